// The rules of a game in any place: its leaflet, with its own script and words, is fetched when they are opened, with a
// notice until it comes or if it fails.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { fetchCatalog } from "../door/client";
import { loadWordsOf } from "../i18n/fetching";
import { t } from "../i18n/i18n";
import { Lost } from "../ui/Notice";
import { Sheet } from "../ui/Sheet";
import type { Leaflet } from "./leaflet";

const scripts = import.meta.glob<Leaflet>("../games/*/leaflet/index.tsx", { import: "leaflet" });

interface Loaded {
  readonly Page: typeof import("./page/RulesPage").RulesPage;
  readonly leaflet: Leaflet;
}

/** By game. */
const loaded = signal<ReadonlyMap<string, Loaded>>(new Map());

/** Fetch all that a game's leaflet needs, cards and words included; rejects where something does not come. */
async function loadLeaflet(game: string): Promise<void> {
  if (loaded.peek().has(game)) return;
  const [{ RulesPage: Page }, own] = await Promise.all([
    import("./page/RulesPage"),
    scripts[`../games/${game}/leaflet/index.tsx`]?.(),
    loadWordsOf(`games/${game}/leaflet`, "learn/page"),
    fetchCatalog(),
  ]);
  const leaflet = own ?? (await (await import("./page/plain")).loadPlainLeaflet(game));
  if (leaflet) loaded.value = new Map(loaded.peek()).set(game, { Page, leaflet });
}

interface Props {
  game: string;
  /** The clause to be marked and brought into view. */
  clause: string | null;
  /** Over a table: its picture and its turn are left out, since the table itself is visible. */
  brief?: boolean;
}

export function Rules({ game, clause, brief = false }: Props) {
  const [isLost, setLost] = useState(false);
  const load = () => {
    setLost(false);
    loadLeaflet(game).catch(() => setLost(true));
  };
  useEffect(load, [game]);
  const { Page, leaflet } = loaded.value.get(game) ?? {};
  if (Page && leaflet) return <Page game={game} leaflet={leaflet} clause={clause} brief={brief} />;
  return isLost ? <Lost onRetry={load} /> : <p class="soft">{t("rules-coming")}</p>;
}

export const RulesSheet = ({ onClose, ...rules }: Omit<Props, "brief"> & { onClose: () => void }) => (
  <Sheet title={t("rules")} onClose={onClose}>
    <Rules {...rules} brief />
  </Sheet>
);
