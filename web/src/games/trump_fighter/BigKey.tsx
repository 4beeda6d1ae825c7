// The big key of a side: "ready" while both look, the call once the count has begun.
import { t } from "../../i18n/i18n";
import { Countdown } from "../../table/Countdown";
import type { Picture } from "./context";
import type { Fight } from "./fight";
import { codeOf, keyName } from "./live/key-zones";
import { Press } from "./live/Press";
import type { TrumpFighterView } from "./shapes";

interface Props {
  fight: Fight;
  picture: Picture;
  seat: number;
}

export function BigKey({ fight, picture, seat }: Props) {
  const { view } = picture;
  if (!fight.people.includes(seat)) return <MachineKey view={view} seat={seat} />;
  const acting = picture.acting[seat] ?? false;
  const looks = view.phase === "check" && fight.count.value === null && !acting;
  const set = fight.prepared.value[seat] !== undefined;
  return (
    <div class="tf-keys">
      {looks ? (
        <Press
          class={`tf-big tf-ready${view.ready[seat] ? " tf-said" : ""}`}
          disabled={Boolean(view.ready[seat])}
          onPress={() => fight.ready(seat)}
          data={{ "data-ready": seat }}
        >
          <span>{t(view.ready[seat] ? "trump_fighter-is-ready" : "trump_fighter-ready")}</span>
        </Press>
      ) : (
        <Press
          class="tf-big tf-call"
          disabled={!acting}
          onPress={(stamp) => fight.call(seat, stamp)}
          data={{ "data-call": seat }}
        >
          <span>{t("trump_fighter-call")}</span>
        </Press>
      )}
      {fight.settings.mode === "keys" && <kbd class="tf-key">{keyName(codeOf({ seat, row: "call", place: 0 }))}</kbd>}
      {set && (
        <Press class="tf-set" onPress={() => fight.prepare(seat, undefined)} data={{ "data-set": seat }}>
          {t("trump_fighter-set")}
        </Press>
      )}
      {fight.turns && acting && fight.people.length > 1 && <Turn fight={fight} view={view} />}
    </div>
  );
}

/** Passing, and the clock of a turn, where the seats act in turns. */
function Turn({ fight, view }: { fight: Fight; view: TrumpFighterView }) {
  const { turns, settings } = fight;
  return (
    <span class="tf-turn">
      {settings.turn > 0 && !fight.live.covered.value && (
        <Countdown key={turns?.number.value} seconds={settings.turn} onEnd={() => turns?.pass()} />
      )}
      <Press class="button" onPress={() => turns?.pass()} data={{ "data-pass": 1 }}>
        {t(view.phase === "check" ? "trump_fighter-nothing" : "trump_fighter-pass")}
      </Press>
    </span>
  );
}

function MachineKey({ view, seat }: { view: TrumpFighterView; seat: number }) {
  const looks = view.phase === "check";
  return (
    <div class="tf-keys">
      <span class={`tf-big tf-machine${view.ready[seat] && looks ? " tf-said" : ""}`}>
        <span>{t(looks && view.ready[seat] ? "trump_fighter-is-ready" : "trump_fighter-machine")}</span>
      </span>
    </div>
  );
}
