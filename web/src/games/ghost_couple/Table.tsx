// Ghost Couple's table: the board, what lies open beside it, the step that is asked for, the hand.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { LogEntry } from "../../door/door";
import { t } from "../../i18n/i18n";
import { Countdown } from "../../table/Countdown";
import { useStep } from "../../table/choice";
import { Hand } from "../../table/Hand";
import { Prompt } from "../../table/Prompt";
import { Seats } from "../../table/Seats";
import type { TableProps } from "../../table/types";
import { Sheet } from "../../ui/Sheet";
import { Bar, type Opened } from "./Bar";
import { Board, type Plan } from "./Board";
import { Everybody } from "./Everybody";
import { Back, looks } from "./Face";
import { Info, Taken } from "./Info";
import { taken } from "./log";
import { useOpenBoard } from "./open-board";
import { Rows } from "./Rows";
import { refusalArguments } from "./refusals";
import { Banished, Treasures } from "./Sheets";
import type { GhostCoupleView } from "./shapes";
import { covered, coveredStepOf, NO_PICKS, type Picks, type Step, type StepContext, stepOf } from "./steps";
import "./table.css";

/** Whether hands lie face down on the screen, so that all may watch the cards being turned; it outlasts a turn. */
const handsDown = signal(false);

const TREASURE_SIGN = <path d="M2.5 7.5h11v6h-11zM2.5 7.5a5.5 4 0 0 1 11 0" />;

/** Room for what lies open on both sides of the board. */
const roomy = matchMedia("(min-width: 1100px)");
const wide = signal(roomy.matches);
roomy.addEventListener("change", () => {
  wide.value = roomy.matches;
});

export function Table(props: TableProps<GhostCoupleView>) {
  const { view } = props;
  const [picks, setPicks] = useStep<Picks>(view, NO_PICKS);
  const [handDown, turnHand] = useHandDown(view.pending?.choice === "cover");
  if (!view.pending) return null;
  const pick = (change: Partial<Picks>) => {
    props.forgetRefusal();
    setPicks({ ...picks, ...change });
  };
  const open: StepContext = { ...props, pending: view.pending, picks, pick };
  const context = handDown ? covered(open) : open;
  const onHand = () => {
    pick({ cards: [] });
    turnHand();
  };
  return (
    <Turn
      context={context}
      step={handDown ? coveredStepOf(context) : stepOf(context)}
      refusal={props.refusal}
      onRule={props.onRule}
      handDown={handDown}
      onHand={onHand}
    />
  );
}

/** Whether the hand lies face down, and a way to turn it; it does at first while the whole board lies open (6.3). */
function useHandDown(covers: boolean): [boolean, () => void] {
  const [watching, setWatching] = useState(true);
  if (covers) return [watching, () => setWatching(!watching)];
  return [
    handsDown.value,
    () => {
      handsDown.value = !handsDown.value;
    },
  ];
}

interface TurnProps extends Pick<TableProps, "refusal" | "onRule"> {
  context: StepContext;
  step: Step;
  handDown: boolean;
  onHand: () => void;
}

/** The cells on which the chosen cards will lie, in their order. */
function plansOf({ pending, picks }: StepContext): Map<number, Plan> {
  if (pending.choice !== "put") return new Map();
  return new Map(pending.cells.map((cell, at) => [cell, { number: at + 1, card: picks.cards[at] ?? null }]));
}

