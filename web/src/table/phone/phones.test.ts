// Numbers of hands on phones: everyone sees them, and only the code reveals their cards.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { catalog } from "../../door/catalog";
import type { BaseView } from "../../door/door";
import { readHand } from "../../hand/code";
import { codeName } from "../../hand/tag";
import type { Controller } from "../../match/controller";
import { freshPhone } from "../../match/phones";
import type { Head } from "../../saves/record";
import { Phones } from "./phones";

const DECK = ["R1", "R2", "R3", "G1", "G2"];
const DECKS = new Map([["a_game", DECK]]);

interface View extends BaseView {
  readonly hand: readonly string[];
}

let hands: string[][];
let head: Pick<Head, "phones">;
const controller = {
  get head() {
    return head;
  },
  view: async (seat: number) => ({ game: "a_game", seat, hand: hands[seat], log: [], log_start: 0 }),
  change: vi.fn(async (alter: (head: Head) => Partial<Head>) => {
    head = { ...head, ...alter(head as Head) } as Head;
  }),
} as unknown as Controller;
const rules = { held: (view: BaseView) => (view as View).hand, ends: () => false };
const phones = () => new Phones(controller, rules);

beforeEach(() => {
  hands = [["R1", "R2"], ["G1"]];
  head = { phones: [freshPhone(), null] };
  catalog.value = { games: [{ id: "a_game", cards: DECK.map((id) => ({ id })) }] } as never;
});

test("only hands on phones are numbered, from 1, and the numberings are stored", async () => {
  const table = phones();
  await table.renew();
  expect([...table.hands.value.keys()]).toEqual([0]);
  expect(table.handOf(0)).toMatchObject({ numbers: [1, 2], isNew: true });
  expect(Object.keys(head.phones[0]?.numbering?.numbers ?? {}).sort()).toEqual(["R1", "R2"]);
});

test("nothing is stored if nothing has changed", async () => {
  await phones().renew();
  vi.mocked(controller.change).mockClear();
  await phones().renew();
  expect(controller.change).not.toHaveBeenCalled();
});

test("a gained card ends the numbering: the code is new", async () => {
  const table = phones();
  await table.renew();
  await table.wasShown(0);
  expect(table.handOf(0).isNew).toBe(false);
  hands[0]?.push("R3");
  await table.renew();
  expect(table.handOf(0)).toMatchObject({ numbers: [1, 2, 3], isNew: true });
});

describe("the code", () => {
  test("contains the seat's cards with the numbers that everyone sees", async () => {
    const table = phones();
    await table.renew();
    const read = readHand(table.codeOf(0, 4), DECKS);
    expect(read).toMatchObject({ game: "a_game", tag: head.phones[0]?.tag, seat: 0, hue: 4, numbering: 1, deal: 1 });
    expect(read).toHaveProperty("cards", new Map(Object.entries(head.phones[0]?.numbering?.numbers ?? {})));
  });

  test("is empty for a seat without a phone", async () => {
    const table = phones();
    await table.renew();
    expect(table.codeOf(1, 0)).toBe("");
  });

  test("has the same name at the table and on the phone, another one with every new numbering", async () => {
    const table = phones();
    const names = [];
    for (const card of ["R3", "G2"]) {
      hands[0]?.push(card);
      await table.renew();
      const read = readHand(table.codeOf(0, 0), DECKS);
      if (typeof read === "string") throw new Error(read);
      expect(table.handOf(0).code).toBe(codeName(read.tag, read.numbering));
      names.push(table.handOf(0).code);
    }
    expect(new Set(names).size).toBe(2);
  });

  test("is new, and is shown, if the stored numbers are damaged", async () => {
    await phones().renew();
    const phone = head.phones[0] ?? expect.fail();
    const numbering = phone.numbering && { ...phone.numbering, numbers: { R1: 0, R2: 2 } };
    head = { phones: [{ ...phone, numbering, shown: 1 }, null] };
    const table = phones();
    await table.renew();
    expect(table.handOf(0)).toMatchObject({ numbers: [1, 2], isNew: true });
    expect(readHand(table.codeOf(0, 0), DECKS)).toMatchObject({ numbering: 2 });
  });
});

test("an action has the cards of the given numbers, in the same order", async () => {
  const table = phones();
  await table.renew();
  const { R1 = 0, R2 = 0 } = head.phones[0]?.numbering?.numbers ?? {};
  expect(table.meant(0, [R2, R1], (cards) => ({ do: "play", cards }))).toEqual({ do: "play", cards: ["R2", "R1"] });
});
