// Movement over given boxes, without layout: each element states its place, and movements are recorded.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Motion } from "./motion";
import { gain, leave } from "./pane-motion";

interface Moved {
  readonly element: Element;
  readonly frames: Keyframe[];
  readonly finish: () => void;
  onfinish: (() => void) | null;
}

let moved: Moved[];
let allowed: boolean;
let table: HTMLElement;
let layer: HTMLElement;
let motion: Motion;

/** The box "x y width height" of an element's data-box, or of the nearest one around it. */
function boxOf(element: Element): DOMRect {
  const [x = 0, y = 0, width = 0, height = 0] = (element.closest<HTMLElement>("[data-box]")?.dataset.box ?? "")
    .split(" ")
    .map(Number);
  return new DOMRect(x, y, width, height);
}

function animate(this: Element, frames: Keyframe[]): Animation {
  let done = () => {};
  const finished = new Promise<void>((resolve) => {
    done = resolve;
  });
  const animation: Moved = {
    element: this,
    frames,
    onfinish: null,
    finish() {
      animation.onfinish?.();
      done();
    },
  };
  moved.push(animation);
  return Object.assign(animation, { finished }) as unknown as Animation;
}

const thing = (key: string, box: string, more = "") =>
  `<div data-fly="${key}" data-box="${box}" ${more}><svg></svg></div>`;

beforeEach(() => {
  moved = [];
  allowed = true;
  vi.stubGlobal("innerHeight", 800);
  Element.prototype.animate = animate as unknown as Element["animate"];
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return boxOf(this);
  });
  document.body.innerHTML =
    '<div class="at-table"><div id="table" data-ground data-box="0 0 400 800"></div><div id="layer"></div></div>';
  [table, layer] = ["table", "layer"].map((id) => document.getElementById(id) ?? expect.fail(id)) as [
    HTMLElement,
    HTMLElement,
  ];
  motion = new Motion(table, layer, () => allowed);
});

const start = (at = 0) => moved[at]?.frames[0];

/** Change the table from one state to another. */
function change(before: string, after: string): void {
  table.innerHTML = before;
  motion.remember();
  table.innerHTML = after;
  motion.move();
}

