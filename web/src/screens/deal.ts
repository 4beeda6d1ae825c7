// Dealing a match: as the set-up asks for it, at once for one person, or the deal of a day or of a link.
import { useState } from "preact/hooks";
import { type Day, seedOf } from "../day/day";
import type { DayTable } from "../day/days";
import {
  houseRules,
  keepHouseRules,
  keepNames,
  keepOffersHints,
  keepSeating,
  keepStart,
  lastNames,
  offersHints,
} from "../device/habits";
import { entryOf } from "../door/catalog";
import { newMatch } from "../door/client";
import type { CatalogGame, Save } from "../door/door";
import { unlessDead } from "../door/engine";
import { tableOf } from "../games";
import { deal as dealMatch, playLinked } from "../match/begin";
import { newPhones } from "../match/phones";
import { isAnyTwice } from "../saves/names";
import type { Seating } from "../saves/record";
import { machineLooksOf } from "../table/MachineSign";
import type { GameTable, PlaySettings } from "../table/types";
import { replace } from "../ui/router";
import { aloneWith, isPassed, likelyPlayers, mostPlayers, nameless, namesOf } from "./seating";

/** One task at a time, with its state, and the function that begins it. It navigates elsewhere, or fails. */
export function useTask(): [isBusy: boolean, begin: (task: () => Promise<void>) => Promise<void>] {
  const [isBusy, setBusy] = useState(false);
  const begin = async (task: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await unlessDead(task);
    } finally {
      setBusy(false);
    }
  };
  return [isBusy, begin];
}

export interface Dealt {
  readonly names: readonly string[];
  readonly seating: Seating;
  readonly options: Save["options"];
  readonly settings: unknown;
  readonly hints: boolean;
  /** By seat, true if its hand is on a phone. */
  readonly phones?: readonly boolean[];
  /** The start seat; `null`: a random one. Without a question it is random too, and not remembered. */
  readonly start?: number | null;
}

/** Deal, store the match, remember its players, and go to the table. */
export async function deal(entry: CatalogGame, playSettings: PlaySettings | undefined, dealt: Dealt): Promise<void> {
  const { names, seating, options, settings, hints, phones = [], start } = dealt;
  keepNames(names.filter((name, seat) => name !== nameless(seat, names.length, seating) && !seating[seat]));
  keepHouseRules(entry.id, entry.options, options, isPassed(seating, names.length));
  keepOffersHints(entry.id, hints);
  if (start !== undefined) keepStart(entry.id, start);
  if (!playSettings) keepSeating(entry.id, seating);
  const changes = {
    bots: seating,
    settings: playSettings?.keep(settings) ?? null,
    phones: newPhones(phones),
    ...(!hints && { hints: null }),
  };
  const id = await dealMatch(entry.id, names, options, changes, { start: start ?? undefined });
  // back from the match leads home: a set-up would deal again
  replace("play", id);
}

/** One person first, all others machines of a level. The person has the first of `names`, unless a machine has the same. */
function alone(game: string, table: GameTable | undefined, players: number, level: string, names: readonly string[]) {
  const seating = aloneWith(machineLooksOf(table), players, level);
  const named = namesOf(game, players, names, seating);
  return { seating, names: isAnyTwice(named) ? namesOf(game, players, [], seating) : named };
}

const usualPlayers = (entry: CatalogGame, options: Save["options"]): number =>
  Math.min(likelyPlayers(entry), mostPlayers(entry, options));

/** One person, perhaps with a name, against the easiest machines, at the usual table. */
export function aloneNow(entry: CatalogGame, table: GameTable, name: string): Dealt {
  const options = houseRules(entry.id, entry.options, false);
  const level = entry.bots[0] ?? "";
  const { playSettings } = table;
  return {
    ...alone(entry.id, table, usualPlayers(entry, options), level, [name]),
    options,
    settings: playSettings?.alone(playSettings.initial(null), level),
    hints: offersHints(entry.id),
  };
}

/** The level of the machines in deals that other people play too. */
const SHARED_LEVEL = "even";

/** Store a match of a linked deal, for one person; returns its id. */
export async function playAlone(save: Save): Promise<string> {
  const { game, seats } = save;
  const table = tableOf(game);
  const { names, seating } = alone(game, table, seats.length, SHARED_LEVEL, lastNames());
  const playSettings = table?.playSettings;
  const settings = playSettings?.keep(playSettings.alone(playSettings.initial(null), SHARED_LEVEL)) ?? null;
  return playLinked({ ...save, seats: names.map((name) => ({ name })) }, { bots: seating, settings });
}

/** Deal a day's table, without the house rules; null for an unknown game, or without its table. */
export async function dayTable({ game, date }: Day): Promise<DayTable | null> {
  const table = tableOf(game);
  const entry = entryOf(game);
  if (!table || !entry) return null;
  const options = Object.fromEntries(entry.options.map((option) => [option.id, option.default]));
  const { names, seating } = alone(game, table, usualPlayers(entry, options), SHARED_LEVEL, lastNames());
  const seed = seedOf(date);
  const dealt = await newMatch(game, names, options, { seed });
  return { dealt, changes: { bots: seating, settings: table.playSettings?.ofDay(SHARED_LEVEL, seed) ?? null } };
}
