// One side of the table, as its player sees it: field, hand, skills, the big key, and a short word to it.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { logEnd } from "../../match/view";
import { refusalSentence } from "../../table/Prompt";
import { nameOf } from "../../table/seat-name";
import { useTip } from "../../table/tips";
import { memo } from "../../ui/memo";
import { useLayer } from "../../ui/router";
import type { Picture } from "./acts";
import { Bar } from "./Bar";
import type { Fight } from "./fight";
import { Press } from "./live/Press";
import { Report } from "./Report";
import { BigKey, Field, Hand } from "./Rows";
import { SkillHelp, Skills } from "./Skills";
import type { TrumpFighterView } from "./shapes";
import { refusalArguments, tips } from "./words";

interface Props {
  fight: Fight;
  picture: Picture;
  seat: number;
  onRules: (clause: string | null) => void;
}

// parts that a laid card does not change are not compared again: every move must be drawn within milliseconds
const SameSkills = memo(Skills, ({ view, seat, help, acrossTable }) => [
  seat,
  acrossTable,
  String(view.used[seat]),
  help && String(view.met[seat]),
]);
const SameBar = memo(Bar, ({ view, seat, across }) => [
  seat,
  view.scores[seat],
  view.misses[seat],
  across?.isShown,
  across?.isCovered,
]);

/** The reader of a report over a half: its player, or if a bot plays there, the only person. */
const readerOver = (people: readonly number[], seat: number): number | null =>
  people.length > 1 ? seat : people.includes(seat) ? null : 1 - seat;

export function Half({ fight, picture, seat, onRules }: Props) {
  const { view } = picture;
  const [skill, setSkill] = useState<string | null>(null);
  const [isAcross, setAcross] = useState(false);
  const inBattle = view.phase !== "check" || fight.count.value !== null;
  useEffect(() => setSkill(null), [inBattle, isAcross]);
  useLayer(skill !== null, () => setSkill(null));
  const side = seat === 0 ? "tf-near" : fight.isTurned ? "tf-far turned" : "tf-far tf-same-side";
  const reader = readerOver(fight.people, seat);
  const half = useRef<HTMLElement>(null);
  const { inTurns } = fight;
  const isInTurn = inTurns?.seat.value === seat;
  // the button that ended the turn may be gone: the keyboard's focus continues in this half
  useLayoutEffect(() => {
    if (isInTurn && document.activeElement === document.body) half.current?.focus({ preventScroll: true });
  }, [isInTurn, inTurns?.number.value]);
  const reports = reader !== null && Boolean(picture.reports[reader]);
  // if both sit before the same edge of the screen, all skills are already the right way up
  const across = fight.isTurned
    ? { isShown: isAcross, isCovered: reports, onPress: () => setAcross(!isAcross) }
    : undefined;
  return (
    <section
      ref={half}
      tabIndex={-1}
      class={`tf-half ${side}${fight.settings.hands[seat] === "left" ? " tf-left" : ""} seat-${seat}`}
      data-half={seat}
      aria-label={t("trump_fighter-half", { name: nameOf(view.seats, seat) })}
    >
      <div class="tf-inner">
        <Field fight={fight} picture={picture} seat={seat} />
        <Hand fight={fight} view={view} seat={seat} />
        <BigKey fight={fight} picture={picture} seat={seat} />
        <SameSkills
          view={view}
          seat={isAcross ? 1 - seat : seat}
          help={fight.settings.help}
          acrossTable={isAcross}
          onSkill={setSkill}
        />
        <SameBar view={view} seat={seat} across={across} />
        <Note fight={fight} view={view} seat={seat} onRules={onRules} />
        {skill && <SkillHelp skill={skill} acrossTable={isAcross} onClose={() => setSkill(null)} />}
        {reports && view.last_attack && (
          <Report view={view} attack={view.last_attack} seat={reader} onClose={() => fight.closeReport(reader)} />
        )}
      </div>
    </section>
  );
}

const TIPPING = { id: "trump_fighter", tips };
/** Milliseconds that a refusal stays; in a battle there is no time to close it. */
const STAY_MS = 4000;

type NoteProps = Omit<Props, "picture"> & { view: TrumpFighterView };

/** The reason for the refusal of a side's last act, or the standstill's demand. */
function Note({ fight, view, seat, onRules }: NoteProps) {
  const refused = fight.live.refused.value;
  const text = standstillWords(view, seat);
  const tip = useTip(view, text ? battleStart(view) : logEnd(view), TIPPING);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => setGone(refused.number), STAY_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  if (refused && refused.seat === seat && refused.number > gone && fight.people.includes(seat)) {
    const clause = refused.refusal.clause.split(" ").at(-1) ?? "";
    return (
      <p class="tf-note" role="status">
        {refusalSentence(refused.refusal, refusalArguments(refused.refusal))}{" "}
        <Press class="prompt-rule" onPress={() => onRules(clause)}>
          {t("rule-number", { clause })}
        </Press>
      </p>
    );
  }
  return text ? (
    <p class="tf-note tf-note-rule" role="status">
      {tip && <span data-testid="tip">{t(tip)}</span>} {text}
    </p>
  ) : null;
}

/** The beginning of the present battle in the log: its events are news. */
const battleStart = ({ log, log_start }: TrumpFighterView): number =>
  log_start +
  Math.max(
    0,
    log.findLastIndex((entry) => entry.do === "battle"),
  );

/** The standstill rules' demand on a seat now. */
function standstillWords(view: TrumpFighterView, seat: number): string | null {
  if (view.standstill?.bound === seat) return t("trump_fighter-must-open");
  if (view.check?.must_move[seat]) return t("trump_fighter-must-move");
  return null;
}
