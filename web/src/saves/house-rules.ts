// What a game was set up with last, for its next match: its options, and whether there are hints.
import * as v from "valibot";
import type { OptionShape, Save } from "../door/door";
import { parsed, readText, remove, writeText } from "./storage";

type Options = Save["options"];

const keyOf = (game: string) => `tefuda:house-rules:${game}`;
const Kept = v.fallback(v.record(v.string(), v.union([v.string(), v.number()])), {});

/** What a set-up of that game offers: what was chosen last, where the game still knows that, or else its suggestion. */
export function houseRules(game: string, options: readonly OptionShape[]): Options {
  const kept = v.parse(Kept, parsed(readText(keyOf(game))));
  const offered = ({ id, values, suggested }: OptionShape) => values.find((value) => value === kept[id]) ?? suggested;
  return Object.fromEntries(options.map((option) => [option.id, offered(option)]));
}

const hintsKeyOf = (game: string) => `tefuda:hints:${game}`;
const LEFT_OUT = "off";

/** Whether a game's matches have hints: they do until they were left out. */
export const offersHints = (game: string): boolean => readText(hintsKeyOf(game)) !== LEFT_OUT;

export function keepOffersHints(game: string, offered: boolean): void {
  if (offered) remove(hintsKeyOf(game));
  else writeText(hintsKeyOf(game), LEFT_OUT);
}

export function keepHouseRules(game: string, options: Options): void {
  writeText(keyOf(game), JSON.stringify(options));
}