describe("a change of the table", () => {
  test("lets a card that is drawn elsewhere come from where it was seen, at its size there", () => {
    change(thing("R1", "10 700 40 60"), thing("R1", "100 300 80 120"));
    expect(moved).toHaveLength(1);
    expect(start()).toMatchObject({ transform: "translate(-90px, 400px) scale(0.5, 0.5)" });
    expect(moved[0]?.frames.at(-1)).toMatchObject({ transform: "none" });
  });

  test("lets an element that stays itself glide, and not where it moves by a hair", () => {
    table.innerHTML = thing("R1", "10 700 40 60") + thing("R2", "60 700 40 60");
    motion.remember();
    const [one, two] = table.querySelectorAll<HTMLElement>("[data-fly]");
    if (one) one.dataset.box = "30 700 40 60";
    if (two) two.dataset.box = "61 701 40 60";
    motion.move();
    expect(moved.map(({ element }) => element)).toEqual([one]);
    expect(start()).toEqual({ transform: "translate(-20px, 0px)" });
  });

  test("lets what is new appear, and turns a place over that shows another thing", () => {
    change("", thing("R1", "10 700 40 60"));
    expect(start()).toEqual({ opacity: 0.01 });
    table.innerHTML = thing("back", "10 10 40 60");
    motion.remember();
    table.querySelector<HTMLElement>("[data-fly]")?.setAttribute("data-fly", "R7");
    motion.move();
    expect(start(1)).toEqual({ transform: "scaleX(0.01)" });
  });

  test("lets it come from there too where its hand closes with the play, which tells nobody where it lay", () => {
    const hand = (cards: string) => `<div class="hand" data-place="hand" data-box="0 600 400 200">${cards}</div>`;
    table.innerHTML = hand(thing("R1", "10 700 80 120"));
    motion.remember(true);
    table.innerHTML = `${hand("")}<ol data-played>${thing("R1", "100 300 80 120")}</ol>`;
    motion.move();
    expect(start()).toMatchObject({ transform: "translate(60px, 300px) scale(1, 1)" });
  });

  const hand = '<div data-place="hand" data-box="0 600 400 200"></div>';

  test.each([
    ["come from the middle of the hand's place, wherever in the hand it lay", hand, "", "translate(60px, 300px)"],
    ["fly as a picture from there to a place that would cut it off", hand, "data-clips", "translate(160px, 600px)"],
  ])("lets what was played %s", (_, before, more, from) => {
    change(before, `${before}<ol data-played ${more}>${thing("R1", "100 300 80 120")}</ol>`);
    expect(start()).toMatchObject({ transform: `${from} scale(1, 1)` });
    expect(layer.querySelectorAll(".flight")).toHaveLength(more ? 1 : 0);
  });

  test("lets what was played just appear where no hand's place is to be seen", () => {
    change("", `<ol data-played>${thing("R1", "100 300 80 120")}</ol>`);
    expect(start()).toEqual({ opacity: 0.01 });
  });

  test("leaves a hand that goes on as it was", () => {
    change("", `<ul class="hand"><li data-fly="R1" data-box="10 700 40 60"></li></ul>`);
    expect(moved).toEqual([]);
  });

  test("goes with the ground where everything is scrolled", () => {
    table.innerHTML = thing("R1", "10 700 40 60");
    motion.remember();
    table.dataset.box = "0 -100 400 800";
    table.innerHTML = thing("R1", "10 600 40 60");
    motion.move();
    expect(start()).toMatchObject({ transform: "translate(0px, 0px) scale(1, 1)" });
  });

  test("moves nothing that is out of sight, in a sheet, or there twice", () => {
    change(
      thing("R1", "10 700 40 60"),
      `${thing("R1", "10 900 40 60")}<dialog>${thing("R2", "0 0 9 9")}</dialog><div inert>${thing("R3", "0 0 9 9")}</div>`,
    );
    expect(moved).toEqual([]);
    change("", thing("R4", "10 10 40 60") + thing("R4", "90 10 40 60"));
    expect(moved).toHaveLength(1);
  });

  test("into a place that would cut it off lets a nameless picture fly over everything", () => {
    const inside = `<div data-clips>${thing("R1", "100 300 80 120").replace("<svg>", '<svg id="x" data-card="R1" aria-label="one" class="face">')}</div>`;
    change(thing("R1", "10 700 40 60"), inside);
    const picture = layer.querySelector("svg");
    expect(picture?.getAttributeNames()).toEqual(["class"]);
    const [flight, hiding] = moved;
    expect(flight?.element.contains(picture)).toBe(true);
    expect(start()?.transform).toBe("translate(10px, 700px) scale(0.5, 0.5)");
    expect(hiding?.frames).toEqual([{ opacity: 0 }, { opacity: 0 }]);
    flight?.finish();
    expect(layer.children).toHaveLength(0);
  });
});

