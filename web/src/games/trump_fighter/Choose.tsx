// Choosing fighters: each side leafs through the ten, reads their skills, and takes one.
import { useRef, useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import * as actions from "./actions";
import { fighterOf, fighters, named } from "./cards";
import { Fighter } from "./Fighter";
import type { Fight } from "./fight";
import { Press } from "./live/Press";
import { demandWords } from "./roles";
import { SkillHelp, SkillLine } from "./Skills";
import type { TrumpFighterCharacter, TrumpFighterView } from "./shapes";
import "./arena.css";
import "./choose.css";

interface Props {
  fight: Fight;
  view: TrumpFighterView;
}

export function Choose({ fight, view }: Props) {
  const turned = fight.isTurned;
  return (
    <main class="tf tf-choosing" data-testid="choose">
      {[1, 0].map((seat) => (
        <section
          key={seat}
          class={`tf-half tf-choose seat-${seat}${seat === 1 && turned ? " turned" : ""}${fight.people.includes(seat) ? "" : " tf-idle"}`}
          data-half={seat}
          aria-label={nameOf(view.seats, seat)}
        >
          {fight.people.includes(seat) ? (
            <Side fight={fight} view={view} seat={seat} />
          ) : (
            <Machine view={view} seat={seat} />
          )}
        </section>
      ))}
    </main>
  );
}

function Side({ fight, view, seat }: Props & { seat: number }) {
  const stage = fight.live.stage.value;
  const free = stage.at === "open" ? actions.choices(stage.legal, seat) : new Set();
  const own = fighterOf(view.characters[seat]);
  const [looked, setLooked] = useState<string | null>(null);
  const shown = own ?? fighterOf(looked) ?? null;
  return (
    <>
      <p class="tf-choose-title">
        <span class="seat-dot" aria-hidden="true" />
        {t(own ? "trump_fighter-waits" : "trump_fighter-choose", { name: nameOf(view.seats, seat) })}
      </p>
      {!own && (
        <ul class="tf-gallery">
          {fighters().map(({ id, name }) => (
            <li key={id}>
              <Press
                class="tf-pick"
                label={named(name)}
                pressed={looked === id}
                disabled={!free.has(id)}
                onPress={() => setLooked(id)}
                data={{ "data-fighter": id }}
              >
                <Fighter id={id} />
              </Press>
            </li>
          ))}
        </ul>
      )}
      {shown && <Profile fighter={shown} own={Boolean(own)} onTake={() => fight.choose(seat, shown.id)} />}
      {!shown && <p class="tf-choose-help">{t("trump_fighter-choose-help")}</p>}
    </>
  );
}

interface ProfileProps {
  fighter: TrumpFighterCharacter;
  own: boolean;
  onTake: () => void;
}

function Profile({ fighter, own, onTake }: ProfileProps) {
  const [skill, setSkill] = useState<string | null>(null);
  const shown = useRef(fighter.id);
  if (shown.current !== fighter.id) {
    shown.current = fighter.id;
    if (skill) setSkill(null);
  }
  return (
    <div class="tf-profile">
      <div class="tf-profile-head">
        <Fighter id={fighter.id} />
        <span>
          <b class="tf-profile-name">{named(fighter.name)}</b>
          <span class="tf-story">{named(fighter.story)}</span>
        </span>
      </div>
      <ul class="tf-skills">
        {fighter.skills.map((each) => (
          <li key={each.id}>
            <Press class="tf-skill" onPress={() => setSkill(each.id)}>
              <SkillLine skill={each} />
              <span class="tf-skill-words">{demandWords(each)}</span>
            </Press>
          </li>
        ))}
      </ul>
      {!own && (
        <Press class="button button-main tf-take" onPress={onTake} data={{ "data-take": fighter.id }}>
          {t("trump_fighter-take", { name: named(fighter.name) })}
        </Press>
      )}
      {skill && <SkillHelp skill={skill} onClose={() => setSkill(null)} />}
    </div>
  );
}

function Machine({ view, seat }: { view: TrumpFighterView; seat: number }) {
  const fighter = fighterOf(view.characters[seat]);
  return (
    <p class="tf-choose-help">
      {fighter ? named(fighter.name) : t("trump_fighter-machine-waits", { name: nameOf(view.seats, seat) })}
    </p>
  );
}
