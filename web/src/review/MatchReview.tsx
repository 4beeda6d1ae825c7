// Going through a match that is stored here: by its id, once it is over.
import { useEffect, useState } from "preact/hooks";
import { isReady } from "../door/engine";
import { t } from "../i18n/i18n";
import { reasonOf } from "../match/opening";
import type { GameTable } from "../table/types";
import { Boot } from "../ui/Boot";
import { LinkButton } from "../ui/Button";
import { href } from "../ui/router";
import { ScreenHead } from "../ui/Screen";
import { type Opened, type Opening, openFinished } from "./opening";
import { Walking } from "./Walking";

interface Props {
  id: string;
  /** The table of the match's game; none where there is no such match, or game. */
  table: (GameTable & { readonly id: string }) | undefined;
}

export function MatchReview({ id, table }: Props) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const title = (opening?.at === "open" && opening.match?.head.title) || t(table ? `${table.id}-name` : "title");
  useEffect(() => {
    if (isReady.value && opening === null) openFinished(id, table).then(setOpening);
  }, [isReady.value]);
  const fail = (fault: unknown) => {
    const reason = reasonOf(fault);
    if (reason !== null) setOpening({ at: "unreadable", reason });
  };
  if (opening?.at === "open")
    return (
      table && <Walking title={title} back={href("play", id)} id={id} opened={opening} table={table} onFault={fail} />
    );
  return (
    <main class="screen" data-testid="match-review">
      <ScreenHead title={title} back={href("play", id)} />
      {opening ? <Refused id={id} opening={opening} /> : <Boot />}
    </main>
  );
}

/** Why there is nothing to go through. */
export function Refused({ id, opening }: { id: string; opening: Exclude<Opening, Opened> }) {
  const running = opening.at === "unfinished" ? id : opening.at === "same-deal" ? opening.running : null;
  return (
    <section class="sheet-of-paper stack" role="status">
      <p>{t(`review-${opening.at}`)}</p>
      {opening.at === "unreadable" && <p class="small soft">{opening.reason}</p>}
      <LinkButton main href={running === null ? href("") : href("play", running)}>
        {t(running === null ? "home" : "go-on")}
      </LinkButton>
    </section>
  );
}
