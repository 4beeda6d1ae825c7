// How a match is played on the device: the page's own affair, kept beside the match and unknown to the engine.
import * as v from "valibot";
import * as records from "../../../saves/records";
import { parsed, readText, remove, writeText } from "../../../saves/storage";

/** Face to face on a touch screen, two key zones, against the machine, or in turns. */
export const MODES = ["faces", "keys", "machine", "slow"] as const;
export type PlayMode = (typeof MODES)[number];
/** How two people play. */
export const MODES_OF_TWO = ["faces", "keys", "slow"] as const satisfies readonly PlayMode[];
export const TURN_SECONDS = [10, 20, 40, 0] as const;
export const BEST_OF = [1, 3, 5] as const;

export interface FightSettings {
  readonly mode: PlayMode;
  /** The machine's level, of the catalogue's. */
  readonly level: string;
  /** Seconds a turn, where the seats act in turns; 0 for as long as one likes. */
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

/** The seat of the machine; nobody's in other modes. */
export const machineSeat = ({ mode }: FightSettings): number => (mode === "machine" ? 1 : -1);

/** Whether the far half is turned to its player: not where both sit before the same keyboard. */
export const isTurned = ({ mode }: FightSettings): boolean => mode === "faces" || (mode === "slow" && hasTouch());

const LAST = "tefuda:live-form";
/** Where the settings lay before they became a part of the match's record. */
const oldKeyOf = (id: string) => `tefuda:live:${id}`;

/** How two play on this device, if they say nothing. */
const modeOfTwo = (): PlayMode => (hasTouch() ? "faces" : "keys");

/** How many people play: one, against the machine, or two. */
export const peopleOf = ({ mode }: FightSettings): 1 | 2 => (mode === "machine" ? 1 : 2);

/** The settings for so many people. */
export const forPeople = (settings: FightSettings, people: 1 | 2): FightSettings =>
  people === peopleOf(settings) ? settings : { ...settings, mode: people === 1 ? "machine" : modeOfTwo() };

/** As they are stored: the mode has kept its first name. What is missing or odd is as by default. */
const StoredSettings = v.object({
  way: v.fallback(v.picklist(MODES), modeOfTwo),
  level: v.fallback(v.string(), "even"),
  turn: v.fallback(v.picklist(TURN_SECONDS), 20),
  help: v.fallback(v.boolean(), false),
  best: v.fallback(v.picklist(BEST_OF), 1),
  wins: v.fallback(v.array(v.number()), [0, 0]),
  again: v.fallback(v.array(v.string()), []),
});

/** The levels' first names, which older records hold. */
const OLD_LEVELS: Readonly<Record<string, string>> = { slow: "easy", steady: "even", sharp: "hard" };

/** As they are kept with a match. */
export const toStored = ({ mode, ...others }: FightSettings) => ({ ...others, way: mode });

/** Settings out of anything. */
function settingsIn(value: unknown): FightSettings {
  const { way, level, ...others } = v.parse(StoredSettings, typeof value === "object" && value ? value : {});
  return { ...others, level: OLD_LEVELS[level] ?? level, mode: way };
}

/** The settings of a match; of one that nobody has given any, as this device plays it. */
export function settingsOf(id: string): FightSettings {
  return settingsIn(records.playSettingsOf(id) ?? parsed(readText(oldKeyOf(id))));
}

/** The settings played with last, for a new series. */
export const lastSettings = (): FightSettings => ({ ...settingsIn(parsed(readText(LAST))), wins: [0, 0], again: [] });

/** Keep the settings with their match, and as those that were played with last. */
export async function keepSettings(id: string, settings: FightSettings): Promise<void> {
  const stored = toStored(settings);
  await records.keepPlaySettings(id, stored);
  remove(oldKeyOf(id));
  writeText(LAST, JSON.stringify(stored));
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
