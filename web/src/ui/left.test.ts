// The state of a screen's parts comes back with its entry of the history, and after the tab was ended.
import { beforeEach, expect, test, vi } from "vitest";

type Module = typeof import("./left");
let left: Module;

/** Load the page again in the same tab, at an address. */
async function load(screen: number, hash: string): Promise<void> {
  vi.resetModules();
  left = await import("./left");
  location.hash = hash;
  left.arrive(screen);
}

function go(screen: number, hash: string, y = 0): ReturnType<Module["arrive"]> {
  location.hash = hash;
  return left.arrive(screen, y);
}

const names = (name: string | null = "names") => left.kept<readonly string[]>(name, () => ["Aki"]);

beforeEach(async () => {
  sessionStorage.clear();
  await load(1, "#/setup/a_game");
});

test("Back leads to what was typed, and forward to another screen's", () => {
  names().value = ["Aki", "Ben"];
  go(2, "#/setup/b_game");
  expect(names().value).toEqual(["Aki"]);
  names().value = ["Cem"];
  go(1, "#/setup/a_game");
  expect(names().value).toEqual(["Aki", "Ben"]);
  go(2, "#/setup/b_game");
  expect(names().value).toEqual(["Cem"]);
});

test("a tab that was ended has it all again, with the place of earlier screens", async () => {
  names().value = ["Aki", "Ben"];
  go(2, "#/rules/a_game", 300);
  left.kept("search", () => "").value = "trump";
  await load(2, "#/rules/a_game");
  expect(left.kept("search", () => "").value).toBe("trump");
  expect(go(1, "#/setup/a_game")).toMatchObject({ y: 300, parts: { names: ["Aki", "Ben"] } });
});

test("an entry with the number of another page's is another", async () => {
  names().value = ["Aki", "Ben"];
  await load(1, "#/setup/b_game");
  expect(names().value).toEqual(["Aki"]);
});

test("a new screen takes the states of those that Forward led to", () => {
  go(2, "#/setup/b_game");
  names().value = ["Cem"];
  go(1, "#/setup/a_game");
  expect(left.nextScreen()).toBe(2);
  go(2, "#/setup/b_game");
  expect(names().value).toEqual(["Aki"]);
});

test("another build begins anew, as does a text that is no state", async () => {
  names().value = ["Aki", "Ben"];
  const stored = JSON.parse(sessionStorage.getItem("tefuda:1:left") ?? "");
  for (const text of [JSON.stringify({ ...stored, build: "other" }), "null", "torn", '{"build":1}']) {
    sessionStorage.setItem("tefuda:1:left", text);
    await load(1, "#/setup/a_game");
    expect(names().value).toEqual(["Aki"]);
  }
});

test("a part without a name is gone with its component", () => {
  names(null).value = ["Aki", "Ben"];
  expect(names(null).value).toEqual(["Aki"]);
  expect(sessionStorage.getItem("tefuda:1:left")).not.toContain("Ben");
});

test("a browser that refuses to keep anything keeps it as long as the page lasts", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  await load(1, "#/setup/a_game");
  names().value = ["Aki", "Ben"];
  go(2, "#/");
  go(1, "#/setup/a_game");
  expect(names().value).toEqual(["Aki", "Ben"]);
});
