// The games that allow hands on phones, and their part of the table: a script with words, which loads when a seat uses
// a phone.
import { signal } from "@preact/signals";
import { loadWordsOf } from "../i18n/fetching";
import type { PhoneTable } from "../table/phone/types";

type Part = typeof import("../table/phone");

export interface PhonePart extends Pick<Part, "NewCodes" | "PhonePlace" | "Phones"> {
  readonly game: PhoneTable;
}

const scripts = import.meta.glob<PhoneTable>("./*/phone/index.tsx", { import: "phone" });
const loaded = signal<ReadonlyMap<string, PhonePart>>(new Map());

/** Returns whether a game allows hands on phones. */
export const hasPhones = (game: string): boolean => `./${game}/phone/index.tsx` in scripts;

/** Returns a game's part of the table; undefined before it is loaded. */
export const phonesOf = (game: string): PhonePart | undefined => loaded.value.get(game);

/** Fetches a game's part of the table; rejects if it does not load. */
export async function loadPhones(game: string): Promise<PhonePart | undefined> {
  const known = loaded.peek().get(game);
  if (known) return known;
  const [part, own] = await Promise.all([
    import("../table/phone"),
    scripts[`./${game}/phone/index.tsx`]?.(),
    loadWordsOf("table/phone", `games/${game}/phone`),
  ]);
  if (own) loaded.value = new Map(loaded.peek()).set(game, { ...part, game: own });
  return loaded.peek().get(game);
}
