// The first time that something special comes up on a device, one line says what it is: once, and until it is no news any
// more. It is made from entries of the log, of which it takes what everybody sees alone.
import { useEffect, useRef } from "preact/hooks";
import { tips as wanted } from "../device/settings";
import type { BaseView, LogEntry } from "../door/door";
import { keepName, namesAt } from "../saves/kept-names";
import type { GameTable } from "./types";
import { logEnd } from "./view";

const GIVEN = "tefuda:tips-given";

/** What a tip is about: an entry of the log. */
interface Tip {
  readonly name: string;
  readonly index: number;
}

type Tipping = Pick<GameTable, "tips"> & { readonly id: string };

const keptAs = ({ id }: Tipping, name: string) => `${id}-tip-${name}`;

/** Whether an entry is still there, is news, and is what the tip is about. */
function stands(tip: Tip, view: BaseView, since: number, { tips }: Tipping): boolean {
  const entry = view.log[tip.index - view.log_start];
  if (!entry || tip.index < since) return false;
  return Boolean(tips?.[tip.name]?.(entry as unknown as LogEntry, view, tip.index));
}

/** The first of the news that this device has had no tip about. */
export function freshTip(view: BaseView, since: number, table: Tipping): Tip | null {
  for (let index = Math.max(since, view.log_start); index < logEnd(view); index += 1) {
    const names = Object.keys(table.tips ?? {}).filter((name) => stands({ name, index }, view, since, table));
    const name = names.find((each) => !namesAt(GIVEN).includes(keptAs(table, each)));
    if (name) return { name, index };
  }
  return null;
}

/** The message that is to be shown now; null for none. What happened from entry `since` on is news. */
export function useTip(view: BaseView, since: number, table: Tipping | undefined): string | null {
  const given = useRef<Tip | null>(null);
  if (!table || wanted.value === "off") given.current = null;
  else if (!given.current || !stands(given.current, view, since, table)) given.current = freshTip(view, since, table);
  const message = table && given.current ? keptAs(table, given.current.name) : null;
  useEffect(() => {
    if (message) keepName(GIVEN, message);
  }, [message]);
  return message;
}
