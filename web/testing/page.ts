// A page that has just been opened, for tests of what outlasts one.
import { vi } from "vitest";

/** Code that nobody has run before, the part under test among it, once what is stored was read. */
export async function openedPage<Part extends object>(load: () => Promise<Part>) {
  vi.resetModules();
  const part = await load();
  const documents = await import("../src/saves/documents");
  const list = await import("../src/saves/list");
  const stored = await import("../src/saves/matches");
  await Promise.all([documents.readDocuments(), list.refresh()]);
  return { ...part, ...documents, ...list, ...stored };
}
