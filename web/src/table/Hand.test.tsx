import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clear, click, draw, happen, key, pointer, the } from "../../testing/screen";
import { confirming, handOrder } from "../device/settings";
import { OwnHand } from "./AtTable";
import { Hand, HandPlaces } from "./Hand";
import { Hinted } from "./hinted";

vi.mock("../device/sound", () => ({ play: vi.fn() }));

const CARDS = ["R1", "R2", "G3", "B4"];
const tapped = vi.fn();
const played = vi.fn();
const picked = vi.fn();
const drop = { takes: (card: string) => card !== "R2", lay: played, choose: picked };
let hand = 0;
/** The elements under the finger. */
let under: Element[] = [];
document.elementsFromPoint = () => under;

const Face = ({ card }: { card: string }) => <svg data-face={card} />;

const name = (card: string) => `card ${card}`;
const looks = { Face, name, signs: name };

const show = (cards: readonly string[] = CARDS, own = `m/${hand}`) =>
  draw(
    <OwnHand.Provider value={own}>
      <Hand cards={cards} legal={new Set(["R1", "G3"])} chosen={["G3"]} looks={looks} onTap={tapped} drop={drop} />
    </OwnHand.Provider>,
  );

const shown = () => [...document.querySelectorAll<HTMLElement>("[data-card]")].map((card) => card.dataset.card);
const cardOf = (name: string) => the(`[data-card="${name}"]`);

/** Take a card up and carry it so far away, in px. */
async function carry(name: string, dx: number, dy: number): Promise<HTMLElement> {
  const card = cardOf(name);
  card.setPointerCapture = vi.fn();
  await happen(card, pointer("pointerdown", 100, 500));
  await happen(card, pointer("pointermove", 100 + dx, 500 + dy));
  return card;
}

/** Carry a card so far away, and let it go. */
async function drag(name: string, dx: number, dy: number, end = "pointerup"): Promise<void> {
  const card = await carry(name, dx, dy);
  await happen(card, pointer(end, 100 + dx, 500 + dy));
}

/** The layout of a hand: its rows, and the places under others. */
const layout = () => {
  const list = the(".hand");
  const rows = [...list.children].map(({ classList }) => classList.contains("hand-under"));
  return [list.getAttribute("style"), rows, list.lastElementChild?.classList.contains("hand-mover")];
};

beforeEach(() => {
  hand += 1;
  under = [];
});

afterEach(async () => {
  handOrder.set("automatic");
  confirming.set("off");
});

describe("the hand", () => {
  test("marks playable, unplayable and chosen cards, visibly and by name", async () => {
    await show();
    expect(cardOf("R1").className).toBe("hand-card");
    expect(cardOf("R2").classList).toContain("hand-off");
    expect(cardOf("G3").getAttribute("aria-pressed")).toBe("true");
    expect([cardOf("R1"), cardOf("R2")].map((card) => card.getAttribute("aria-label"))).toEqual([
      "card R1",
      "card-not-now",
    ]);
  });

  test("marks no card if none can be chosen", async () => {
    await show(["R2", "B4"]);
    expect([cardOf("R2"), cardOf("B4")].map((card) => [card.className, card.getAttribute("aria-label")])).toEqual([
      ["hand-card", "card R2"],
      ["hand-card", "card B4"],
    ]);
  });

  test.each([
    [1, 1, 1],
    [7, 1, 7],
    [8, 2, 4],
    [9, 2, 5],
    [16, 2, 8],
    [17, 3, 6],
  ])("of %i cards lies in %i rows of %i", async (count, rows, row) => {
    await show(Array.from({ length: count }, (_, at) => `X${at}`));
    expect(the(".hand").style.getPropertyValue("--rows")).toBe(String(rows));
    expect(the(".hand").style.getPropertyValue("--row")).toBe(String(row));
  });

  test("highlights the cards of a hint, and names them so", async () => {
    await draw(
      <Hinted.Provider value={{ action: { do: "play", cards: ["R1", "B4"] }, taken: false }}>
        <Hand cards={CARDS} legal={new Set(CARDS)} chosen={[]} looks={looks} onTap={tapped} />
      </Hinted.Provider>,
    );
    expect(CARDS.filter((card) => cardOf(card).classList.contains("lit"))).toEqual(["R1", "B4"]);
    expect(CARDS.filter((card) => cardOf(card).getAttribute("aria-label") === "card-hinted")).toEqual(["R1", "B4"]);
    expect(tapped).not.toHaveBeenCalled();
  });

  test("passes each tapped card to the game, legal or not", async () => {
    await show();
    await click('[data-card="R2"]');
    expect(tapped).toHaveBeenCalledWith("R2");
  });
});

