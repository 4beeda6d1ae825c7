// Export and import of the book as files, and a match for BG Stats. Nothing is imported before a person agrees.
import * as v from "valibot";
import { minuteOf } from "../device/dates";
import { parsed } from "../saves/local";
import { type Aliases, peopleAt } from "./aliases";
import { AliasesShape, type Listed, MOST_RESULTS } from "./book";
import type { Played } from "./played";
import { type Result, resultIn } from "./result";

const FILE_VERSION = 1;

export const toJson = (results: readonly Listed[], aliases: Aliases): string =>
  JSON.stringify({
    tefuda_book: FILE_VERSION,
    results: results.map(({ id: _, ...result }): Result => result),
    aliases: Object.entries(aliases),
  });

const HEAD = ["match", "ended", "game", "deck", "players", "name", "person", "place", "points", "minutes", "counts"];
/** Text that a spreadsheet would treat as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  return `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}

const minutesOf = ({ played }: Result): number | null => (played === null ? null : Math.round(played / 60_000));

/** A row per player and match, its end in this device's time; `left` are the prints of matches that don't count. */
export function toCsv(results: readonly Listed[], aliases: Aliases, left: readonly string[]): string {
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
  const lines = [HEAD, ...rows].map((row) => row.map(cell).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`; // so that spreadsheets read it as Unicode
}

const CREATE_PLAY = "https://app.bgstatsapp.com/createPlay.html?data=";

/** The link by which the app BG Stats takes a match: its "createPlay", with the game's name as it is called here. */
export function toBgStats(match: Played, game: string, fewestWins: boolean): string {
  const play = {
    sourceName: "Tefuda",
    sourcePlayId: match.print,
    playDate: `${minuteOf(new Date(match.ended))}:00`,
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

type BookFault = "too-big" | "no-json" | "no-book" | "newer" | "too-many" | "no-results";

/** Nothing in the file could be used, for the reason in `code`. */
export class BadBook extends Error {
  constructor(readonly code: BookFault) {
    super(code);
  }
}

export interface Offered {
  readonly results: readonly Result[];
  readonly aliases: Aliases;
  /** Number of its entries that are not results. */
  readonly unread: number;
}

const Versioned = v.object({ tefuda_book: v.number() });
const FileShape = v.object({
  tefuda_book: v.literal(FILE_VERSION),
  results: v.array(v.unknown()),
  aliases: v.optional(AliasesShape, []),
});

/** Returns the offer of a file; rejects with a {@link BadBook}. */
export async function openBookFile(file: File): Promise<Offered> {
  if (file.size > MOST_BYTES) throw new BadBook("too-big");
  const value = parsed((await file.text()).replace(/^\ufeff/, ""));
  if (value === null || typeof value !== "object") throw new BadBook("no-json");
  if (v.is(Versioned, value) && value.tefuda_book > FILE_VERSION) throw new BadBook("newer");
  const read = v.safeParse(FileShape, value);
  if (!read.success) throw new BadBook("no-book");
  const { results, aliases } = read.output;
  if (results.length > MOST_RESULTS) throw new BadBook("too-many");
  const whole = results.flatMap(resultIn);
  if (!whole.length) throw new BadBook("no-results");
  const distinct = new Map(whole.map((result) => [result.print, result]));
  return { results: [...distinct.values()], aliases, unread: results.length - whole.length };
}
