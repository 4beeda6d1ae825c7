// @vitest-environment node
// The lint of styles finds what the named browsers lack, and each of its exceptions is still in use.
import { resolve } from "node:path";
import stylelint from "stylelint";
import { expect, test } from "vitest";
import config, { allowed } from "../stylelint.config.mjs";

async function reported(what: { code: string } | { files: string }, exceptions: object): Promise<string[]> {
  const rules = { "plugin/use-baseline": [true, exceptions] };
  const { results } = await stylelint.lint({ ...what, config: { ...config, rules }, configBasedir: resolve(".") });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

test.each([
  ["a function", "a { width: sin(1) }", 'Function "sin"'],
  ["a selector", "a:open { width: 0 }", 'Selector "open"'],
  ["a unit", "a { width: 1rcap }", 'Unit "rcap"'],
  ["a property", "a { field-sizing: content }", 'Property "field-sizing"'],
  ["a value", "a { align-items: anchor-center }", 'Value "anchor-center"'],
  ["an at-rule", "@starting-style { a { width: 0 } }", 'At-rule "@starting-style"'],
  ["a condition of media", "@media (prefers-reduced-transparency) { a { width: 0 } }", "Media condition"],
])("it finds %s that is too new", async (_, code, found) => {
  expect((await reported({ code }, allowed)).join()).toContain(found);
});

test("each exception is in use, and there is no other", async () => {
  const found = await reported({ files: resolve("src/**/*.css") }, { available: allowed.available });
  const names = found.map((text) => /property "(.+?)"/.exec(text)?.[1] ?? /"@?(.+?)"/.exec(text)?.[1]);
  const { ignoreFunctions, ignoreSelectors, ignoreUnits, ignoreAtRules, ignoreProperties } = allowed;
  const exceptions = [ignoreFunctions, ignoreSelectors, ignoreUnits, ignoreAtRules, Object.keys(ignoreProperties)];
  expect([...new Set(names)].sort()).toEqual([...new Set(exceptions.flat())].sort());
});
