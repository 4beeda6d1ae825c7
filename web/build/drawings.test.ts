import { expect, test } from "vitest";
import { shapesIn } from "./drawings.mjs";

test("a drawing has its file's content, with nested shapes and text", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <g fill="#fff">
    <path class="line" d="M0-1L2 3z"/>
  </g>
  <text x="4">+1</text>
</svg>
`;
  expect(shapesIn(svg)).toEqual([
    ["g", { fill: "#fff" }, ["path", { class: "line", d: "M0-1L2 3z" }]],
    ["text", { x: "4" }, "+1"],
  ]);
});
