// Dealing a match and going to its table.
import { useState } from "preact/hooks";
import { houseRules, keepHouseRules, keepNames, keepOffersHints, keepSeating, offersHints } from "../device/habits";
import type { CatalogGame, Save } from "../door/door";
import { unlessDead } from "../door/engine";
import { deal as dealMatch } from "../match/begin";
import { type Seating, seatingOf } from "../saves/record";
import { machineLooksOf } from "../table/MachineSign";
import type { GameTable, PlaySettings } from "../table/types";
import { replace } from "../ui/router";
import { aloneWith, likelyPlayers, mostPlayers, nameless, namesOf } from "./seating";

/** A task that somebody waits for, one at a time: whether it is under way, and what begins it. It leads elsewhere, or fails. */
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

/** What is dealt, and who plays it. */
export interface Dealt {
  readonly names: readonly string[];
  readonly seating: Seating;
  readonly options: Save["options"];
  readonly settings: unknown;
  /** Whether hints may be asked for. */
  readonly hints: boolean;
}

/** Deal, store the match, remember its players, and go to the table. */
export async function deal(entry: CatalogGame, playSettings: PlaySettings | undefined, dealt: Dealt): Promise<void> {
  const { names, seating, options, settings, hints } = dealt;
  keepNames(names.filter((name, seat) => name !== nameless(seat, names.length, seating) && !seating[seat]));
  keepHouseRules(entry.id, options);
  keepOffersHints(entry.id, hints);
  if (!playSettings) keepSeating(entry.id, seating);
  const bots = seatingOf(seating, names.length);
  const changes = { bots, settings: playSettings?.keep(settings) ?? null, ...(!hints && { hints: null }) };
  const id = await dealMatch(entry.id, names, options, changes);
  // back from the match leads home: a set-up would deal anew
  replace("play", id);
}

/** One person, perhaps with a name, against the easiest machines, at the usual table. */
export function aloneNow(entry: CatalogGame, table: GameTable, name: string): Dealt {
  const options = houseRules(entry.id, entry.options);
  const players = Math.min(likelyPlayers(entry), mostPlayers(entry, options));
  const level = entry.bots[0] ?? "";
  const { playSettings } = table;
  const seating = aloneWith(machineLooksOf(table), players, level);
  return {
    names: namesOf(entry.id, players, [name], seating),
    seating,
    options,
    settings: playSettings?.alone(playSettings.initial(null), level),
    hints: offersHints(entry.id),
  };
}
