import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const code: Record<string, string> = import.meta.glob(["../**/*.{ts,tsx}", "!../**/*.{test,testing}.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const texts: Blob[] = [];
const started: unknown[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(URL, "createObjectURL").mockImplementation((text) => `blob:text-${texts.push(text as Blob)}`);
  vi.stubGlobal("Worker", function Worker(...given: unknown[]) {
    started.push(given);
  });
});

afterEach(() => {
  texts.length = 0;
  started.length = 0;
});

const here = (path: string) => new URL(path, document.baseURI).href;

test("a worker's text imports its script, and is the same for the next worker", async () => {
  const { startWorker } = await import("./own-scripts");
  startWorker("assets/worker.js");
  startWorker(here("assets/worker.js"));
  expect(started).toEqual([
    ["blob:text-1", { type: "module" }],
    ["blob:text-1", { type: "module" }],
  ]);
  const [text, ...others] = await Promise.all(texts.map((text) => text.text()));
  expect(text).toContain(`import("${here("assets/worker.js")}")`);
  expect(others).toEqual([]);
});

test.each(["https://example.invalid/x.js", "data:text/javascript,1", "blob:text-1", "../../../x.js"])(
  "%s is no script of this page",
  async (script) => {
    document.head.innerHTML = `<base href="https://host.invalid/folder/">`;
    const { startWorker } = await import("./own-scripts");
    expect(() => startWorker(script)).toThrow(TypeError);
    expect(started).toEqual([]);
  },
);

test("the policy that makes addresses into scripts accepts no other", async () => {
  const rules: { createScriptURL(address: string): string }[] = [];
  const createPolicy = (_: string, given: (typeof rules)[number]) => rules[rules.push(given) - 1];
  vi.stubGlobal("trustedTypes", { createPolicy });
  const { startWorker } = await import("./own-scripts");
  startWorker("assets/worker.js");
  expect(rules[0]?.createScriptURL("blob:text-1")).toBe("blob:text-1");
  expect(() => rules[0]?.createScriptURL("blob:text-2")).toThrow(TypeError);
  expect(() => rules[0]?.createScriptURL("https://example.invalid/x.js")).toThrow(TypeError);
});

describe("of the page's own code", () => {
  const at = (path: string) => new URL(path, "file:///src/engine/x.ts").pathname;
  const sources = Object.entries(code).map(([path, text]) => ({ path: at(path), text }));
  const elsewhere = sources.filter(({ path }) => path !== at("./own-scripts.ts"));

  test("nothing else starts a worker", () => {
    const starts = /new (Shared)?Worker\(|serviceWorker\.register\(/;
    expect(elsewhere.filter(({ text }) => starts.test(text))).toEqual([]);
  });

  test("every worker's script begins with the refusal to run unheld", () => {
    const scripts = elsewhere.flatMap(({ path, text }) =>
      [...text.matchAll(/from "([^"]+)\?worker&url"/g)].map(
        ([, script]) => new URL(`${script}`, `file://${path}`).pathname,
      ),
    );
    expect(scripts).toContain(at("./worker.ts"));
    for (const script of scripts) {
      const text = sources.find(({ path }) => path === script)?.text;
      expect(text).toMatch(/^(\/\*\*.*\*\/\n+)?import ".*\/under-policy";/);
    }
  });
});
