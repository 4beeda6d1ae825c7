// Ghost Couple's table: the board, the open cards next to it, the present step, the hand. Cards are turned before
// everyone: a hand is opened only for actions that need it.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Action } from "../../door/client";
import type { LogEntry } from "../../door/door";
import { joined, t } from "../../i18n/i18n";
import { Countdown } from "../../table/Countdown";
import { useStep } from "../../table/choice";
import { Hand } from "../../table/Hand";
import { useTaken } from "../../table/hinted";
import { Noren } from "../../table/Noren";
import { Prompt } from "../../table/Prompt";
import { Seats } from "../../table/Seats";
import { nameOf } from "../../table/seat-name";
import { Middle, TableFrame } from "../../table/TableFrame";
import { New } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { HurryButton, WaitingFor } from "../../table/Waiting";
import { Sheet } from "../../ui/Sheet";
import { Everybody, Info, Taken } from "./About";
import { Bar, type Beside, nameOfBeside } from "./Bar";
import { Board, type Plan } from "./Board";
import { shortName, spokenName } from "./cards";
import { NO_PICKS, type Picks, type StepContext } from "./drops";
import { looks } from "./Face";
import { Banished, Rows, Treasures } from "./Sheets";
import { useDrawn, useOpenBoard } from "./seen";
import type { GhostCoupleView } from "./shapes";
import { type BoardStep, openStepOf, partners, picksOf, stepOf, watchedStepOf } from "./steps";
import { joinedBy, refusalArguments, taken } from "./words";
import "./table.css";

const TREASURE_SIGN = "M2.5 7.5h11v6h-11zM2.5 7.5a5.5 4 0 0 1 11 0";

/** A board with more rows is higher than wide on a small phone. */
const MOST_WIDE_ROWS = 6;

/** Room for open cards on both sides of the board. */
const roomy = matchMedia("(min-width: 62rem) and (min-height: 33.01rem)");
const wide = signal(roomy.matches);
roomy.addEventListener("change", () => {
  wide.value = roomy.matches;
});

type Props = TableProps<GhostCoupleView>;

/** Returns whether no one at the device can act: the turn continues automatically, or waits for a look at a hand. */
const isWatched = ({ closed, shown }: Pick<Props, "closed" | "shown">) =>
  Boolean(closed?.waits || closed?.look?.isAsked || shown);

export function Table(props: Props) {
  const { view, closed } = props;
  const [picks, setPicks] = useStep<Picks>(view, NO_PICKS);
  const { pending } = view;
  useTaken((move) => setPicks(picksOf(move)));
  if (!pending) return null;
  const pick = (change: Partial<Picks>) => {
    props.forgetRefusal();
    setPicks({ ...picks, ...change });
  };
  const open = isWatched(props) ? [] : (pending.open as unknown as readonly Action[]);
  const legal = closed ? open : props.legal;
  const context: StepContext = { ...props, legal, pending, picks, pick };
  const stepFor = isWatched(props) ? watchedStepOf : closed ? openStepOf : stepOf;
  return <PendingTable {...props} context={context} step={stepFor(context)} />;
}

interface PendingProps extends Props {
  context: StepContext;
  step: BoardStep;
}

function PendingTable({ context, step, ...props }: PendingProps) {
  const { view, act, closed, shown } = props;
  const { pending, picks } = context;
  const [beside, setBeside] = useState<Beside | null>(null);
  const showing = useOpenBoard(view, act, closed?.isPast ?? false);
  const drawn = useDrawn(view, !closed || Boolean(closed.waits?.isOwnOpen));
  const last = view.log.at(-1) as unknown as LogEntry | undefined;
  const fresh = !closed && (pending.choice === "flip" || last?.do === "draw_for") ? drawn : [];
  const tapBeside = (card: string) => {
    if (step.cards.has(card) || pending.choice === "couple") setBeside(null);
    step.onCard(card);
  };
  const treasures = (seat: number) => {
    const count = view.counts.treasures[seat] ?? 0;
    return [{ sign: TREASURE_SIGN, value: count, label: t("ghost_couple-treasure-count", { count }) }];
  };
  return (
    <TableFrame view={view} class={view.options.deck === "trump" ? "gc" : "gc gc-ghosts"}>
      <Seats
        view={view}
        hands={view.counts.hands}
        facts={treasures}
        also={(seat) => {
          const joins = joinedBy(view, seat);
          return joins && <i class="gc-joins" data-joins={joins} />;
        }}
      />
      <Middle class={view.board.length > MOST_WIDE_ROWS * view.columns ? "gc-middle gc-tall" : "gc-middle"}>
        <Bar
          view={view}
          banishedLegal={view.banished.some((card) => step.cards.has(card))}
          wide={wide.value}
          onOpen={setBeside}
        />
        {wide.value && (
          <Aside title={t("ghost_couple-treasures")}>
            <Treasures view={view} />
          </Aside>
        )}
        <div class="gc-centre">
          <Board
            board={view.board}
            columns={view.columns}
            step={step}
            chosen={picks.cards}
            plans={plansOf(context)}
            covered={new Set(showing ? [] : pending.cells)}
            under={isRows(context)}
          />
          {isRows(context) && <Rows context={context} step={step} isWatched={isWatched(props)} />}
        </div>
        {wide.value && (
          <Aside title={t("ghost_couple-banished")}>
            <Banished context={context} step={step} />
          </Aside>
        )}
      </Middle>
      {shown ? (
        <New shown={shown} cards={view.hand} looks={looks} name={nameOf(view.seats, view.seat)} />
      ) : (
        <div class="turn">
          <Asked {...props} context={context} step={step} fresh={fresh} timed={pending.choice === "cover" && showing} />
          {closed?.waits?.isOwnOpen ? (
            <Hand cards={view.hand} looks={looks} />
          ) : closed ? (
            <Noren
              // an open board has its time, which no look draws out
              closed={{ ...closed, waits: null, look: pending.choice === "cover" ? null : (closed.look ?? null) }}
              seats={view.seats}
              count={view.counts.hands[closed.seat ?? view.turn] ?? 0}
              low
            />
          ) : (
            <Hand
              cards={view.hand}
              legal={step.cards}
              chosen={picks.cards}
              looks={looks}
              fresh={fresh}
              onTap={step.onCard}
              drop={step.drop}
            />
          )}
        </div>
      )}
      {beside && (
        <Sheet title={nameOfBeside(beside, view)} onClose={() => setBeside(null)}>
          {beside === "banished" && <Banished context={context} step={{ ...step, onCard: tapBeside }} />}
          {beside === "treasures" && <Treasures view={view} />}
          {beside === "everybody" && <Everybody deck={view.options.deck === "trump" ? "trump" : "ghosts"} />}
        </Sheet>
      )}
    </TableFrame>
  );
}

