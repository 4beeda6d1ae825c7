// Export and import of results as files, the book's and others, and a match for BG Stats. Nothing is imported before a
// person agrees.
import * as v from "valibot";
import { minuteOf } from "../device/dates";
import { parsed } from "../saves/local";
import { type Aliases, peopleAt } from "./aliases";
import { AliasesShape } from "./book";
import { type Ended, type Listed, MOST_RESULTS } from "./listed";
import type { Played } from "./played";
import { type Result, resultIn } from "./result";

/** The version of all files of results. */
export const FILE_VERSION = 1;

/** The name of a file's version, which tells its kind. */
const BOOK = "tefuda_book";

export const toJson = (results: readonly Listed<Result>[], aliases: Aliases): string =>
  JSON.stringify({
    [BOOK]: FILE_VERSION,
    results: results.map(({ id: _, ...result }): Result => result),
    aliases: Object.entries(aliases),
  });

const HEAD = ["match", "ended", "game", "deck", "players", "name", "person", "place", "points", "minutes", "counts"];
/** Text that a spreadsheet would treat as a formula. */
const FORMULA = /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/;

type Cell = string | number | null;

function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** Returns rows as CSV, in the form that spreadsheets read as Unicode. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;

const minutesOf = ({ played }: Result): number | null => (played === null ? null : Math.round(played / 60_000));

/** A row per player and match, its end in this device's time; `left` are the prints of matches that don't count. */
export function toCsv(results: readonly Listed<Result>[], aliases: Aliases, left: readonly string[]): string {
  const rows = results.flatMap((result) => {
    const people = peopleAt(result.names, aliases);
    return result.names.map((name, seat) => [
      result.print,
      minuteOf(new Date(result.ended)),
      result.game,
      result.deck,
      result.names.length,
      name,
      people[seat] ?? name,
      result.places[seat] ?? null,
      result.points[seat] ?? null,
      minutesOf(result),
      left.includes(result.print) ? "no" : "yes",
    ]);
  });
  return csvOf([HEAD, ...rows]);
}

const CREATE_PLAY = "https://app.bgstatsapp.com/createPlay.html?data=";

/** The link by which the app BG Stats takes a match: its "createPlay", with the game's name as it is called here. */
export function toBgStats(match: Played, game: string, fewestWins: boolean): string {
  const play = {
    sourceName: "Tefuda",
    sourcePlayId: match.print,
    // the end in UTC, as BG Stats' page about plays from other apps asks: it shows the time of its own device
    playDate: new Date(match.ended).toISOString().slice(0, 19).replace("T", " "),
    ...(match.played !== null && { durationMin: Math.max(1, minutesOf(match) ?? 1) }),
    ...(match.deck !== null && { board: match.deck }),
    game: {
      name: game,
      sourceGameId: match.game,
      highestWins: !fewestWins,
      noPoints: match.points.every((points) => points === null),
    },
    players: match.people.map((name, seat) => ({
      name,
      sourcePlayerId: name,
      startPlayer: false,
      rank: match.places[seat] ?? 0,
      ...(match.points[seat] !== null && { score: match.points[seat] }),
      winner: match.places[seat] === 1,
    })),
  };
  return CREATE_PLAY + encodeURIComponent(JSON.stringify(play));
}

export const MOST_BYTES = 4 * 2 ** 20;

type ResultsFault = "too-big" | "no-json" | "no-book" | "newer" | "too-many" | "no-results";

/** Nothing in the file could be used, for the reason in `code`. */
export class BadResults extends Error {
  constructor(readonly code: ResultsFault) {
    super(code);
  }
}

/** The results of a file. */
export interface OfferedResults<Each> {
  readonly results: readonly Each[];
  /** Number of its entries that are not results. */
  readonly unread: number;
}

const AnyFile = v.looseObject({ results: v.array(v.unknown()) });

/**
 * Reads a file of results whose version has the name `mark`; resolves to them and all fields of the file. Rejects with
 * {@link BadResults}.
 */
export async function readResults<Each extends Ended>(
  file: File,
  mark: string,
  resultIn: (value: unknown) => Each[],
): Promise<OfferedResults<Each> & { readonly fields: Readonly<Record<string, unknown>> }> {
  if (file.size > MOST_BYTES) throw new BadResults("too-big");
  const value = parsed((await file.text()).replace(/^\ufeff/, ""));
  if (value === null || typeof value !== "object") throw new BadResults("no-json");
  if (v.is(v.object({ [mark]: v.pipe(v.number(), v.minValue(FILE_VERSION + 1)) }), value))
    throw new BadResults("newer");
  const read = v.safeParse(AnyFile, value);
  if (!read.success || read.output[mark] !== FILE_VERSION) throw new BadResults("no-book");
  const { results } = read.output;
  if (results.length > MOST_RESULTS) throw new BadResults("too-many");
  const whole = results.flatMap(resultIn);
  if (!whole.length) throw new BadResults("no-results");
  const distinct = new Map(whole.map((result) => [result.print, result]));
  return { results: [...distinct.values()], unread: results.length - whole.length, fields: read.output };
}

export interface Offered extends OfferedResults<Result> {
  readonly aliases: Aliases;
}

const WithAliases = v.object({ aliases: v.optional(AliasesShape, []) });

/** Returns the offer of a book's file; rejects with a {@link BadResults}. */
export async function openBookFile(file: File): Promise<Offered> {
  const { results, unread, fields } = await readResults(file, BOOK, resultIn);
  const read = v.safeParse(WithAliases, fields);
  if (!read.success) throw new BadResults("no-book");
  return { results, unread, aliases: read.output.aliases };
}
