import { beforeEach, describe, expect, test } from "vitest";
import { type Disk, useDisk } from "../../testing/disk";
import {
  baseOf,
  filledSlots,
  following,
  NEWER,
  readHead,
  readSlots,
  removeSlots,
  type Summed,
  sealed,
  sumOf,
  unsealed,
  writeSlot,
} from "./slots";

const KEY = "tefuda:match:m";
const MINE = '{"owner":"me","save":{}}';
const summed = (text: string): Summed => ({ text, sum: sumOf(text) });
let disk: Disk;

beforeEach(() => {
  disk = useDisk();
});

describe("a slot's content", () => {
  test.each(["", "{}", MINE, "手札 🂡 \u2028 \n\n tefuda 2 1 0", "x".repeat(100_000)])(
    "is what was put in: %.30s",
    (text) => {
      expect(unsealed(sealed(7, summed(text)))).toEqual({ number: 7, owner: text === MINE ? "me" : "", text });
    },
  );

  test("is nothing where a single character has changed", () => {
    const whole = sealed(7, summed(MINE));
    for (let at = whole.indexOf("\n"); at < whole.length; at += 1) {
      const other = whole[at] === "x" ? "y" : "x";
      expect(unsealed(whole.slice(0, at) + other + whole.slice(at + 1)), `character ${at}`).toBeNull();
    }
  });

  test("is nothing where the end or the start is missing", () => {
    const whole = sealed(7, summed(MINE));
    for (let cut = 1; cut < whole.length; cut += 1) {
      expect(unsealed(whole.slice(0, -cut)), `${cut} characters less`).toBeNull();
      expect(unsealed(whole.slice(cut)), `${cut} characters later`).toBeNull();
    }
    expect(unsealed(null)).toBeNull();
  });

  test("the checksum of a text goes on from that of its start", () => {
    const text = "a手🂡".repeat(50);
    for (let at = 0; at <= text.length; at += 4) {
      expect(sumOf(text.slice(at), sumOf(text.slice(0, at)))).toBe(sumOf(text));
    }
  });

  test("a number too long to count with is counted by its last digits, and can be gone on from", () => {
    const whole = sealed(3, summed(MINE)).replace("2 3", `2 ${"9".repeat(400)}`);
    disk.setItem(`${KEY}/1`, whole);
    const { number } = readHead(KEY) as { number: number };
    expect(number).toBe(999_999_999_999_999);
    expect(unsealed(whole)?.text).toBe(MINE);
    for (let next = following(number), count = 0; count < 5; next = following(next), count += 1) {
      writeSlot(KEY, next, sealed(next, summed(`text ${count}`)));
      expect(readSlots(KEY)).toMatchObject({ number: next, text: `text ${count}` });
      if (count === 0) expect(disk.getItem(`${KEY}/1`)).toBe(whole);
    }
  });
});

describe("two slots", () => {
  test("are written in turns, and the newest is read", () => {
    for (let number = 1; number < 6; number += 1) {
      expect(writeSlot(KEY, number, sealed(number, summed(`{"owner":"tab-${number}"}`)))).toBe(true);
      expect(readSlots(KEY)).toEqual({ number, owner: `tab-${number}`, text: `{"owner":"tab-${number}"}` });
      expect(readHead(KEY)).toEqual({ number, owner: `tab-${number}` });
    }
    expect(filledSlots(KEY)).toEqual([`${KEY}/0`, `${KEY}/1`]);
  });

  test.each(["", "tefuda", "tefuda 2 9 ", "garbage", "{}"])("the older one counts where the newer is %j", (torn) => {
    writeSlot(KEY, 8, sealed(8, summed("older")));
    disk.setItem(`${KEY}/1`, torn);
    expect(readSlots(KEY)).toMatchObject({ number: 8, text: "older" });
  });

  test("a torn text's head is read, so that it is not taken for one's own", () => {
    writeSlot(KEY, 8, sealed(8, summed(MINE)));
    disk.setItem(`${KEY}/1`, sealed(9, summed('{"owner":"other","save":{}}')).slice(0, -4));
    expect(readHead(KEY)).toEqual({ number: 9, owner: "other" });
    expect(readSlots(KEY)).toMatchObject({ number: 8, owner: "me" });
  });

  test("nothing is read where there is nothing, or nothing whole", () => {
    expect([readSlots(KEY), readHead(KEY)]).toEqual([null, null]);
    disk.setItem(`${KEY}/0`, "torn");
    expect([readSlots(KEY), readHead(KEY)]).toEqual([null, null]);
  });

  test.each([0, 1])("a newer page's text in slot %i is told from all else", (slot) => {
    writeSlot(KEY, 2 - slot, sealed(2 - slot, summed(MINE)));
    disk.setItem(`${KEY}/${slot}`, "tefuda 3 2 zip\nwhatever");
    expect([readSlots(KEY), readHead(KEY)]).toEqual([NEWER, NEWER]);
  });

  test.each([
    [5, 0],
    [6, 1],
  ])("are removed with what lies under the key itself, the newest last: number %i", (newest, older) => {
    disk.setItem(KEY, "first version");
    writeSlot(KEY, newest - 1, sealed(newest - 1, summed("older")));
    writeSlot(KEY, newest, sealed(newest, summed("newest")));
    const gone: string[] = [];
    disk.removeItem = (key) => {
      gone.push(key);
      disk.texts.delete(key);
    };
    removeSlots(KEY);
    expect(gone).toEqual([KEY, `${KEY}/${older}`, `${KEY}/${1 - older}`]);
    expect(disk.length).toBe(0);
  });

  test("a slot's key belongs to its match's", () => {
    expect([`${KEY}/0`, `${KEY}/1`, KEY, `${KEY}/2`].map(baseOf)).toEqual([KEY, KEY, KEY, `${KEY}/2`]);
  });
});
