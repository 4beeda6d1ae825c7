// Matches that followed upon each other are an evening, whoever played them.
import type { Played } from "./played";
import { type Total, totalsOf } from "./totals";

/** A longer pause than this, in ms, is the end of an evening. */
const LONGEST_PAUSE = 6 * 60 * 60 * 1000;

export interface Evening {
  /** When its first match ended, in ms since 1970. */
  readonly began: number;
  readonly matches: readonly Played[];
  /** From most points for places to fewest. */
  readonly totals: readonly Total[];
}

function eveningOf(matches: readonly Played[]): Evening {
  const totals = totalsOf(matches).sort((a, b) => b.worth - a.worth || b.wins - a.wins);
  return { began: matches[0]?.ended ?? 0, matches, totals };
}

/** The evenings of matches in the order in which they ended, the last one first. */
export function eveningsOf(matches: readonly Played[]): Evening[] {
  const evenings: Played[][] = [];
  for (const match of matches) {
    const evening = evenings.at(-1);
    const before = evening?.at(-1)?.ended ?? Number.NEGATIVE_INFINITY;
    if (evening && match.ended - before <= LONGEST_PAUSE) evening.push(match);
    else evenings.push([match]);
  }
  return evenings.reverse().map(eveningOf);
}
