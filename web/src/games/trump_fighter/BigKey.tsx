// The big key of a side: "ready" while both look, the call once the count has begun.
import type { TrumpFighterView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { Countdown } from "../../table/Countdown";
import type { Picture } from "./course";
import type { Flow } from "./flow";
import { codeOf, keyName } from "./live/keys";
import { Press } from "./live/Press";

interface Props {
  flow: Flow;
  picture: Picture;
  seat: number;
}

export function BigKey({ flow, picture, seat }: Props) {
  const { view } = picture;
  if (!flow.people.includes(seat)) return <MachineKey view={view} seat={seat} />;
  const acting = picture.acting[seat] ?? false;
  const looks = view.phase === "check" && flow.count.value === null && !acting;
  const set = flow.prepared.value[seat] !== undefined;
  return (
    <div class="tf-keys">
      {looks ? (
        <Press
          class={`tf-big tf-ready${view.ready[seat] ? " tf-said" : ""}`}
          disabled={Boolean(view.ready[seat])}
          onPress={() => flow.ready(seat)}
          data={{ "data-ready": seat }}
        >
          <span>{t(view.ready[seat] ? "trump_fighter-is-ready" : "trump_fighter-ready")}</span>
        </Press>
      ) : (
        <Press
          class="tf-big tf-call"
          disabled={!acting}
          onPress={(stamp) => flow.call(seat, stamp)}
          data={{ "data-call": seat }}
        >
          <span>{t("trump_fighter-call")}</span>
        </Press>
      )}
      {flow.form.way === "keys" && <kbd class="tf-key">{keyName(codeOf({ seat, row: "call", place: 0 }))}</kbd>}
      {set && (
        <Press class="tf-set" onPress={() => flow.prepare(seat, undefined)} data={{ "data-set": seat }}>
          {t("trump_fighter-set")}
        </Press>
      )}
      {flow.turns && acting && <Turn flow={flow} view={view} />}
    </div>
  );
}

/** Passing, and the clock of a turn in the slow form. */
function Turn({ flow, view }: { flow: Flow; view: TrumpFighterView }) {
  const { turns, form } = flow;
  return (
    <span class="tf-turn">
      {form.turn > 0 && !flow.session.covered.value && (
        <Countdown key={turns?.number.value} seconds={form.turn} onEnd={() => turns?.pass()} />
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
