import { beforeEach, describe, expect, test, vi } from "vitest";
import { Disk, useDisk } from "../../../../testing/disk";

const KEY = "tefuda:1:keys";

/** The page's code, over a storage with these zones. */
async function opened(stored: string | null) {
  vi.resetModules();
  const disk = useDisk(new Disk(stored === null ? [] : [[KEY, stored]]));
  return { disk, ...(await import("./key-zones")) };
}

let page: Awaited<ReturnType<typeof opened>>;

beforeEach(async () => {
  page = await opened(null);
});

const codesIn = (zones: readonly object[]) => zones.flatMap((zone) => Object.values(zone).flat());

describe("the zones of the keys", () => {
  test("have each key once, and give its meaning", () => {
    const codes = codesIn(page.DEFAULT_ZONES);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) {
      const place = page.placeOf(code) ?? expect.fail(code);
      expect(page.codeOf(place)).toBe(code);
    }
    expect(page.placeOf("KeyW")).toEqual({ seat: 0, row: "field", place: 1 });
    expect(page.placeOf("F5")).toBeNull();
  });

  test("are stored for the next visit", async () => {
    const next = page.rebind(page.zones.value, { seat: 1, row: "call", place: 0 }, "Backspace");
    page.setZones(next);
    expect((await opened(page.disk.getItem(KEY))).zones.value).toEqual(next);
  });

  const good = JSON.stringify([
    { hand: ["A", "B", "C", "D"], field: ["E", "F", "G", "H"], call: ["I"] },
    { hand: ["J", "K", "L", "M"], field: ["N", "O", "P", "Q"], call: ["R"] },
  ]);

  test("come from the stored ones", async () => {
    expect((await opened(good)).placeOf("R")).toEqual({ seat: 1, row: "call", place: 0 });
  });

  test.each([
    ["no JSON", "hello"],
    ["of one seat", JSON.stringify(JSON.parse(good).slice(1))],
    ["of three seats", JSON.stringify([...JSON.parse(good), JSON.parse(good)[0]])],
    ["short of a key", good.replace('"A",', "")],
    ["with a key too many", good.replace('"I"', '"I","X"')],
    ["with a key that is none", good.replace('"A"', "1")],
    ["without a row", good.replace('"call"', '"cell"')],
  ])("are the usual ones where what is stored is %s", async (_, stored) => {
    expect((await opened(stored)).zones.value).toEqual(page.DEFAULT_ZONES);
  });
});

describe("a key with a new place", () => {
  const target = { seat: 0, row: "hand", place: 2 } as const;

  test("changes places with the one that was there", () => {
    const next = page.rebind(page.DEFAULT_ZONES, target, "KeyU");
    expect(page.codeOf(target, next)).toBe("KeyU");
    expect(page.codeOf({ seat: 1, row: "field", place: 0 }, next)).toBe("Digit3");
    expect(codesIn(next).sort()).toEqual(codesIn(page.DEFAULT_ZONES).sort());
  });

  test("replaces the one that was there, if it had no place", () => {
    const next = page.rebind(page.DEFAULT_ZONES, target, "Tab");
    expect(page.codeOf(target, next)).toBe("Tab");
    expect(page.placeOf("Digit3", next)).toBeNull();
  });

  test("stays if its place is the same", () => {
    expect(page.rebind(page.DEFAULT_ZONES, target, "Digit3")).toEqual(page.DEFAULT_ZONES);
  });
});

describe("a key's name", () => {
  test("is its label, if the browser gives it", async () => {
    expect(["KeyQ", "Digit1", "Numpad5", "Space"].map(page.keyName)).toEqual(["Q", "1", "5", "Space"]);
    vi.stubGlobal("navigator", { keyboard: { getLayoutMap: async () => new Map([["KeyQ", "a"]]) } });
    page.learnLayout();
    await vi.waitFor(() => expect(page.keyName("KeyQ")).toBe("A"));
  });

  test("is the usual one if the browser gives none", async () => {
    vi.stubGlobal("navigator", { keyboard: { getLayoutMap: () => Promise.reject(new Error("not here")) } });
    page.learnLayout();
    vi.stubGlobal("navigator", {});
    page.learnLayout();
    expect(page.keyName("KeyQ")).toBe("Q");
  });
});
