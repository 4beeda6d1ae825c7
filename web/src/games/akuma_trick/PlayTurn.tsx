// A turn: the choice of cards for a play or for a release, with help on legal cards, and one button for it.
import { useMemo } from "preact/hooks";
import { either, t } from "../../i18n/i18n";
import { type CheckAnswer, useCheck } from "../../table/check";
import { type CardChoice, useCheckedChoice, useChoice, useStep } from "../../table/choice";
import { useTaken } from "../../table/hinted";
import { refusalSentence } from "../../table/Prompt";
import { nameOf } from "../../table/seat-name";
import { MainButton, Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { cardNames, colourName, HandFlags, handLooks, paidBy, playWords } from "./cards";
import type { AkumaTrickView } from "./shapes";
import { cardsIn, refusalArguments, runsOf } from "./words";

type Doing = "play" | "release";

interface Props extends TableProps<AkumaTrickView> {
  /** Cards stolen since the last turn. */
  fresh: readonly string[];
}

const NONE: readonly string[] = [];
const play = (cards: readonly string[]) => ({ do: "play", cards });
const release = (cards: readonly string[]) => ({ do: "release", cards });

/** The only possible release, which is ready at once. */
function onlyRelease({ legal, complete }: Props): readonly string[] {
  const [only, ...others] = legal.filter((action) => action.do === "release");
  return complete && only && !others.length ? (only.cards as readonly string[]) : NONE;
}

/** The seat's choice for a release; the engine decides which cards are never allowed, and which are one too many. */
function useRelease(props: Props, asleep: boolean) {
  const { view, check } = props;
  const first = useMemo(() => onlyRelease(props), [props.legal]);
  const whole = useCheck(check, asleep ? null : release(view.hand));
  const never = useMemo(() => (whole?.refusal?.code === "zero_kept" ? cardsIn(whole.refusal) : NONE), [whole]);
  const choice = useCheckedChoice(props, { cards: view.hand, action: release, first, never, asleep });
  return { choice, spare: choice.checked?.refusal?.code === "excess" ? cardsIn(choice.checked.refusal) : NONE };
}

export function PlayTurn(props: Props) {
  const { view, legal, act, explain, closed, shown, fresh } = props;
  const can = { play: legal.some(isA("play")), release: legal.some(isA("release")) };
  const [doing, setDoing] = useStep<Doing>(view, can.play ? "play" : "release");
  useTaken((move) => setDoing(move.do === "release" ? "release" : "play"));
  const releasing = doing === "release" && !closed && !shown;
  const plays = useChoice(props, { cards: view.hand, action: play, several: true });
  const releases = useRelease(props, !releasing);
  const choice = releasing ? releases.choice : plays;
  const [ready] = choice.ready;
  const turnTo = (next: Doing) => {
    if (next === "release" && !can.release) return explain(release(NONE));
    props.forgetRefusal();
    setDoing(next);
  };
  return (
    <HandFlags.Provider value={{ spare: releases.spare, fresh }}>
      <Turn
        {...props}
        looks={handLooks}
        choice={choice}
        refusalArguments={(no) => refusalArguments(view, no)}
        keep
        button={
          <>
            <Other doing={doing} can={can} price={view.release.total} onTurn={turnTo} />
            {ready && (
              <MainButton onClick={() => act(ready)}>
                {releasing
                  ? t("akuma_trick-release-button", { count: choice.chosen.length })
                  : playWords(choice.chosen, "do")}
              </MainButton>
            )}
          </>
        }
      >
        {releasing ? (
          <Meter view={view} chosen={choice.chosen} checked={releases.choice.checked} />
        ) : (
          <PlayHelp view={view} choice={plays} />
        )}
      </Turn>
    </HandFlags.Provider>
  );
}

const isA = (verb: Doing) => (action: { do: string }) => action.do === verb;

interface OtherProps {
  doing: Doing;
  can: Readonly<Record<Doing, boolean>>;
  /** The release number. */
  price: number;
  onTurn: (doing: Doing) => void;
}

/** Turns from playing to a release, with its price on it, or back. */
function Other({ doing, can, price, onTurn }: OtherProps) {
  const other = doing === "play" ? "release" : "play";
  return (
    <button
      type="button"
      class={`button ak-other${can[other] ? "" : " ak-cannot"}`}
      data-doing={other}
      onClick={() => onTurn(other)}
    >
      {t(`akuma_trick-turn-${other}`, { price })}
    </button>
  );
}

/** The legal cards, or the mates of the chosen cards. */
function PlayHelp({ view, choice }: { view: AkumaTrickView; choice: CardChoice }) {
  const { chosen, fitting, joining, ready, missing } = choice;
  if (!chosen.length) return <Ask view={view} canPlay={fitting.size > 0} />;
  if (!ready.length) return <>{t("akuma_trick-help-missing", { cards: cardNames(missing) })}</>;
  if (chosen.length === view.hand.length) return <b>{t("akuma_trick-help-last")}</b>;
  return <>{t(joining.size > chosen.length ? "akuma_trick-help-more" : "akuma_trick-help-whole")}</>;
}

function Ask({ view, canPlay }: { view: AkumaTrickView; canPlay: boolean }) {
  const name = nameOf(view.seats, view.seat);
  if (!canPlay) return <>{t("akuma_trick-ask-none", { name })}</>;
  if (view.beat === null) return <>{t("akuma_trick-ask-lead", { name, runs: runsOf(view) })}</>;
  const args = { name, least: view.least ?? "none", colours: either(view.lock.map(colourName)) };
  return <>{t(view.lock.length ? "akuma_trick-ask-locked" : "akuma_trick-ask", args)}</>;
}

/** The text for the cards chosen for a release: an empty choice gets a prompt, not a refusal. */
function releaseWords(view: AkumaTrickView, chosen: readonly string[], checked: CheckAnswer | undefined): string {
  if (!checked) return "";
  const { refusal } = checked;
  if (refusal?.code === "too_few" && !chosen.length) return t("akuma_trick-discard", { number: view.release.total });
  if (refusal) return refusalSentence(refusal, refusalArguments(view, refusal));
  if (!chosen.length) return t("akuma_trick-right-none");
  // a play of the last cards shows its consequence
  return t(chosen.length === view.hand.length ? "akuma_trick-help-last" : "akuma_trick-right");
}

interface MeterProps {
  view: AkumaTrickView;
  chosen: readonly string[];
  checked: CheckAnswer | undefined;
}

/** The running sum of the discards against the release number, and the engine's word on it. */
function Meter({ view, chosen, checked }: MeterProps) {
  const sum = paidBy(chosen);
  const number = view.release.total;
  const state = checked ? (checked.refusal?.code ?? "right") : "waiting";
  return (
    <span class={`ak-meter ak-meter-${state}`}>
      <span class="ak-gauge" aria-hidden="true">
        <span class="ak-gauge-fill" style={{ width: `${Math.min(100, (100 * sum) / Math.max(number, 1))}%` }} />
        <b>{t("akuma_trick-gauge", { sum, number })}</b>
      </span>
      <span class="hidden-text">{t("akuma_trick-gauge", { sum, number })}</span>
      <span>{releaseWords(view, chosen, checked)}</span>
    </span>
  );
}
