// The page about the page: its news since the last visit, and the text that reports a fault.
import { expect, test, vi } from "vitest";
import { clear, draw, happen, the } from "../../testing/screen";

vi.hoisted(() => vi.stubGlobal("__ENGINE__", { build: "e0", files: {}, games: [] }));
const match = {
  head: { id: "m", game: "g", seats: [{ name: "Aki" }], dealt: "d" },
  deal: { hands: [["C1"]] },
  log: [],
};
vi.mock("../saves/matches", async (original) => ({ ...(await original<object>()), readMatch: async () => match }));
vi.mock("../saves/list", async (original) => ({
  ...(await original<object>()),
  matches: { value: [match.head] },
  refresh: async () => undefined,
}));
vi.mock("../door/engine", async (original) => ({
  ...(await original<object>()),
  failure: { value: { code: "memory", detail: "out of it" } },
}));

async function opened() {
  vi.resetModules();
  const { About } = await import("./About");
  await draw(<About />);
  return import("../device/version");
}

test("a first visit shows no news, and a visit after an update shows the news since the last one", async () => {
  const { unseenVersions, VERSION } = await opened();
  expect(unseenVersions()).toEqual([]);
  await clear();
  localStorage.setItem("tefuda:1:version", "0.9.0");
  vi.resetModules();
  const updated = await import("../device/version");
  expect(updated.unseenVersions()).toEqual([VERSION]);
  updated.sawNews();
  expect(updated.unseenVersions()).toEqual([]);
});

test("the report names version, build, browser and fault", async () => {
  const { VERSION } = await opened();
  const text = the<HTMLTextAreaElement>("textarea").value;
  for (const part of [`Tefuda ${VERSION}`, navigator.userAgent, "memory: out of it"]) expect(text).toContain(part);
});

test("the report has a match once its player agrees: that opens the deal, and no card is shown", async () => {
  await opened();
  const { opened: deals } = await import("../saves/opened");
  const copied: string[] = [];
  vi.stubGlobal("navigator", { userAgent: "", clipboard: { writeText: async (text: string) => copied.push(text) } });
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>("button")];
  const press = (button: HTMLButtonElement | undefined) =>
    happen(button ?? expect.fail(), new MouseEvent("click", { bubbles: true }));
  const select = the<HTMLSelectElement>("select");
  select.value = "m";
  await happen(select, new Event("change", { bubbles: true }));
  const [add, copy] = buttons();
  await press(copy);
  expect([copied.join().includes("C1"), deals.value.has("d")]).toEqual([false, false]);
  await press(add);
  await vi.waitFor(() => expect(buttons()).toHaveLength(1));
  expect(deals.value.has("d")).toBe(true);
  await press(buttons()[0]);
  expect(copied[1]).toContain('"deal":{"hands":[["C1"]]}');
  expect(document.body.innerHTML).not.toContain("C1");
  expect(the<HTMLTextAreaElement>("textarea").value).not.toContain("C1");
});
