// The hands on this phone, kept in local storage for a day: the text, and the cards that the owner has crossed out or
// set apart. Texts that are not hands are never stored.
import { type Decks, type HandCode, type HandFault, isOlder, readHand } from "../hand/code";
import { type Key, keysWith, parsed, readText, remove, writeText } from "../saves/local";
import { past } from "../saves/past";

export interface KeptHand {
  readonly text: string;
  readonly code: HandCode;
  /** Time at which the text was read, in ms since 1970. */
  readonly at: number;
  /** Crossed-out numbers. */
  readonly crossed: readonly number[];
  /** Cards set apart from the hand. */
  readonly apart: readonly string[];
}

export const DAY_MS = 24 * 60 * 60 * 1000;
/** Most hands kept, more than a player needs in a day; the oldest are deleted. */
export const MOST_KEPT = 12;
const PREFIX = "hand:";

const keyOf = (tag: number): Key => `${PREFIX}${tag.toString(36)}`;

const isListOf = <Value>(type: "number" | "string", list: unknown): list is Value[] =>
  Array.isArray(list) && list.every((each) => typeof each === type);

function read(key: Key, decks: Decks, now: number): KeptHand | null {
  const { text, at, crossed, apart } = (parsed(readText(key)) ?? {}) as Partial<Record<keyof KeptHand, unknown>>;
  if (typeof text !== "string" || typeof at !== "number" || !(now - at < DAY_MS)) return null;
  if (!isListOf<number>("number", crossed) || !isListOf<string>("string", apart)) return null;
  const code = readHand(text, decks);
  return typeof code === "string" || keyOf(code.tag) !== key ? null : { text, code, at: past(at, now), crossed, apart };
}

/** Returns the hand of a match as it is stored now, by this tab or another. */
export const keptOf = (tag: number, decks: Decks, now = Date.now()): KeptHand | null => read(keyOf(tag), decks, now);

/** Returns all hands, the newest first; removes hands older than a day, invalid values, and the oldest extra hands. */
export function keptHands(decks: Decks, now = Date.now()): readonly KeptHand[] {
  const found = keysWith(PREFIX).flatMap((key) => {
    const hand = read(key, decks, now);
    if (!hand) remove(key);
    else if (hand.at === now) keep(hand); // a clock that was wrong may have kept it for years
    return hand ?? [];
  });
  found.sort((one, other) => other.at - one.at);
  for (const { code } of found.slice(MOST_KEPT)) remove(keyOf(code.tag));
  return found.slice(0, MOST_KEPT);
}

export function keep({ code, ...kept }: KeptHand): void {
  writeText(keyOf(code.tag), JSON.stringify(kept));
}

export const forget = ({ code }: KeptHand): void => remove(keyOf(code.tag));

/**
 * Read a text and store its hand, which replaces the earlier hand of the match, but not a newer one. For a text that is
 * not a hand, return the reason and change nothing. Crossed-out numbers stay within a numbering, cards set apart stay
 * within a deal.
 */
export function takeText(text: string, decks: Decks, now = Date.now()): KeptHand | HandFault {
  const code = readHand(text, decks);
  if (typeof code === "string") return code;
  const before = keptOf(code.tag, decks, now);
  const isSameDeal = before?.code.game === code.game && before.code.deal === code.deal;
  const crossed = isSameDeal && before.code.numbering === code.numbering ? before.crossed : [];
  const hand = { text, code, at: now, crossed, apart: isSameDeal ? before.apart : [] };
  if (before && isOlder(code.numbering, before.code.numbering)) return hand;
  keep(hand);
  keptHands(decks, now); // deletes the oldest
  return hand;
}
