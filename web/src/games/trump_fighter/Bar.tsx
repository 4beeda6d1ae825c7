// A side's name, its fighter, and its points on the way to those that settle the match.
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { Fighter, fighterOf, named } from "./cards";
import { Press } from "./live/Press";
import type { TrumpFighterView } from "./shapes";
import "./bar.css";

interface TotalProps {
  points: number;
  /** Points that settle a match: there the bar is full. */
  goal: number;
  from?: number;
}

export function Total({ points, goal, from = points }: TotalProps) {
  return (
    <span class="tf-total">
      <i class="tf-total-track">
        <i
          class="tf-total-fill"
          style={{ "--points": Math.min(points, goal) / goal, "--from": Math.min(from, goal) / goal }}
        />
      </i>
      <b>{points}</b>
    </span>
  );
}

export function Misses({ count }: { count: number }) {
  if (!count) return null;
  return (
    <span class="tf-misses" role="none" title={t("trump_fighter-misses", { count })}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
      <span class="hidden-text">{t("trump_fighter-misses", { count })}</span>
    </span>
  );
}

const ASCII_EM = 0.62;

/** About how long a name is, in its own size: the letters of a Latin one are narrower. */
export const emsOf = (name: string): number =>
  [...name].reduce((ems, letter) => ems + (letter < "\u0250" ? ASCII_EM : 1), 0) || 1;

interface BarProps {
  view: TrumpFighterView;
  seat: number;
  /** The opponent's skills in place of the own ones, where the players sit face to face; a report may cover them. */
  across?: { readonly isShown: boolean; readonly isCovered: boolean; readonly onPress: () => void } | undefined;
}

export function Bar({ view, seat, across }: BarProps) {
  const opponent = view.characters[1 - seat];
  const fighter = fighterOf(view.characters[seat]);
  return (
    <div class={across ? "tf-bar tf-bar-across" : "tf-bar"}>
      <span class="tf-portrait">{fighter && <Fighter id={fighter.id} />}</span>
      <span class="tf-who">
        <b style={{ "--ems": emsOf(nameOf(view.seats, seat)) }}>{nameOf(view.seats, seat)}</b>
        <span class="tf-fighter-name" style={{ "--ems": emsOf(named(fighter?.name)) }}>
          {named(fighter?.name)}
        </span>
      </span>
      <Misses count={view.misses[seat] ?? 0} />
      <Total points={view.scores[seat] ?? 0} goal={view.goal} />
      {across && opponent && (
        <Press
          class="tf-across"
          label={t("trump_fighter-skills-across")}
          pressed={across.isShown}
          disabled={across.isCovered}
          onPress={across.onPress}
          data-across={seat}
        >
          <Fighter id={opponent} />
        </Press>
      )}
    </div>
  );
}
