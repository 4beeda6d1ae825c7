// Three against three: who waits on each side, asked for in the set-up; the score between two fights, and the next one.

import { MOST_NAME } from "../../device/habits";
import { t } from "../../i18n/i18n";
import { fightAfter, type Relay, scoreAfter, TEAM } from "./live/relay";
import "./result.css";

const SEATS = [0, 1] as const;

/** Returns the name of a waiting player, by the place after the first. */
const nameOfReserve = (relay: Relay, seat: 0 | 1, place: number): string =>
  relay.waiting[seat][place]?.trim() || t("trump_fighter-reserve", { side: seat + 1, number: place + 2 });

/** The relay with a name for all who wait. */
export const namedRelay = (relay: Relay): Relay => {
  const named = (seat: 0 | 1) => relay.waiting[seat].map((_, place) => nameOfReserve(relay, seat, place));
  return { ...relay, waiting: [named(0), named(1)] };
};

/** The names of the waiting players; the first of each side is among the players of the set-up. */
export function Reserves({ relay, onChange }: { relay: Relay; onChange: (relay: Relay) => void }) {
  const rename = (seat: 0 | 1, place: number, name: string) => {
    const names = relay.waiting[seat].with(place, name);
    onChange({ ...relay, waiting: seat === 0 ? [names, relay.waiting[1]] : [relay.waiting[0], names] });
  };
  return (
    <section class="stack" data-testid="reserves">
      <p class="small soft">{t("trump_fighter-team-help")}</p>
      <div class="tf-reserves">
        {SEATS.map((seat) => (
          <div key={seat} class={`stack seat-${seat}`}>
            {relay.waiting[seat].map((name, place) => {
              const label = t("trump_fighter-reserve", { side: seat + 1, number: place + 2 });
              return (
                <input
                  key={place}
                  class="tf-reserve"
                  value={name}
                  maxLength={MOST_NAME}
                  aria-label={label}
                  placeholder={label}
                  autocomplete="off"
                  data-reserve={`${seat}-${place}`}
                  onInput={(event) => rename(seat, place, event.currentTarget.value)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}

interface ScoreProps {
  relay: Relay;
  winners: readonly number[];
  names: readonly string[];
}

/** The players left after a match, and the next two fighters or the side that has won. */
export function RelayScore({ relay, winners, names }: ScoreProps) {
  const out = scoreAfter(relay, winners);
  const [one, two] = [TEAM - out[0], TEAM - out[1]];
  const next = fightAfter(relay, winners, names, []);
  const side = one === two ? 0 : one > two ? 1 : 2;
  return (
    <p class="tf-series" data-testid="relay">
      {t("trump_fighter-relay", { one, two })}{" "}
      {next
        ? t("trump_fighter-relay-next", { first: next.names[0] ?? "", second: next.names[1] ?? "" })
        : t("trump_fighter-relay-won", { side })}
    </p>
  );
}
