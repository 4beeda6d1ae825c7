// The last choices on this device, for the next set-up: names, seats, the seat that started, options, and whether there are
// hints.
import { signal } from "@preact/signals";
import * as v from "valibot";
import type { OptionShape, Save } from "../door/door";
import { parsed, readText, remove, writeText } from "../saves/local";
import { nameKey } from "../saves/names";
import { type Seating, StoredSeating } from "../saves/record";

export const MOST_NAME = 16;
const MOST_KEPT = 12;
const Names = v.fallback(v.array(v.string()), []);

export const lastNames = (): string[] => v.parse(Names, parsed(readText("people")));

/** Keeps `names` first, then those known before that are not among them. */
export function keepNames(names: readonly string[]): void {
  const keys = new Set(names.map(nameKey));
  const kept = [...names, ...lastNames().filter((name) => !keys.has(nameKey(name)))].slice(0, MOST_KEPT);
  writeText("people", JSON.stringify(kept));
}

const KeptFaces = v.fallback(v.record(v.string(), v.string()), {});
const faces = signal(v.parse(KeptFaces, parsed(readText("faces"))));

/** Returns the chosen face for a name; null for none. */
export const faceOf = (name: string): string | null => faces.value[nameKey(name)] ?? null;

/** Keeps a face for a name, or with null that it has none. */
export function keepFace(name: string, face: string | null): void {
  const { [nameKey(name)]: _, ...others } = faces.value;
  const kept = Object.entries(others).slice(1 - MOST_KEPT);
  faces.value = Object.fromEntries(face === null ? kept : [...kept, [nameKey(name), face]]);
  writeText("faces", JSON.stringify(faces.value));
}

/** Returns the bots that played a game last, by seat; null before its first match. */
export function lastSeating(game: string): Seating | null {
  const kept = readText(`seats:${game}`);
  return kept === null ? null : v.parse(StoredSeating, parsed(kept));
}

export const keepSeating = (game: string, bots: Seating): boolean => writeText(`seats:${game}`, JSON.stringify(bots));

const KeptStart = v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null);

/** Returns the seat that was chosen last to start a game; null if chance decides. */
export const lastStart = (game: string): number | null => v.parse(KeptStart, parsed(readText(`start:${game}`)));

export function keepStart(game: string, seat: number | null): void {
  if (seat === null) remove(`start:${game}`);
  else writeText(`start:${game}`, JSON.stringify(seat));
}

type Options = Save["options"];
const KeptOptions = v.fallback(v.record(v.string(), v.union([v.string(), v.number()])), {});

/** Returns a game's suggestion; `isPassed`: several people pass the device round. */
const suggestionOf = ({ suggested, suggested_passed }: OptionShape, isPassed: boolean) =>
  isPassed ? suggested_passed : suggested;

/** Returns the options chosen last, if the game still has them, or else its suggestions. */
export function houseRules(game: string, options: readonly OptionShape[], isPassed: boolean): Options {
  const kept = v.parse(KeptOptions, parsed(readText(`house-rules:${game}`)));
  const offered = (option: OptionShape) =>
    option.values.find((value) => value === kept[option.id]) ?? suggestionOf(option, isPassed);
  return Object.fromEntries(options.map((option) => [option.id, offered(option)]));
}

/** Keeps the choices that differ from the game's suggestions, which may change later. */
export function keepHouseRules(
  game: string,
  options: readonly OptionShape[],
  chosen: Options,
  isPassed: boolean,
): boolean {
  const own = options.flatMap((option) => {
    const value = chosen[option.id];
    return value === undefined || value === suggestionOf(option, isPassed) ? [] : [[option.id, value] as const];
  });
  return writeText(`house-rules:${game}`, JSON.stringify(Object.fromEntries(own)));
}

const LEFT_OUT = "off";

/** Returns whether a game's matches have hints: they do until hints are switched off. */
export const offersHints = (game: string): boolean => readText(`hints:${game}`) !== LEFT_OUT;

export function keepOffersHints(game: string, offered: boolean): void {
  if (offered) remove(`hints:${game}`);
  else writeText(`hints:${game}`, LEFT_OUT);
}
