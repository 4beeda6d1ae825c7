// Choosing fighters: each side sees all ten, looks at one's poster with its skills, and takes it.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { BookOpen, ChevronLeft } from "../../ui/icons";
import { href } from "../../ui/router";
import { IconButton } from "../../ui/Screen";
import { choices } from "./acts";
import { emsOf } from "./Bar";
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
  onRules: () => void;
}

export function Choose(props: Props) {
  const { fight, view } = props;
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
            {isPerson ? <Chooser {...props} seat={seat} /> : <Machine {...props} seat={seat} />}
          </section>
        );
      })}
    </main>
  );
}

/** The way out and the rules, around the words of the bot's side, or of the near one where people sit on both. */
const Head = ({ onRules, children }: Pick<Props, "onRules"> & { children: ComponentChildren }) => (
  <header class="tf-choose-head">
    <IconButton icon={ChevronLeft} name={t("back")} href={href("")} />
    {children}
    <IconButton icon={BookOpen} name={t("rules")} onClick={onRules} />
  </header>
);

function Chooser({ fight, view, seat, onRules }: Props & { seat: number }) {
  const free = choices(fight.open?.legal ?? [], seat);
  const own = fighterOf(view.characters[seat]);
  const [looked, setLooked] = useState<string | null>(null);
  const shown = own ?? fighterOf(looked) ?? null;
  const title = (
    <p class="tf-choose-title">
      <span class="seat-dot" aria-hidden="true" />
      {t(own ? "trump_fighter-waits" : "trump_fighter-choose", { name: nameOf(view.seats, seat) })}
    </p>
  );
  return (
    <>
      {seat === 0 && fight.people.length > 1 ? <Head onRules={onRules}>{title}</Head> : title}
      {shown ? (
        <Profile
          key={shown.id}
          fighter={shown}
          onTake={own ? null : () => fight.choose(seat, shown.id)}
          onBack={() => setLooked(null)}
        />
      ) : (
        <ul class="tf-gallery">
          {fighters().map(({ id, name }) => (
            <li key={id}>
              <Press class="tf-pick" disabled={!free.has(id)} onPress={() => setLooked(id)} data-fighter={id}>
                <Fighter id={id} />
                <FittedName name={named(name)} />
              </Press>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const FittedName = ({ name }: { name: string }) => (
  <b class="tf-fitted" style={{ "--ems": emsOf(name) }}>
    {name}
  </b>
);

interface ProfileProps {
  fighter: TrumpFighterCharacter;
  /** Null once it is taken. */
  onTake: (() => void) | null;
  onBack: () => void;
}

/** A fighter's poster: portrait, name, story and skills, one of which may be read. */
function Profile({ fighter, onTake, onBack }: ProfileProps) {
  const [skill, setSkill] = useState<string | null>(null);
  return (
    <div class={onTake ? "tf-profile" : "tf-profile tf-profile-own"}>
      <div class="tf-poster-art">
        <Fighter id={fighter.id} />
        <FittedName name={named(fighter.name)} />
      </div>
      <p class="tf-story">{named(fighter.story)}</p>
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
      {onTake && (
        <div class="tf-take">
          <Press class="button" onPress={onBack}>
            {t("trump_fighter-others")}
          </Press>
          <Press class="button button-main" onPress={onTake} data-take={fighter.id}>
            {t("trump_fighter-take", { name: named(fighter.name) })}
          </Press>
        </div>
      )}
      {skill && <SkillHelp skill={skill} onClose={() => setSkill(null)} />}
    </div>
  );
}

function Machine({ view, seat, onRules }: Props & { seat: number }) {
  const fighter = fighterOf(view.characters[seat]);
  return (
    <Head onRules={onRules}>
      <p class="tf-choose-help">
        {fighter ? named(fighter.name) : t("trump_fighter-machine-waits", { name: nameOf(view.seats, seat) })}
      </p>
    </Head>
  );
}
