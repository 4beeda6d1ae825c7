// The pages of rules of a game without its own leaflet: its clauses in words, its table, and its trials.
import { has } from "../../i18n/i18n";
import type { GameTable } from "../../table/types";
import { type Leaflet, trialsOf } from "../leaflet";
import { type Position, Still } from "./Still";

const tables = import.meta.glob<GameTable>("../../games/*/index.ts", { import: "table" });

/** Make the leaflet of a game without its own one, once its words are here; undefined for an unknown game. */
export async function loadPlainLeaflet(game: string): Promise<Leaflet | undefined> {
  const table = await tables[`../../games/${game}/index.ts`]?.();
  return table && plainLeaflet(game, table, (await table.positions?.())?.default ?? {});
}

/** The clauses that a game has words for, by their numbers, section by section. */
export function clausesSaid(game: string): string[] {
  const found: string[] = [];
  for (let section = 0; has(`${game}-rules-${section}`); section++) {
    if (has(`${game}-rule-${section}`)) found.push(`${section}`);
    for (let item = 1; has(`${game}-rule-${section}-${item}`); item++) found.push(`${section}.${item}`);
  }
  return found;
}

interface Positions {
  readonly table?: Position<never>;
  readonly rulings?: readonly string[];
}

/** `views` is the engine's data of the positions found; `table` among them is the picture. */
export function plainLeaflet(
  game: string,
  { Table, looks, marks, refusalArguments }: GameTable,
  views: object,
): Leaflet {
  const { table: position, rulings = [] } = views as Positions;
  return {
    looks,
    marks,
    refusalArguments,
    turn: [],
    rulings,
    terms: [],
    examples: Object.fromEntries(clausesSaid(game).map((clause) => [clause, null])),
    trials: trialsOf(views),
    Picture: Table && position && (() => <Still Table={Table} {...position} />),
  };
}
