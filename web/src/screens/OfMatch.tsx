// A screen of one game, or of one match that is stored: shown once the game's table and the match's head are here.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { whenAnswered } from "../door/epoch";
import { hasTables, loadTables } from "../games";
import { t } from "../i18n/i18n";
import { headOf } from "../saves/list";
import { readMatch } from "../saves/matches";
import type { Head } from "../saves/record";
import { unread } from "../saves/whole";
import { Button } from "../ui/Button";
import { href } from "../ui/router";
import { Screen } from "../ui/Screen";
import { Unread } from "../ui/Unread";
import { Fetched } from "./scripted";

/** Draws its children once the game's table is here; all games' tables, while the game is unknown. */
export const OfGame = ({ game, children }: { game: string | undefined; children: ComponentChildren }) => (
  <Fetched isHere={hasTables(game)} load={() => loadTables(game)}>
    {() => children}
  </Fetched>
);

/** The head of a stored match: undefined while it is looked for, null where there is none. */
function useHead(id: string): Head | null | undefined {
  const [head, setHead] = useState<Head | null | undefined>(() => headOf(id) ?? undefined);
  useEffect(
    () => (head ? undefined : whenAnswered(readMatch(id), (match) => setHead(match?.head ?? null))),
    [id, unread.value],
  );
  return head;
}

export function OfMatch({ id, children }: { id: string; children: (head: Head) => ComponentChildren }) {
  const head = useHead(id);
  if (head === undefined) return <main class="screen" />;
  if (head === null) return <Missing />;
  return <OfGame game={head.game}>{children(head)}</OfGame>;
}

/** Nothing is stored of the match: another device has it, or it was deleted; or the database could not be read. */
const Missing = () => (
  <Screen title={t("missing")} data-testid="missing">
    {unread.value ? <Unread /> : <p>{t("missing-help")}</p>}
    <Button main href={href("")}>
      {t("home")}
    </Button>
  </Screen>
);
