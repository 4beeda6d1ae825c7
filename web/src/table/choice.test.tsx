import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import { clear, click, draw, the } from "../../testing/screen";
import { confirming } from "../device/settings";
import type { Action } from "../door/client";
import { type CardChoice, noChoice, useCheckedChoice, useChoice } from "./choice";
import { entriesOf, tableProps, viewOf } from "./table.testing";
import type { TableProps } from "./types";

const HAND = ["A", "B", "C", "D"];
const card = (id: string): Action => ({ do: "play", card: id });
const cards = (...ids: readonly string[]): Action => ({ do: "play", cards: ids });
const of = (ids: readonly string[]): Action => ({ do: "play", cards: ids });

let choice: CardChoice;

beforeEach(() => useDisk());

afterEach(async () => {
  await clear();
  confirming.set("off");
});

/** A hand without looks, whose cards are tapped by their names; what is not a hand's is read from `choice`. */
function Taps({ now }: { now: CardChoice }) {
  choice = now;
  return (
    <>
      {HAND.map((id) => (
        <button type="button" key={id} data-tap={id} onClick={() => now.tap(id)} onDblClick={() => now.drop?.(id)} />
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

  test("another one is chosen instead, and one that does not go is explained and leaves none chosen", async () => {
    const props = tableProps([card("A"), card("C")]);
    await draw(<One {...props} />);
    await tap("A");
    await tap("C");
    expect(choice.chosen).toEqual(["C"]);
    await tap("B");
    expect(choice.chosen).toEqual([]);
    expect(props.explain).toHaveBeenCalledExactlyOnceWith(card("B"));
  });

  test("a second tap takes it back where plays are confirmed", async () => {
    confirming.set("on");
    const props = tableProps([card("A")]);
    await draw(<One {...props} />);
    await tap("A");
    await tap("A");
    expect(choice.chosen).toEqual([]);
    expect(props.act).not.toHaveBeenCalled();
  });

  test("a card dragged to the table is played, the wrong one as well: the engine refuses it", async () => {
    const props = tableProps([card("A")]);
    await draw(<One {...props} />);
    drop("A");
    drop("B");
    expect(vi.mocked(props.act).mock.calls).toEqual([[card("A")], [card("B")]]);
  });

  test("it is forgotten as soon as anything happens in the match", async () => {
    const props = tableProps([card("A")]);
    await draw(<One {...props} />);
    await tap("A");
    await draw(<One {...props} view={viewOf({ log: entriesOf(1) })} />);
    expect(choice.chosen).toEqual([]);
  });

  test("it stays forgotten when what happened is taken back", async () => {
    const props = tableProps([card("A")]);
    await draw(<One {...props} />);
    await tap("A");
    await draw(<One {...props} view={viewOf({ log: entriesOf(1) })} />);
    await draw(<One {...props} view={viewOf()} />);
    expect(choice.chosen).toEqual([]);
  });

  test("the last refusal is forgotten once a card is chosen, and not by one that does not go", async () => {
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

  test("what goes with the chosen ones stays to be chosen, and what is missing is told", async () => {
    await draw(<Several {...tableProps(legal)} />);
    expect(choice.fitting).toEqual(new Set(HAND));
    await tap("B");
    expect(choice.fitting).toEqual(new Set(["A", "B", "C"]));
    expect([choice.ready, choice.missing]).toEqual([[], ["A"]]);
  });

  test("they are named in the order in which they lie, and taken back by another tap", async () => {
    await draw(<Several {...tableProps(legal)} />);
    await tap("B");
    await tap("A");
    expect(choice.chosen).toEqual(["A", "B"]);
    expect(choice.ready).toHaveLength(2);
    await tap("A");
    expect(choice.chosen).toEqual(["B"]);
  });

  test("a card that does not go with them is explained together with them, and they stay", async () => {
    const props = tableProps(legal);
    await draw(<Several {...props} />);
    await tap("A");
    await tap("D");
    expect(props.explain).toHaveBeenCalledExactlyOnceWith(cards("A", "D"));
    expect(choice.chosen).toEqual(["A"]);
  });

  test("a drag plays where one action is meant, and only chooses where there are more", async () => {
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
  test("is ready exactly when the engine says so", async () => {
    const check = vi.fn(async ({ cards }: Action) =>
      (cards as readonly string[]).length === 2 ? null : { clause: "a_game 4.1", code: "too_few", params: {} },
    );
    await draw(<Checked {...tableProps([], { check })} />);
    await tap("B");
    await vi.waitFor(() => expect(check).toHaveBeenLastCalledWith(cards("B")));
    expect(choice.ready).toEqual([]);
    await tap("A");
    await vi.waitFor(() => expect(choice.ready).toEqual([cards("A", "B")]));
  });

  test("one too many, and one that never goes, are explained", async () => {
    const props = tableProps();
    await draw(<Checked {...props} />);
    await tap("D");
    for (const id of ["A", "B", "C"]) await tap(id);
    expect(vi.mocked(props.explain).mock.calls).toEqual([[cards("D")], [cards("A", "B", "C")]]);
    expect(choice.chosen).toEqual(["A", "B"]);
  });
});

test("where no card is asked for, each tap is told and none can be dragged", async () => {
  const told = vi.fn();
  await draw(<Taps now={noChoice(told)} />);
  await tap("B");
  expect(told).toHaveBeenCalledExactlyOnceWith("B");
  expect([choice.fitting.size, choice.drop]).toEqual([0, undefined]);
});