describe("a card that is dragged", () => {
  test("far enough up is played, and the next click is no tap", async () => {
    await show();
    await drag("R1", 0, -80);
    await happen(cardOf("R1"), new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect([played.mock.calls, tapped.mock.calls]).toEqual([[["R1", undefined]], []]);
    await happen(cardOf("R1"), new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(tapped).toHaveBeenCalledOnce();
  });

  test.each([
    ["not far enough", 0, -60, "pointerup"],
    ["sideways", 90, 0, "pointerup"],
    ["and lost on the way", 0, -90, "pointercancel"],
  ] as const)("%s is not played, and lies where it lay", async (_, dx, dy, end) => {
    await show();
    await drag("R1", dx, dy, end);
    expect(played).not.toHaveBeenCalled();
    expect(cardOf("R1").style.transform).toBe("");
  });

  test("by a finger that makes no click can be tapped the next time, and by a key", async () => {
    await show();
    await drag("R1", 40, 0);
    await click('[data-card="R1"]');
    await drag("R1", 40, 0);
    await drag("R1", 0, 0);
    await happen(cardOf("R1"), new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(tapped).toHaveBeenCalledTimes(2);
  });

  test("onto a place for cards is laid there, even a near one; the place is highlighted meanwhile", async () => {
    await show();
    const place = document.createElement("div");
    place.dataset.takes = "7";
    under = [cardOf("R1"), place];
    const aimed = () => place.hasAttribute("data-aimed");
    await carry("R1", 0, -20);
    expect(aimed()).toBe(true);
    await happen(cardOf("R1"), pointer("pointerup", 100, 480));
    expect(aimed()).toBe(false);
    await carry("R2", 0, -20);
    expect(aimed()).toBe(false);
    await happen(cardOf("R2"), pointer("pointerup", 100, 480));
    expect(played.mock.calls).toEqual([
      ["R1", "7"],
      ["R2", "7"],
    ]);
  });

  test.each([
    ["a second finger", () => window.dispatchEvent(pointer("pointerdown", 9, 9, { pointerId: 2, isPrimary: false }))],
    ["Escape", () => window.dispatchEvent(key("keydown", "Escape"))],
    ["a page that is left", () => window.dispatchEvent(new Event("blur"))],
  ])("is put back by %s, and nothing comes of letting it go after that", async (_, comes) => {
    await show();
    const card = await carry("R1", 0, -90);
    comes();
    expect([card.style.transform, card.dataset.carried]).toEqual(["", undefined]);
    await happen(card, pointer("pointermove", 100, 300));
    await happen(card, pointer("pointerup", 100, 300));
    await happen(card, new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect([played, tapped, picked].flatMap((spy) => spy.mock.calls)).toEqual([]);
  });

  test("is dropped when the hand closes, and the place is no longer highlighted", async () => {
    await show();
    const place = document.createElement("div");
    place.dataset.takes = "7";
    under = [place];
    const card = await carry("R1", 0, -90);
    await clear();
    expect(place.hasAttribute("data-aimed")).toBe(false);
    await happen(card, pointer("pointerup", 100, 410));
    expect(played).not.toHaveBeenCalled();
  });

  test("follows the finger, but not its trembling", async () => {
    await show();
    const card = cardOf("R1");
    card.setPointerCapture = vi.fn();
    await happen(card, pointer("pointerdown", 100, 500));
    await happen(card, pointer("pointermove", 104, 496));
    expect(card.style.transform).toBe("");
    await happen(card, pointer("pointermove", 120, 480));
    expect(card.style.transform).toContain("translate(20px, -20px)");
  });

  test("is taken up by one finger while others rest", async () => {
    await show();
    const card = cardOf("R1");
    card.setPointerCapture = vi.fn();
    const second = { pointerId: 2, isPrimary: false };
    await happen(card, pointer("pointerdown", 100, 500, second));
    await happen(card, pointer("pointermove", 300, 300));
    expect(card.style.transform).toBe("");
    await happen(card, pointer("pointermove", 100, 300, second));
    await happen(card, pointer("pointerup", 100, 300, second));
    expect(played).toHaveBeenCalledOnce();
  });

  test("is only chosen if plays are confirmed", async () => {
    confirming.set("on");
    await show();
    await drag("R1", 0, -80);
    expect([played.mock.calls, picked.mock.calls]).toEqual([[], [["R1"]]]);
  });
});

describe("a hand in its owner's order", () => {
  const step = (card: string, by: string) => happen(cardOf(card), key("keydown", by, { shiftKey: true }));

  beforeEach(() => handOrder.set("own"));

  test("is the game's until a card is moved, and keeps moved cards", async () => {
    await show();
    expect(shown()).toEqual(CARDS);
    await step("G3", "ArrowLeft");
    await step("G3", "ArrowLeft");
    expect(shown()).toEqual(["G3", "R1", "R2", "B4"]);
    await step("G3", "ArrowLeft");
    await step("B4", "ArrowRight");
    expect(shown()).toEqual(["G3", "R1", "R2", "B4"]);
    await show();
    expect(shown()).toEqual(["G3", "R1", "R2", "B4"]);
  });

  test("adds new cards at its end, and forgets removed ones", async () => {
    await show();
    await step("B4", "ArrowLeft");
    await show(["R0", "R1", "B4", "G3"]);
    expect(shown()).toEqual(["R1", "B4", "G3", "R0"]);
  });

  test("is kept per match and seat", async () => {
    await show();
    await step("B4", "ArrowLeft");
    await show(CARDS, "another/1");
    expect(shown()).toEqual(CARDS);
  });

  test("can be moved by buttons, for the card last touched", async () => {
    await show();
    expect(the('[data-move="-1"]').getAttribute("aria-disabled")).toBe("true");
    await click('[data-card="B4"]');
    await click('[data-move="-1"]');
    expect(shown()).toEqual(["R1", "R2", "B4", "G3"]);
    await click('[data-move="1"]');
    expect(shown()).toEqual(CARDS);
  });
});

describe("the places of a hand that is closed", () => {
  const MANY = [1, 5, 7, 8, 9, 16, 17, 20];

  test.each(MANY.flatMap((count) => (["automatic", "own"] as const).map((order) => [count, order] as const)))(
    "of %i cards, sorted by %s, are laid out as the hand is",
    async (count, order) => {
      handOrder.set(order);
      await draw(<HandPlaces count={count} />);
      const closed = layout();
      await clear();
      await show(Array.from({ length: count }, (_, card) => `R${card}`));
      expect(layout()).toEqual(closed);
    },
  );
});
