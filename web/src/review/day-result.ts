// How a deal of the day went, in two lines for any messenger: they tell nothing of the hands, and lead to the deal.
import { placesOf } from "../book/result";
import type { MatchOfDay } from "../day/day";
import { linkTo, views } from "../door/client";
import type { BaseView, Save } from "../door/door";
import { t } from "../i18n/i18n";
import { tricksOf } from "../match/finished";
import type { GameTable } from "../table/types";
import { entriesOf, partsOf } from "./course";
import type { Opened } from "./opening";
import { addressOf } from "./ShareSheet";

/** A trick won or points made; those of somebody else; neither. */
const SIGNS = { own: "●", other: "○", nobody: "・" } as const;

type Scores = BaseView["scores"];

/** Who gained in a part of the match: the seat itself, another more than it, or nobody. */
function signOf(seat: number, before: Scores, after: Scores, isOwnTurn: boolean): string {
  const gains = after.map((points, each) => (points ?? 0) - (before[each] ?? 0));
  const own = gains[seat] ?? 0;
  const most = Math.max(...gains.filter((_, each) => each !== seat));
  if (own > 0 && (isOwnTurn || own > most)) return SIGNS.own;
  return !isOwnTurn && most > own ? SIGNS.other : SIGNS.nobody;
}

type Shown = Pick<Opened, "save" | "deals" | "status">;

/** A sign for each trick, for each turn of that seat, or for each round. */
export async function signsOf({ save, deals }: Shown, table: Pick<GameTable, "replay">, seat: number): Promise<string> {
  const tricks = table.replay ? [] : deals.flatMap(tricksOf);
  if (tricks.length)
    return tricks
      .map(({ winner }) => (winner === seat ? SIGNS.own : winner === null ? SIGNS.nobody : SIGNS.other))
      .join("");
  const entries = entriesOf(deals);
  const [kind, ends] = partsOf(deals, table.replay);
  const parts = ends.map((end, part) => ({ end, start: ends[part - 1] ?? 0 }));
  const scores = await scoresAt(save, [0, ...ends]);
  return parts
    .filter(({ end }) => kind !== "turn" || entries[end - 1]?.seat === seat)
    .map(({ start, end }) => signOf(seat, scores.get(start) ?? [], scores.get(end) ?? [], kind === "turn"))
    .join("");
}

/** The points that lay open at rising steps. */
async function scoresAt(save: Save, steps: readonly number[]): Promise<ReadonlyMap<number, Scores>> {
  const rows = (await views<BaseView>(save, [null], steps)).views;
  return new Map(rows.map(([view], at) => [steps[at] ?? 0, view?.scores ?? []]));
}

/** The result of the match of a day that `seat` has played. */
export async function dayLines(
  day: MatchOfDay,
  opened: Shown,
  table: Pick<GameTable, "replay">,
  seat: number,
): Promise<string> {
  const { save, status, deals } = opened;
  const standing = deals.at(-1)?.standing ?? [];
  const first = t("day-line", {
    date: day.date,
    game: t(`${save.game}-name`),
    place: placesOf({ ...status, standing })[seat] ?? 1,
    players: save.seats.length,
    points: status.scores[seat] ?? 0,
  });
  const link = addressOf(await linkTo(save, { deal: true, names: false }));
  return `${first}\n${await signsOf(opened, table, seat)} ${link}`;
}
