// The rules of a game wherever they are opened: fetched then, with a word while they come or where they don't.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Sheet";
import { loadLeaflet, shelf } from "./leaflets";

interface Props {
  game: string;
  /** The clause to be marked and brought into view. */
  clause: string | null;
  /** Over a table: its picture and its turn are left out, since it lies right there. */
  brief?: boolean;
}

export function Rules({ game, clause, brief = false }: Props) {
  const [isLost, setLost] = useState(false);
  const load = () => {
    setLost(false);
    loadLeaflet(game).catch(() => setLost(true));
  };
  useEffect(load, [game]);
  const leaflet = shelf.value?.leaflets.get(game);
  if (shelf.value && leaflet) {
    const { Page } = shelf.value;
    return <Page game={game} leaflet={leaflet} clause={clause} brief={brief} />;
  }
  if (!isLost) return <p class="soft">{t("rules-coming")}</p>;
  return (
    <div class="stack" role="alert">
      <p>{t("fault-download")}</p>
      <Button onClick={load}>{t("try-again")}</Button>
    </div>
  );
}

interface SheetProps {
  game: string;
  clause: string | null;
  onClose: () => void;
}

/** The rules over whatever is on the screen. */
export function RulesSheet({ game, clause, onClose }: SheetProps) {
  return (
    <Sheet title={t("rules")} onClose={onClose}>
      <Rules game={game} clause={clause} brief />
    </Sheet>
  );
}
