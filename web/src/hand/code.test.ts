// A hand's text is short and is read as the same hand; a damaged text is never read as another hand.
import { str as crc32 } from "crc-32";
import { describe, expect, test } from "vitest";
import { Chance } from "../../testing/chance";
import { type Decks, FAULTS, type HandCode, inGroups, isOlder, MOST_NUMBER, readHand, writeHand } from "./code";
import { codeName, newTag } from "./tag";

const FUZZED = Number(process.env.HANDS ?? 2000);
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ODD = [..."oOiIlLuU -–ー０Ａ#%", "\u{1f0a1}", "\ud800", "\0", "<b>", "%23", "__proto__"];

const deckOf = (name: string, size: number) => Array.from({ length: size }, (_, at) => `${name}${at}`);
const DECKS: Decks = new Map([
  ["small", deckOf("R", 60)],
  ["large", deckOf("S", 128)],
]);
/** The decks of another version: one has a card more, the other has cards with other names. */
const CHANGED: Decks = new Map([
  ["small", deckOf("R", 61)],
  ["large", deckOf("T", 128)],
]);

function handBy(chance: Chance, count = 1 + chance.below(MOST_NUMBER)): HandCode {
  const game = chance.of([...DECKS.keys()]);
  const deck = [...(DECKS.get(game) ?? [])];
  const numbers = Array.from({ length: MOST_NUMBER }, (_, at) => at + 1);
  const taken = <T>(list: T[]) => list.splice(chance.below(list.length), 1)[0] as T;
  const cards = new Map(Array.from({ length: count }, () => [taken(deck), taken(numbers)]));
  const [seat, hue] = [chance.below(8), chance.below(8)];
  return { game, tag: chance.below(2 ** 25), seat, hue, deal: chance.below(32), numbering: chance.below(1024), cards };
}

const inOrder = ({ cards, ...rest }: HandCode) => ({ ...rest, cards: [...cards].sort() });

function read(text: string) {
  const found = readHand(text, DECKS);
  return typeof found === "string" ? found : inOrder(found);
}

test("any hand is read as it was written", () => {
  const chance = new Chance(1);
  for (let count = 0; count < 300; count += 1) {
    const hand = handBy(chance);
    expect(read(writeHand(hand, DECKS))).toEqual(inOrder(hand));
  }
});

test("sixteen cards take 48 characters of the alphabet, and no hand takes more than 71", () => {
  const chance = new Chance(2);
  for (let count = 0; count <= MOST_NUMBER; count += 1) {
    const text = writeHand(handBy(chance, count), DECKS);
    expect(text).toMatch(new RegExp(`^[${SIGNS}]+$`));
    expect(text.length).toBeLessThanOrEqual(count <= 16 ? 48 : 71);
  }
});

describe("as people type it", () => {
  const hand = handBy(new Chance(3), 16);
  const text = writeHand(hand, DECKS);
  const wide = [...text].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join("");

  test.each([
    ["in small letters", text.toLowerCase()],
    ["in groups of four", inGroups(text)],
    ["with hyphens of all kinds", text.replace(/(.{4})(.{4})(.{4})/, "$1-$2–$3ー")],
    ["over several lines", text.replace(/.{8}/g, "$&\r\n")],
    ["with O for 0, I and l for 1", text.replaceAll("0", "o").replace("1", "I").replaceAll("1", "l")],
    ["in the wide letters of a Japanese keyboard", wide],
    ["as a whole address", `https://example.org/tefuda/hand/#${text}`],
  ])("%s it is the same hand", (_, typed) => {
    expect(read(typed)).toEqual(inOrder(hand));
  });
});

describe("a text that is not a hand gets a reason", () => {
  const chance = new Chance(4);
  const hand = handBy(chance, 16);
  const text = writeHand(hand, DECKS);

  test.each([
    ["nothing", "", "empty"],
    ["spaces and hyphens", " -– \n", "empty"],
    ["an address without a text", "https://example.org/hand/#", "empty"],
    ["the end is missing", text.slice(0, -4), "damaged"],
    ["a letter that there is not", `${text.slice(0, 9)}U${text.slice(10)}`, "damaged"],
    ["something else", "https://example.org/?q=1", "damaged"],
    ["too long a text", text.repeat(2), "too_long"],
    ["a book", "0 ".repeat(100_000), "too_long"],
  ])("%s", (_, spoiled, fault) => {
    expect(readHand(spoiled, DECKS)).toBe(fault);
  });

  test("an undamaged text of another version", () => {
    expect(readHand(checked(`3${text.slice(1, -5)}`), DECKS)).toBe("other_version");
  });

  test("cards with other names, or another number of them, on this device", () => {
    expect(readHand(text, CHANGED)).toBe("unknown_cards");
    expect(readHand(text, new Map())).toBe("unknown_cards");
  });
});

