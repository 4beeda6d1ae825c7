// The seating: the set-up's first state, the consequences of a choice, and the present entries.
import { lastNames, lastSeating } from "../device/habits";
import type { CatalogGame, Save, SeatName } from "../door/door";
import { hasPhones } from "../games/phones";
import { t } from "../i18n/i18n";
import { isAnyTwice, tidyName } from "../saves/names";
import { type Bot, type Fields, type Head, type Seating, seatingOf } from "../saves/record";
import { machineLooksOf } from "../table/MachineSign";
import { machineName } from "../table/seat-name";
import type { GameTable, MachineLooks } from "../table/types";
import { useKept } from "../ui/left";

/** The bot for a seat: it has the first free face. */
export function machineFor(faces: readonly string[], others: Seating, level: string): Bot {
  const taken = others.map((machine) => machine?.face);
  return { level, face: faces.find((face) => !taken.includes(face)) ?? faces[0] ?? "" };
}

export const withSeat = (seating: Seating, seat: number, machine: Bot | null): Seating =>
  Array.from({ length: Math.max(seating.length, seat + 1) }, (_, each) =>
    each === seat ? machine : (seating[each] ?? null),
  );

/** The first `people` of so many seats are people's, all others machines'. */
export function aloneWith(looks: MachineLooks, players: number, level: string, people = 1): Seating {
  let seating: Seating = Array.from({ length: people }, () => null);
  for (let seat = people; seat < players; seat += 1) {
    seating = withSeat(seating, seat, machineFor(looks.faces, seating, level));
  }
  return seating;
}

/** The seats of the last match and those beyond: where machines sat last, machines sit there too. */
function prolonged(seating: Seating, looks: MachineLooks, players: number): Seating {
  const last = seating.at(-1);
  if (!last) return seating;
  let longer = seating;
  while (longer.length < players) longer = [...longer, machineFor(looks.faces, longer, last.level)];
  return longer;
}

/** The kinds of company at a table: one person among machines, people alone, or some of each. */
export const COMPANIES = ["alone", "together", "mixed"] as const;
export type Company = (typeof COMPANIES)[number];

/** Returns the number of people in a company at a table of so many. */
export const peopleIn = (company: Company, players: number): number =>
  ({ alone: 1, together: players, mixed: 2 })[company];

const peopleAt = (seating: Seating, players: number): number =>
  players - seatingOf(seating, players).filter(Boolean).length;

export function companyOf(seating: Seating, players: number): Company {
  const people = peopleAt(seating, players);
  if (people === players) return "together";
  return people === 1 ? "alone" : "mixed";
}

/** Returns whether several people pass one device round. */
export const isPassed = (seating: Seating, players: number): boolean => peopleAt(seating, players) > 1;

/** The machines that fit the game as it is: a level that it does not know, and a face of another game, are others. */
export function fitting(seating: Seating, looks: MachineLooks, levels: readonly string[]): Seating {
  const [easiest] = levels;
  if (easiest === undefined) return [];
  const fitted: (Bot | null)[] = [];
  for (const machine of seating) {
    const level = machine && levels.includes(machine.level) ? machine.level : easiest;
    const isKnown =
      machine && looks.faces.includes(machine.face) && fitted.every((each) => each?.face !== machine.face);
    if (isKnown) fitted.push({ ...machine, level });
    else fitted.push(machine && machineFor(looks.faces, fitted, level));
  }
  return fitted;
}

/** The name of a person without one: by the number of the seat, unless it is the only one. */
export function nameless(seat: number, players: number, seating: Seating): string {
  return peopleAt(seating, players) === 1 ? t("player-alone") : t("player-number", { number: seat + 1 });
}

/** All players' names: people's own, bots' by their faces. */
export const namesOf = (game: string, players: number, names: readonly string[], seating: Seating): string[] =>
  Array.from({ length: players }, (_, seat) => {
    const machine = seating[seat];
    return machine ? machineName(game, machine.face) : tidyName(names[seat] ?? "") || nameless(seat, players, seating);
  });

/** The largest number of players that the options chosen allow. */
export function mostPlayers(entry: CatalogGame, options: Save["options"]): number {
  const bounds = entry.options.flatMap(({ id, most_players }) =>
    most_players.filter(({ value }) => options[id] === value).map(({ players }) => players),
  );
  return Math.min(entry.max_players, ...bounds);
}

/** The likely number of players, before a choice. */
export const likelyPlayers = (entry: CatalogGame, before = 4) =>
  Math.min(Math.max(before, entry.min_players), entry.max_players);

/** The match whose people play again; without one, those who played last do. */
interface Before {
  readonly seats?: readonly SeatName[] | undefined;
  readonly bots?: Seating | undefined;
  readonly phones?: Head["phones"] | undefined;
  /** Its settings, if it was one of this game. */
  readonly settings: Fields | null;
}

/** The present entries, and the properties of a {@link WhoPlays} for them. */
export function useSeating(entry: CatalogGame, table: GameTable, players: number, before: Before) {
  const { seats, bots } = before;
  const { playSettings } = table;
  const looks = machineLooksOf(table);
  const [easiest = ""] = entry.bots;
  const [settings, setSettings] = useKept("settings", () => playSettings?.initial(before.settings));
  const [typed, setTyped] = useKept<readonly string[]>(
    "names",
    () => seats?.map(({ name }, seat) => (bots?.[seat] ? "" : name)) ?? lastNames(),
  );
  const most = entry.max_players;
  const [chosen, setChosen] = useKept<Seating>("seating", () => {
    const last = bots ?? lastSeating(entry.id) ?? aloneWith(looks, most, easiest);
    return prolonged(fitting(last, looks, entry.bots), looks, most);
  });
  const [onPhone, setOnPhone] = useKept<readonly boolean[]>("phones", () => before.phones?.map(Boolean) ?? []);
  const ownLevels = playSettings?.machineLevels(settings);
  const [face = ""] = looks.faces;
  const wanted = ownLevels?.map((level) => (level === null ? null : { level, face })) ?? chosen;
  const seating = seatingOf(wanted, players);
  const names = namesOf(entry.id, players, typed, seating);
  // one person alone passes no device
  const canUsePhones = hasPhones(entry.id) && isPassed(seating, players);
  const phones = names.map((_, seat) => canUsePhones && !seating[seat] && Boolean(onPhone[seat]));
  const isTwice = isAnyTwice(names);
  const rename = (seat: number, name: string) => {
    const next = Array.from({ length: most }, (_, each) => typed[each] ?? "");
    setTyped(next.with(seat, name));
  };
  /** Fills all seats again; machines get the level that the first of them had. */
  const sit = (company: Company) => {
    const people = peopleIn(company, most);
    const level = chosen.find(Boolean)?.level ?? easiest;
    setChosen(aloneWith(looks, most, level, people));
    if (playSettings) setSettings(playSettings.seated(settings, people === 1 ? 1 : 2));
  };
  const form = {
    game: entry.id,
    players,
    names: typed,
    seating,
    looks,
    levels: playSettings ? [] : entry.bots,
    phones: canUsePhones ? phones : null,
    onRename: rename,
    onSeat: (seat: number, machine: Bot | null, isOnPhone: boolean) => {
      setChosen([...withSeat(seating, seat, machine), ...chosen.slice(players)]);
      setOnPhone(Array.from({ length: most }, (_, each) => (each === seat ? isOnPhone : Boolean(onPhone[each]))));
    },
    isTwice,
  };
  return { names, seating, phones, settings, setSettings, sit, isTwice, form };
}
