import { beforeEach, describe, expect, test, vi } from "vitest";
import rescue from "../../../static/rescue.js?raw";
import { recordAround, toRecord, toStored } from "../saves/record";
import { sealed, sumOf } from "../saves/slots";

const run = () => new Function(rescue)();
const text = () => document.body.textContent ?? "";
const button = (name: string) => [...document.querySelectorAll("button")].find((each) => each.textContent === name);

const save = (game: string) => ({ format: 1 as const, game, options: {}, seats: [{ name: "Aki" }], deal: {}, log: [] });
const slot = (number: number, game: string) => {
  const whole = JSON.stringify(toStored(recordAround(save(game))));
  return sealed(number, { text: whole, sum: sumOf(whole) });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = `<div id="app"></div>`;
  vi.stubGlobal("DecompressionStream", class {});
  Reflect.deleteProperty(window, "tefuda");
});

test("where the page's script has run it does nothing", () => {
  vi.stubGlobal("tefuda", {});
  run();
  expect(text()).toBe("");
});

test("it says in both languages what is wrong, and that matches are safe", () => {
  run();
  expect(text()).toContain("Parts of the page are missing or damaged.");
  expect(text()).toContain("Your matches are safe.");
  expect(text()).toContain("対戦の記録は無事です。");
  expect(button("Save all matches as a file")).toBeUndefined();
});

test("a browser that is too old is told so", () => {
  vi.stubGlobal("DecompressionStream", undefined);
  run();
  expect(text()).toContain("This browser is too old for Tefuda.");
  expect(text()).toContain("このブラウザは古い");
});

test("every match is given out, from its newest slot that can be read, as a file that the page opens", async () => {
  localStorage.setItem("tefuda:match:one/0", slot(4, "old"));
  localStorage.setItem("tefuda:match:one/1", slot(5, "new"));
  localStorage.setItem("tefuda:match:two/0", slot(8, "before"));
  localStorage.setItem("tefuda:match:two/1", slot(9, "torn").slice(0, -20));
  localStorage.setItem("tefuda:match:first", JSON.stringify({ ...toStored(recordAround(save("first"))), v: 1 }));
  localStorage.setItem("tefuda:theme", "dark");
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  run();
  button("Save all matches as a file")?.click();
  const { tefuda, matches } = JSON.parse((await files[0]?.text()) ?? "");
  expect(tefuda).toBe(1);
  expect(matches.map((match: unknown) => toRecord(match)?.save.game).sort()).toEqual(["before", "first", "new"]);
});

describe("with a service worker", () => {
  const reload = vi.fn();
  /** Answers within the call. */
  class Channel {
    readonly port1: { onmessage?(event: { data: object }): void } = {};
    readonly port2 = { postMessage: (data: object) => this.port1.onmessage?.({ data }) };
  }
  const answering = (answer: object) => {
    const controller = { postMessage: (_: object, [port]: Channel["port2"][]) => port?.postMessage(answer) };
    vi.stubGlobal("navigator", { serviceWorker: { controller } });
  };

  beforeEach(() => {
    reload.mockReset();
    vi.stubGlobal("location", { reload });
    vi.stubGlobal("MessageChannel", Channel);
  });

  test.each([
    ["all was repaired", { repaired: ["a.js"], wrong: [], unregistered: false }],
    ["the server's version takes its place", { repaired: [], wrong: ["a.js"], unregistered: true }],
  ])("%s: the page is loaded anew, once in a tab", (_, answer) => {
    answering(answer);
    run();
    run();
    expect(text()).toContain("could not be opened");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("what can't be had is named", () => {
    answering({ repaired: [], wrong: ["assets/a.js", "engine/b.wasm"], unregistered: false });
    run();
    expect(text()).toContain("Missing parts: assets/a.js, engine/b.wasm");
    expect(reload).not.toHaveBeenCalled();
  });
});
