// How a match is played on the device: the page's own affair, kept beside the match and unknown to the engine.
import * as records from "../../../saves/records";
import { readText, remove, writeText } from "../../../saves/storage";

/** Face to face on a touch screen, two key zones, against the machine, or in turns. */
export const WAYS = ["faces", "keys", "machine", "slow"] as const;
export type Way = (typeof WAYS)[number];
export const TURN_SECONDS = [10, 20, 40, 0] as const;
export const BEST_OF = [1, 3, 5] as const;

export interface Form {
  readonly way: Way;
  /** The machine's level, of the catalogue's. */
  readonly level: string;
  /** Seconds a turn of the slow form; 0 for as long as one likes. */
  readonly turn: number;
  /** Whether it shows live what a seat has reached. */
  readonly help: boolean;
  readonly best: number;
  /** Matches of the series won so far, by seat. */
  readonly wins: readonly number[];
  /** Choices of the match before, to be made again at once. */
  readonly again: readonly string[];
}

/** Whether a finger can touch this screen: with one mouse only, two can't act at the same time. */
export const hasTouch = (): boolean => matchMedia("(any-pointer: coarse)").matches;

/** The seat of the machine; nobody's in other ways. */
export const machineSeat = ({ way }: Form): number => (way === "machine" ? 1 : -1);

/** Whether the far half is turned to its player: not where both sit before the same keyboard. */
export const isTurned = ({ way }: Form): boolean => way === "faces" || (way === "slow" && hasTouch());

const LAST = "tefuda:live-form";
/** Where the form lay before it became a part of the match's record. */
const oldKeyOf = (id: string) => `tefuda:live:${id}`;

const plain = (): Form => ({
  way: hasTouch() ? "faces" : "keys",
  level: "steady",
  turn: 20,
  help: false,
  best: 1,
  wins: [0, 0],
  again: [],
});

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.includes(value as T) ? (value as T) : otherwise;

const listOf = <T>(value: unknown, type: string, otherwise: readonly T[]): readonly T[] =>
  Array.isArray(value) && value.every((each) => typeof each === type) ? value : otherwise;

/** A form out of anything; what is missing or odd is as by default. */
function formIn(value: Partial<Form>): Form {
  const usual = plain();
  return {
    way: oneOf(WAYS, value.way, usual.way),
    level: typeof value.level === "string" ? value.level : usual.level,
    turn: oneOf<number>(TURN_SECONDS, value.turn, usual.turn),
    help: value.help === true,
    best: oneOf<number>(BEST_OF, value.best, usual.best),
    wins: listOf(value.wins, "number", usual.wins),
    again: listOf(value.again, "string", usual.again),
  };
}

function parse(text: string | null): Form {
  try {
    return formIn(JSON.parse(text ?? "") ?? {});
  } catch {
    return formIn({});
  }
}

/** The form of a match; of one that nobody has given any, as this device plays it. */
export function formOf(id: string): Form {
  const form = records.playSettingsOf(id);
  return form ? formIn(form) : parse(readText(oldKeyOf(id)));
}

/** The form played last, for a new series. */
export const lastForm = (): Form => ({ ...parse(readText(LAST)), wins: [0, 0], again: [] });

/** Keep the form with its match, and as the one that was played last. */
export function keepForm(id: string, form: Form): void {
  records.keepPlaySettings(id, { ...form });
  remove(oldKeyOf(id));
  writeText(LAST, JSON.stringify(form));
}

/** The form of the match after one that these seats have won. */
export function nextForm(form: Form, winners: readonly number[], again: readonly string[]): Form {
  const [winner] = winners;
  const wins = form.wins.map((won, seat) => won + (winners.length === 1 && seat === winner ? 1 : 0));
  return isDecided({ ...form, wins }) ? { ...form, wins: [0, 0], again } : { ...form, wins, again };
}

/** Whether a side has won more than half of the series. */
export const isDecided = ({ best, wins }: Form): boolean => wins.some((won) => won * 2 > best);
