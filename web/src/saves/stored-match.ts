// A match as this tab knows it: its record, and which text of the storage that is. Whoever plays it holds it in hand:
// an action changes the record and adds to its text, which goes into the journal and then into local storage. Of both
// only the heads are read, so that what another tab has written is noticed before it is written over.
import { signal } from "@preact/signals";
import type { Save } from "../door/door";
import { keep, markDeleted } from "./journal";
import { isNewer, type MatchRecord, type PackedRecord, toPackedRecord, toRecord } from "./record";
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
  type Summed,
  sealed,
  slotsOf,
  sumOf,
  writeSlot,
} from "./slots";
import { keysWith, parsed, readText, remove, storageFails } from "./storage";

type Entry = Save["log"][number];

const PREFIX = "match:";
/** What the journal calls a document that is no match begins so; no match's id does. */
export const DOCUMENT = "doc:";
export const keyOf = (id: string): string =>
  id.startsWith(DOCUMENT) ? `tefuda:${id.slice(DOCUMENT.length)}` : `tefuda:${PREFIX}${id}`;

/** Whether anything lies in the place of a document of the page's own. */
export const hasDocument = (name: string): boolean => filledSlots(keyOf(DOCUMENT + name)).length > 0;

/** Six bytes of chance: for ids that nobody else comes upon. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join("");

/** This tab, as what it writes names it. */
export const OWNER = newId();
const NOTHING: Head = { number: 0, owner: "" };

/** True once a match had to be stored again as a whole because the browser had lost it. */
export const wasCleared = signal(false);

/** Another tab has stored other actions of a match: what this one was about to store does not follow upon them. */
export class Overwritten extends Error {
  constructor(id: string, how = "another tab has gone on with it") {
    super(`match ${id}: ${how}`);
  }
}

/** Another tab has deleted a match, or its storage was cleared, and this one does not play it. */
export class Gone extends Overwritten {
  constructor(id: string) {
    super(id, "it is gone from storage");
  }
}

export class StoredMatch {
  private written: RecordText | null = null;

