// The result of a finished match that one person played against bots: a line that outlives the match itself.
import * as v from "valibot";
import { EndedFields, Id, PersonName, Place, Points, placesOf } from "../book/result";
import { dayOf } from "../day/day";
import { isOpened } from "../saves/opened";
import { type Head, soleSeat } from "../saves/record";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** As strangers may write it. */
const SoloShape = v.pipe(
  v.object({
    ...EndedFields,
    /** Of all bots; null if they have several levels. */
    level: v.nullable(Id),
    players: v.pipe(Place, v.minValue(2)),
    /** The person, as called then. */
    names: v.pipe(v.strictTuple([PersonName]), v.readonly()),
    place: Place,
    /** Number of bots with the same place. */
    tied: Count,
    points: Points,
    /** Number of hints used; null if the match had none to offer. */
    hints: v.nullable(Count),
  }),
  v.check(({ players, place, tied }) => place + tied <= players),
);

export type Solo = Readonly<v.InferOutput<typeof SoloShape>>;

/** The fields of a result in the order in which the record stores them. */
export const FIELDS = [
  "print",
  "game",
  "level",
  "players",
  "ended",
  "names",
  "place",
  "tied",
  "points",
  "hints",
  "dealt",
] as const;

/** Another device's result; empty if it is incomplete. */
export function soloIn(value: unknown): Solo[] {
  const read = v.safeParse(SoloShape, value);
  return read.success ? [read.output] : [];
}

/** Returns the level of all bots; null if they have several. */
function levelOf(bots: Head["bots"]): string | null {
  const [level = null, ...others] = new Set(bots.flatMap((bot) => bot?.level ?? []));
  return others.length ? null : level;
}

/** Returns the result of a match; null if it does not count: by its players, origin or deal, or because it still runs. */
export function soloOf(head: Head): Solo | null {
  const { id, print, dealt, game, touched, seats, bots, outcome, origin, hints } = head;
  const seat = soleSeat(bots);
  const isPractice = dayOf(id)?.counts === false;
  if (seat === null || !outcome || origin || isPractice || isOpened(head)) return null;
  const places = placesOf(outcome);
  const place = places[seat] ?? 1;
  return {
    print,
    dealt,
    game,
    level: levelOf(bots),
    players: seats.length,
    ended: touched,
    names: [seats[seat]?.name ?? ""],
    place,
    tied: places.filter((each) => each === place).length - 1,
    points: outcome.scores[seat] ?? null,
    hints: hints?.[seat]?.count ?? null,
  };
}
