// A tip comes once on a device, stays while it is news, and does not come if tips are off.
import { beforeEach, describe, expect, test } from "vitest";
import { forbidDisk } from "../../testing/disk";
import { clear, draw, the } from "../../testing/screen";
import { tips as wanted } from "../device/settings";
import type { BaseView } from "../door/door";
import { remove } from "../saves/local";
import { viewOf } from "./table.testing";
import { useTip } from "./tips";

const GIVEN = "tefuda:1:tips-given";
const table = {
  id: "game",
  tips: {
    pass: (entry: { do: string }) => entry.do === "pass",
    steal: (entry: { do: string }) => entry.do === "steal",
  },
};

const after = (...verbs: string[]) =>
  viewOf({ log: verbs.map((verb) => ({ seat: 0, do: verb })) as unknown as BaseView["log"] });

function Shown({ view, since }: { view: BaseView; since: number }) {
  return <p id="tip">{useTip(view, since, table)}</p>;
}

/** The tip for a log that ends with these, the last of them being news. */
async function tipAfter(verbs: readonly string[], since = verbs.length - 1): Promise<string> {
  await draw(<Shown view={after(...verbs)} since={since} />);
  return the("#tip").textContent ?? "";
}

beforeEach(() => {
  remove("tips-given");
  wanted.set("on");
});

describe("a tip", () => {
  test("comes with the first special entry of the news, and stays while that is news", async () => {
    expect(await tipAfter(["play"])).toBe("");
    expect(await tipAfter(["play", "pass"])).toBe("game-tip-pass");
    expect(await tipAfter(["play", "pass", "steal"], 1)).toBe("game-tip-pass");
    expect(await tipAfter(["play", "pass", "steal"], 2)).toBe("game-tip-steal");
    expect(await tipAfter(["play", "pass", "steal", "play"], 3)).toBe("");
  });

  test("disappears with its entry, if that is undone", async () => {
    expect(await tipAfter(["play", "pass"])).toBe("game-tip-pass");
    expect(await tipAfter(["play"])).toBe("");
    expect(await tipAfter(["play", "play"], 1)).toBe("");
  });

  test("is not shown again at another table, nor after another tab has shown it", async () => {
    expect(await tipAfter(["pass"])).toBe("game-tip-pass");
    clear();
    expect(await tipAfter(["pass"])).toBe("");
    clear();
    localStorage.setItem(GIVEN, JSON.stringify(["game-tip-pass", "game-tip-steal"]));
    expect(await tipAfter(["steal"])).toBe("");
  });

  test("is recorded in addition to those of another tab", async () => {
    localStorage.setItem(GIVEN, JSON.stringify(["other-tip-event"]));
    await tipAfter(["pass"]);
    expect(JSON.parse(localStorage.getItem(GIVEN) ?? "")).toEqual(["other-tip-event", "game-tip-pass"]);
  });

  test("is shown once per visit if nothing can be stored", async () => {
    forbidDisk();
    expect(await tipAfter(["pass"])).toBe("game-tip-pass");
    clear();
    expect(await tipAfter(["pass"])).toBe("");
  });

  test("comes even if the stored record can't be read", async () => {
    localStorage.setItem(GIVEN, "{torn");
    expect(await tipAfter(["pass"])).toBe("game-tip-pass");
  });

  test("does not come if tips are turned off, and is not lost then", async () => {
    wanted.set("off");
    expect(await tipAfter(["pass"])).toBe("");
    wanted.set("on");
    clear();
    expect(await tipAfter(["pass"])).toBe("game-tip-pass");
  });
});
