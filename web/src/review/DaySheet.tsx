// The result of a deal of the day, to copy or to send: two lines for any messenger, which reveal nothing of the hands
// and lead to the deal.
import { useEffect, useRef, useState } from "preact/hooks";
import { placesOf } from "../book/result";
import { dayOf } from "../day/day";
import { DoorError, linkTo, views } from "../door/client";
import type { BaseView } from "../door/door";
import { EngineFault } from "../engine/faults";
import { t } from "../i18n/i18n";
import { tricksOf } from "../match/finished";
import type { GameTable } from "../table/types";
import { Boot } from "../ui/Boot";
import { Copying } from "../ui/Copying";
import { Sheet } from "../ui/Sheet";
import { entriesOf, partsOf } from "./course";
import { type Opened, openFinished } from "./opening";
import { addressOf } from "./ShareSheet";
import "./share.css";

/** A trick won or points made; those of another seat; neither. */
const SIGNS = { own: "●", other: "○", nobody: "・" } as const;

type Scores = BaseView["scores"];

/** The seat that gained in a part of the match: the own one, another more than it, or none. */
function signOf(seat: number, before: Scores, after: Scores, isOwnTurn: boolean): string {
  const gains = after.map((points, each) => (points ?? 0) - (before[each] ?? 0));
  const own = gains[seat] ?? 0;
  const most = Math.max(...gains.filter((_, each) => each !== seat));
  if (own > 0 && (isOwnTurn || own > most)) return SIGNS.own;
  return !isOwnTurn && most > own ? SIGNS.other : SIGNS.nobody;
}

/** A sign for each trick, for each turn of that seat, or for each round. */
async function signsOf({ save, deals }: Opened, { replay }: GameTable, seat: number): Promise<string> {
  const tricks = replay ? [] : deals.flatMap(tricksOf);
  if (tricks.length)
    return tricks
      .map(({ winner }) => (winner === seat ? SIGNS.own : winner === null ? SIGNS.nobody : SIGNS.other))
      .join("");
  const entries = entriesOf(deals);
  const [kind, ends] = partsOf(deals, replay);
  const { views: rows } = await views<BaseView>(save, [null], [0, ...ends]);
  const scores = rows.map(([view]) => view?.scores ?? []);
  const signs = ends.map((end, part) => {
    const isOther = kind === "turn" && entries[end - 1]?.seat !== seat;
    return isOther ? "" : signOf(seat, scores[part] ?? [], scores[part + 1] ?? [], kind === "turn");
  });
  return signs.join("");
}

/** The lines of a day's finished match; empty where there are none to be had. */
async function linesOf(id: string, table: GameTable | undefined): Promise<string> {
  const day = dayOf(id);
  const access = await openFinished(id, table, "outcome");
  if (!day || !table || access?.at !== "open") return "";
  const { save, status, outcome, bots } = access;
  const seat = Math.max(0, bots.indexOf(null));
  const first = t("day-line", {
    date: day.date,
    game: t(`${save.game}-name`),
    place: placesOf(outcome)[seat] ?? 1,
    players: save.seats.length,
    points: status.scores[seat] ?? 0,
  });
  try {
    const link = addressOf(await linkTo(save, { deal: true, names: false }));
    return `${first}\n${await signsOf(access, table, seat)} ${link}`;
  } catch (fault) {
    if (!(fault instanceof DoorError || fault instanceof EngineFault)) throw fault;
    return "";
  }
}

export function DaySheet({ id, table, onClose }: { id: string; table: GameTable | undefined; onClose: () => void }) {
  const [lines, setLines] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void linesOf(id, table).then(setLines), [id]);
  return (
    <Sheet title={t("day-share")} onClose={onClose}>
      <div class="stack">
        <p class="small soft">{t("day-share-help")}</p>
        {lines === null && <Boot />}
        {lines === "" && <p role="status">{t("day-share-none")}</p>}
        {lines && (
          <>
            <textarea
              ref={field}
              class="day-lines"
              readOnly
              rows={4}
              value={lines}
              aria-label={t("day-share")}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Copying text={lines} toSend={{ text: lines }} field={field} />
          </>
        )}
      </div>
    </Sheet>
  );
}
