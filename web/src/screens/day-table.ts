// The deal of the day as it is dealt: the usual table of a game, one person first, all others machines.
import { type Day, seedOf } from "../day/day";
import type { DayTable } from "../day/days";
import { lastNames } from "../device/habits";
import { entryOf, newMatch } from "../door/client";
import type { Save } from "../door/door";
import { loadTables, tableOf } from "../games";
import { playLinked } from "../match/begin";
import type { Seating } from "../saves/record";
import { machineLooksOf } from "../table/MachineSign";
import { aloneWith, likelyPlayers, mostPlayers, namesOf } from "./seating";

const LEVEL = "even";

/** The person's name, but where a machine at the table has the same. */
function namesAt(game: string, players: number, machines: Seating): readonly string[] {
  const names = namesOf(game, players, lastNames(), machines);
  return new Set(names).size === names.length ? names : namesOf(game, players, [], machines);
}

/** Store a match of a deal that somebody has sent, as days are played: one person first, all others machines. */
export async function playAlone(save: Save): Promise<string> {
  const { game, seats } = save;
  const table = tableOf(game);
  const machines = aloneWith(machineLooksOf(table), seats.length, LEVEL);
  const names = namesAt(game, seats.length, machines);
  const playSettings = table?.playSettings;
  const settings = playSettings?.keep(playSettings.alone(playSettings.initial(null), LEVEL)) ?? null;
  return playLinked({ ...save, seats: names.map((name) => ({ name })) }, { bots: machines, settings });
}

/** Deal a day's table; null where there is no such game. */
export async function dayTable({ game, date }: Day): Promise<DayTable | null> {
  await loadTables(game);
  const table = tableOf(game);
  const entry = entryOf(game);
  if (!table || !entry) return null;
  const options = Object.fromEntries(entry.options.map((option) => [option.id, option.default]));
  const players = Math.min(likelyPlayers(entry), mostPlayers(entry, options));
  const machines = aloneWith(machineLooksOf(table), players, LEVEL);
  const seed = seedOf(date);
  const dealt = await newMatch(game, namesAt(game, players, machines), options, { seed });
  return { dealt, changes: { bots: machines, settings: table.playSettings?.ofDay(LEVEL, seed) ?? null } };
}
