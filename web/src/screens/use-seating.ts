// Who plays, as a set-up is filled in: names, machines, and how a game that all play at once is played.
import { useState } from "preact/hooks";
import type { CatalogGame } from "../door/door";
import { type Fields, type Seating, seatingOf } from "../saves/record";
import { machineLooksOf } from "../table/MachineSign";
import type { GameTable } from "../table/types";
import { fitting, namesOf, seatingOfLevels } from "./seating";

interface Before {
  /** What people were called, by seat; empty where a machine sat. */
  readonly names: readonly string[];
  readonly bots: Seating;
  /** The settings of the match of this game whose people play on; null for others. */
  readonly settings: Fields | null;
}

/** What is filled in so far, and what a {@link WhoPlays} of it takes. */
export function useSeating(entry: CatalogGame, table: GameTable, players: number, before: Before) {
  const { playSettings } = table;
  const looks = machineLooksOf(table);
  const [settings, setSettings] = useState(() => playSettings?.initial(before.settings));
  const [typed, setTyped] = useState(before.names);
  const [chosen, setChosen] = useState<Seating>(() => fitting(before.bots, looks, entry.bots));
  const wanted = playSettings ? seatingOfLevels(playSettings.machineLevels(settings), looks) : chosen;
  const seating = seatingOf(wanted, players);
  const names = namesOf(entry.id, players, typed, seating);
  const isTwice = new Set(names).size < names.length;
  const rename = (seat: number, name: string) => {
    const next = Array.from({ length: entry.max_players }, (_, each) => typed[each] ?? "");
    setTyped(next.with(seat, name));
  };
  const form = {
    game: entry.id,
    players,
    names: typed,
    seating,
    looks,
    levels: playSettings ? [] : entry.bots,
    onRename: rename,
    onSeat: (next: Seating) => setChosen([...next, ...chosen.slice(next.length)]),
    isTwice,
  };
  return { names, seating, settings, setSettings, isTwice, form };
}
