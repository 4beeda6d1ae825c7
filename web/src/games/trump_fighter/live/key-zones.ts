// Two zones of one keyboard, by the keys' places (KeyboardEvent.code), so that every layout has them in one spot.
import { signal } from "@preact/signals";
import * as v from "valibot";
import { parsed, readText, writeText } from "../../../saves/local";

interface Zone {
  readonly hand: readonly string[];
  readonly field: readonly string[];
  readonly call: readonly string[];
}

export type Row = keyof Zone;
export const ROWS: readonly Row[] = ["hand", "field", "call"];

/** A key's meaning: whose it is, and which place of which row from the screen's left. */
export interface KeyPlace {
  readonly seat: number;
  readonly row: Row;
  readonly place: number;
}

export const DEFAULT_ZONES: readonly Zone[] = [
  { hand: ["Digit1", "Digit2", "Digit3", "Digit4"], field: ["KeyQ", "KeyW", "KeyE", "KeyR"], call: ["Space"] },
  { hand: ["Digit7", "Digit8", "Digit9", "Digit0"], field: ["KeyU", "KeyI", "KeyO", "KeyP"], call: ["Enter"] },
];

const KEY = "keys";

const rowLike = (codes: readonly string[]) => v.pipe(v.array(v.string()), v.length(codes.length));
const zoneLike = ({ hand, field, call }: Zone) =>
  v.object({ hand: rowLike(hand), field: rowLike(field), call: rowLike(call) });
const StoredZones = v.fallback(v.strictTuple(DEFAULT_ZONES.map(zoneLike)), [...DEFAULT_ZONES]);

export const zones = signal<readonly Zone[]>(v.parse(StoredZones, parsed(readText(KEY))));

export function placeOf(code: string, among: readonly Zone[] = zones.value): KeyPlace | null {
  for (const [seat, zone] of among.entries()) {
    for (const row of ROWS) {
      const place = zone[row].indexOf(code);
      if (place >= 0) return { seat, row, place };
    }
  }
  return null;
}

export const codeOf = ({ seat, row, place }: KeyPlace, among: readonly Zone[] = zones.value): string =>
  among[seat]?.[row][place] ?? "";

const put = (among: readonly Zone[], { seat, row, place }: KeyPlace, code: string): Zone[] =>
  among.map((zone, each) =>
    each === seat ? { ...zone, [row]: zone[row].map((old, at) => (at === place ? code : old)) } : zone,
  );

/** The zones with `code` at `target`; a key that was elsewhere changes places with the one that was there. */
export function rebind(among: readonly Zone[], target: KeyPlace, code: string): Zone[] {
  const other = placeOf(code, among);
  const freed = other ? put(among, other, codeOf(target, among)) : among;
  return put(freed, target, code);
}

export function setZones(next: readonly Zone[]): void {
  zones.value = next;
  writeText(KEY, JSON.stringify(next));
}

interface KeyboardLayout {
  getLayoutMap(): Promise<ReadonlyMap<string, string>>;
}

/** The characters of the keys on this keyboard, if the browser reports them. */
const printed = signal<ReadonlyMap<string, string>>(new Map());

export function learnLayout(): void {
  const { keyboard } = navigator as Navigator & { keyboard?: KeyboardLayout };
  keyboard?.getLayoutMap().then(
    (map) => {
      printed.value = map;
    },
    () => undefined,
  );
}

const NAMES: Readonly<Record<string, string>> = { Space: "Space", Enter: "Enter", Backspace: "Backspace", Tab: "Tab" };

/** The text on the key, if known. */
export function keyName(code: string): string {
  const own = NAMES[code] ?? printed.value.get(code)?.toUpperCase();
  return own ?? code.replace(/^(Key|Digit|Numpad)/, "");
}
