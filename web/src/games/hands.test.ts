// The games' parts on the phone's page: every hand has a text, which is read as a hand of the same game.
import { describe, expect, test } from "vitest";
import released from "../../../e2e/fixtures/hands.json";
import { withCatalog } from "../../testing/catalog";
import { MOST_NUMBER, readHand, writeHand } from "../hand/code";
import { decks, hands } from "./hands";

withCatalog();

describe.each([...hands.keys()])("%s", (game) => {
  test("a hand's text can contain each of its cards, and is read with the same cards", () => {
    const deck = decks().get(game) ?? [];
    expect(deck.length).toBeGreaterThan(30);
    for (let at = 0; at < deck.length; at += MOST_NUMBER) {
      const cards = new Map(deck.slice(at, at + MOST_NUMBER).map((card, index) => [card, index + 1]));
      const code = { game, tag: 1, seat: 5, hue: 0, deal: 1, numbering: 1, cards };
      expect(readHand(writeHand(code, decks()), decks())).toEqual(code);
    }
  });
});

test("a code of the first release is read: the same cards and numbers, without a seat", () => {
  expect(released.map(({ game }) => game).sort()).toEqual([...hands.keys()].sort());
  for (const { text, cards, ...rest } of released) {
    const numbers = new Map(Object.entries(cards));
    expect(readHand(text, decks())).toEqual({ ...rest, seat: null, hue: null, cards: numbers });
  }
});
