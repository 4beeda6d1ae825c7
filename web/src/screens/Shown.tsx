// A finished match names all hands: if a match with the same deal is still played here, the user has to agree first.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { whenAnswered } from "../door/epoch";
import { t } from "../i18n/i18n";
import { SameDeal } from "../review/SameDeal";
import { runningOn, wasOpened } from "../saves/opened";
import type { Head } from "../saves/record";
import { Screen } from "../ui/Screen";

/** Draws its children once that may be. */
export function Shown({ head, children }: { head: Head; children: () => ComponentChildren }) {
  const { id, game, dealt } = head;
  /** The match that is still played; undefined until that is known. */
  const [running, setRunning] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    const asked = async () => ((await wasOpened(dealt)) ? null : runningOn(dealt, id));
    return whenAnswered(asked(), setRunning);
  }, [id]);
  if (running === null) return children();
  if (running === undefined) return <main class="screen" />;
  return (
    <Screen title={t(`${game}-name`)} data-testid="match-over">
      <SameDeal running={running} onAgree={() => setRunning(null)} />
    </Screen>
  );
}
