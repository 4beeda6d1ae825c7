import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { drawings } from "./build/drawings.mjs";

const REPORTS = fileURLToPath(new URL("../.cache/reports", import.meta.url));

/** The tests of the page's own code, beside what they test: in Node, over a document and a storage of happy-dom. */
export default defineConfig({
  plugins: [drawings()],
  // the tests read what the engine says, too
  server: { fs: { allow: [".."] } },
  test: {
    include: ["{src,build,pyodide-slim}/**/*.test.{ts,tsx}"],
    environment: "happy-dom",
    setupFiles: ["testing/setup.ts"],
    restoreMocks: true,
    mockReset: true,
    unstubGlobals: true,
    maxWorkers: 2,
    testTimeout: 60_000, // ms; for a busy machine, since no test measures time
    coverage: {
      include: ["src/**/*.{ts,tsx,mjs}"],
      exclude: ["src/**/*.{test,testing}.{ts,tsx}", "src/**/*.d.ts"],
      reportsDirectory: `${REPORTS}/coverage`,
      reporter: ["text"],
    },
  },
});
