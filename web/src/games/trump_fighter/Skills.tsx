// A side's four skills as diagrams: used ones stamped, met ones lit where the players want that, words on a tap.
import { t } from "../../i18n/i18n";
import { Ruby } from "../../ui/Ruby";
import { fighterOf, named, skillOf } from "./cards";
import { Press } from "./live/Press";
import { READINGS } from "./readings";
import { Diagram, demandWords } from "./roles";
import type { SkillShape, TrumpFighterView } from "./shapes";
import "./skills.css";

interface Props {
  view: TrumpFighterView;
  seat: number;
  help: boolean;
  onSkill: (id: string) => void;
}

export function Skills({ view, seat, help, onSkill }: Props) {
  const lit = new Set(help ? view.met[seat] : []);
  const used = new Set(view.used[seat]);
  return (
    <ul class="tf-skills" aria-label={t("trump_fighter-skills")}>
      {fighterOf(view.characters[seat])?.skills.map((skill) => (
        <li key={skill.id}>
          <Press
            class={`tf-skill${used.has(skill.id) ? " tf-skill-used" : ""}${lit.has(skill.id) ? " tf-skill-met" : ""}`}
            label={skillWords(skill, used.has(skill.id), lit.has(skill.id))}
            onPress={() => onSkill(skill.id)}
            data={{ "data-skill": skill.id }}
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

export function SkillLine({ skill }: { skill: SkillShape }) {
  return (
    <>
      <b class="tf-value">{skill.value}</b>
      <span class="tf-skill-name">{named(skill.name)}</span>
      <Diagram skill={skill} />
    </>
  );
}

/** A skill in words, over its side's skills until it is tapped away. */
export function SkillHelp({ skill: id, onClose }: { skill: string; onClose: () => void }) {
  const skill = skillOf(id);
  if (!skill) return null;
  return (
    <Press class="tf-help" onPress={onClose} data={{ "data-help": id }}>
      <span>
        <b class="tf-value">{skill.value}</b>{" "}
        <b>
          <Ruby text={named(skill.name)} readings={READINGS} />
        </b>
      </span>
      <span>{demandWords(skill)}</span>
    </Press>
  );
}
