// Choosing fighters: each side leafs through the ten, reads their skills, and takes one.
import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { choices } from "./acts";
import { Fighter, fighterOf, fighters, named } from "./cards";
import type { Fight } from "./fight";
import { Press } from "./live/Press";
import { demandWords, SkillHelp, SkillLine } from "./Skills";
import type { TrumpFighterCharacter, TrumpFighterView } from "./shapes";
import "./arena.css";
import "./choose.css";

interface Props {
  fight: Fight;
  view: TrumpFighterView;
}

export function Choose({ fight, view }: Props) {
  return (
    <main class="tf tf-choosing" data-testid="choose">
      {[1, 0].map((seat) => {
        const isPerson = fight.people.includes(seat);
        const turned = seat === 1 && fight.isTurned ? " turned" : "";
        return (
          <section
            key={seat}
            class={`tf-half tf-choose seat-${seat}${turned}${isPerson ? "" : " tf-idle"}`}
            data-half={seat}
            aria-label={nameOf(view.seats, seat)}
          >
            {isPerson ? <Chooser fight={fight} view={view} seat={seat} /> : <Machine view={view} seat={seat} />}
          </section>
        );
      })}
    </main>
  );
}

function Chooser({ fight, view, seat }: Props & { seat: number }) {
  const free = choices(fight.open?.legal ?? [], seat);
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
                data-fighter={id}
              >
                <Fighter id={id} />
              </Press>
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <Profile key={shown.id} fighter={shown} own={Boolean(own)} onTake={() => fight.choose(seat, shown.id)} />
      )}
      {!shown && <p class="tf-choose-help">{t("trump_fighter-choose-help")}</p>}
    </>
  );
}

/** A fighter with its skills, one of which may be read. */
function Profile({ fighter, own, onTake }: { fighter: TrumpFighterCharacter; own: boolean; onTake: () => void }) {
  const [skill, setSkill] = useState<string | null>(null);
  return (
    <div class={own ? "tf-profile tf-profile-own" : "tf-profile"}>
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
        <Press class="button button-main tf-take" onPress={onTake} data-take={fighter.id}>
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
