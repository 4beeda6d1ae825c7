// At the first special position of a kind on a device, one line explains it: once, and while it is news. It depends
// only on the public parts of log entries.
import { useEffect, useMemo, useRef } from "preact/hooks";
import * as v from "valibot";
import { tips as wanted } from "../device/settings";
import type { BaseView, LogEntry } from "../door/door";
import { has } from "../i18n/i18n";
import { logEnd } from "../match/view";
import { parsed, readText, writeText } from "../saves/local";
import type { GameTable } from "./types";

const GIVEN = "tips-given";
const Names = v.fallback(v.array(v.string()), []);

const given = (): readonly string[] => v.parse(Names, parsed(readText(GIVEN)));

/** Records a tip as given, next to those that another tab has recorded by now. */
function keepGiven(name: string): void {
  const names = given();
  if (!names.includes(name)) writeText(GIVEN, JSON.stringify([...names, name]));
}

/** The subject of a tip: an entry of the log. */
interface Tip {
  readonly name: string;
  readonly index: number;
}

type Tipping = Pick<GameTable, "tips"> & { readonly id: string };

const keptAs = ({ id }: Tipping, name: string) => `${id}-tip-${name}`;

/** Returns whether an entry is still there, is news, and is the subject of the tip. */
function stands(tip: Tip, view: BaseView, since: number, { tips }: Tipping): boolean {
  const entry = view.log[tip.index - view.log_start];
  if (!entry || tip.index < since) return false;
  return Boolean(tips?.[tip.name]?.(entry as unknown as LogEntry, view, tip.index));
}

/** The first of the news that this device has had no tip about. */
function freshTip(view: BaseView, since: number, table: Tipping, known: ReadonlySet<string>): Tip | null {
  for (let index = Math.max(since, view.log_start); index < logEnd(view); index += 1) {
    const names = Object.keys(table.tips ?? {}).filter((name) => stands({ name, index }, view, since, table));
    const name = names.find((each) => !known.has(keptAs(table, each)));
    if (name) return { name, index };
  }
  return null;
}

/** Number of all seats' turns in which a device's first table of a game states its aim. */
const AIM_TURNS = 3;

/** The number of turns begun: entries in a row of the same seat are one. */
const turnsIn = ({ log }: BaseView): number => log.filter((entry, at) => entry.seat !== log[at - 1]?.seat).length;

/** Returns the message of the game's aim in the first turns at the device's first table of the game, else null. */
export function useAim(view: BaseView, table: Tipping | undefined): string | null {
  const known = useMemo(() => new Set(given()), []);
  const name = table ? `${table.id}-aim` : "";
  const isOver = view.log_start > 0 || turnsIn(view) > AIM_TURNS * view.seats.length;
  useEffect(() => {
    if (name && isOver) keepGiven(name);
  }, [name, isOver]);
  return isOver || wanted.value === "off" || known.has(name) || !has(name) ? null : name;
}

/** The message to show now; null for none. Entries from `since` on are news. */
export function useTip(view: BaseView, since: number, table: Tipping | undefined): string | null {
  const tip = useRef<Tip | null>(null);
  // read once for each table: no tap waits for the storage
  const known = useMemo(() => new Set(given()), []);
  if (!table || wanted.value === "off") tip.current = null;
  else if (!tip.current || !stands(tip.current, view, since, table)) tip.current = freshTip(view, since, table, known);
  const message = table && tip.current ? keptAs(table, tip.current.name) : null;
  useEffect(() => {
    if (!message) return;
    known.add(message);
    keepGiven(message);
  }, [message]);
  return message;
}
