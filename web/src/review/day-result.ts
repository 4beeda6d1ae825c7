// How a deal of the day went, in two lines for any messenger: they tell nothing of the hands, and lead to the deal.
import { linkTo, lookInto } from "../door/client";
import type { BaseView, LogEntry, Save, Status } from "../door/door";
import { t } from "../i18n/i18n";
import type { MatchOfDay } from "../saves/day";
import { placesOf } from "../saves/result";
import { tricksOf } from "../table/finished";
import type { GameTable } from "../table/types";
import { dealsOf, partsOf, upTo } from "./course";
import { addressOf } from "./ShareSheet";

/** A trick won or points made; those of somebody else; neither. */
const SIGNS = { own: "●", other: "○", nobody: "・" } as const;

type Scores = Status["scores"];

/** Who gained in a part of the match: the seat itself, another more than it, or nobody. */
function signOf(seat: number, before: Scores, after: Scores, isOwnTurn: boolean): string {
  const gains = after.map((points, each) => (points ?? 0) - (before[each] ?? 0));
  const own = gains[seat] ?? 0;
  const most = Math.max(...gains.filter((_, each) => each !== seat));
  if (own > 0 && (isOwnTurn || own > most)) return SIGNS.own;
  return !isOwnTurn && most > own ? SIGNS.other : SIGNS.nobody;
}

/** A sign for each trick, for each turn of that seat, or for each round. */
export async function signsOf(save: Save, table: Pick<GameTable, "replay">, seat: number): Promise<string> {
  const deals = await dealsOf(save);
  const tricks = table.replay ? [] : deals.flatMap(tricksOf);
  if (tricks.length)
    return tricks
      .map(({ winner }) => (winner === seat ? SIGNS.own : winner === null ? SIGNS.nobody : SIGNS.other))
      .join("");
  const entries = deals.flatMap(({ log }) => log as unknown as LogEntry[]);
  const [kind, ends] = partsOf(deals, table.replay);
  const parts = ends.map((end, part) => ({ end, start: ends[part - 1] ?? 0 }));
  const wanted = parts.filter(({ end }) => kind !== "turn" || entries[end - 1]?.seat === seat);
  const signs: string[] = [];
  for (const { start, end } of wanted) {
    signs.push(signOf(seat, await scoresAt(save, start), await scoresAt(save, end), kind === "turn"));
  }
  return signs.join("");
}

const scoresAt = async (save: Save, step: number): Promise<Scores> =>
  (await lookInto(upTo(save, step), [])).status.scores;

/** The result of the match of a day that `seat` has played. */
export async function dayLines(
  day: MatchOfDay,
  save: Save,
  table: Pick<GameTable, "replay">,
  seat: number,
): Promise<string> {
  const { status, views } = await lookInto<BaseView>(save, [null]);
  const [{ standing }] = views as [BaseView];
  const first = t("day-line", {
    date: day.date,
    game: t(`${save.game}-name`),
    place: placesOf({ ...status, standing })[seat] ?? 1,
    players: save.seats.length,
    points: status.scores[seat] ?? 0,
  });
  const link = addressOf(await linkTo(save, { deal: true, names: false }));
  return `${first}\n${await signsOf(save, table, seat)} ${link}`;
}
