// Speech for people who hear the table: events are announced by the setting, and hand, table and counts are read on
// request, only from the page's content.
import { useEffect, useRef, useState } from "preact/hooks";
import { listen } from "../device/listen";
import { speech } from "../device/settings";
import type { BaseView } from "../door/door";
import { joined, t } from "../i18n/i18n";
import { logEnd } from "../match/view";
import { Button } from "../ui/Button";
import { wordsSince } from "./Log";
import { Marked } from "./Marked";
import { phrasesIn } from "./read-out";
import type { GameTable } from "./types";
import "./speech.css";

/** Readable parts, the key for each together with Alt, and its place. */
const PARTS = [
  { id: "hand", key: "KeyH" },
  { id: "table", key: "KeyT" },
  { id: "counts", key: "KeyC" },
] as const;
type Part = (typeof PARTS)[number]["id"];

/** Parts of a table that are not on it. */
const NOT_LYING = ".seats, .turn, .noren, .hand, .prompt, .play-head, .news, .speech";

function read(part: Part): string {
  const seats = document.querySelector(".seats");
  const hand = document.querySelector(".hand:not(.noren *)");
  const place = { hand, counts: seats, table: seats?.closest(".table") }[part];
  const phrases = place ? phrasesIn(place, part === "table" ? NOT_LYING : "") : [];
  return phrases.length ? joined(phrases) : t(`read-${part}-none`);
}

/** Keys and buttons that read; the read text closes with the open hand. */
export function ReadOut() {
  const [said, say] = useState("");
  useEffect(
    () =>
      listen(window, ["keydown"], (event: KeyboardEvent) => {
        const part = PARTS.find(({ key }) => key === event.code);
        if (!part || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
        event.preventDefault();
        say(read(part.id));
      }),
    [],
  );
  return (
    <section class="speech" aria-label={t("read")}>
      {PARTS.map(({ id, key }) => (
        <Button key={id} aria-keyshortcuts={`Alt+${key.slice(-1)}`} onClick={() => say(read(id))}>
          {t(`read-${id}`)}
        </Button>
      ))}
      <p class="hidden-text" aria-live="polite" data-testid="read-out">
        {said}
      </p>
    </section>
  );
}

interface ToldProps {
  view: BaseView;
  /** No hand is open: the view is everyone's. */
  isClosed: boolean;
  table: Pick<GameTable, "describeEntry" | "marks">;
  /** The message that explains something special in it, if there is any. */
  tip?: string | null;
}

/** All events, for people who want to hear them: announced only on everyone's table, since everyone may hear it. */
export function Told({ view, isClosed, table, tip = null }: ToldProps) {
  const heard = useRef(logEnd(view));
  const told = useRef("");
  if (isClosed && logEnd(view) !== heard.current) {
    const words = wordsSince(view, table.describeEntry, heard.current);
    told.current = [...words, ...(tip ? [t(tip)] : [])].join(" ");
    heard.current = logEnd(view);
  }
  return (
    <p class="hidden-text" aria-live="polite" data-testid="told">
      {speech.value === "full" && isClosed && <Marked text={told.current} seats={view.seats} marks={table.marks?.()} />}
    </p>
  );
}
