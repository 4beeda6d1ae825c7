// Field and hand of one side. What is dragged is moved by itself, not drawn anew.
import { t } from "../../i18n/i18n";
import { SameFace } from "../../table/Card";
import { cardName } from "./cards";
import type { Picture } from "./context";
import { Face } from "./Face";
import type { Fight } from "./fight";
import { spotAtPlace } from "./keyboard";
import { codeOf, keyName, type Row } from "./live/key-zones";
import { Press } from "./live/Press";
import { hasTouch } from "./live/settings";
import type { TrumpFighterView } from "./shapes";

function KeyCap({ fight, seat, row, place }: { fight: Fight; seat: number; row: Row; place: number }) {
  const alone = fight.settings.mode === "machine" && seat === 0 && !hasTouch();
  if (fight.settings.mode !== "keys" && !alone) return null;
  return <kbd class="tf-key">{keyName(codeOf({ seat, row, place }))}</kbd>;
}

/** The cards that made a skill of either side succeed in the last attack, while that is looked at. */
function hits({ view, reports }: Picture): ReadonlySet<string> {
  if (!reports.some(Boolean) || !view.last_attack?.skills) return new Set();
  return new Set(view.last_attack.skills.flat().flatMap(({ conditions }) => conditions.flatMap(({ cards }) => cards)));
}

export function Field({ fight, picture, seat }: { fight: Fight; picture: Picture; seat: number }) {
  const { view, acting } = picture;
  const chosen = fight.chosen.value[seat] ?? null;
  const open = acting[seat] ? view.on_table.spots[seat] : [];
  const hit = hits(picture);
  const field = view.fields[seat] ?? [];
  const order = field.map((_, place) => spotAtPlace(fight, seat, place, field.length));
  return (
    <ol class="tf-row tf-field" data-rapid="" aria-label={t("trump_fighter-field")}>
      {order.map((to, place) => {
        const { card, covered } = field[to - 1] ?? { card: null, covered: 0 };
        const state = `${open?.includes(to) ? " tf-open" : ""}${card && hit.has(card) ? " tf-hit" : ""}`;
        return (
          <li key={to}>
            <Press
              class={`tf-place tf-spot${state}${chosen ? " tf-asks" : ""}`}
              label={t("trump_fighter-spot", { spot: to, card: card ? cardName(card) : "-", covered })}
              onPress={(stamp) => chosen && void fight.lay(seat, chosen, to, stamp)}
              data={{ "data-spot": to, "data-card": card ?? "" }}
            >
              {card ? (
                <span key={card} class="tf-laid">
                  <SameFace Face={Face} card={card} />
                </span>
              ) : (
                <span class="tf-number">{to}</span>
              )}
              {covered > 0 && <span class="tf-covered">+{covered}</span>}
            </Press>
            <KeyCap fight={fight} seat={seat} row="field" place={place} />
          </li>
        );
      })}
    </ol>
  );
}

export function Hand({ fight, view, seat }: { fight: Fight; view: TrumpFighterView; seat: number }) {
  const fresh = view.phase === "check" ? (view.last_attack?.drawn[seat] ?? []) : [];
  return (
    <ol class="tf-row tf-hand" data-rapid="" aria-label={t("trump_fighter-hand")}>
      {view.hands[seat]?.map((card, place) => (
        <li key={place}>
          {card ? (
            <HandCard fight={fight} seat={seat} card={card} isNew={fresh.includes(place + 1)} />
          ) : (
            <span class="tf-place tf-gone" />
          )}
          <KeyCap fight={fight} seat={seat} row="hand" place={place} />
        </li>
      ))}
    </ol>
  );
}

interface HandCardProps {
  fight: Fight;
  seat: number;
  card: string;
  isNew: boolean;
}

function HandCard({ fight, seat, card, isNew }: HandCardProps) {
  const chosen = fight.chosen.value[seat] === card;
  return (
    <button
      key={card}
      type="button"
      class={`tf-place tf-card${chosen ? " tf-chosen" : ""}${isNew ? " tf-new" : ""}`}
      aria-pressed={chosen}
      aria-label={cardName(card)}
      data-hand-card={card}
      // pointers are PointerDrags' affair; this is a key's or a screen reader's
      onClick={(event) =>
        event.detail === 0 && !("pointerType" in event && event.pointerType) && fight.pick(seat, card)
      }
    >
      <SameFace Face={Face} card={card} />
    </button>
  );
}
