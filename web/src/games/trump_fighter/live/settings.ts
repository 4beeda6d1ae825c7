// How a match is played on the device: the page's own affair, kept beside the match and unknown to the engine.
import * as v from "valibot";
import { side } from "../../../device/settings";
import { parsed, readText, writeText } from "../../../saves/local";
import type { Fields } from "../../../saves/record";
import { type Relay, StoredRelay } from "./relay";

/** Face to face on a touch screen, two key zones, against the machine, or in turns. */
export const MODES = ["faces", "keys", "machine", "slow"] as const;
export type PlayMode = (typeof MODES)[number];
/** How two people play. */
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
  /** Whether it shows live what a seat has reached. */
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

/** Whether a finger can touch this screen: with one mouse only, two can't act at the same time. */
export const hasTouch = (): boolean => matchMedia("(any-pointer: coarse)").matches;

/** The seat of the machine; nobody's in other modes. */
export const machineSeat = ({ mode }: FightSettings): number => (mode === "machine" ? 1 : -1);

/** Whether the far half is turned to its player: not where both sit before the same keyboard. */
export const isTurned = ({ mode }: FightSettings): boolean => mode === "faces" || (mode === "slow" && hasTouch());

const LAST = "live-form";

/** How two play on this device, if they say nothing. */
const modeOfTwo = (): PlayMode => (hasTouch() ? "faces" : "keys");

/** How many people play: one, against the machine, or two. */
export const peopleOf = ({ mode }: FightSettings): 1 | 2 => (mode === "machine" ? 1 : 2);

/** The settings for so many people. */
export const forPeople = (settings: FightSettings, people: 1 | 2): FightSettings =>
  people === peopleOf(settings) ? settings : { ...settings, mode: people === 1 ? "machine" : modeOfTwo(), relay: null };

/** As they are stored: what is missing or odd is as by default. */
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

/** Returns settings out of anything; as this device plays where nobody has given any. */
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

/** Remembers the settings as those played with last; returns what is stored with their match. */
export function keepSettings(settings: FightSettings): Fields {
  writeText(LAST, JSON.stringify(settings));
  return { ...settings };
}

/** The wins of the series with a match that these seats have won; a draw is nobody's. */
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

/** Whether a side has won more than half of the series. */
export const isDecided = ({ best, wins }: FightSettings): boolean => wins.some((won) => won * 2 > best);
