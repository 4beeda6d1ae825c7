// The controls of one side: field, hand, and the big key. A dragged card is moved directly, not drawn again.
import { t } from "../../i18n/i18n";
import { SameFace } from "../../table/Card";
import { Countdown } from "../../table/Countdown";
import { AnimalFace } from "../../table/faces/animals";
import type { Picture } from "./acts";
import { cardName, Face } from "./cards";
import type { Fight } from "./fight";
import { spotAtPlace } from "./keyboard";
import { codeOf, type KeyPlace, keyName } from "./live/key-zones";
import { Press } from "./live/Press";
import { hasTouch } from "./live/settings";
import type { TrumpFighterView } from "./shapes";

/** The text on a key, if the side plays by keys. */
function KeyCap({ fight, ...at }: { fight: Fight } & KeyPlace) {
  const alone = fight.settings.mode === "machine" && at.seat === 0 && !hasTouch();
  if (fight.settings.mode !== "keys" && !alone) return null;
  return <kbd class="tf-key">{keyName(codeOf(at))}</kbd>;
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
              label={
                card
                  ? t("trump_fighter-spot", { spot: to, card: cardName(card), covered })
                  : t("trump_fighter-spot-empty", { spot: to })
              }
              onPress={(stamp) => chosen && void fight.lay(seat, chosen, to, stamp)}
              data-spot={to}
              data-card={card ?? ""}
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

function HandCard(props: { fight: Fight; seat: number; card: string; isNew: boolean }) {
  const { fight, seat, card, isNew } = props;
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

/** The big key of a side: "ready" while both look, the call once the count has begun. */
export function BigKey({ fight, picture, seat }: { fight: Fight; picture: Picture; seat: number }) {
  const { view } = picture;
  const isReady = Boolean(view.ready[seat]);
  if (!fight.people.includes(seat))
    return (
      <MachineKey isReady={isReady && view.phase === "check"} face={fight.live.controller.head.bots[seat]?.face} />
    );
  const acting = picture.acting[seat] ?? false;
  const looks = view.phase === "check" && fight.count.value === null && !acting;
  return (
    <div class="tf-keys">
      {looks ? (
        <Press
          class={`tf-big tf-ready${isReady ? " tf-said" : ""}`}
          disabled={isReady}
          onPress={() => fight.ready(seat)}
          data-ready={seat}
        >
          <span>{t(isReady ? "trump_fighter-is-ready" : "trump_fighter-ready")}</span>
        </Press>
      ) : (
        <Press class="tf-big tf-call" disabled={!acting} onPress={(stamp) => fight.call(seat, stamp)} data-call={seat}>
          <span>{t("trump_fighter-call")}</span>
        </Press>
      )}
      {fight.settings.mode === "keys" && <kbd class="tf-key">{keyName(codeOf({ seat, row: "call", place: 0 }))}</kbd>}
      {fight.prepared.value[seat] !== undefined && (
        <Press class="tf-set" onPress={() => fight.prepare(seat, undefined)} data-set={seat}>
          {t("trump_fighter-set")}
        </Press>
      )}
      {acting && fight.people.length > 1 && <Passing fight={fight} view={view} />}
    </div>
  );
}

/** Passing, and the clock of a turn, where the seats act in turns. */
function Passing({ fight: { inTurns, settings, live }, view }: { fight: Fight; view: TrumpFighterView }) {
  if (!inTurns) return null;
  return (
    <span class="tf-turn">
      {settings.turn > 0 && !live.covered.value && (
        <Countdown key={inTurns.number.value} seconds={settings.turn} onEnd={() => inTurns.pass()} />
      )}
      <Press class="button" onPress={() => inTurns.pass()} data-pass={1}>
        {t(view.phase === "check" ? "trump_fighter-nothing" : "trump_fighter-pass")}
      </Press>
    </span>
  );
}

function MachineKey({ isReady, face }: { isReady: boolean; face: string | undefined }) {
  return (
    <div class="tf-keys">
      <span class={`tf-big tf-machine${isReady ? " tf-said" : ""}`}>
        {face && (
          <i class="machine-face">
            <AnimalFace face={face} />
          </i>
        )}
        <span>{t(isReady ? "trump_fighter-is-ready" : "trump_fighter-machine")}</span>
      </span>
    </div>
  );
}
