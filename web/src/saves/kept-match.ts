// A match in hand. Each step of it is one transaction: the stored head is compared, then the new entries and the head
// are written. Without a database local storage is compared and written instead.
import { type Signal, signal } from "@preact/signals";
import { entriesFrom, OF_MATCH, orElse, reading, storeOf, type WriteTransaction, writing } from "./database";
import { isJudgementOf, type Judgement } from "./judgement";
import { list } from "./list";
import { storageFails } from "./local";
import { afterDrawing, localOf, mirror, textFor, writeNow } from "./mirror";
import { type Changes, type Entry, type Head, headIn, isBack, isGone, type StoredMatch, saveOf } from "./record";
import { TAB, tell } from "./tabs";

/** Another tab has deleted the match, or stored other actions of it, upon which those of this one do not follow. */
export class Overwritten extends Error {}

/** Resolves to true once a task is done; to false where another tab was first. */
export const isFirst = (task: Promise<unknown>): Promise<boolean> =>
  task.then(
    () => true,
    (fault) => {
      if (fault instanceof Overwritten) return false;
      throw fault;
    },
  );

/** True after a match had to be stored again as a whole because the browser had lost it. */
export const wasCleared = signal(false);

type Alter = (head: Head) => Changes;

/** A change of a match: fields not named stay unchanged, but an analysis is dropped once the log changes. */
interface Step {
  readonly add?: Entry;
  /** The number of entries that are kept. */
  readonly keep?: number;
  readonly alter?: Alter;
  /** It counts if it is of that log. */
  readonly judgement?: Judgement | null;
}

/** Returns the match after a step; `stored` is its head as it is stored, where that is known. */
function stepped(match: StoredMatch, step: Step, stored = match.head, unsaved: Changes = {}): StoredMatch {
  const { head } = match;
  const { add, keep = head.length, alter, judgement = null } = step;
  const isOther = add !== undefined || keep < head.length;
  const log = isOther ? [...match.log.slice(0, keep), ...(add ? [add] : [])] : match.log;
  const judged = judgement && isJudgementOf(judgement, head) ? judgement : match.judgement;
  const before = { ...stored, ...unsaved };
  return {
    ...match,
    head: {
      ...before,
      ...alter?.(before),
      revision: Math.max(stored.revision, head.revision) + 1,
      logRevision: head.logRevision + Number(isOther),
      length: log.length,
      tab: isOther ? TAB : head.tab,
    },
    log,
    judgement: isOther ? null : judged,
  };
}

/** A match that this tab has in hand. Steps are stored one after the other, each before it shows. */
export class KeptMatch {
  readonly id: string;
  readonly match: Signal<StoredMatch>;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    match: StoredMatch,
    private readonly shelf: Pick<Disk, "store" | "hasOther">,
  ) {
    this.id = match.head.id;
    this.match = signal(match);
  }

  get head(): Head {
    return this.match.peek().head;
  }

  get save() {
    return saveOf(this.match.peek());
  }

  /** Returns whether another tab has continued the match, or deleted it. */
  async isBehind(): Promise<boolean> {
    await this.last;
    return this.shelf.hasOther(this.match.peek());
  }

  /** Stores one more entry. Throws {@link Overwritten}, and stores nothing, where another tab was first. */
  append(add: Entry, alter: Alter): Promise<void> {
    return this.take({ add, alter });
  }

  /** Keeps the first `keep` entries alone. Ends as {@link append}. */
  cut(keep: number, alter: Alter): Promise<void> {
    return this.take({ keep, alter });
  }

  /** Changes the head alone. Ends as {@link append}. */
  change(alter: Alter): Promise<void> {
    return this.take({ alter });
  }

  /** Keeps the analysis of the match, unless that has continued since then. Ends as {@link append}. */
  judge(judgement: Judgement | null): Promise<void> {
    return this.take({ judgement });
  }

  private take(step: Step): Promise<void> {
    const done = this.last.then(async () => {
      this.match.value = await this.shelf.store(this.match.value, step);
    });
    this.last = done.catch(() => undefined);
    return done;
  }
}

/** Keeps a match in this tab's memory, for as long as the tab is there. */
export const inMemory = (match: StoredMatch): KeptMatch =>
  new KeptMatch(match, { store: async (before, step) => stepped(before, step), hasOther: async () => false });

const isOtherLog = ({ head: one }: StoredMatch, { head: other }: StoredMatch): boolean =>
  one.logRevision !== other.logRevision || one.tab !== other.tab;

/** The known state of a match in the database. */
export interface Base extends Pick<Head, "logRevision" | "tab"> {
  /** The number of its first entries that this tab's log has as well. */
  readonly common: number;
}

