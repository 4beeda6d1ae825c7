// Three against three: a relay of single matches. The loser is out, the winner stays; the next of the losing side
// comes up. Each of its matches keeps the score of the relay, so a relay continues as a match does.
import * as v from "valibot";

type Pair<T> = readonly [T, T];

export interface Relay {
  /** Each side's players who have not fought yet, the next one first; those who fight are the match's players. */
  readonly waiting: Pair<readonly string[]>;
  /** The number of losses of each side. */
  readonly out: Pair<number>;
}

/** Players of a side; all but the first wait at the start. */
export const TEAM = 3;

const Names = v.array(v.string());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** As it is stored. */
export const StoredRelay = v.object({ waiting: v.tuple([Names, Names]), out: v.tuple([Count, Count]) });

/** A relay whose players are not named yet. */
export const newRelay = (): Relay => {
  const unnamed = Array.from({ length: TEAM - 1 }, () => "");
  return { waiting: [unnamed, unnamed], out: [0, 0] };
};

const hasLost = (winners: readonly number[], seat: number): boolean => winners.length !== 1 || winners[0] !== seat;

/** Returns the losses of each side after a match that these seats have won: after a draw both are out. */
export const scoreAfter = ({ out }: Relay, winners: readonly number[]): Pair<number> => [
  out[0] + Number(hasLost(winners, 0)),
  out[1] + Number(hasLost(winners, 1)),
];

/** Returns whether the relay is over after such a match: a side has no player left. */
export const isOverAfter = ({ waiting }: Relay, winners: readonly number[]): boolean =>
  waiting.some((names, seat) => hasLost(winners, seat) && names.length === 0);

export interface Fight {
  readonly relay: Relay;
  readonly names: readonly string[];
  /** Each seat's fighter of the match before; empty if a new player chooses one. */
  readonly again: readonly string[];
}

/** The match after one between `names` as `fighters`; null once the relay is over. */
export function fightAfter(
  relay: Relay,
  winners: readonly number[],
  names: readonly string[],
  fighters: readonly string[],
): Fight | null {
  if (isOverAfter(relay, winners)) return null;
  const side = (seat: 0 | 1) => {
    const [next, ...rest] = relay.waiting[seat];
    return hasLost(winners, seat)
      ? { name: next ?? "", fighter: "", waiting: rest }
      : { name: names[seat] ?? "", fighter: fighters[seat] ?? "", waiting: relay.waiting[seat] };
  };
  const [one, two] = [side(0), side(1)];
  return {
    relay: { waiting: [one.waiting, two.waiting], out: scoreAfter(relay, winners) },
    names: [one.name, two.name],
    again: [one.fighter, two.fighter],
  };
}
