// Matches that followed upon each other are an evening, whoever played them.
import { inEvenings } from "./evening";
import type { Played } from "./played";
import { type Total, totalsOf } from "./totals";

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
export const eveningsOf = (matches: readonly Played[]): Evening[] => inEvenings(matches).reverse().map(eveningOf);