/** Writes head, analysis and the entries from `from` on, where there were `before` in all. */
function put(transaction: WriteTransaction, { head, log, judgement }: StoredMatch, from: number, before: number): void {
  const { id } = head;
  const entries = storeOf(transaction, "entries");
  if (before > log.length) entries.delete(entriesFrom(id, log.length));
  for (let index = from; index < log.length; index += 1) entries.put(log[index], [id, index]);
  if (judgement) storeOf(transaction, "judgements").put(judgement, id);
  storeOf(transaction, "matches").put(head, id);
}

/** Writes all that a match consists of. */
export function putWhole(transaction: WriteTransaction, match: StoredMatch): void {
  storeOf(transaction, "deals").put(match.deal, match.head.id);
  put(transaction, match, 0, Number.POSITIVE_INFINITY);
}

/** Stores a match in the database, and its text in local storage. */
class Disk {
  /** True while a write of this tab may have arrived although the browser has not confirmed it. */
  private isUnsure = false;

  /**
   * @param base null for a match that the database never had
   * @param text the text in local storage as this tab has read or written it
   * @param unsaved changes of the head that the database has not taken yet
   */
  constructor(
    private base: Base | null,
    private text: string | null,
    private unsaved: Changes,
  ) {}

  /** Resolves to the match as it is stored after a step. */
  async store(match: StoredMatch, step: Step): Promise<StoredMatch> {
    const written = writing(OF_MATCH, (transaction) => this.write(transaction, match, step)).then((next) => {
      this.hasWritten(next);
      return next;
    });
    const next = await orElse(written, () => this.storeLocally(match, step));
    list(next.head);
    tell({ match: next.head.id });
    return next;
  }

  private hasWritten(next: StoredMatch): void {
    this.base = { ...next.head, common: next.log.length };
    this.unsaved = {};
    this.isUnsure = false;
    afterDrawing(next.head.id, () => {
      this.text = mirror(next);
    });
  }

  private async write(transaction: WriteTransaction, match: StoredMatch, step: Step): Promise<StoredMatch> {
    const stored = headIn(await transaction.objectStore("matches").get(match.head.id));
    if (!stored || isGone(stored)) {
      if (stored && this.base && !isBack(match.head, stored)) throw new Overwritten(match.head.id);
      wasCleared.value ||= !stored && this.base !== null; // the browser has lost it: all is written again
      const revision = Math.max(match.head.revision, stored?.revision ?? 0);
      const next = stepped({ ...match, head: { ...match.head, revision } }, step);
      this.isUnsure = true;
      putWhole(transaction, next);
      return next;
    }
    if (this.isOther(stored)) throw new Overwritten(stored.id);
    const next = stepped(match, step, stored, this.unsaved);
    const { common = 0 } = this.base ?? {};
    this.isUnsure = true;
    put(transaction, next, Math.min(common, step.keep ?? common), stored.length);
    if (stored.over && !next.judgement) storeOf(transaction, "judgements").delete(next.head.id);
    return next;
  }

  /** Returns whether the database has another log than this tab's. */
  private isOther({ logRevision, tab }: Head): boolean {
    const isKnown = logRevision === this.base?.logRevision && tab === this.base.tab;
    return !isKnown && !(this.isUnsure && tab === TAB);
  }

  /** Returns whether another tab has stored another log by now. */
  async hasOther(match: StoredMatch): Promise<boolean> {
    const { id } = match.head;
    const inDatabase = reading(["matches"], async (transaction) => {
      const stored = headIn(await transaction.objectStore("matches").get(id));
      return stored !== null && (isGone(stored) ? !isBack(match.head, stored) : this.isOther(stored));
    });
    return orElse(inDatabase, () => {
      const local = localOf(id);
      return local.match ? isOtherLog(local.match, match) : local.gone !== null;
    });
  }

  private storeLocally(match: StoredMatch, step: Step): StoredMatch {
    const { id } = match.head;
    const local = localOf(id);
    const isOwn = local.text === this.text;
    const other = isOwn ? null : local.match;
    const isDeleted = !isOwn && local.gone !== null && (this.base !== null || this.text !== null);
    if (isDeleted || (other && isOtherLog(other, match))) throw new Overwritten(id);
    const changes = step.alter?.(other?.head ?? match.head) ?? {};
    const next = stepped(match, { ...step, alter: () => changes }, other?.head);
    const text = textFor(next);
    if (!writeNow(id, text)) storageFails.value = true;
    this.text = text;
    this.unsaved = { ...this.unsaved, ...changes };
    const { base } = this;
    if (base) this.base = { ...base, common: Math.min(base.common, step.keep ?? base.common) };
    return next;
  }
}

/** Takes a match in hand of which the database has `base` without `unsaved`, and local storage `text`. */
export const onDisk = (match: StoredMatch, base: Base | null, text: string | null, unsaved: Changes = {}): KeptMatch =>
  new KeptMatch(match, new Disk(base, text, unsaved));
