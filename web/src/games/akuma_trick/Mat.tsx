// The night paper in the middle: the rank to beat, the release number, and the trick's cards; or a steal in progress.
import { joined, t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { SuitSign } from "../../table/faces/suits";
import { Plays } from "../../table/Plays";
import { SeatPicker } from "../../table/SeatPicker";
import { nameOf } from "../../table/seat-name";
import { Scroller } from "../../table/TableFrame";
import type { TableProps } from "../../table/types";
import { COLOURS, colourName, looks, playWords } from "./cards";
import { Summary } from "./Summary";
import type { AkumaTrickPendingSteal, AkumaTrickView, Colour } from "./shapes";
import { terms } from "./Trick";
import { type Theft, theftsSince } from "./words";

interface Props {
  view: AkumaTrickView;
  /** Steals since the seat's last turn that it knows the card of. */
  thefts: readonly Theft[];
}

export function Mat({ view, thefts }: Props) {
  const plays = view.current_trick?.plays ?? [];
  return (
    <section class="ak-mat" data-clips="" aria-label={t("akuma_trick-mat")}>
      <Facts view={view} />
      {thefts.length > 0 && (
        <div class="ak-thefts">
          <TheftRow
            label={t("akuma_trick-stolen")}
            thefts={thefts.filter(({ seat }) => seat === view.seat)}
            view={view}
          />
          <TheftRow
            label={t("akuma_trick-robbed")}
            thefts={thefts.filter(({ seat }) => seat !== view.seat)}
            view={view}
          />
        </div>
      )}
      <Scroller class="ak-plays" label={t("cards-played")}>
        {plays.length ? (
          <Plays plays={plays} seats={view.seats} looks={looks} />
        ) : (
          <div class="ak-before">
            <p>{t("akuma_trick-empty")}</p>
            <Summary />
          </div>
        )}
      </Scroller>
    </section>
  );
}

/** The rank to beat, the lock, the direction and the release number. */
function Facts({ view: { beat, lock, direction, release } }: { view: AkumaTrickView }) {
  const facts = [
    ["beat", t("akuma_trick-beat"), beat ?? t("akuma_trick-beat-none")],
    ["lock", t("akuma_trick-lock"), <Colours key="lock" colours={lock} />],
    ["direction", t("akuma_trick-direction"), t(direction === 1 ? "akuma_trick-clockwise" : "akuma_trick-counter")],
    ["number", t("akuma_trick-number"), release.total],
  ] as const;
  return (
    <dl class="ak-facts">
      {facts.map(([name, term, value]) => (
        <div key={name} class={`ak-${name}`}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {release.total > 0 && (
        <div class="ak-terms">
          <dt class="hidden-text">{t("akuma_trick-terms")}</dt>
          <dd>{terms(release)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Colours as their signs; the words are for those who don't see them. */
function Colours({ colours }: { colours: readonly Colour[] }) {
  if (!colours.length) return <>{t("akuma_trick-lock-none")}</>;
  return (
    <>
      {colours.map((colour) => (
        <SuitSign key={colour} of={COLOURS[colour]} />
      ))}
      <span class={colours.length > 1 ? "hidden-text" : ""}>{joined(colours.map(colourName))}</span>
    </>
  );
}

/** Cards that changed hands, each with the name of the other player. */
function TheftRow({ label, thefts, view }: Props & { label: string }) {
  if (!thefts.length) return null;
  return (
    <p>
      <b>{label}</b>
      {thefts.map(({ seat, from, card }) => (
        <span key={card} class="ak-theft">
          <Card class="ak-theft-card" card={card} looks={looks} />
          {nameOf(view.seats, seat === view.seat ? from : seat)}
        </span>
      ))}
    </p>
  );
}

type StealProps = Pick<TableProps<AkumaTrickView>, "view" | "act" | "explain" | "closed"> & {
  steal: AkumaTrickPendingSteal;
};

/** A steal: its play, the hands to steal from, the cards taken so far, and the play's further effects. */
export function StealPanel({ view, steal, act, explain, closed }: StealProps) {
  const played = view.current_trick?.plays.at(-1)?.cards.filter((card) => card !== null) ?? [];
  const spared = view.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== steal.thief && !steal.victims.includes(seat));
  const taken = theftsSince(view, steal.log_start);
  const picker = { view, hands: view.counts.hands };
  return (
    <section class="ak-mat ak-steal" aria-label={t("akuma_trick-steal")}>
      <h2>
        {t("akuma_trick-steal")} <span class="ak-left">{t("akuma_trick-steal-left", { count: steal.left })}</span>
      </h2>
      <p class="small">{t("akuma_trick-steal-played", { cards: playWords(played, "cards") })}</p>
      {!closed && (
        <SeatPicker {...picker} seats={steal.victims} Back={looks.Back} onPick={(from) => act({ do: "steal", from })} />
      )}
      {!closed && spared.length > 0 && (
        <div class="ak-spared">
          <SeatPicker {...picker} seats={spared} onPick={(from) => explain({ do: "steal", from })} />
        </div>
      )}
      {taken.length > 0 && (
        <div class="ak-thefts">
          <TheftRow label={t("akuma_trick-stolen")} thefts={taken} view={view} />
        </div>
      )}
      {steal.reverses && <p class="small">{t("akuma_trick-then-reverse")}</p>}
      {steal.locks.length > 0 && (
        <p class="small ak-after">
          {t("akuma_trick-then-lock")} <Colours colours={steal.locks} />
        </p>
      )}
    </section>
  );
}