/** Open cards next to the board. */
function Aside({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <aside class="gc-side" data-clips="" data-played="" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </aside>
  );
}

/** The future cells of the chosen cards, in their order. */
function plansOf({ pending, picks }: StepContext): Map<number, Plan> {
  if (pending.choice !== "put") return new Map();
  return new Map(pending.cells.map((cell, at) => [cell, { number: at + 1, card: picks.cards[at] ?? null }]));
}

const ROWS: ReadonlySet<string> = new Set(["draw_for", "look", "banish_hand", "rob", "banish_treasure"]);

/** Returns whether the choice is among seats or visible cards. These cover the board. */
const isRows = ({ view, pending }: StepContext) =>
  ROWS.has(pending.choice) && !(view.seat === null && pending.choice === "banish_hand");

/** The couple that the last action took. */
const lastTaken = (view: GhostCoupleView) => taken(view, view.log.at(-1) as unknown as LogEntry | undefined);

interface AskedProps extends PendingProps {
  /** The cards drawn for this step. */
  fresh: readonly string[];
  /** Whether an open board is shown for a limited time. */
  timed: boolean;
}

/** The chosen card's description, the prompt, and the buttons. */
function Asked({ context, step, fresh, timed, view, closed, refusal, act }: AskedProps) {
  const { pending, picks } = context;
  const waits = closed?.waits;
  const isCouple = pending.choice === "couple" && step.cards.size > 0;
  const asked = fresh.length
    ? t("ghost_couple-drew", { cards: joined(fresh.map(shortName)), ask: step.ask })
    : step.ask;
  const turned = justTurned(view);
  const moves = step.moves.length > 0 && (
    <>
      {timed && pending.seconds !== null && <Countdown seconds={pending.seconds} onEnd={() => act({ do: "cover" })} />}
      {step.moves.map(({ label, action }) => (
        <button
          key={action.do}
          type="button"
          class="button button-main"
          data-do={action.do}
          data-weighs={action.do === "end" ? "" : undefined}
          onClick={() => act(action)}
        >
          {label}
        </button>
      ))}
    </>
  );
  return (
    <div class="gc-say prompt-place">
      {refusal === null && <About context={context} />}
      <Prompt
        refusal={refusal}
        args={refusalArguments(view)}
        keep={refusal !== null || (!picks.cards.length && (isCouple || !lastTaken(view)))}
        button={waits ? <HurryButton waits={waits} /> : moves}
      >
        {turned && <span class="hidden-text">{turned} </span>}
        {waits ? <WaitingFor waits={waits} seats={view.seats} /> : asked}
      </Prompt>
    </div>
  );
}

/** Returns words for the card that was just turned up: others see it, a screen reader says it before the question. */
function justTurned({ log, board }: GhostCoupleView): string {
  const last = log.at(-1) as unknown as (LogEntry & { cell?: number }) | undefined;
  const card = last?.do === "flip" && board.find(({ cell }) => cell === last.cell)?.card;
  return card ? t("ghost_couple-turned", { card: spokenName(card) }) : "";
}

/** The card that is chosen or looked at; else the couple just taken. */
function About({ context }: { context: StepContext }) {
  const { view, pending, picks } = context;
  const card = pending.choice === "put" ? undefined : picks.cards.at(-1);
  if (card) return <Info card={card} mates={matesOf(context, card)} />;
  const news = lastTaken(view);
  return news && <Taken {...news} />;
}

/** A card's possible couples now that have an event, if the step is about couples. */
function matesOf({ view, pending, legal }: StepContext, card: string): ReadonlySet<string> | undefined {
  if (pending.choice !== "couple" || view.banished.includes(card)) return undefined;
  const mates = [...partners(legal, card)];
  return new Set(mates.filter((mate) => !view.banished.includes(mate)));
}
