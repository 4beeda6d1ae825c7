// Matches that come in as copied text.
import { expect, test, vi } from "vitest";
import { click, draw, happen, the } from "../../testing/screen";

const takeFile = vi.hoisted(() => vi.fn(async (_: File) => ({ sentences: ["import-added"], settings: {} })));
vi.mock("./take-file", () => ({ take: takeFile }));
vi.mock("../door/engine", async (original) => ({ ...(await original<object>()), isReady: { value: true } }));
const { Files } = await import("./Files");

test("a text that was copied instead of a saved file is imported like a file", async () => {
  await draw(<Files />);
  await click("[aria-expanded]");
  const field = the<HTMLTextAreaElement>("textarea");
  field.value = '{"tefuda_matches":1}';
  await happen(field, new Event("input", { bubbles: true }));
  await happen(the("form"), new Event("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector("[role=status]")?.textContent).toContain("import-added"));
  expect(await takeFile.mock.calls[0]?.[0].text()).toBe('{"tefuda_matches":1}');
  expect(document.querySelector("textarea")).toBeNull();
});
