// The page about the page: its news since the last visit, and the text that reports a fault.
import { expect, test, vi } from "vitest";
import { clear, draw, the } from "../../testing/screen";

vi.hoisted(() => vi.stubGlobal("__ENGINE__", { build: "e0", files: {}, games: [] }));
const match = { head: { id: "m", game: "g", seats: [{ name: "Aki" }] }, deal: { hands: [["C1"]] }, log: [] };
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

test("the report names version, build, browser and fault, and the match only if it is chosen", async () => {
  const { VERSION } = await opened();
  const text = () => the<HTMLTextAreaElement>("textarea").value;
  await vi.waitFor(() => expect(text()).toContain(`Tefuda ${VERSION}`));
  expect(text()).toContain(navigator.userAgent);
  expect(text()).toContain("memory: out of it");
  expect(text()).not.toContain("C1");
  const select = the<HTMLSelectElement>("select");
  select.value = "m";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(text()).toContain('"deal":{"hands":[["C1"]]}'));
});