describe("cards that join, and cards that are taken", () => {
  const ends = (at: number) => moved[at]?.frames.at(-1)?.transform;
  const seat = '<div data-place="seat-1" data-box="100 0 40 20"></div>';

  test("two halves meet side by side in the middle between them, and fly to where they are joined", () => {
    const halves = thing("L", "0 400 40 40") + thing("R", "200 400 40 40");
    change(halves, '<i data-joins="L R" data-box="300 0 40 40"></i>');
    const met = moved.slice(-2).map(({ frames }) => frames[1]?.transform);
    expect(met).toEqual(["translate(80px, 400px) scale(1, 1)", "translate(120px, 400px) scale(1, 1)"]);
    expect(ends(1)).toBe("translate(300px, 0px) scale(1, 1) scale(0.5)");
    for (const { finish } of moved) finish();
    expect(layer.children).toHaveLength(0);
  });

  test("cards that are still joined there are not joined a second time", () => {
    const joined = `<i data-joins="L R" data-box="300 0 40 40"></i>${thing("L", "0 0 9 9")}${thing("R", "9 0 9 9")}`;
    change(joined, joined);
    expect(layer.children).toHaveLength(0);
  });

  test("cards are not joined if one half was not visible", () => {
    change(thing("L", "0 400 40 40"), '<i data-joins="L R" data-box="300 0 40 40"></i>');
    expect(moved).toHaveLength(0);
  });

  test("a taken card is the middle one of a fan of backs, and the others stay", () => {
    change(seat, seat + thing("stolen-7", "300 0 20 20", 'data-from="seat-1" data-fan="9"'));
    expect(moved).toHaveLength(5);
    const [first, , middle] = moved;
    expect(middle?.frames.at(-1)?.transform).toBe("translate(300px, 0px) scale(1, 1) scale(0.5)");
    expect(first?.frames.at(-1)?.transform).toBe(`${first?.frames[1]?.transform} scale(0.5)`);
  });

  test("a fan has at most as many backs as there are cards, and is not shown a second time", () => {
    const stolen = thing("stolen-7", "300 0 20 20", 'data-from="seat-1" data-fan="2"');
    change(seat, seat + stolen);
    expect(layer.children).toHaveLength(2);
    change(seat + stolen, seat + stolen);
    expect(layer.children).toHaveLength(0);
  });

  test("points fly to their seat", () => {
    table.innerHTML = `${seat}<b data-gain="seat-1" data-box="0 400 40 20"></b>`;
    gain(table);
    expect(ends(0)).toBe("translate(100px, -400px) scale(0.7)");
  });
});

describe("movement", () => {
  test("is none where the user wants none", () => {
    allowed = false;
    change(thing("R1", "10 700 40 60"), thing("R1", "100 300 80 120"));
    table.innerHTML = `<ul class="hand"><li></li></ul>`;
    motion.deal();
    expect(moved).toEqual([]);
  });

  test("is none without a change to move from, or once the table is gone", () => {
    motion.move();
    table.innerHTML = thing("R1", "10 700 40 60");
    motion.remember();
    document.body.innerHTML = "";
    motion.move();
    expect(moved).toEqual([]);
  });

  test("deals the hand in, card by card", () => {
    table.innerHTML = `<ul class="hand"><li></li><li></li><li></li></ul>`;
    motion.deal();
    expect(moved.map(({ element }) => element)).toEqual([...table.querySelectorAll("li")]);
  });

  test("ends at once when it is finished, and with the next change", () => {
    const finished: Element[] = [];
    const run = (element: Element, endTime: number) =>
      ({
        effect: { getComputedTiming: () => ({ endTime }) },
        finish: () => finished.push(element),
      }) as unknown as Animation;
    table.getAnimations = () => [run(table, 240), run(layer, Number.POSITIVE_INFINITY)];
    change(thing("R1", "10 700 40 60"), `<div data-clips>${thing("R1", "100 300 80 120")}</div>`);
    expect(layer.children).toHaveLength(1);
    motion.finish();
    expect(layer.children).toHaveLength(0);
    expect(finished).toEqual([table]);
  });
});

describe("a pane that leaves", () => {
  test("fades while its cards go to their other selves or the places named around them", async () => {
    table.innerHTML = `
      ${thing("R1", "200 100 20 30")}<i data-place="won" data-box="300 50 10 10"></i>
      <div id="pane" data-box="0 0 400 400">${thing("R1", "100 300 40 60")}
        <div data-leave="won">${thing("R2", "150 300 40 60")}</div><div data-leave="nowhere">${thing("R3", "0 0 40 60")}</div>
      </div>`;
    const pane = document.getElementById("pane") ?? expect.fail();
    const gone = leave(pane);
    const [fading, ...cards] = moved;
    expect(fading?.element).toBe(pane);
    expect(cards.map(({ element }) => (element as HTMLElement).dataset.fly)).toEqual(["R1", "R2"]);
    expect(cards[0]?.frames.at(-1)).toEqual({ transform: "translate(90px, -215px) scale(0.5)" });
    fading?.finish();
    await gone;
  });
});
