import type { ComponentChild } from "preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { click, draw, the } from "../../testing/screen";
import { confirming } from "../device/settings";
import type { Action } from "../door/client";
import type { CheckAnswer } from "./check";
import { type CardChoice, noChoice, useCheckedChoice, useChoice } from "./choice";
import { Hinted } from "./hinted";
import { entriesOf, tableProps, viewOf } from "./table.testing";
import type { TableProps } from "./types";

const HAND = ["A", "B", "C", "D"];
const card = (id: string): Action => ({ do: "play", card: id });
const cards = (...ids: readonly string[]): Action => ({ do: "play", cards: ids });
const of = (ids: readonly string[]): Action => ({ do: "play", cards: ids });

let choice: CardChoice & { checked?: CheckAnswer | undefined };

afterEach(async () => {
  confirming.set("off");
});

/** A hand without looks, whose cards are tapped by their names; other state is read from `choice`. */
function Taps({ now }: { now: CardChoice }) {
  choice = now;
  return (
    <>
      {HAND.map((id) => (
        <button type="button" key={id} data-tap={id} onClick={() => now.tap(id)} onDblClick={() => now.drop.lay(id)} />
      ))}
    </>
  );
}

const One = (props: TableProps) => (
  <Taps now={useChoice(props, { cards: HAND, action: ([id]) => ({ do: "play", card: id }) })} />
);
const Several = (props: TableProps) => <Taps now={useChoice(props, { cards: HAND, action: of, several: true })} />;
const Checked = (props: TableProps) => (
  <Taps now={useCheckedChoice(props, { cards: HAND, action: of, most: 2, never: ["D"] })} />
);

const tap = (id: string) => click(`[data-tap="${id}"]`);
const drop = (id: string) => the(`[data-tap="${id}"]`).dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));

/** With a move that a hint points at, taken over or not. */
const under = (action: Action, taken: boolean, table: ComponentChild) => (
  <Hinted.Provider value={{ action, taken }}>{table}</Hinted.Provider>
);

describe("the move of a hint", () => {
  const legal = [card("A"), card("C"), cards("A", "B")];

  test("is chosen when the user accepts it, not before, and never played", async () => {
    const props = tableProps(legal);
    await draw(under(card("C"), false, <One {...props} />));
    expect(choice.chosen).toEqual([]);
    await draw(under(card("C"), true, <One {...props} />));
    expect(choice.chosen).toEqual(["C"]);
    expect(props.act).not.toHaveBeenCalled();
  });

  test("replaces the earlier choice, and can be changed later", async () => {
    const props = tableProps(legal);
    await draw(under(cards("A", "B"), false, <Several {...props} />));
    await tap("A");
    await draw(under(cards("A", "B"), true, <Several {...props} />));
    expect(choice.chosen).toEqual(["A", "B"]);
    await tap("B");
    expect(choice.chosen).toEqual(["A"]);
  });

  test("is chosen too if the engine checks each choice", async () => {
    await draw(under(cards("A", "C"), true, <Checked {...tableProps()} />));
    expect(choice.chosen).toEqual(["A", "C"]);
  });

  test("of another kind does not change the choice", async () => {
    await draw(under({ do: "release", cards: ["A"] }, true, <Several {...tableProps(legal)} />));
    expect(choice.chosen).toEqual([]);
  });
});