function Turn({ context, step, refusal, onRule, handDown, onHand }: TurnProps) {
  const { view, pending, picks, act } = context;
  const [opened, setOpened] = useState<Opened | null>(null);
  const showing = useOpenBoard(view, act);
  const tapOpen = (card: string) => {
    if (step.cards.has(card) || pending.choice === "couple") setOpened(null);
    step.onCard(card);
  };
  return (
    <div class="gc">
      <Seats
        view={view}
        hands={view.counts.hands}
        facts={(seat) => {
          const count = view.counts.treasures[seat] ?? 0;
          return [{ sign: TREASURE_SIGN, value: count, label: t("ghost_couple-treasure-count", { count }) }];
        }}
      />
      <Bar
        view={view}
        banishedLegal={view.banished.some((card) => step.cards.has(card))}
        handDown={handDown}
        wide={wide.value}
        onOpen={setOpened}
        onHand={onHand}
      />
      {wide.value && (
        <Side title="ghost_couple-treasures">
          <Treasures view={view} />
        </Side>
      )}
      <div class="gc-centre">
        {isRows(context) ? (
          <Rows context={context} step={step} />
        ) : (
          <Board
            board={view.board}
            rows={view.rows}
            columns={view.columns}
            step={step}
            chosen={picks.cards}
            plans={plansOf(context)}
            covered={new Set(showing ? [] : pending.cells)}
          />
        )}
      </div>
      {wide.value && (
        <Side title="ghost_couple-banished">
          <Banished view={view} legal={step.cards} chosen={picks.cards} onTap={step.onCard} />
        </Side>
      )}
      <div class="gc-say">
        <About context={context} />
        <Prompt
          refusal={refusal}
          args={refusalArguments(view)}
          onRule={onRule}
          keep={refusal !== null || (pending.choice === "couple" && !picks.cards.length && step.cards.size > 0)}
          button={
            step.moves.length > 0 && (
              <Moves context={context} step={step} timed={pending.choice === "cover" && showing} />
            )
          }
        >
          {step.ask}
        </Prompt>
      </div>
      {handDown ? (
        <CoveredHand count={view.counts.hands[view.turn] ?? 0} onShow={onHand} />
      ) : (
        <Hand cards={view.hand} legal={step.cards} chosen={picks.cards} looks={looks} onTap={step.onCard} />
      )}
      {opened && (
        <Sheet title={t(titleOf(opened, view))} onClose={() => setOpened(null)}>
          {opened === "banished" && <Banished view={view} legal={step.cards} chosen={picks.cards} onTap={tapOpen} />}
          {opened === "treasures" && <Treasures view={view} />}
          {opened === "everybody" && <Everybody deck={view.options.deck === "trump" ? "trump" : "ghosts"} />}
        </Sheet>
      )}
    </div>
  );
}

/** What lies open beside the board. */
function Side({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <aside class="gc-side" data-clips="" aria-label={t(title)}>
      <h2>{t(title)}</h2>
      {children}
    </aside>
  );
}

const ROWS: ReadonlySet<string> = new Set(["draw_for", "look", "banish_hand", "rob", "banish_treasure"]);

/** Whether the choice is among seats or open cards, which then take the board's place. */
const isRows = ({ pending }: StepContext) => ROWS.has(pending.choice);

const titleOf = (opened: Opened, view: GhostCoupleView) =>
  opened === "everybody" ? `ghost_couple-everybody-${view.options.deck}` : `ghost_couple-${opened}`;

/** The card that is chosen or looked at; else the couple just taken. */
function About({ context }: { context: StepContext }) {
  const { view, pending, picks } = context;
  const card = pending.choice === "put" ? undefined : picks.cards.at(-1);
  if (card) return <Info card={card} />;
  const news = taken(view, view.log.at(-1) as unknown as LogEntry | undefined);
  return news && <Taken text={news.text} event={news.event} />;
}

function Moves({ context, step, timed }: { context: StepContext; step: Step; timed: boolean }) {
  const { act, pending } = context;
  return (
    <>
      {timed && pending.seconds !== null && <Countdown seconds={pending.seconds} onEnd={() => act({ do: "cover" })} />}
      {step.moves.map(({ label, action }) => (
        <button
          key={action.do}
          type="button"
          class="button button-main"
          data-do={action.do}
          onClick={() => act(action)}
        >
          {label}
        </button>
      ))}
    </>
  );
}

/** The hand face down: all may look at the screen. */
function CoveredHand({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <button type="button" class="gc-hand-down" onClick={onShow}>
      <span class="gc-backs" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index}>
            <Back />
          </span>
        ))}
      </span>
      {t("ghost_couple-hand-is-down")}
    </button>
  );
}
