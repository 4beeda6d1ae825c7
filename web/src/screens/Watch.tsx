// Everyone's table in a separate window, for a second screen. The tab that plays the match sends it; here nothing can be
// pressed, and no engine runs.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { faceOf } from "../device/habits";
import { keepAwake } from "../device/wake-lock";
import { fetchCatalog } from "../door/client";
import { type Table, tableOf } from "../games";
import { t } from "../i18n/i18n";
import { type Everybody, watchEverybody } from "../match/everybody";
import { logEnd } from "../match/view";
import { AtTable } from "../table/AtTable";
import { groundOf, inColourOf } from "../table/game";
import { News } from "../table/Log";
import { AtSeats, machineLooksOf, useSeatColours } from "../table/MachineSign";
import { nameOf } from "../table/seat-name";
import { STILL, stillClosed } from "../table/still";
import type { TableProps } from "../table/types";
import { OfGame } from "./OfMatch";
import "./watch.css";

/** Returns everyone's view of a match that another tab plays; null before that tab has sent it. */
function useEverybody(id: string): Everybody | null {
  const [seen, see] = useState<Everybody | null>(null);
  useEffect(() => watchEverybody(id, see), [id]);
  useEffect(() => void fetchCatalog().catch(() => undefined), []);
  return seen;
}

export function Watch({ id }: { id: string }) {
  useEffect(() => keepAwake(() => true), []);
  return (
    <EverybodysTable id={id}>
      <main class="screen watch-waits">
        <h1>{t("watch")}</h1>
        <p>{t("watch-help")}</p>
      </main>
    </EverybodysTable>
  );
}

interface Props {
  id: string;
  /** Shown before there is a table. */
  children: ComponentChildren;
}

/** The table that another tab has sent, as large as its place allows. */
export function EverybodysTable({ id, children }: Props) {
  const seen = useEverybody(id);
  if (!seen) return <>{children}</>;
  return (
    <OfGame game={seen.view.game}>
      <Drawn seen={seen} table={tableOf(seen.view.game)} />
    </OfGame>
  );
}

function Drawn({ seen, table }: { seen: Everybody; table: Table | undefined }) {
  const { view, bots, codes } = seen;
  if (!table) return null;
  const people = view.seats.map(({ name }) => faceOf(name));
  return (
    <AtSeats.Provider value={{ seating: bots, people, looks: machineLooksOf(table), hints: undefined, codes }}>
      <AtTable hand="" view={view}>
        <OnScreen seen={seen} table={table} />
      </AtTable>
    </AtSeats.Provider>
  );
}

function OnScreen({ seen: { view, since, end }, table }: { seen: Everybody; table: Table }) {
  const colours = useSeatColours(view.seats.length);
  const { Table, Result } = table;
  const [turn = null] = view.to_act;
  if (!Table) return null;
  return (
    <main
      class={`play table-room watch ${groundOf(table)} seat-${turn}`}
      data-testid="everybody"
      data-at={logEnd(view)}
      style={{ ...inColourOf(table), ...colours }}
    >
      <header class="play-head watch-head">
        <h1>{turn === null ? t(`${table.id}-name`) : t("turn-of", { name: nameOf(view.seats, turn) })}</h1>
      </header>
      {end ? (
        <div class="watch-end" inert>
          <Result view={view} status={end} />
        </div>
      ) : (
        <>
          <News view={view} since={since} table={table} />
          <div class="watch-table" inert>
            <Table {...propsOf(view, since, table)} />
          </div>
        </>
      )}
    </main>
  );
}

/** Properties of everyone's table, without the place of a hand. */
const propsOf = (view: TableProps["view"], since: number, { crest }: Table): TableProps => ({
  ...STILL,
  view,
  since,
  closed: stillClosed(crest),
});
