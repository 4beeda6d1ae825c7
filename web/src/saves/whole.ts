// Knowledge of whether all that is stored here was read. A database may answer late, or not: until then, a match that is
// not listed may be there.
import { effect, signal } from "@preact/signals";
import { localStore } from "../browser/features";
import { databaseState, PATIENCE } from "./database";
import { readDocuments } from "./documents";
import { listWith, refresh } from "./list";

/** Milliseconds in which a slow phone reads the heads of thousands of matches. */
const LONG = 5000;

/** Null once all was read; `late` if that takes long, or has failed. */
export const unread = signal<"reading" | "late" | null>("reading");

const current = signal<Promise<boolean> | null>(null);

/** Reads all that is stored; resolves to whether the database could be read. */
export function readWhole(): Promise<boolean> {
  current.value ??= read().finally(() => {
    current.value = null;
  });
  return current.value;
}

async function read(): Promise<boolean> {
  const timer = setTimeout(() => {
    unread.value &&= "late";
    listWith(null);
  }, PATIENCE);
  const all = await Promise.all([refresh(LONG), readDocuments(undefined, LONG)]);
  clearTimeout(timer);
  const isRead = all.every(Boolean);
  unread.value = isRead ? null : unread.value && "late";
  return isRead;
}

/** Returns whether the browser refuses to store anything, so that a tab's end is the end of its matches. */
export const storesNothing = (): boolean => databaseState.value === "missing" && localStore() === null;

// what could not be read is read again once the database answers
effect(() => {
  if (databaseState.value === "there" && unread.value === "late" && !current.value) void readWhole();
});
