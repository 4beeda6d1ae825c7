// Skills as diagrams, their roles as symbols: the own cards below, the opponent's above, and their roles. A side's
// four: used ones stamped, met ones lit if set, words on a tap.
import { Fragment } from "preact";
import { either, joined, t } from "../../i18n/i18n";
import { SuitSign } from "../../table/faces/suits";
import { Ruby } from "../../ui/Ruby";
import { emsOf } from "./Bar";
import { BREAK, fighterOf, named, SUITS, skillName, skillOf } from "./cards";
import { Press } from "./live/Press";
import readings from "./readings.json";
import type { ConditionShape, RoleShape, SkillShape, TrumpFighterView } from "./shapes";
import "./skills.css";

interface Props {
  view: TrumpFighterView;
  seat: number;
  help: boolean;
  /** True where the opponent of that seat reads them. */
  acrossTable?: boolean;
  onSkill: (id: string) => void;
}

/** A skill as the other side reads it: the cards that its owner calls the own ones are the opponent's there. */
export const fromAcross = (skill: SkillShape): SkillShape => ({
  ...skill,
  when: skill.when.map((all) => all.map((each) => ({ ...each, own: each.opp, opp: each.own }))),
});

export function Skills({ view, seat, help, acrossTable = false, onSkill }: Props) {
  const lit = new Set(help ? view.met[seat] : []);
  const used = new Set(view.used[seat]);
  const skills = fighterOf(view.characters[seat])?.skills ?? [];
  return (
    <ul
      class={`tf-skills${acrossTable ? " tf-skills-across" : ""}`}
      aria-label={t(acrossTable ? "trump_fighter-skills-across" : "trump_fighter-skills")}
    >
      {(acrossTable ? skills.map(fromAcross) : skills).map((skill) => (
        <li key={skill.id}>
          <Press
            class={`tf-skill${used.has(skill.id) ? " tf-skill-used" : ""}${lit.has(skill.id) ? " tf-skill-met" : ""}`}
            label={skillWords(skill, used.has(skill.id), lit.has(skill.id))}
            onPress={() => onSkill(skill.id)}
            data-skill={skill.id}
          >
            <SkillLine skill={skill} />
          </Press>
        </li>
      ))}
    </ul>
  );
}

function skillWords(skill: SkillShape, used: boolean, met: boolean): string {
  const state = used ? "used" : met ? "met" : "open";
  const args = { name: named(skill.name), value: skill.value, demand: demandWords(skill), state };
  return t("trump_fighter-skill", args);
}

const WORDS = new RegExp(`[ ${BREAK}-]`);

/** The width in ems of a name's longest word. */
const longestOf = (name: string): number => Math.max(...name.split(WORDS).map(emsOf));

export function SkillLine({ skill }: { skill: SkillShape }) {
  const name = skillName(skill);
  return (
    <>
      <b class="tf-value">{skill.value}</b>
      <span class="tf-skill-name">
        <span style={{ "--ems": longestOf(name) }}>{name}</span>
      </span>
      <Diagram skill={skill} />
    </>
  );
}

/** The fighter's line with a skill. */
export const Line = ({ skill }: { skill: string }) => <em class="tf-line">{t(`trump_fighter-line-${skill}`)}</em>;

/** A skill in words, over its side's skills until it is tapped away. */
export function SkillHelp(props: { skill: string; acrossTable?: boolean; onClose: () => void }) {
  const { skill: id, acrossTable = false, onClose } = props;
  const found = skillOf(id);
  if (!found) return null;
  const skill = acrossTable ? fromAcross(found) : found;
  return (
    <Press class="tf-help" onPress={onClose} data-help={id}>
      <span>
        <b class="tf-value">{skill.value}</b>{" "}
        <b>
          <Ruby text={named(skill.name)} readings={readings} />
        </b>
      </span>
      <Line skill={id} />
      <span>{demandWords(skill)}</span>
    </Press>
  );
}

const SUIT_ROLES = { spade: "S", club: "C", diamond: "D", heart: "H" } as const;

const isSuitRole = (role: RoleShape["role"]): role is keyof typeof SUIT_ROLES => role in SUIT_ROLES;

const DROP = "M10 1C15 8 17 10 17 13a7 6.2 0 0 1-14 0C3 10 5 8 10 1z";
const PATHS: Readonly<Partial<Record<RoleShape["role"], string>>> = {
  straight: "M1 18v-5h5v-4h5v-4h5v-4h3v17z",
  kind: "M2 4h16v4.4h-16zM2 11.6h16v4.4h-16z",
  red: DROP,
  black: DROP,
};

