// Between the halves: the standstill clock, the deck, and the way to stop.
import { t } from "../../i18n/i18n";
import { Icon } from "../../ui/Icon";
import { Pause } from "../../ui/icons";
import type { Fight } from "./fight";
import type { MatchClock } from "./live/clock";
import { Press } from "./live/Press";
import { SECOND_MS, Seconds, useSeconds } from "./live/Seconds";
import type { TrumpFighterView } from "./shapes";
import "./strip.css";

export function Strip({ fight, view }: { fight: Fight; view: TrumpFighterView }) {
  return (
    <div class="tf-strip">
      <Press class="button button-quiet tf-pause" label={t("trump_fighter-pause")} onPress={() => fight.live.cover()}>
        <Icon of={Pause} />
      </Press>
      <Clock fight={fight} view={view} />
      <span class="tf-deck" title={t("trump_fighter-deck", { count: view.counts.deck })}>
        <i aria-hidden="true" />
        {view.counts.deck}
        <span class="hidden-text">{t("trump_fighter-deck", { count: view.counts.deck })}</span>
      </span>
    </div>
  );
}

/** How long until the standstill, or until one ready side is enough. */
function Clock({ fight, view }: { fight: Fight; view: TrumpFighterView }) {
  const { clock } = fight.live;
  if (fight.turns && fight.people.length > 1) return <span class="tf-clock" />;
  if (view.standstill) {
    const { after, stall_from, bound } = view.standstill;
    return (
      <span class="tf-clock" role="timer" aria-label={t("trump_fighter-standstill")} data-bound={bound}>
        <Fuse clock={clock} after={after} until={stall_from} />
      </span>
    );
  }
  const from = view.check?.battle_from ?? null;
  if (from === null || fight.count.value !== null) return <span class="tf-clock" />;
  return (
    <span class="tf-clock" role="timer" aria-label={t("trump_fighter-battle-in")}>
      {t("trump_fighter-battle-in")} <Seconds clock={clock} until={from} />
    </span>
  );
}

/** It burns by whole seconds: where anything moves all the time, browsers hold a touch back for the next frame. */
function Fuse({ clock, after, until }: { clock: MatchClock; after: number; until: number }) {
  const seconds = useSeconds(clock, until);
  return (
    <>
      <i class="tf-fuse" style={{ "--left": (seconds * SECOND_MS) / after }} />
      <span class="tf-seconds">{seconds}</span>
    </>
  );
}