describe("choosing one card", () => {
  test("a tap chooses it, a second one plays it", async () => {
    const props = tableProps([card("A"), card("C"), { do: "pass" }]);
    await draw(<One {...props} />);
    expect([...choice.fitting]).toEqual(["A", "C"]);
    await tap("C");
    expect([choice.chosen, choice.ready]).toEqual([["C"], [card("C")]]);
    expect(props.act).not.toHaveBeenCalled();
    await tap("C");
    expect(props.act).toHaveBeenCalledExactlyOnceWith(card("C"));
  });

  test("another card is chosen instead, and an unplayable one is explained and leaves none chosen", async () => {
    const props = tableProps([card("A"), card("C")]);
    await draw(<One {...props} />);
    await tap("A");
    await tap("C");
    expect(choice.chosen).toEqual(["C"]);
    await tap("B");
    expect(choice.chosen).toEqual([]);
    expect(props.explain).toHaveBeenCalledExactlyOnceWith(card("B"));
  });

  test("a second tap clears it if plays are confirmed", async () => {
    confirming.set("on");
    const props = tableProps([card("A")]);
    await draw(<One {...props} />);
    await tap("A");
    await tap("A");
    expect(choice.chosen).toEqual([]);
    expect(props.act).not.toHaveBeenCalled();
  });

  test("a card dragged to the table is played; for an unplayable one the engine gives the reason", async () => {
    const props = tableProps([card("A")]);
    await draw(<One {...props} />);
    drop("A");
    drop("B");
    expect(vi.mocked(props.act).mock.calls).toEqual([[card("A")]]);
    expect(vi.mocked(props.explain).mock.calls).toEqual([[card("B")]]);
  });

  test("any play is tried if there are too many legal plays to list", async () => {
    const props = tableProps([card("A")], { complete: false });
    await draw(<One {...props} />);
    drop("B");
    expect(vi.mocked(props.act).mock.calls).toEqual([[card("B")]]);
  });

  test("it is forgotten after any action in the match, and stays forgotten when that is undone", async () => {
    const props = tableProps([card("A")]);
    await draw(<One {...props} />);
    await tap("A");
    for (const log of [entriesOf(1), []]) {
      await draw(<One {...props} view={viewOf({ log })} />);
      expect(choice.chosen).toEqual([]);
    }
  });

  test("the last refusal is forgotten when a card is chosen, and not by an unplayable one", async () => {
    const props = tableProps([card("A")]);
    await draw(<One {...props} />);
    await tap("B");
    expect(props.forgetRefusal).not.toHaveBeenCalled();
    await tap("A");
    expect(props.forgetRefusal).toHaveBeenCalledOnce();
  });
});

describe("choosing several cards", () => {
  const legal = [cards("A", "B"), cards("A", "B", "C"), cards("D"), cards("B", "A")];

  test("cards that go with the chosen ones can be chosen, and the missing number is shown", async () => {
    await draw(<Several {...tableProps(legal)} />);
    expect(choice.fitting).toEqual(new Set(HAND));
    await tap("B");
    expect(choice.joining).toEqual(new Set(["A", "B", "C"]));
    expect(choice.fitting).toEqual(new Set(HAND));
    expect([choice.ready, choice.missing]).toEqual([[], ["A"]]);
  });

  test("they are named in their order in the hand, and cleared by another tap", async () => {
    await draw(<Several {...tableProps(legal)} />);
    await tap("B");
    await tap("A");
    expect(choice.chosen).toEqual(["A", "B"]);
    expect(choice.ready).toHaveLength(2);
    await tap("A");
    expect(choice.chosen).toEqual(["B"]);
  });

  test("a card that does not go with them starts a new choice", async () => {
    const props = tableProps(legal);
    await draw(<Several {...props} />);
    await tap("A");
    await tap("D");
    expect(props.explain).not.toHaveBeenCalled();
    expect(choice.chosen).toEqual(["D"]);
  });

  test("a second tap plays a single chosen card, and clears one of several", async () => {
    const props = tableProps(legal);
    await draw(<Several {...props} />);
    await tap("D");
    expect(choice.again).toBe(true);
    await tap("D");
    expect(props.act).toHaveBeenCalledExactlyOnceWith(cards("D"));
    for (const id of ["A", "B", "B"]) await tap(id);
    expect([choice.chosen, choice.again]).toEqual([["A"], false]);
    await tap("A");
    expect(choice.chosen).toEqual([]);
    expect(props.act).toHaveBeenCalledTimes(1);
  });

  test("dragging one of the chosen cards plays them all, or only that one if only one can be played", async () => {
    const up = (card: string) => ({ ...cards("A", "B"), up: card });
    const props = tableProps([cards("C", "D"), up("A"), up("B")]);
    await draw(<Several {...props} />);
    for (const id of ["C", "D"]) await tap(id);
    expect(choice.drop.takes("C")).toBe(true);
    drop("C");
    for (const id of ["C", "D", "A", "B"]) await tap(id);
    drop("B");
    expect(vi.mocked(props.act).mock.calls).toEqual([[cards("C", "D")], [up("B")]]);
  });

  test("a card that is playable neither alone nor with the chosen ones is explained", async () => {
    const props = tableProps(legal);
    await draw(<Several {...props} />);
    expect(choice.drop.takes("A")).toBe(false);
    drop("A");
    await tap("D");
    drop("A");
    expect(vi.mocked(props.explain).mock.calls).toEqual([[cards("A")], [cards("A")]]);
    expect(props.act).not.toHaveBeenCalled();
  });

  test("choosing a card by dragging clears none", async () => {
    await draw(<Several {...tableProps(legal)} />);
    await tap("A");
    choice.drop.choose("A");
    choice.drop.choose("B");
    await vi.waitFor(() => expect(choice.chosen).toEqual(["A", "B"]));
  });

  test("a drag plays if it means one action, and only chooses if there are more", async () => {
    const props = tableProps(legal);
    await draw(<Several {...props} />);
    drop("D");
    expect(props.act).toHaveBeenCalledExactlyOnceWith(cards("D"));
    await tap("A");
    drop("B");
    expect(props.act).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(choice.chosen).toEqual(["A", "B"]));
  });
});

