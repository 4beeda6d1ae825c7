// How a match ended whose record is of an older page, which did not keep that, or not whose place was which: the engine
// says it, once, and it is kept with the match.
import { closeMatch, DoorError, loadMatch, lookOn } from "../door/client";
import type { BaseView } from "../door/door";
import { EngineFault } from "../engine/faults";
import { change } from "../saves/changes";
import { matches, refresh } from "../saves/list";
import { outcomeOf, recordOf } from "../saves/records";
import { Overwritten } from "../saves/stored-match";

/** Finished matches of people of which nobody has kept everybody's place. */
const incomplete = (): string[] =>
  matches.value
    .filter(({ over, isWhatIf, machines, isRanked }) => over && !isWhatIf && !machines.length && !isRanked)
    .map(({ id }) => id);

async function fillInOne(id: string): Promise<void> {
  const record = recordOf(id);
  if (!record) return;
  const status = await loadMatch(record.save);
  const ended = status.over ? { ...status, table: await lookOn<BaseView>(status.match) } : status;
  await closeMatch(status.match);
  const outcome = outcomeOf(ended);
  if (outcome) await change(id, (match) => match.change({ outcome }));
}

/** Fill in all matches, one after another; what the rules of today refuse, or another tab deletes, stays as it is. */
export async function fillInOutcomes(): Promise<void> {
  const ids = incomplete();
  for (const id of ids) {
    try {
      await fillInOne(id);
    } catch (fault) {
      if (fault instanceof EngineFault) return; // has a screen of its own
      if (!(fault instanceof DoorError || fault instanceof Overwritten)) throw fault;
    }
  }
  if (ids.length) refresh();
}
