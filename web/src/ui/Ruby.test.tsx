import { expect, test } from "vitest";
import { draw } from "../../testing/screen";
import { Ruby } from "./Ruby";

test("a hard word has its reading above it, the rest of the text has none", async () => {
  const page = await draw(<Ruby text="徳俵の粘り" readings={{ 徳俵: "とくだわら" }} />);
  expect(page.querySelectorAll("ruby")).toHaveLength(1);
  expect(page.querySelector("rt")?.textContent).toBe("とくだわら");
  expect(page.textContent).toBe("徳俵（とくだわら）の粘り");
});

test("a text without hard words stays as it is", async () => {
  const page = await draw(<Ruby text="Toes on the Straw" readings={{ 徳俵: "とくだわら" }} />);
  expect(page.innerHTML).toContain("Toes on the Straw");
  expect(page.querySelector("ruby")).toBeNull();
});
