// Finds styles that some of the named browsers lack (static/rescue.js names them). All browsers since the end of 2022 have
// what the data call the baseline of 2022, and the named ones are newer.
import { readFileSync } from "node:fs";

/** Styles without which no table is readable: the page asks the browser for each before it draws anything. */
const needed = JSON.parse(readFileSync(new URL("src/device/needed-styles.json", import.meta.url), "utf8"));

/** The build writes them in older forms. */
const REWRITTEN_PROPERTIES = ["user-select"];
const REWRITTEN_FUNCTIONS = ["light-dark"];

/** Without these the page looks plainer, is as the system has it, or costs a little more work; it stays usable. */
const PLAINER_PROPERTIES = [
  ["accent-color", "contain-intrinsic-block-size", "content-visibility", "forced-color-adjust", "line-clamp", "mask"],
  ["outline", "overscroll-behavior", "paint-order", "resize", "scrollbar-color", "scrollbar-width", "text-size-adjust"],
  ["text-wrap", "word-break"],
  ["break-after", "print-color-adjust", "zoom"], // only on paper
].flat();
const PLAINER_AT_RULES = ["page", "property"];
const PLAINER_SELECTORS = ["selection"];

export const allowed = {
  available: 2022,
  ignoreFunctions: [...Object.keys(needed.functions), ...REWRITTEN_FUNCTIONS],
  ignoreSelectors: [...Object.keys(needed.selectors), ...PLAINER_SELECTORS],
  ignoreUnits: Object.keys(needed.units),
  ignoreAtRules: [...Object.keys(needed.atRules), ...PLAINER_AT_RULES],
  ignoreProperties: Object.fromEntries(
    [...Object.keys(needed.properties), ...REWRITTEN_PROPERTIES, ...PLAINER_PROPERTIES].map((name) => [name, ["/./"]]),
  ),
};

export default {
  plugins: ["stylelint-plugin-use-baseline"],
  reportNeedlessDisables: true,
  rules: { "plugin/use-baseline": [true, allowed] },
};
