// Sheets for looking up: the own stock at any time, and every player's won tricks.
import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { Cards } from "../../table/Card";
import { nameOf } from "../../table/seat-name";
import { TricksButton } from "../../table/Tricks";
import { Sheet } from "../../ui/Sheet";
import { looks } from "./cards";
import type { BokunronView } from "./shapes";
import { Trick } from "./Trick";

export function Sheets({ view }: { view: BokunronView }) {
  const [sheet, setSheet] = useState<"stock" | "tricks" | null>(null);
  const seat = view.seat ?? view.to_act[0] ?? 0;
  const stock = t("bokunron-stock", { count: view.counts.stocks[seat] ?? 0 });
  const close = () => setSheet(null);
  return (
    <div class="bk-lookups">
      <button type="button" class="button" onClick={() => setSheet("tricks")}>
        <span>
          {t("bokunron-won-tricks")}
          <span class="bk-strike">{t("bokunron-strike", { points: view.numbers.struck_from })}</span>
        </span>
      </button>
      {view.seat === null ? (
        // its place stays, so that nothing moves when a hand opens
        <span class="button bk-no-stock" aria-hidden="true">
          {stock}
        </span>
      ) : (
        <button type="button" class="button" onClick={() => setSheet("stock")}>
          {stock}
        </button>
      )}
      <TricksButton tricks={view.tricks} seats={view.seats} Trick={Trick} />
      {sheet === "stock" && (
        <Sheet title={t("bokunron-stock-of", { name: nameOf(view.seats, seat) })} onClose={close}>
          {view.stock.length ? <Cards cards={view.stock} looks={looks} /> : <p>{t("bokunron-stock-empty")}</p>}
        </Sheet>
      )}
      {sheet === "tricks" && (
        <Sheet title={t("bokunron-won-tricks")} onClose={close}>
          <WonTricks view={view} />
        </Sheet>
      )}
    </div>
  );
}

function WonTricks({ view }: { view: BokunronView }) {
  return (
    <>
      <p class="small">{t("bokunron-so-far-how", { points: view.numbers.struck_from })}</p>
      {view.seats.map(({ name }, seat) => (
        <section key={seat} class={`stack seat-${seat}`}>
          <h3>
            <span class="seat-dot" aria-hidden="true" /> {name}
          </h3>
          {view.lowest === null && (
            <p>
              {t(view.aces[seat] ? "bokunron-so-far" : "bokunron-so-far-no-ace", { points: view.so_far[seat] ?? 0 })}
            </p>
          )}
          <Cards
            cards={[view.aces[seat] ?? null, ...(view.won_tricks[seat] ?? []).map(({ lead }) => lead)]}
            looks={looks}
          />
        </section>
      ))}
      {view.leads_gone.length > 0 && (
        <section class="stack">
          <h3>{t("bokunron-leads-gone")}</h3>
          <Cards cards={view.leads_gone} looks={looks} />
        </section>
      )}
    </>
  );
}
