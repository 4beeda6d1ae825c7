// Windows with everyone's table: they get it while at least one of them is open.
import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Everybody, showEverybody, watchEverybody } from "./everybody";
import type { TurnMatch } from "./turns";

/** Channels of one name that deliver at once, never to the sender. */
class Channel {
  static readonly open = new Set<Channel>();
  static sent = 0;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    if (data && typeof data === "object" && "match" in data) Channel.sent += 1;
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
  close(): void {
    Channel.open.delete(this);
  }
}

const table = { log: [] };
const stage = signal<unknown>({ at: "closed", since: 0 });
const counts = signal({ hints: null, codes: [0, 0] });
const match = { controller: { id: "m", head: { bots: [] }, counts }, stage, showing: { table, known: 0 } };
const change = () => {
  stage.value = { at: "closed", since: 0 };
};

let stop: () => void;
const heard = vi.fn<(everybody: Everybody) => void>();

beforeEach(() => {
  vi.stubGlobal("BroadcastChannel", Channel);
  Channel.sent = 0;
  stop = showEverybody(match as unknown as TurnMatch);
});
afterEach(() => {
  stop();
  Channel.open.clear();
});

test("a table is sent at once to a window that asks, and at every change", () => {
  change();
  expect(Channel.sent).toBe(0);
  watchEverybody("m", heard);
  expect(heard).toHaveBeenCalledTimes(1);
  change();
  expect(heard).toHaveBeenCalledTimes(2);
});

test("a code that is opened is counted in the window at once", () => {
  watchEverybody("m", heard);
  counts.value = { hints: null, codes: [0, 1] };
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ codes: [0, 1] }));
});

test("a window that opened before its match gets it once the match begins", () => {
  stop();
  watchEverybody("m", heard);
  stop = showEverybody(match as unknown as TurnMatch);
  expect(heard).toHaveBeenCalled();
});

test("a window that is left gets no table, and the others still do", () => {
  const others = vi.fn();
  const leave = watchEverybody("m", heard);
  watchEverybody("m", others);
  leave();
  heard.mockClear();
  others.mockClear();
  change();
  expect([heard, others].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test("nothing is sent while no window is open, and a page that comes back asks again", () => {
  watchEverybody("m", heard);
  window.dispatchEvent(new Event("pagehide"));
  Channel.sent = 0;
  change();
  expect(Channel.sent).toBe(0);
  heard.mockClear();
  window.dispatchEvent(new Event("pageshow"));
  expect(heard).toHaveBeenCalledTimes(1);
});
