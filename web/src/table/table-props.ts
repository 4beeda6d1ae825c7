// What a game's table is given of a session.
import type { FunctionComponent } from "preact";
import { useMemo } from "preact/hooks";
import { confirmed } from "./confirm";
import type { Session } from "./session";
import { goesOn, type Stage } from "./stage";
import type { TableProps, Waits } from "./types";

/** The stages at which a table is shown. */
export type Played = Extract<Stage, { at: "table" | "open" | "watch" | "shown" }>;

/** Who goes on by itself; nobody where a hand waits to be opened, or an action is on its way on everybody's table. */
function waitsAt(session: Session, stage: Played, onHurry: () => void): Waits | null {
  const isOwnOpen = stage.at === "watch";
  const seat = goesOn(stage);
  return seat === null && !isOwnOpen
    ? null
    : { seat, isMachine: seat !== null && session.isMachine(seat), isOwnOpen, onHurry };
}

/** What a game's table is given at this stage, but for the way to the rules. */
export function useTableProps(
  session: Session,
  stage: Played,
  Emblem: FunctionComponent,
  hurry: () => void,
): Omit<TableProps, "onRule"> {
  const act = useMemo(() => confirmed(session.act), [session]);
  const { steps, seat } = session.undo.value;
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
            waits: waitsAt(session, stage, hurry),
            Emblem,
            actor: steps.length ? seat : null,
            onTakeBack: session.takeBack,
            onOpen: session.reveal,
          }
        : null,
    shown: stage.at === "shown" ? { fresh: stage.fresh, onClose: session.conceal } : null,
    refusal: session.refusal.value,
    forgetRefusal: session.forgetRefusal,
    act,
    explain: session.explain,
    check: session.check,
  };
}
