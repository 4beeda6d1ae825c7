// The games whose hands may be on their owners' phones, and their part of the table for that: a script and words of their
// own, which come when a seat uses a phone.
import { signal } from "@preact/signals";
import { loadWordsOf } from "../i18n/fetching";
import type { PhoneTable } from "../table/phone/types";

type Part = typeof import("../table/phone");

export interface PhonePart extends Pick<Part, "NewCodes" | "PhonePlace" | "Phones"> {
  readonly game: PhoneTable;
}

const scripts = import.meta.glob<PhoneTable>("./*/phone/index.tsx", { import: "phone" });
const loaded = signal<ReadonlyMap<string, PhonePart>>(new Map());

/** Whether hands of a game may be on phones. */
export const hasPhones = (game: string): boolean => `./${game}/phone/index.tsx` in scripts;

/** What the table needs for that; undefined before it is here. */
export const phonesOf = (game: string): PhonePart | undefined => loaded.value.get(game);

/** Fetches what the table needs for a game's hands on phones; rejects where something does not come. */
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