/** Steps for a straight, two bars for equals, four suits for one of them, a drop for a colour. */
function RoleSign({ role: { role, limit } }: { role: RoleShape }) {
  if (isSuitRole(role)) return <SuitSign of={SUITS[SUIT_ROLES[role]]} />;
  if (role === "suit")
    return (
      <span class="tf-suits">
        {(["S", "H", "C", "D"] as const).map((suit) => (
          <SuitSign key={suit} of={SUITS[suit]} />
        ))}
      </span>
    );
  const path = PATHS[role];
  if (!path) return <b class="tf-sign-word">{t(`trump_fighter-sign-${role}`, { number: limit ?? 0 })}</b>;
  const colour = role === "red" || role === "black" ? ` tf-sign-${role}` : "";
  return (
    <svg class={`tf-sign${colour}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A role with its number; a sum of all the cards used needs no number of cards. */
function Role({ role, used }: { role: RoleShape; used: number }) {
  return role.role === "sum" ? (
    <span class="tf-role">
      Σ{role.n < used && <small>{role.n}</small>}
      {role.total}
    </span>
  ) : (
    <span class="tf-role">
      <RoleSign role={role} />
      <small>×</small>
      {role.n}
    </span>
  );
}

/** The cards that a condition uses: the opponent's above, the own ones below. */
function Used({ condition: { own, opp, facing } }: { condition: ConditionShape }) {
  const rows = [["opp", opp] as const, ["own", own] as const].filter(([, count]) => count > 0);
  return (
    <span class={`tf-used${rows.length > 1 ? " tf-used-both" : ""}${facing ? " tf-used-facing" : ""}`}>
      {facing && (
        <svg class="tf-facing" viewBox="0 0 10 20" aria-hidden="true">
          <path d="M5 0l5 6H0zM5 20l5-6H0zM3.5 5h3v10h-3z" />
        </svg>
      )}
      {rows.map(([kind, count]) => (
        <span key={kind} class={`tf-mini-row tf-mini-${kind}`}>
          <small class="tf-mini-word">{t(`trump_fighter-cards-${kind}`)}</small>
          {Array.from({ length: count }, (_, index) => (
            <i key={index} />
          ))}
        </span>
      ))}
    </span>
  );
}

function Roles({ condition: { own, opp, roles } }: { condition: ConditionShape }) {
  return (
    <span class="tf-roles">
      {roles.map((role, index) => (
        <Role key={index} role={role} used={own + opp} />
      ))}
    </span>
  );
}

const cardsIn = ({ own, opp, facing }: ConditionShape): string => `${own} ${opp} ${facing}`;

/** Returns whether alternatives of one condition each all use the same cards, which then are drawn only once. */
function sharesCards({ when }: SkillShape): boolean {
  const conditions = when.flat();
  const isSame = new Set(conditions.map(cardsIn)).size === 1;
  return isSame && when.length > 1 && conditions.length === when.length;
}

/** A skill's demand, at a glance. */
export function Diagram({ skill }: { skill: SkillShape }) {
  const [first] = sharesCards(skill) ? skill.when.flat() : [];
  return (
    <span class="tf-diagram" aria-hidden="true">
      {first && <Used condition={first} />}
      {skill.when.map((conditions, index) => (
        <Fragment key={index}>
          {index > 0 && <span class="tf-or">{t("trump_fighter-or")}</span>}
          {conditions.map((condition, place) =>
            first ? (
              <Roles key={place} condition={condition} />
            ) : (
              <Fragment key={place}>
                {place > 0 && <b class="tf-and">+</b>}
                <span class="tf-condition">
                  <Used condition={condition} />
                  <Roles condition={condition} />
                </span>
              </Fragment>
            ),
          )}
        </Fragment>
      ))}
    </span>
  );
}

const roleWords = (role: RoleShape): string =>
  t(`trump_fighter-role-${role.role}`, { n: role.n, total: role.total ?? 0, limit: role.limit ?? 0 });

function conditionWords({ own, opp, facing, roles }: ConditionShape): string {
  const demand = joined(roles.map(roleWords));
  const id = facing ? "facing" : opp === 0 ? "own" : own === 0 ? "opp" : "both";
  return t(`trump_fighter-use-${id}`, { own, opp, demand });
}

/** A skill's demand, in words. */
export const demandWords = (skill: SkillShape): string =>
  either(skill.when.map((alternative) => alternative.map(conditionWords).join(t("trump_fighter-and"))));
