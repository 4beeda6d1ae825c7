// A match as this tab knows it: its record, and which text of the storage that is. Whoever plays it holds it in hand:
// an action changes the record and adds to its text, and of the storage only the heads are read, so that what another
// tab has written is noticed before it is written over.
import { signal } from "@preact/signals";
import type { Save } from "../door/door";
import { isNewer, type MatchRecord, toRecord } from "./record";
import { RecordText } from "./record-text";
import {
  baseOf,
  filledSlots,
  following,
  type Head,
  isAfter,
  NEWER,
  readHead,
  readSlots,
  removeSlots,
  writeSlot,
} from "./slots";
import { keysWith, parsed, readText, remove } from "./storage";

type Entry = Save["log"][number];

const PREFIX = "match:";
export const keyOf = (id: string): string => `tefuda:${PREFIX}${id}`;

/** Six bytes of chance: for ids that nobody else comes upon. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join("");

/** This tab, as what it writes names it. */
const OWNER = newId();
const NOTHING: Head = { number: 0, owner: "" };

/** True once a match had to be stored again as a whole because the browser had lost it. */
export const wasCleared = signal(false);

/** Another tab has stored other actions of a match: what this one was about to store does not follow upon them. */
export class Overwritten extends Error {
  constructor(id: string) {
    super(`another tab has gone on with match ${id}`);
  }
}

export class StoredMatch {
  private written: RecordText | null = null;

  constructor(
    readonly id: string,
    public record: MatchRecord,
    private head: Head = NOTHING,
  ) {}

  /**
   * Whether the storage has nothing newer: its newest text is the one that this match was read from, or one that this
   * tab itself wrote, perhaps before some that were lost.
   */
  get isNewest(): boolean {
    const head = readHead(keyOf(this.id));
    if (head === null || head === NEWER || head.owner !== this.head.owner) return false;
    return head.number === this.head.number || (head.owner === OWNER && isAfter(this.head.number, head.number));
  }

  /** Add an entry to the log and store that, with what else has changed. */
  append(entry: Entry, changes: Partial<MatchRecord>): void {
    this.text.push(entry);
    this.update({ ...changes, save: { ...this.record.save, log: [...this.record.save.log, entry] } });
  }

  /** Keep the first `count` entries of the log alone, and store that. */
  cut(count: number, changes: Partial<MatchRecord>): void {
    this.text.cut(count);
    this.update({ ...changes, save: { ...this.record.save, log: this.record.save.log.slice(0, count) } });
  }

  /** Store the record with changes that leave its log alone. */
  change(changes: Partial<Omit<MatchRecord, "save">>): void {
    this.update(changes);
  }

  private get text(): RecordText {
    this.written ??= new RecordText(OWNER, this.record.save);
    return this.written;
  }

  private update(changes: Partial<MatchRecord>): void {
    this.record = { ...this.record, ...changes };
    this.head = { number: following(this.head.number), owner: OWNER };
    const key = keyOf(this.id);
    if (writeSlot(key, this.head.number, this.text.closed(this.record))) remove(key); // the first version's record
  }
}

/** The matches that this tab has opened or stored, should the storage be cleared while it plays. */
const inHand = new Map<string, StoredMatch>();

/** What the storage holds of a match; null where that is none. */
function read(id: string): StoredMatch | typeof NEWER | null {
  const slot = readSlots(keyOf(id));
  if (slot === NEWER) return NEWER;
  const value = parsed(slot ? slot.text : readText(keyOf(id)));
  if (isNewer(value)) return NEWER;
  const record = toRecord(value);
  return record && new StoredMatch(id, record, slot ?? NOTHING);
}

/** A match as it is stored, without reading anew what this tab has in hand. */
export function find(id: string): StoredMatch | typeof NEWER | null {
  const mine = inHand.get(id);
  return mine?.isNewest ? mine : read(id);
}

/** A match as it is stored, or from this tab's hand where the storage was cleared. */
export const recall = (id: string): StoredMatch | typeof NEWER | null => find(id) ?? inHand.get(id) ?? null;

/** A match to be changed, in this tab's hand from now on. */
export function take(id: string): StoredMatch {
  const stored = find(id);
  const found = stored ?? inHand.get(id);
  if (found === NEWER) throw new Error(`match ${id} is of a newer version`);
  if (!found) throw new Error(`match ${id} is gone from storage`);
  if (!stored) wasCleared.value = true;
  inHand.set(id, found);
  return found;
}

const sameLog = (one: MatchRecord, other: MatchRecord): boolean =>
  one === other || JSON.stringify(one.save.log) === JSON.stringify(other.save.log);

/** A match whose log, `steps` long, is to be changed; throws {@link Overwritten} where another is stored by now. */
export function takeAt(id: string, steps: number): StoredMatch {
  const known = inHand.get(id)?.record;
  const match = take(id);
  const { record } = match;
  if (record.save.log.length !== steps || !sameLog(known ?? record, record)) throw new Overwritten(id);
  return match;
}

/** Store a record under an id, over whatever lies there. */
export function put(id: string, record: MatchRecord): StoredMatch {
  const head = readHead(keyOf(id));
  if (head === NEWER) throw new Error(`match ${id} is of a newer version`);
  const match = new StoredMatch(id, record, head ?? NOTHING);
  match.change({});
  return match;
}

/** Store a record that is played on here. */
export const putInHand = (id: string, record: MatchRecord) => inHand.set(id, put(id, record));

/** Remove all that is stored of a match. */
export function erase(id: string): void {
  removeSlots(keyOf(id));
  inHand.delete(id);
}

/** Whatever lies under a match's keys, whole or not. */
export const keysOf = (id: string): string[] => [
  ...(readText(keyOf(id)) === null ? [] : [keyOf(id)]),
  ...filledSlots(keyOf(id)),
];

/** Whether the storage's key is one of that match. */
export const isKeyOf = (key: string, id: string): boolean => baseOf(key) === keyOf(id);

/** The ids under which anything lies, be it a match or not. */
export const idsStored = (): string[] => [
  ...new Set(keysWith(PREFIX).map((key) => baseOf(key).slice(keyOf("").length))),
];
