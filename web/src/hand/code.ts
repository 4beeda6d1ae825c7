/**
 * A hand as a short text, which another device reads from a QR code or a player types: Crockford's base 32, 48
 * characters for sixteen cards.
 *
 * In every version of the format the first character is the version, and the last five are a checksum of all others.
 * Between them are the deck (a hash of the game's id and the names of its cards, so no text is read with other cards),
 * the seat's tag, the seat and its colour, the deal, the numbering, the numbers in use, and the catalogue position of
 * each number's card. Version 1, of the first release, has neither seat nor colour.
 */
import { str as crc32 } from "crc-32";
import { TAG_BITS } from "./tag";

/** The cards of each game that allows hands on phones, in the catalogue's order. */
export type Decks = ReadonlyMap<string, readonly string[]>;

export interface HandCode {
  readonly game: string;
  /** Identifies the seat's hands in this match on the device that reads them; from `newTag`. */
  readonly tag: number;
  /** The seat, from 0, and the number of its colour at the table; null in version 1. */
  readonly seat: number | null;
  readonly hue: number | null;
  /** Number of the deal in the match, modulo 32. */
  readonly deal: number;
  /** Number of the seat's numbering in the match, modulo {@link NUMBERINGS}. */
  readonly numbering: number;
  /** Each card that the seat holds with its number, from 1 to {@link MOST_NUMBER}. */
  readonly cards: ReadonlyMap<string, number>;
}

/** Reasons why a text can't be read; each has a sentence on the phone's page. */
export const FAULTS = ["empty", "too_long", "damaged", "other_version", "unknown_cards"] as const;
export type HandFault = (typeof FAULTS)[number];

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS_A_SIGN = 5;
const VERSION = 2;
const SEATLESS = 1;

const DECK_BITS = 20;
const PLACE_BITS = 3;
const DEAL_BITS = 5;
const NUMBERING_BITS = 10;
const NUMBER_BITS = 32;
const CARD_BITS = 7;
const CHECK_SIGNS = 5;
const CHECK_BITS = CHECK_SIGNS * BITS_A_SIGN;
const HEAD_BITS = BITS_A_SIGN + DECK_BITS + TAG_BITS + DEAL_BITS + NUMBERING_BITS + NUMBER_BITS;

export const MOST_NUMBER = NUMBER_BITS;
export const NUMBERINGS = 2 ** NUMBERING_BITS;

const signsOf = (cards: number, hasSeat: boolean): number =>
  Math.ceil((HEAD_BITS + (hasSeat ? 2 * PLACE_BITS : 0) + cards * CARD_BITS) / BITS_A_SIGN) + CHECK_SIGNS;
const MOST_SIGNS = signsOf(MOST_NUMBER, true);
/** More characters than a player types, including spaces and hyphens between groups. */
const MOST_TYPED = 1000;

/** Marks that people and keyboards put between groups. */
const BETWEEN = /[\s\p{Dash_Punctuation}\u30fc\u2212_.,・·]/gu;
const GROUP = /.{1,4}/g;

const crcOf = (text: string, bits: number): number => (crc32(text) >>> 0) & (2 ** bits - 1);
const printOf = (game: string, cards: readonly string[]): number => crcOf(`${game} ${cards.join(" ")}`, DECK_BITS);
const numberFrom = (bits: string): number => Number.parseInt(bits || "0", 2);
const toBits = (value: number, count: number): string => (value % 2 ** count).toString(2).padStart(count, "0");

const toSigns = (bits: string): string =>
  bits.replace(/.{1,5}/g, (five) => SIGNS[numberFrom(five.padEnd(BITS_A_SIGN, "0"))] ?? "");
const toBitsAgain = (signs: string): string =>
  [...signs].map((sign) => toBits(SIGNS.indexOf(sign), BITS_A_SIGN)).join("");

/** Returns whether these are numbers of different cards. */
export const areNumbers = (numbers: readonly number[]): boolean =>
  new Set(numbers).size === numbers.length &&
  numbers.every((each) => Number.isInteger(each) && each >= 1 && each <= MOST_NUMBER);

