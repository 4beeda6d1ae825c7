// What one sees first of a game: its table with the parts named, and a turn in five lines.
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/i18n";
import type { Leaflet, TablePart } from "../leaflet";
import { Words } from "./Words";

interface Props {
  game: string;
  leaflet: Leaflet;
}

/** Write each part's number where it is; the table itself knows nothing of that. */
function numberParts(table: HTMLElement, parts: readonly TablePart[]): void {
  parts.forEach(({ at }, index) => {
    table.querySelector(at)?.setAttribute("data-numbered", String(index + 1));
  });
}

export function TablePicture({ game, leaflet }: Props) {
  const table = useRef<HTMLDivElement>(null);
  const { Picture, parts = [] } = leaflet;
  useLayoutEffect(() => {
    if (table.current) numberParts(table.current, parts);
  });
  if (!Picture) return null;
  return (
    <section class="leaflet-table stack">
      <h2>{t("rules-table")}</h2>
      <div ref={table} class="leaflet-picture" inert aria-hidden="true">
        <Picture />
      </div>
      <ol class="leaflet-parts">
        {parts.map(({ name }) => (
          <li key={name}>
            <span>{t(`${game}-part-${name}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function TurnInLines({ game, leaflet }: Props) {
  if (!leaflet.turn.length) return null;
  return (
    <section class="leaflet-turn stack">
      <h2>{t("rules-turn")}</h2>
      <ol>
        {leaflet.turn.map((Cards, at) => (
          <li key={at}>
            <Words game={game} text={t(`${game}-turn-${at + 1}`)} terms={leaflet.terms} marks={leaflet.marks?.()} />
            <Cards />
          </li>
        ))}
      </ol>
    </section>
  );
}