  constructor(
    readonly id: string,
    public record: MatchRecord,
    /** That of the text that it was read from, or was stored as. */
    public head: Head = NOTHING,
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

  /** Add an entry to the log and store that, with what else has changed; false where it is not to be, as below. */
  append(entry: Entry, changes: Partial<MatchRecord>): Promise<boolean> {
    const { save } = this.record;
    this.text.push(entry);
    return this.store({ ...this.record, ...changes, save: { ...save, log: [...save.log, entry] } });
  }

  /** Keep the first `count` entries of the log alone, and store that. */
  cut(count: number, changes: Partial<MatchRecord>): Promise<boolean> {
    const { save } = this.record;
    this.text.cut(count);
    return this.store({ ...this.record, ...changes, save: { ...save, log: save.log.slice(0, count) } });
  }

  /** Store the record with changes that leave its log alone. */
  change(changes: Partial<Omit<MatchRecord, "save">>): Promise<boolean> {
    return this.store({ ...this.record, ...changes });
  }

  private get text(): RecordText {
    this.written ??= new RecordText(OWNER, this.record.save);
    return this.written;
  }

  /** Store the record in another form, which reads as the same; false where something newer is stored by now. */
  async storeAs(form: object): Promise<boolean> {
    this.written = null;
    const text = JSON.stringify({ owner: OWNER, ...form });
    return this.write(this.record, { text, sum: sumOf(text) });
  }

  /** Store the record that follows; false, and nothing is written, where something newer is stored by now. */
  protected store(record: MatchRecord): Promise<boolean> {
    return this.write(record, this.text.closed(record));
  }

  private async write(record: MatchRecord, summed: Summed): Promise<boolean> {
    const next = { number: following(this.head.number), owner: OWNER };
    const found = readHead(keyOf(this.id));
    const text = sealed(next.number, summed);
    const outcome = await keep(this.id, this.head, { ...next, text });
    if (outcome === "newer" || (outcome === "failed" && !isSame(found, readHead(keyOf(this.id))))) {
      this.written = null;
      return false;
    }
    this.record = record;
    this.head = next;
    const isWritten = writeSlot(keyOf(this.id), next.number, text);
    if (isWritten) remove(keyOf(this.id)); // the first version's record
    if (!isWritten && outcome === "failed") storageFails.value = true;
    return true;
  }
}

const isSame = (one: ReturnType<typeof readHead>, other: ReturnType<typeof readHead>): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The matches that this tab has opened or stored, should the storage be cleared while it plays. */
const inHand = new Map<string, StoredMatch>();

/** What the storage holds of a match, as it was stored, and the head of that. */
function readValue(id: string): { readonly value: unknown; readonly head: Head } | typeof NEWER {
  const slot = readSlots(keyOf(id));
  if (slot === NEWER) return NEWER;
  const value = parsed(slot ? slot.text : readText(keyOf(id)));
  return isNewer(value) ? NEWER : { value, head: slot ?? NOTHING };
}

/** What the storage holds of a match; null where that is none. */
function read(id: string): StoredMatch | typeof NEWER | null {
  const found = readValue(id);
  if (found === NEWER) return NEWER;
  const record = toRecord(found.value);
  return record && new StoredMatch(id, record, found.head);
}

/** A match as a list needs it: its record, or what is stored of it where that is packed. */
export function glance(id: string): MatchRecord | PackedRecord | typeof NEWER | null {
  const mine = inHand.get(id);
  if (mine?.isNewest) return mine.record;
  const found = readValue(id);
  return found === NEWER ? NEWER : (toPackedRecord(found.value) ?? toRecord(found.value));
}

/** A match as it is stored, without reading anew what this tab has in hand. */
export function find(id: string): StoredMatch | typeof NEWER | null {
  const mine = inHand.get(id);
  return mine?.isNewest ? mine : read(id);
}

/** A match as it is stored, or from this tab's hand where the storage was cleared. */
export const recall = (id: string): StoredMatch | typeof NEWER | null => find(id) ?? inHand.get(id) ?? null;

/** A match to be changed, in this tab's hand from now on; throws {@link Overwritten} where there is none to change. */
export function take(id: string): StoredMatch {
  const stored = find(id);
  const found = stored ?? inHand.get(id);
  if (found === NEWER) throw new Overwritten(id, "a newer version has stored it");
  if (!found) throw new Gone(id);
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

/** Store a record under an id of which nothing is stored, or nothing newer than the text with that head. */
export async function put(id: string, record: MatchRecord, head = NOTHING): Promise<StoredMatch> {
  const match = new StoredMatch(id, record, head);
  await match.change({});
  return match;
}

/** Have this tab play a match; null: it plays it no longer. */
export function hold(id: string, match: StoredMatch | null): void {
  if (match) inHand.set(id, match);
  else inHand.delete(id);
}

/** Store a record that is played on here. */
export async function putInHand(id: string, record: MatchRecord): Promise<void> {
  inHand.set(id, await put(id, record));
}

/** Forget what this tab has in hand of a match, and remove what local storage has. */
export function removeLocally(id: string): void {
  removeSlots(keyOf(id));
  inHand.delete(id);
}

/** Remove all that is stored of a match; returns the head upon which it can be brought back. */
export async function erase(id: string): Promise<Head> {
  const found = find(id);
  const known = found instanceof StoredMatch ? found.head : (inHand.get(id)?.head ?? NOTHING);
  const gone = await markDeleted(id, { number: following(known.number), owner: OWNER });
  removeLocally(id);
  return gone;
}

/** The keys under which a match may lie. */
export const placesOfTexts = (id: string): readonly string[] => [keyOf(id), ...slotsOf(keyOf(id))];

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
