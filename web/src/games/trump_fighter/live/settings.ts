// The form of a match on the device: the page's own data, stored with the match and unknown to the engine.
import * as v from "valibot";
import { side } from "../../../device/settings";
import { parsed, readText, writeText } from "../../../saves/local";
import type { Fields } from "../../../saves/record";
import { type Relay, StoredRelay } from "./relay";

/** Face to face on a touch screen, two key zones, against the machine, or in turns. */
export const MODES = ["faces", "keys", "machine", "slow"] as const;
export type PlayMode = (typeof MODES)[number];
/** The forms for two people. */
export const MODES_OF_TWO = ["faces", "keys", "slow"] as const satisfies readonly PlayMode[];
export const TURN_SECONDS = [10, 20, 40, 0] as const;
export const BEST_OF = [1, 3, 5] as const;
/** The hand that a player has declared to play with; the other one rests. */
export const HANDS = ["right", "left"] as const;
export type PlayingHand = (typeof HANDS)[number];

export interface FightSettings {
  readonly mode: PlayMode;
  /** The machine's level, of the catalogue's. */
  readonly level: string;
  /** Seconds a turn, where the seats act in turns; 0 for as long as one likes. */
  readonly turn: number;
  /** True if it shows a seat's progress live. */
  readonly help: boolean;
  readonly best: number;
  /** With which hand each seat plays: the big key is on that side of its half. */
  readonly hands: readonly PlayingHand[];
  /** Matches of the series won so far, by seat. */
  readonly wins: readonly number[];
  /** The three against three of which this is a match; null for two players alone. */
  readonly relay: Relay | null;
  /** Choices of the match before, to be made again at once. */
  readonly again: readonly string[];
}

/** Returns whether a finger can touch this screen: with one mouse only, two can't act at the same time. */
export const hasTouch = (): boolean => matchMedia("(any-pointer: coarse)").matches;

/** The seat of the bot; -1 in other modes. */
export const machineSeat = ({ mode }: FightSettings): number => (mode === "machine" ? 1 : -1);

/** Returns whether the far half is turned to its player: not if both sit before the same keyboard. */
export const isTurned = ({ mode }: FightSettings): boolean => mode === "faces" || (mode === "slow" && hasTouch());

const LAST = "live-form";

/** The default form for two on this device. */
const modeOfTwo = (): PlayMode => (hasTouch() ? "faces" : "keys");

/** Number of people: one, against the bot, or two. */
export const peopleOf = ({ mode }: FightSettings): 1 | 2 => (mode === "machine" ? 1 : 2);

/** The settings for so many people. */
export const forPeople = (settings: FightSettings, people: 1 | 2): FightSettings =>
  people === peopleOf(settings) ? settings : { ...settings, mode: people === 1 ? "machine" : modeOfTwo(), relay: null };

/** The stored form: missing or odd values become the defaults. */
const StoredSettings = v.object({
  mode: v.fallback(v.picklist(MODES), modeOfTwo),
  level: v.fallback(v.string(), "even"),
  turn: v.fallback(v.picklist(TURN_SECONDS), 20),
  help: v.fallback(v.boolean(), false),
  best: v.fallback(v.picklist(BEST_OF), 1),
  hands: v.fallback(v.tuple([v.picklist(HANDS), v.picklist(HANDS)]), () => [side.value, "right"] as const),
  wins: v.fallback(v.array(v.number()), [0, 0]),
  relay: v.fallback(v.nullable(StoredRelay), null),
  again: v.fallback(v.array(v.string()), []),
});

/** Returns settings from any value, with this device's defaults. */
export const settingsIn = (value: unknown): FightSettings =>
  v.parse(StoredSettings, typeof value === "object" && value ? value : {});

/** The same settings for a new series, between two players alone. */
export const anew = (settings: FightSettings): FightSettings => ({
  ...settings,
  wins: [0, 0],
  relay: null,
  again: [],
});

/** A newcomer meets the easiest machine. */
const FIRST = JSON.stringify({ mode: "machine", level: "easy" });

/** The settings played with last, for a new series. */
export const lastSettings = (): FightSettings => anew(settingsIn(parsed(readText(LAST) ?? FIRST)));

/** Remembers the settings as the last ones; returns those to store with the match. */
export function keepSettings(settings: FightSettings): Fields {
  writeText(LAST, JSON.stringify(settings));
  return { ...settings };
}

/** The wins of the series after a match won by these seats; a draw counts for none. */
export const winsWith = (settings: FightSettings, winners: readonly number[]): readonly number[] =>
  settings.wins.map((won, seat) => won + (winners.length === 1 && winners[0] === seat ? 1 : 0));

/** The settings of the match after one that these seats have won. */
export function nextSettings(
  settings: FightSettings,
  winners: readonly number[],
  again: readonly string[],
): FightSettings {
  const wins = winsWith(settings, winners);
  return { ...settings, wins: isDecided({ ...settings, wins }) ? [0, 0] : wins, again };
}

/** Returns whether a side has won more than half of the series. */
export const isDecided = ({ best, wins }: FightSettings): boolean => wins.some((won) => won * 2 > best);
