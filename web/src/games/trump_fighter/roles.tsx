// Roles as symbols, demands as diagrams: the own cards below, the opponent's above, and what they must be.
import { either, joined, t } from "../../i18n/i18n";
import { SuitSign } from "../../table/faces/suits";
import { SUITS } from "./cards";
import type { ConditionShape, RoleShape, SkillShape } from "./shapes";

const SUIT_ROLES = { spade: "S", club: "C", diamond: "D", heart: "H" } as const;

const isSuitRole = (role: RoleShape["role"]): role is keyof typeof SUIT_ROLES => role in SUIT_ROLES;

/** Steps for a straight, two bars for equals, four suits for one of them, a drop for a colour. */
function Sign({ role }: { role: RoleShape }) {
  if (isSuitRole(role.role)) return <SuitSign of={SUITS[SUIT_ROLES[role.role]]} />;
  switch (role.role) {
    case "straight":
      return (
        <svg class="tf-sign" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M1 18v-5h5v-4h5v-4h5v-4h3v17z" />
        </svg>
      );
    case "kind":
      return (
        <svg class="tf-sign" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 4h16v4.4h-16zM2 11.6h16v4.4h-16z" />
        </svg>
      );
    case "suit":
      return (
        <span class="tf-suits">
          <SuitSign of={SUITS.S} />
          <SuitSign of={SUITS.H} />
          <SuitSign of={SUITS.C} />
          <SuitSign of={SUITS.D} />
        </span>
      );
    case "red":
    case "black":
      return (
        <svg class={`tf-sign tf-sign-${role.role}`} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 1C15 8 17 10 17 13a7 6.2 0 0 1-14 0C3 10 5 8 10 1z" />
        </svg>
      );
    default:
      return <b class="tf-sign-word">{t(`trump_fighter-sign-${role.role}`, { number: role.limit ?? 0 })}</b>;
  }
}

/** A role with its number; a sum of all the cards used needs no number of cards. */
function Role({ role, used }: { role: RoleShape; used: number }) {
  if (role.role === "sum") {
    return (
      <span class="tf-role">
        Σ{role.n < used && <small>{role.n}</small>}
        {role.total}
      </span>
    );
  }
  return (
    <span class="tf-role">
      <Sign role={role} />
      <small>×</small>
      {role.n}
    </span>
  );
}

function Cards({ count, kind }: { count: number; kind: "own" | "opp" }) {
  return (
    <span class={`tf-mini-row tf-mini-${kind}`}>
      <small class="tf-mini-word">{t(`trump_fighter-cards-${kind}`)}</small>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}

/** The cards that a condition uses: the opponent's above, the own ones below. */
function Used({ condition: { own, opp, facing } }: { condition: ConditionShape }) {
  return (
    <span class={facing ? "tf-used tf-used-facing" : "tf-used"}>
      {facing && (
        <svg class="tf-facing" viewBox="0 0 10 20" aria-hidden="true">
          <path d="M5 0l5 6H0zM5 20l5-6H0zM3.5 5h3v10h-3z" />
        </svg>
      )}
      {opp > 0 && <Cards count={opp} kind="opp" />}
      {own > 0 && <Cards count={own} kind="own" />}
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

const cardsOf = ({ own, opp, facing }: ConditionShape): string => `${own} ${opp} ${facing}`;

/** Alternatives of one condition each that all use the same cards need these drawn only once. */
function shared(skill: SkillShape): readonly ConditionShape[] | null {
  const conditions = skill.when.flat();
  const [first] = conditions;
  const same = conditions.every((each) => first && cardsOf(each) === cardsOf(first));
  return same && skill.when.length > 1 && conditions.length === skill.when.length ? conditions : null;
}

const Or = () => <span class="tf-or">{t("trump_fighter-or")}</span>;

/** What a skill demands, at a glance. */
export function Diagram({ skill }: { skill: SkillShape }) {
  const conditions = shared(skill);
  const [first] = conditions ?? [];
  return (
    <span class="tf-diagram" aria-hidden="true">
      {first && <Used condition={first} />}
      {conditions?.map((condition, index) => (
        <>
          {index > 0 && <Or />}
          <Roles condition={condition} />
        </>
      ))}
      {!conditions &&
        skill.when.map((alternative, index) => <Alternative key={index} conditions={alternative} or={index > 0} />)}
    </span>
  );
}

function Alternative({ conditions, or }: { conditions: readonly ConditionShape[]; or: boolean }) {
  return (
    <>
      {or && <Or />}
      {conditions.map((condition, place) => (
        <>
          {place > 0 && <b class="tf-and">+</b>}
          <span class="tf-condition">
            <Used condition={condition} />
            <Roles condition={condition} />
          </span>
        </>
      ))}
    </>
  );
}

const roleWords = (role: RoleShape): string =>
  t(`trump_fighter-role-${role.role}`, { n: role.n, total: role.total ?? 0, limit: role.limit ?? 0 });

function conditionWords({ own, opp, facing, roles }: ConditionShape): string {
  const demand = joined(roles.map(roleWords));
  const id = facing ? "facing" : opp === 0 ? "own" : own === 0 ? "opp" : "both";
  return t(`trump_fighter-use-${id}`, { own, opp, demand });
}

/** What a skill demands, in words. */
export const demandWords = (skill: SkillShape): string =>
  either(skill.when.map((alternative) => alternative.map(conditionWords).join(t("trump_fighter-and"))));
