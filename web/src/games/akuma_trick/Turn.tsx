// A turn: cards are chosen for a play or for a release, with help on what goes, and one button that does it.
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { AkumaTrickView, RefusalShape } from "../../door/door";
import { either, t } from "../../i18n/i18n";
import { Hand } from "../../table/Hand";
import { Prompt } from "../../table/Prompt";
import type { TableProps } from "../../table/types";
import { useVerdict } from "../../table/verdict";
import { cardName, cardNames, colourName, playWords } from "./cards";
import { type Doing, type Help, helpFor, layings } from "./choice";
import { HandFace, HandFlags } from "./HandFace";
import { Meter } from "./Meter";
import { cardsIn, refusalArguments } from "./refusals";

interface Props extends TableProps<AkumaTrickView> {
  /** What stands in place of a turn while no card of the hand is asked for. */
  rest: Rest | null;
  /** Cards stolen since the last turn. */
  fresh: readonly string[];
}

interface Rest {
  readonly words?: string;
  readonly button: ComponentChildren;
  readonly onTap: (card: string) => void;
}

const NONE: readonly string[] = [];
const NO_CARD: ReadonlySet<string> = new Set();

export function Turn(props: Props) {
  const { view, legal, complete, refusal, act, explain, check, onRule, rest, fresh } = props;
  const plays = useMemo(() => layings(legal, "play"), [legal]);
  const releases = useMemo(() => layings(legal, "release"), [legal]);
  // where only one release is possible, it lies ready at once
  const onlyRelease = complete && releases.length === 1 ? (releases[0]?.cards ?? NONE) : NONE;
  const first = plays.length ? "play" : "release";
  const [doing, setDoing] = useState<Doing>(first);
  const [picked, setPicked] = useState<readonly string[]>(first === "play" ? NONE : onlyRelease);
  const [read, setRead] = useState<RefusalShape | null>(null);
  const begin = (next: Doing) => {
    setDoing(next);
    setPicked(next === "release" ? onlyRelease : NONE);
  };
  const turn = view.log_start + view.log.length;
  const [begun, setBegun] = useState(turn);
  if (begun !== turn) {
    setBegun(turn);
    begin(first);
  }

  const releasing = doing === "release" && !rest;
  const inOrder = (cards: readonly string[]) => view.hand.filter((card) => cards.includes(card));
  const chosen = inOrder(picked);
  const help = useMemo(() => helpFor(plays, chosen), [plays, chosen.join()]);
  const verdict = useVerdict(check, releasing ? { do: "release", cards: chosen } : null);
  const whole = useVerdict(check, releasing ? { do: "release", cards: view.hand } : null);
  const kept = whole?.refusal?.code === "zero_kept" ? cardsIn(whole.refusal) : NONE;
  const fitting = releasing ? new Set(view.hand.filter((card) => !kept.includes(card))) : help.fitting;
  const spare = verdict?.refusal?.code === "excess" ? cardsIn(verdict.refusal) : NONE;

  const pick = (cards: readonly string[]) => {
    setRead(refusal);
    setPicked(cards);
  };
  const tap = (card: string) => {
    if (chosen.includes(card)) pick(chosen.filter((each) => each !== card));
    else if (fitting.has(card)) pick([...chosen, card]);
    else explain({ do: doing, cards: inOrder([...chosen, card]) });
  };
  const drop = (card: string) => {
    const cards = inOrder([...chosen, card]);
    act(helpFor(plays, cards).exact ?? { do: "play", cards });
  };
  const turnTo = (next: Doing) => {
    if (next === "release" && !releases.length) return explain({ do: "release", cards: [] });
    setRead(refusal);
    begin(next);
  };

  return (
    <>
      <Prompt
        refusal={refusal === read ? null : refusal}
        args={(no) => refusalArguments(view, no)}
        onRule={onRule}
        keep
        button={
          rest?.button ?? (
            <>
              <Switch doing={doing} canPlay={plays.length > 0} canRelease={releases.length > 0} onTurn={turnTo} />
              {releasing
                ? verdict?.refusal === null && (
                    <MainButton onClick={() => act({ do: "release", cards: chosen })}>
                      {t("akuma_trick-release-button", { count: chosen.length })}
                    </MainButton>
                  )
                : help.exact && (
                    <MainButton onClick={() => help.exact && act(help.exact)}>
                      {playWords(help.exact.cards, "do")}
                    </MainButton>
                  )}
            </>
          )
        }
      >
        {rest ? (
          rest.words
        ) : releasing ? (
          <Meter view={view} chosen={chosen} verdict={verdict} />
        ) : (
          <PlayHelp view={view} chosen={chosen} help={help} />
        )}
      </Prompt>
      <HandFlags.Provider value={{ spare, fresh: rest ? NONE : fresh }}>
        <Hand
          cards={view.hand}
          legal={rest ? NO_CARD : fitting}
          chosen={rest ? NONE : chosen}
          Face={HandFace}
          name={cardName}
          onTap={rest?.onTap ?? tap}
          {...(releasing || rest ? {} : { onPlay: drop })}
        />
      </HandFlags.Provider>
    </>
  );
}

function MainButton({ onClick, children }: { onClick: () => void; children: ComponentChildren }) {
  return (
    <button type="button" class="button button-main" onClick={onClick}>
      {children}
    </button>
  );
}

interface SwitchProps {
  doing: Doing;
  canPlay: boolean;
  canRelease: boolean;
  onTurn: (doing: Doing) => void;
}

/** Play or release. */
function Switch({ doing, canPlay, canRelease, onTurn }: SwitchProps) {
  const can: Record<Doing, boolean> = { play: canPlay, release: canRelease };
  return (
    <fieldset class="ak-switch" aria-label={t("akuma_trick-switch")}>
      {(["play", "release"] as const).map((each) => (
        <button
          key={each}
          type="button"
          class={`button${can[each] ? "" : " ak-cannot"}`}
          aria-pressed={doing === each}
          data-doing={each}
          onClick={() => onTurn(each)}
        >
          {t(`akuma_trick-switch-${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** What may be played, or what goes with the cards chosen. */
function PlayHelp({ view, chosen, help }: { view: AkumaTrickView; chosen: readonly string[]; help: Help }) {
  if (!chosen.length) return <Ask view={view} canPlay={help.fitting.size > 0} />;
  if (!help.exact) return <>{t("akuma_trick-help-missing", { cards: cardNames(help.missing) })}</>;
  return <>{t(help.fitting.size > chosen.length ? "akuma_trick-help-more" : "akuma_trick-help-whole")}</>;
}

function Ask({ view, canPlay }: { view: AkumaTrickView; canPlay: boolean }) {
  const name = view.seats[view.seat ?? 0]?.name ?? "";
  if (!canPlay) return <>{t("akuma_trick-ask-none", { name })}</>;
  if (view.beat === null) {
    return <>{t(view.options.combos === "sets" ? "akuma_trick-ask-lead-sets" : "akuma_trick-ask-lead", { name })}</>;
  }
  const words = { name, beat: view.beat, colours: either(view.lock.map(colourName)) };
  return <>{t(view.lock.length ? "akuma_trick-ask-locked" : "akuma_trick-ask", words)}</>;
}
