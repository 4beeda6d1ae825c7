import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import { clear, click, draw, happen, key, pointer, the } from "../../testing/screen";
import { confirming, handOrder } from "../device/settings";
import { OwnHand } from "./AtTable";
import { Hand } from "./Hand";

vi.mock("../device/sound", () => ({ play: vi.fn() }));

const CARDS = ["R1", "R2", "G3", "B4"];
const tapped = vi.fn();
const played = vi.fn();
let hand = 0;

const Face = ({ card }: { card: string }) => <svg data-face={card} />;

const name = (card: string) => `card ${card}`;
const looks = { Face, name, signs: name };

const show = (cards: readonly string[] = CARDS, own = `m/${hand}`) =>
  draw(
    <OwnHand.Provider value={own}>
      <Hand cards={cards} legal={new Set(["R1", "G3"])} chosen={["G3"]} looks={looks} onTap={tapped} onPlay={played} />
    </OwnHand.Provider>,
  );

const shown = () => [...document.querySelectorAll<HTMLElement>("[data-card]")].map((card) => card.dataset.card);
const cardOf = (name: string) => the(`[data-card="${name}"]`);

/** Take a card up and let it go so far away, in px. */
async function drag(name: string, dx: number, dy: number, end = "pointerup"): Promise<void> {
  const card = cardOf(name);
  card.setPointerCapture = vi.fn();
  await happen(card, pointer("pointerdown", 100, 500));
  await happen(card, pointer("pointermove", 100 + dx, 500 + dy));
  await happen(card, pointer(end, 100 + dx, 500 + dy));
}

beforeEach(() => {
  useDisk();
  hand += 1;
  for (const spy of [tapped, played]) spy.mockReset();
});

afterEach(async () => {
  await clear();
  handOrder.set("automatic");
  confirming.set("off");
});

describe("the hand", () => {
  test("tells what may be played, what not, and what is chosen, in sight and by name", async () => {
    await show();
    expect(cardOf("R1").className).toBe("hand-card");
    expect(cardOf("R2").classList).toContain("hand-off");
    expect(cardOf("G3").getAttribute("aria-pressed")).toBe("true");
    expect([cardOf("R1"), cardOf("R2")].map((card) => card.getAttribute("aria-label"))).toEqual([
      "card R1",
      "card-not-now",
    ]);
  });

  test.each([
    [1, 1, 1],
    [7, 1, 7],
    [8, 1, 8],
    [9, 2, 5],
    [17, 3, 6],
  ])("of %i cards lies in %i rows of %i", async (count, rows, row) => {
    await show(Array.from({ length: count }, (_, at) => `X${at}`));
    expect(the(".hand").dataset.rows).toBe(String(rows));
    expect(the(".hand").style.getPropertyValue("--row")).toBe(String(row));
  });

  test("tells the game which card was tapped, legal or not", async () => {
    await show();
    await click('[data-card="R2"]');
    expect(tapped).toHaveBeenCalledWith("R2");
  });
});

describe("a card that is dragged", () => {
  test("far enough up is played, and the click that follows is no tap", async () => {
    await show();
    await drag("R1", 0, -80);
    await click('[data-card="R1"]');
    expect([played.mock.calls, tapped.mock.calls]).toEqual([[["R1"]], []]);
    await click('[data-card="R1"]');
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

  test("is not taken up by a second finger", async () => {
    await show();
    const card = cardOf("R1");
    await happen(card, pointer("pointerdown", 100, 500, { isPrimary: false }));
    await happen(card, pointer("pointermove", 100, 300, { isPrimary: false }));
    await happen(card, pointer("pointerup", 100, 300, { isPrimary: false }));
    expect(played).not.toHaveBeenCalled();
  });

  test("is only chosen where plays are confirmed", async () => {
    confirming.set("on");
    await show();
    await drag("R1", 0, -80);
    await drag("G3", 0, -80); // chosen already
    expect([played.mock.calls, tapped.mock.calls]).toEqual([[], [["R1"]]]);
  });
});

describe("a hand in its owner's order", () => {
  const step = (card: string, by: string) => happen(cardOf(card), key("keydown", by, { shiftKey: true }));

  beforeEach(() => handOrder.set("own"));

  test("is the game's until a card is moved, and keeps what was moved", async () => {
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

  test("takes cards that come at its end, and forgets those that go", async () => {
    await show();
    await step("B4", "ArrowLeft");
    await show(["R0", "R1", "B4", "G3"]);
    expect(shown()).toEqual(["R1", "B4", "G3", "R0"]);
  });

  test("is that of its own match and seat", async () => {
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
