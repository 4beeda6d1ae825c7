// A document of the page's own, stored with the care that matches are: two slots with a checksum, the journal beside
// them, and whatever another tab has stored by then is changed instead of written over.
import * as v from "valibot";
import { reconcile } from "./changes";
import { keep } from "./journal";
import { keepInQuarantine } from "./quarantine";
import { filledSlots, following, type Head, NEWER, readSlots, sealed, sumOf, unsealed, writeSlot } from "./slots";
import { parsed, readText, storageFails } from "./storage";
import { DOCUMENT, keyOf, Overwritten, OWNER } from "./stored-match";

const NOTHING: Head = { number: 0, owner: "" };
/** How often another tab may come first. */
const MOST_TRIES = 5;

/** A newer page has stored the document: nothing of it may be changed. */
export class OfNewer extends Error {}

/** What a stored value stands for: {@link NEWER} where a newer page wrote it, null where it is none. */
type Reading<Value> = (value: unknown) => Value | typeof NEWER | null;

/** Reads what has the shape, which says its version in `v`. */
export function ofVersion<Value>(version: number, shape: v.GenericSchema<Value, unknown>): Reading<Value> {
  const newer = v.object({ v: v.pipe(v.number(), v.minValue(version + 1)) });
  return (value) => {
    if (v.is(newer, value)) return NEWER;
    return v.is(shape, value) ? value : null;
  };
}

export class StoredDocument<Value extends object> {
  private readonly id: string;

  constructor(
    private readonly name: string,
    private readonly read: Reading<Value>,
    private readonly empty: Value,
  ) {
    this.id = DOCUMENT + name;
  }

  private found(): { readonly value: Value; readonly head: Head } | typeof NEWER {
    const slot = readSlots(keyOf(this.id));
    if (slot === NEWER) return NEWER;
    const value = slot && this.read(parsed(slot.text));
    if (value === NEWER) return NEWER;
    return { value: value ?? this.empty, head: slot ?? NOTHING };
  }

  /** The document as it is stored; {@link NEWER} where a newer page has stored it. */
  get(): Value | typeof NEWER {
    const found = this.found();
    return found === NEWER ? NEWER : found.value;
  }

  /**
   * Change the document, whatever another tab has done with it; resolves once it is on the disk. It stays as it is
   * where there is no room to keep what lies in its place and is none.
   */
  async change(alter: (value: Value) => Value): Promise<Value> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const found = this.found();
      if (found === NEWER) throw new OfNewer(this.name);
      if (!this.putAside()) {
        storageFails.value = true;
        return found.value;
      }
      const value = alter(found.value);
      if (await this.write(found.head, value)) return value;
      await reconcile(this.id);
    }
    throw new Overwritten(this.name);
  }

  /** Keep what lies in the document's place and is none, before it is written over; returns whether it is safe. */
  private putAside(): boolean {
    const slot = readSlots(keyOf(this.id));
    if (slot !== null && slot !== NEWER && this.read(parsed(slot.text)) !== null) return true;
    return filledSlots(keyOf(this.id)).every((key) => {
      const text = readText(key) ?? "";
      return keepInQuarantine(this.name, unsealed(text)?.text ?? text);
    });
  }

  private async write(head: Head, value: Value): Promise<boolean> {
    const next = { number: following(head.number), owner: OWNER };
    const text = JSON.stringify({ owner: OWNER, ...value });
    const whole = sealed(next.number, { text, sum: sumOf(text) });
    const outcome = await keep(this.id, head, { ...next, text: whole });
    if (outcome === "newer") return false;
    if (!writeSlot(keyOf(this.id), next.number, whole) && outcome === "failed") storageFails.value = true;
    return true;
  }
}
