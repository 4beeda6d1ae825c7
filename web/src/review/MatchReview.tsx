// Going through a match that is stored here: by its id, once it is over.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { isReady } from "../door/engine";
import { t } from "../i18n/i18n";
import { reasonOf } from "../match/opening";
import { reasonWords } from "../match/reason-words";
import type { GameTable } from "../table/types";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { href } from "../ui/router";
import { Screen } from "../ui/Screen";
import { type Access, type Opened, openFinished } from "./opening";
import { SameDeal } from "./SameDeal";
import { Walking } from "./Walking";

interface Props {
  id: string;
  /** The table of the match's game; undefined for an unknown match or game. */
  table: (GameTable & { readonly id: string }) | undefined;
}

/** Returns whether a stored match may be replayed, null until that is known; its setter, and the function to agree. */
function useAccess({ id, table }: Props) {
  const [access, setAccess] = useState<Access | null>(null);
  useEffect(() => {
    if (isReady.value && access === null) openFinished(id, table).then(setAccess);
  }, [isReady.value]);
  const agree = () => void openFinished(id, table, "agreed").then(setAccess);
  return [access, agree, setAccess] as const;
}

export function MatchReview({ id, table, isJudged }: Props & { isJudged: boolean }) {
  const [access, agree, setAccess] = useAccess({ id, table });
  const title = (access?.at === "open" && access.match?.head.title) || t(table ? `${table.id}-name` : "title");
  const fail = (fault: unknown) => {
    const reason = reasonOf(fault);
    if (reason !== null) setAccess({ at: "unreadable", reason });
  };
  if (access?.at === "open")
    return (
      table && (
        <Walking
          title={title}
          back={href("play", id)}
          id={id}
          opened={access}
          table={table}
          isJudged={isJudged}
          onFault={fail}
        />
      )
    );
  return (
    <Screen title={title} back={href("play", id)} data-testid="match-review">
      {access ? <Refused id={id} access={access} onAgree={agree} /> : <Boot />}
    </Screen>
  );
}

/** Draws its children once a stored match is open; else the reason why it is not. */
export function WithOpened({ children, ...match }: Props & { children: (opened: Opened) => ComponentChildren }) {
  const [access, agree] = useAccess(match);
  if (!access) return <Boot />;
  return access.at === "open" ? children(access) : <Refused id={match.id} access={access} onAgree={agree} />;
}

interface RefusedProps {
  id: string;
  access: Exclude<Access, Opened>;
  onAgree: () => void;
}

export function Refused({ id, access, onAgree }: RefusedProps) {
  if (access.at === "same-deal") return <SameDeal running={access.running} onAgree={onAgree} />;
  const isRunning = access.at === "unfinished";
  return (
    <section class="sheet-of-paper stack" role="status">
      <p>{t(`review-${access.at}`)}</p>
      {access.at === "unreadable" && <p class="small soft">{reasonWords(access.reason)}</p>}
      <Button main href={isRunning ? href("play", id) : href("")}>
        {t(isRunning ? "go-on" : "home")}
      </Button>
    </section>
  );
}
