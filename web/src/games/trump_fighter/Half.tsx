// One side of the table, as its player sees it: field, hand, skills, and the big key.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { memo } from "../../ui/memo";
import { Bar } from "./Bar";
import { BigKey } from "./BigKey";
import type { Picture } from "./context";
import type { Fight } from "./fight";
import { Note } from "./Note";
import { Report } from "./Report";
import { Field, Hand } from "./Rows";
import { SkillHelp, Skills } from "./Skills";

interface Props {
  fight: Fight;
  picture: Picture;
  seat: number;
  turned: boolean;
  onRules: (clause: string | null) => void;
}

// what a card that is laid does not change is not compared again: every move counts in milliseconds
const SameSkills = memo(Skills, ({ view, seat, help }) => [
  seat,
  String(view.used[seat]),
  help && String(view.met[seat]),
]);
const SameBar = memo(Bar, ({ view, seat }) => [seat, view.scores[seat], view.misses[seat]]);

/** Who reads a report that is laid over a half: its player, or where a machine has that, the only one who reads. */
const readerOver = (people: readonly number[], seat: number): number | null =>
  people.length > 1 ? seat : people.includes(seat) ? null : 1 - seat;

export function Half({ fight, picture, seat, turned, onRules }: Props) {
  const { view } = picture;
  const [skill, setSkill] = useState<string | null>(null);
  const inBattle = view.phase !== "check" || fight.count.value !== null;
  useEffect(() => setSkill(null), [inBattle]);
  const far = seat === 1;
  const side = far ? (turned ? "tf-far turned" : "tf-far tf-same-side") : "tf-near";
  const reader = readerOver(fight.people, seat);
  const reports = reader !== null && picture.reports[reader];
  return (
    <section
      class={`tf-half ${side} seat-${seat}`}
      data-half={seat}
      aria-label={t("trump_fighter-half", { name: nameOf(view.seats, seat) })}
    >
      <div class="tf-inner">
        <Field fight={fight} picture={picture} seat={seat} />
        <Hand fight={fight} view={view} seat={seat} />
        <BigKey fight={fight} picture={picture} seat={seat} />
        <SameSkills view={view} seat={seat} help={fight.settings.help} onSkill={setSkill} />
        <SameBar view={view} seat={seat} />
        <Note fight={fight} view={view} seat={seat} onRules={onRules} />
        {skill && <SkillHelp skill={skill} onClose={() => setSkill(null)} />}
        {reports && view.last_attack && (
          <Report view={view} attack={view.last_attack} seat={reader} onClose={() => fight.closeReport(reader)} />
        )}
      </div>
    </section>
  );
}
