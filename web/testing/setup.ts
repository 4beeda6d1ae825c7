// Before and after each test of the page: its storage and its document are empty, and the time is the real one. Most
// files share processes, but no modules.
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { useDisk } from "./disk";
import { clear } from "./screen";

// The build tells the page what the engine is made of; the tests have none, unless one says otherwise.
Object.assign(globalThis, { __ENGINE__: { files: {}, games: [] } });
if (globalThis.HTMLDialogElement) HTMLDialogElement.prototype.showModal ??= () => undefined;

beforeEach(() => {
  useDisk();
  globalThis.sessionStorage?.clear();
});

afterEach(async () => {
  if (globalThis.document) {
    await clear();
    document.body.replaceChildren();
  }
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

afterAll(() => {
  vi.resetModules();
});
