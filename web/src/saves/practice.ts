// A match that this tab alone has in hand: it is played like any other, and stored nowhere.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Save } from "../door/door";
import { type Fields, type MatchRecord, recordAround, type Seating } from "./record";
import { hold, newId, StoredMatch } from "./stored-match";

class PracticeMatch extends StoredMatch {
  readonly log = signal(this.record.save.log);

  override get isNewest(): boolean {
    return true;
  }

  protected override async store(record: MatchRecord): Promise<boolean> {
    this.record = record;
    this.log.value = record.save.log;
    return true;
  }
}

export interface Practice {
  readonly id: string;
  /** What has happened so far. */
  readonly log: ReadonlySignal<Save["log"]>;
  readonly end: () => void;
}

/** Begin a match that is kept until it is ended, at most as long as the page is there. */
export function practise(save: Save, machines: Seating, playSettings: Fields | null = null): Practice {
  const id = newId();
  const match = new PracticeMatch(id, { ...recordAround(save), machines, playSettings });
  hold(id, match);
  return { id, log: match.log, end: () => hold(id, null) };
}
