import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { drawings } from "./build/drawings.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const REPORTS = fileURLToPath(new URL("../.cache/reports", import.meta.url));

const TESTS = ["src", "build", "pyodide-slim"].flatMap((folder) =>
  readdirSync(`${HERE}${folder}`, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => /\.test\.tsx?$/.test(name)),
);
const replacesModules = (test: string) =>
  /\bvi\.(mock|doMock|hoisted|resetModules)\b/.test(readFileSync(`${HERE}${test}`, "utf8"));

/** The tests of the page's own code, beside what they test: in Node, over a document and a storage of happy-dom. */
export default defineConfig({
  plugins: [drawings()],
  // the tests read what the engine says, too
  server: { fs: { allow: [".."] } },
  test: {
    environment: "happy-dom",
    setupFiles: ["testing/setup.ts"],
    restoreMocks: true,
    mockReset: true,
    unstubGlobals: true,
    maxWorkers: 2,
    testTimeout: 60_000, // ms; for a busy machine, since no test measures time
    // A process for each file takes more than half of the time, so files share processes, and testing/setup.ts forgets
    // the modules of each. It can't forget replaced modules.
    projects: [
      {
        extends: true,
        test: { name: "shared", include: TESTS.filter((test) => !replacesModules(test)), isolate: false },
      },
      { extends: true, test: { name: "apart", include: TESTS.filter(replacesModules) } },
    ],
    coverage: {
      include: ["src/**/*.{ts,tsx,mjs}"],
      exclude: ["src/**/*.{test,testing}.{ts,tsx}", "src/**/*.d.ts"],
      reportsDirectory: `${REPORTS}/coverage`,
      reporter: ["text"],
    },
  },
});