/** Returns whether a seat's numbering was drawn before another one of that seat. */
export const isOlder = (numbering: number, other: number): boolean =>
  (numbering - other + NUMBERINGS) % NUMBERINGS > NUMBERINGS / 2;

/** Write a hand; throws RangeError for a card that is not in the deck, and for an invalid or repeated number. */
export function writeHand({ game, tag, seat, hue, deal, numbering, cards }: HandCode, decks: Decks): string {
  const deck = decks.get(game) ?? [];
  const places = new Map([...cards].map(([card, number]) => [number, deck.indexOf(card)]));
  const numbers = [...places.keys()].sort((one, other) => one - other);
  if (!areNumbers([...cards.values()]) || [...places.values()].includes(-1))
    throw new RangeError(`${game}: this hand can't be written`);
  const bits = [
    toBits(VERSION, BITS_A_SIGN),
    toBits(printOf(game, deck), DECK_BITS),
    toBits(tag, TAG_BITS),
    toBits(seat ?? 0, PLACE_BITS),
    toBits(hue ?? 0, PLACE_BITS),
    toBits(deal, DEAL_BITS),
    toBits(numbering, NUMBERING_BITS),
    Array.from({ length: NUMBER_BITS }, (_, at) => (places.has(at + 1) ? "1" : "0")).join(""),
    ...numbers.map((each) => toBits(places.get(each) ?? 0, CARD_BITS)),
  ];
  const text = toSigns(bits.join(""));
  return text + toSigns(toBits(crcOf(text, CHECK_BITS), CHECK_BITS));
}

/** Returns a text in groups of four, as it is read aloud and typed. */
export const inGroups = (text: string): string => text.match(GROUP)?.join(" ") ?? "";

/** Returns the intended signs of a text: without the address before `#`, in capitals, without spaces or look-alikes. */
function meant(text: string): string {
  const typed = text
    .slice(text.lastIndexOf("#") + 1)
    .normalize("NFKC")
    .replace(BETWEEN, "");
  return typed.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
}

/** Read a scanned or typed text: a hand, or the reason why it is not one. */
export function readHand(text: string, decks: Decks): HandCode | HandFault {
  if (text.length > MOST_TYPED) return "too_long";
  const signs = meant(text);
  if (!signs) return "empty";
  if (signs.length > MOST_SIGNS) return "too_long";
  const [body, check] = [signs.slice(0, -CHECK_SIGNS), signs.slice(-CHECK_SIGNS)];
  const isWhole = [...signs].every((sign) => SIGNS.includes(sign));
  if (!isWhole || check !== toSigns(toBits(crcOf(body, CHECK_BITS), CHECK_BITS))) return "damaged";
  if (![SEATLESS, VERSION].includes(SIGNS.indexOf(body[0] ?? ""))) return "other_version";
  return handIn(toBitsAgain(body), decks);
}

function handIn(bits: string, decks: Decks): HandCode | HandFault {
  let at = 0;
  const bitsOf = (count: number): string => {
    at += count;
    return bits.slice(at - count, at);
  };
  const numberOf = (count: number): number => numberFrom(bitsOf(count));
  const hasSeat = numberOf(BITS_A_SIGN) !== SEATLESS;
  const print = numberOf(DECK_BITS);
  const tag = numberOf(TAG_BITS);
  const [seat, hue] = hasSeat ? [numberOf(PLACE_BITS), numberOf(PLACE_BITS)] : [null, null];
  const deal = numberOf(DEAL_BITS);
  const numbering = numberOf(NUMBERING_BITS);
  const numbers = [...bitsOf(NUMBER_BITS)].flatMap((bit, index) => (bit === "1" ? [index + 1] : []));
  if (bits.length !== (signsOf(numbers.length, hasSeat) - CHECK_SIGNS) * BITS_A_SIGN) return "damaged";
  const [game, deck] = [...decks].find((entry) => printOf(...entry) === print) ?? [];
  if (!game || !deck) return "unknown_cards";
  const cards = new Map(numbers.map((number) => [deck[numberOf(CARD_BITS)] ?? "", number]));
  if (cards.has("")) return "unknown_cards";
  return cards.size === numbers.length ? { game, tag, seat, hue, deal, numbering, cards } : "damaged";
}
