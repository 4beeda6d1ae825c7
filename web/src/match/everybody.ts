// Everyone's table in other windows: the tab that plays a match sends everyone's view to the windows that ask for it.
import { effect } from "@preact/signals";
import { openChannel } from "../browser/features";
import { listen, together } from "../device/listen";
import type { BaseView, Status } from "../door/door";
import type { Seating } from "../saves/record";
import type { TurnMatch } from "./turns";

/** The content of a window for everyone; it has no seat's view. */
export interface Everybody {
  readonly view: BaseView;
  /** Number of log entries that are not news. */
  readonly since: number;
  readonly bots: Seating;
  /** Number of times that each seat's code was opened. */
  readonly codes: readonly number[];
  /** Null while the match runs. */
  readonly end: Status | null;
}

type Message =
  | { readonly asked: string }
  | { readonly left: string }
  | { readonly begun: string }
  | ({ readonly match: string } & Everybody);

const open = () => openChannel("tefuda-table");

/** Sends a match to the windows that ask for it, again at every change of its table; returns a function that stops it. */
export function showEverybody(match: TurnMatch): () => void {
  const channel = open();
  if (!channel) return () => undefined;
  const { id, head, counts } = match.controller;
  let isAsked = false;
  const send = () => {
    const stage = match.stage.value;
    const { codes } = counts.value;
    const { table } = match.showing;
    if (!isAsked || !table || !("since" in stage)) return;
    const end = stage.at === "over" ? stage.status : null;
    const sent = { match: id, view: table, since: match.showing.known, bots: head.bots, codes, end };
    channel.postMessage(sent satisfies Message);
  };
  const callWindows = () => {
    isAsked = false;
    channel.postMessage({ begun: id } satisfies Message);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ("left" in data && data.left === id) callWindows(); // the others ask again
    if (!("asked" in data) || data.asked !== id) return;
    isAsked = true;
    send();
  };
  callWindows();
  return together([effect(send), () => channel.close()]);
}

/** Calls `heard` with everybody's table of a match at every change; returns a function that stops it. */
export function watchEverybody(id: string, heard: (everybody: Everybody) => void): () => void {
  const channel = open();
  if (!channel) return () => undefined;
  const ask = () => channel.postMessage({ asked: id } satisfies Message);
  const hear = ({ data }: MessageEvent<Message>) => {
    if ("match" in data && data.match === id) heard(data);
    if ("begun" in data && data.begun === id) ask();
  };
  const begin = () => {
    channel.onmessage = hear;
    ask();
  };
  const leave = () => {
    channel.onmessage = null;
    channel.postMessage({ left: id } satisfies Message);
  };
  begin();
  const stop = together([listen(window, ["pagehide"], leave), listen(window, ["pageshow"], begin)]);
  return together([stop, leave, () => channel.close()]);
}
