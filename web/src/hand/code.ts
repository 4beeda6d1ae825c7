/**
 * A hand as a short text, which another device reads from a QR code or from somebody's fingers: Crockford's base 32, 47
 * characters for sixteen cards.
 *
 * The first character is the form's version and the last five a checksum of all before, in every version. Between them
 * are the deck (a print of the game's id and the names of its cards, so that no text is read with other cards), the
 * seat's tag, the deal, the numbering, which numbers there are, and the place in the catalogue of each number's card.
 */
import { str as crc32 } from "crc-32";
import { TAG_BITS } from "./tag";

/** The cards of each game whose hands may be written, in the catalogue's order. */
export type Decks = ReadonlyMap<string, readonly string[]>;

export interface HandCode {
  readonly game: string;
  /** Tells the seat's hands in this match from all others on the device that reads it: `newTag`. */
  readonly tag: number;
  /** Counts the deals of the match; only the lowest {@link MOST_DEALS} are told apart. */
  readonly deal: number;
  /** Counts the seat's numberings in the match; only the lowest {@link MOST_NUMBERINGS} are told apart. */
  readonly numbering: number;
  /** Each card that the seat holds with its number, from 1 to {@link MOST_NUMBER}. */
  readonly cards: ReadonlyMap<string, number>;
}

/** Why a text is not read, by the code that a sentence is said for. */
export const FAULTS = ["empty", "too_long", "damaged", "other_version", "unknown_cards"] as const;
export type HandFault = (typeof FAULTS)[number];

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS_A_SIGN = 5;
const VERSION = 1;

const DECK_BITS = 20;
const DEAL_BITS = 5;
const NUMBERING_BITS = 10;
const NUMBER_BITS = 32;
const CARD_BITS = 7;
const CHECK_SIGNS = 5;
const CHECK_BITS = CHECK_SIGNS * BITS_A_SIGN;
const HEAD_BITS = BITS_A_SIGN + DECK_BITS + TAG_BITS + DEAL_BITS + NUMBERING_BITS + NUMBER_BITS;

export const MOST_NUMBER = NUMBER_BITS;
export const MOST_DEALS = 2 ** DEAL_BITS;
export const MOST_NUMBERINGS = 2 ** NUMBERING_BITS;

const signsOf = (cards: number): number => Math.ceil((HEAD_BITS + cards * CARD_BITS) / BITS_A_SIGN) + CHECK_SIGNS;
const LEAST_SIGNS = signsOf(0);
const MOST_SIGNS = signsOf(MOST_NUMBER);
/** Longer than anybody types, however many spaces and hyphens are between the groups. */
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

/** Write a hand; throws RangeError for a card that the decks don't have, and for a number that is none or given twice. */
export function writeHand({ game, tag, deal, numbering, cards }: HandCode, decks: Decks): string {
  const deck = decks.get(game) ?? [];
  const places = new Map([...cards].map(([card, number]) => [number, deck.indexOf(card)]));
  const numbers = [...places.keys()].sort((one, other) => one - other);
  const isRight = numbers.every((each) => Number.isInteger(each) && each >= 1 && each <= MOST_NUMBER);
  if (!isRight || places.size !== cards.size || [...places.values()].includes(-1))
    throw new RangeError(`${game}: this hand can't be written`);
  const bits = [
    toBits(VERSION, BITS_A_SIGN),
    toBits(printOf(game, deck), DECK_BITS),
    toBits(tag, TAG_BITS),
    toBits(deal, DEAL_BITS),
    toBits(numbering, NUMBERING_BITS),
    Array.from({ length: NUMBER_BITS }, (_, at) => (places.has(at + 1) ? "1" : "0")).join(""),
    ...numbers.map((each) => toBits(places.get(each) ?? 0, CARD_BITS)),
  ];
  const text = toSigns(bits.join(""));
  return text + toSigns(toBits(crcOf(text, CHECK_BITS), CHECK_BITS));
}

/** A text as it is read aloud and typed: in groups of four. */
export const inGroups = (text: string): string => text.match(GROUP)?.join(" ") ?? "";

/** The signs of a text as they were meant: of an address what follows its `#`, without case, spaces, and look-alikes. */
function meant(text: string): string {
  const typed = text
    .slice(text.lastIndexOf("#") + 1)
    .normalize("NFKC")
    .replace(BETWEEN, "");
  return typed.toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
}

/** Read a text, scanned or typed: a hand, or why it is none. */
export function readHand(text: string, decks: Decks): HandCode | HandFault {
  if (text.length > MOST_TYPED) return "too_long";
  const signs = meant(text);
  if (!signs) return "empty";
  if (signs.length > MOST_SIGNS) return "too_long";
  const [body, check] = [signs.slice(0, -CHECK_SIGNS), signs.slice(-CHECK_SIGNS)];
  const isWhole = [...signs].every((sign) => SIGNS.includes(sign));
  if (!isWhole || check !== toSigns(toBits(crcOf(body, CHECK_BITS), CHECK_BITS))) return "damaged";
  if (SIGNS.indexOf(body[0] ?? "") !== VERSION) return "other_version";
  if (signs.length < LEAST_SIGNS) return "damaged";
  return handIn(toBitsAgain(body), decks);
}

/** Takes fields off bits, one after another. */
class Fields {
  #at = 0;

  constructor(private readonly bits: string) {}

  bitsOf(count: number): string {
    this.#at += count;
    return this.bits.slice(this.#at - count, this.#at);
  }

  numberOf(count: number): number {
    return numberFrom(this.bitsOf(count));
  }
}

function handIn(bits: string, decks: Decks): HandCode | HandFault {
  const fields = new Fields(bits);
  fields.bitsOf(BITS_A_SIGN);
  const print = fields.numberOf(DECK_BITS);
  const tag = fields.numberOf(TAG_BITS);
  const deal = fields.numberOf(DEAL_BITS);
  const numbering = fields.numberOf(NUMBERING_BITS);
  const numbers = [...fields.bitsOf(NUMBER_BITS)].flatMap((bit, index) => (bit === "1" ? [index + 1] : []));
  if (bits.length !== (signsOf(numbers.length) - CHECK_SIGNS) * BITS_A_SIGN) return "damaged";
  const [game, deck] = [...decks].find((entry) => printOf(...entry) === print) ?? [];
  if (!game || !deck) return "unknown_cards";
  const cards = new Map(numbers.map((number) => [deck[fields.numberOf(CARD_BITS)] ?? "", number]));
  if (cards.has("")) return "unknown_cards";
  return cards.size === numbers.length ? { game, tag, deal, numbering, cards } : "damaged";
}
