// The head of the match that an address names, and the screen of its game.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n";
import { headOf } from "../saves/list";
import { readMatch } from "../saves/matches";
import type { Head } from "../saves/record";
import { LinkButton } from "../ui/Button";
import { href } from "../ui/router";
import { ScreenHead } from "../ui/Screen";
import { OfGame } from "./OfGame";

/** The head of a stored match: undefined while it is looked for, null where there is none. */
function useHead(id: string): Head | null | undefined {
  const [head, setHead] = useState<Head | null | undefined>(() => headOf(id) ?? undefined);
  useEffect(() => {
    let wanted = true;
    if (!head) readMatch(id).then((match) => wanted && setHead(match?.head ?? null));
    return () => {
      wanted = false;
    };
  }, [id]);
  return head;
}

interface Props {
  id: string;
  children: (head: Head) => ComponentChildren;
}

/** Draws its children once the match's head and its game's table are here. */
export function OfMatch({ id, children }: Props) {
  const head = useHead(id);
  if (head === undefined) return <main class="screen" />;
  if (head === null) return <Missing />;
  return <OfGame game={head.game}>{children(head)}</OfGame>;
}

/** Nothing is stored of the match: another device has it, or it was deleted. */
function Missing() {
  return (
    <main class="screen" data-testid="missing">
      <ScreenHead title={t("missing")} />
      <p>{t("missing-help")}</p>
      <LinkButton main href={href("")}>
        {t("home")}
      </LinkButton>
    </main>
  );
}