test("a card that is not in the game, an invalid number and a repeated number can't be written", () => {
  const hand = (...cards: [string, number][]) => ({ ...handBy(new Chance(5)), game: "small", cards: new Map(cards) });
  for (const cards of [
    [["S1", 1]],
    [["R1", 0]],
    [["R1", 33]],
    [["R1", 1.5]],
    [
      ["R1", 2],
      ["R2", 2],
    ],
  ] as [string, number][][])
    expect(() => writeHand(hand(...cards), DECKS)).toThrow(RangeError);
});

test("one wrong letter, and two swapped letters, are always detected", () => {
  const text = writeHand(handBy(new Chance(6), 16), DECKS);
  for (let at = 0; at < text.length; at += 1) {
    for (const sign of SIGNS.replace(text[at] ?? "", ""))
      expect(readHand(text.slice(0, at) + sign + text.slice(at + 1), DECKS)).toBe("damaged");
    const swapped = text.slice(0, at) + (text[at + 1] ?? "") + (text[at] ?? "") + text.slice(at + 2);
    if (swapped !== text) expect(readHand(swapped, DECKS)).toBe("damaged");
  }
});

/** Returns the first signs of a text with their checksum, which is the same in every version. */
function checked(body: string): string {
  const check = ((crc32(body) >>> 0) & (2 ** 25 - 1)).toString(2).padStart(25, "0");
  return body + check.replace(/.{5}/g, (five) => SIGNS[Number.parseInt(five, 2)] ?? "");
}

test("the first release calls a code of today one of another version, and says to reload", () => {
  for (let count = 0; count <= 31; count += 1) {
    const text = writeHand(handBy(new Chance(8), count), DECKS);
    // it looks at the length, the checksum and the first sign, in this order
    expect([text.length <= 70, checked(text.slice(0, -5)) === text, text[0]]).toEqual([true, true, "2"]);
  }
});

test("of two numberings the one drawn first is the older, also where the count begins again", () => {
  for (const [one, other] of [
    [1, 2],
    [3, 500],
    [1000, 3],
  ] as const)
    expect([isOlder(one, other), isOlder(other, one), isOlder(one, one)]).toEqual([true, false, false]);
});

test("a code's name has the count of its numbering, and a letter by the seat's tag", () => {
  expect([codeName(0, 3), codeName(1, 3), codeName(0, 12)]).toEqual(["3A", "3B", "12A"]);
});

function spoiled(text: string, chance: Chance): string {
  const [at, to] = [chance.below(text.length + 1), chance.below(text.length + 1)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  const junk = () => chance.of([chance.of([...SIGNS]), chance.of(ODD), String.fromCharCode(chance.below(0xffff))]);
  return chance.of([
    () => text.slice(0, at) + junk() + text.slice(at),
    () => text.slice(0, at) + junk() + text.slice(at + 1),
    () => text.slice(0, at) + text.slice(to),
    () => text.slice(at) + text.slice(0, at),
    () => [...text].reverse().join(""),
    () => Array.from({ length: chance.below(100) }, junk).join(""),
    () => text + text.slice(at),
  ])();
}

test(`each of ${FUZZED} fuzzed texts is refused with a reason, or read unchanged`, { timeout: 60_000 }, () => {
  const chance = new Chance(7);
  const outcomes = new Map<string, number>();
  for (let count = 0; count < FUZZED; count += 1) {
    const hand = handBy(chance);
    let text = writeHand(hand, DECKS);
    for (let times = chance.of([1, 1, 2, 5]); times > 0; times -= 1) text = spoiled(text, chance);
    const found = read(text);
    if (typeof found === "string") expect(FAULTS).toContain(found);
    else expect(found).toEqual(inOrder(hand));
    const outcome = typeof found === "string" ? found : "read";
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(["damaged", "too_long", "read"]));
});

test("random tags differ", () => {
  const tags = new Set(Array.from({ length: 100 }, newTag));
  expect(tags.size).toBe(100);
  for (const tag of tags) expect(tag).toBeLessThan(2 ** 25);
});
