// @vitest-environment node
// Elements kept across renders that the lint finds, and the code that it allows.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const KEPT = [
  "const SIGN = <b />;",
  "const SIGNS = { one: [<b key={1} />, <></>] };",
  "const pair = [1, 2].length ? <b>{1}</b> : null;",
  "class Kept { sign = <b />; }",
  "const useSign = (at: number) => useMemo(() => <b>{at}</b>, [at]);",
  "function Drawn() { const kept = useMemo(() => ({ sign: <b /> }), []); return kept.sign; }",
  "const useFirst = () => useRef(<b />);",
  "const useOther = () => useState(() => <b />);",
  "const shown = signal(<b />);",
];
const LET_BE = [
  "const Sign = () => <b />;",
  "const SIGNS = { One: () => <b />, two() { return <b />; }, get three() { return <b />; } };",
  "class Drawn { render() { return <b />; } get sign() { return <b />; } }",
  "export default function () { return <b />; }",
  "const useTotal = (sign: string) => useMemo(() => [sign].length, [sign]);",
  "render(<b />, document.body);",
];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-elements-"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins: [resolve("build/kept-elements.grit")] }));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of a file in which the lint finds kept elements. */
function found(lines: readonly string[]): Set<number> {
  writeFileSync(join(folder, "file.tsx"), lines.join("\n"));
  const args = [resolve("node_modules/@biomejs/biome/bin/biome"), "lint", "--reporter=json", "file.tsx"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout);
  const kept = diagnostics.filter(({ category }: { category: string }) => category === "plugin");
  return new Set(kept.map(({ location }: { location: { start: { line: number } } }) => location.start.line - 1));
}

test("elements of modules and memoized elements are found", () => {
  const lines = found(KEPT);
  expect(KEPT.filter((_, line) => !lines.has(line))).toEqual([]);
});

test("code that draws new elements is allowed", () => {
  expect([...found(LET_BE)].map((line) => LET_BE[line])).toEqual([]);
});