describe("choosing cards that the engine checks", () => {
  const check = vi.fn(async ({ cards }: Action) =>
    (cards as readonly string[]).length === 2 ? null : { clause: "a_game 4.1", code: "too_few", params: {} },
  );

  test("is ready exactly when the engine accepts it", async () => {
    await draw(<Checked {...tableProps([], { check })} />);
    await tap("B");
    await vi.waitFor(() => expect(check).toHaveBeenLastCalledWith(cards("B")));
    expect(choice.ready).toEqual([]);
    await tap("A");
    await vi.waitFor(() => expect(choice.ready).toEqual([cards("A", "B")]));
  });

  test("the card dragged last plays them, after the engine has accepted the choice", async () => {
    const props = tableProps([], { check });
    await draw(<Checked {...props} />);
    drop("B");
    await vi.waitFor(() => expect(choice.checked?.refusal?.code).toBe("too_few"));
    drop("B"); // chosen, and not enough
    expect(vi.mocked(props.explain).mock.calls).toEqual([[cards("B")]]);
    await tap("A");
    await vi.waitFor(() => expect(choice.ready).toHaveLength(1));
    expect(props.act).not.toHaveBeenCalled(); // a tap never does it
    await tap("A");
    drop("C");
    await vi.waitFor(() => expect(props.act).toHaveBeenCalledExactlyOnceWith(cards("B", "C")));
  });

  test("a drag does nothing if the hand is closed before the engine's answer", async () => {
    const words: ((refusal: null) => void)[] = [];
    const check = () => new Promise<null>((resolve) => words.push(resolve));
    const props = tableProps([], { check });
    await draw(<Checked {...props} />);
    drop("B");
    await vi.waitFor(() => expect(words).toHaveLength(2));
    await draw(<Checked {...props} view={viewOf()} closed={{} as TableProps["closed"]} />);
    for (const say of words) say(null);
    await draw(<Checked {...props} view={viewOf()} />);
    expect(props.act).not.toHaveBeenCalled();
  });

  test("one card too many, and one that is never playable, are explained", async () => {
    const props = tableProps();
    await draw(<Checked {...props} />);
    await tap("D");
    for (const id of ["A", "B", "C"]) await tap(id);
    expect(vi.mocked(props.explain).mock.calls).toEqual([[cards("D")], [cards("A", "B", "C")]]);
    expect(choice.chosen).toEqual(["A", "B"]);
  });
});

test("without a request for a card, each tap and each drag to the table is reported", async () => {
  const told = vi.fn();
  await draw(<Taps now={noChoice(told)} />);
  await tap("B");
  drop("C");
  expect(told.mock.calls).toEqual([["B"], ["C"]]);
  expect([choice.fitting.size, choice.drop.takes("B")]).toEqual([0, false]);
});
