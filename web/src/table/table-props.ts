// A match at a game's table: its course on the screen, and the table's properties.
import { useEffect, useMemo } from "preact/hooks";
import { listen } from "../device/listen";
import { isReady } from "../door/engine";
import type { BotTurns } from "../match/bot-turns";
import { goesOn, type Stage } from "../match/stage";
import type { TurnMatch } from "../match/turns";
import { confirmed } from "./confirm";
import type { Look, TableProps, Waits } from "./types";

/** Returns whether a tap is on the table itself: that hurries any automatic action. */
const isOn = (place: string, target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(place) !== null && !target.closest("button, a, header, dialog");

/** While a match is on the screen: keep it open in every engine, and let taps within `place` hurry it. */
export function useMatch(match: TurnMatch, bots: BotTurns, place: string): void {
  const onTap = ({ target }: Event) => {
    if (!isOn(place, target)) return;
    bots.hurry();
    match.noticed();
  };
  useEffect(() => listen(window, ["click"], onTap), [bots]);
  useEffect(() => {
    if (isReady.value) match.open();
    return () => void match.close();
  }, [match, isReady.value]);
}

/** The stages at which a table is shown. */
export type Played = Extract<Stage, { at: "table" | "open" | "watch" | "shown" }>;

/** Returns the automatic part now; null if a hand waits to be opened, or an action is pending on everyone's table. */
function waitsAt(match: TurnMatch, stage: Played, bots: BotTurns): Waits | null {
  const isOwnOpen = stage.at === "watch";
  const seat = goesOn(stage);
  return seat === null && !isOwnOpen
    ? null
    : {
        seat,
        isMachine: seat !== null && match.showing.isBot(seat),
        isOwnOpen,
        onHurry: bots.hurry,
        onTold: bots.told,
        onHold: bots.canHold.value ? bots.hold : undefined,
      };
}

/** Returns the seats that may look out of turn; null if none may, as while an action is pending. */
function lookAt(match: TurnMatch, stage: Played): Look | null {
  if (stage.at !== "table" || (stage.seat === null && stage.next === null)) return null;
  const seats = match.showing.lookers.filter((seat) => seat !== stage.seat);
  return seats.length ? { seats, isAsked: stage.looks, onAsk: match.askToLook, onLeave: match.conceal } : null;
}

/** The props of a game's table at this stage. */
export function useTableProps(match: TurnMatch, stage: Played, crest: string, bots: BotTurns): TableProps {
  const act = useMemo(() => confirmed(match.act), [match]);
  const { steps, seat } = match.undo.value;
  const { view, since } = stage;
  return {
    view,
    since,
    legal: stage.at === "open" ? stage.legal : [],
    complete: stage.at === "open" && stage.complete,
    closed:
      stage.at === "table" || stage.at === "watch"
        ? {
            seat: stage.at === "table" ? stage.seat : null,
            waits: waitsAt(match, stage, bots),
            look: lookAt(match, stage),
            crest,
            actor: steps.length ? seat : null,
            onTakeBack: match.takeBack,
            onOpen: match.reveal,
          }
        : null,
    shown: stage.at === "shown" ? { fresh: stage.fresh, onClose: match.conceal } : null,
    refusal: match.refusal.value,
    forgetRefusal: match.forgetRefusal,
    act,
    explain: match.explain,
    check: match.check,
  };
}
