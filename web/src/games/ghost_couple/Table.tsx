// Ghost Couple's table: the board, what lies open beside it, the step that is asked for, the hand. Cards are turned before
// everybody: a hand is opened for what needs it, and only for that.
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
import { HurryButton, IdleHand, WaitingFor } from "../../table/Waiting";
import { Sheet } from "../../ui/Sheet";
import { Bar, type Opened } from "./Bar";
import { Board, type Plan } from "./Board";
import { shortName } from "./cards";
import { useDrawn } from "./drawn";
import { Everybody } from "./Everybody";
import { looks } from "./Face";
import { Info, Taken } from "./Info";
import { taken } from "./log";
import { useOpenBoard } from "./open-board";
import { Rows } from "./Rows";
import { refusalArguments } from "./refusals";
import { Banished, Treasures } from "./Sheets";
import type { GhostCoupleView } from "./shapes";
import { NO_PICKS, type Picks, type StepContext } from "./step-context";
import { openStepOf, partners, picksOf, type Step, stepOf, watchedStepOf } from "./steps";
import "./table.css";

const TREASURE_SIGN = "M2.5 7.5h11v6h-11zM2.5 7.5a5.5 4 0 0 1 11 0";

/** Room for what lies open on both sides of the board. */
const roomy = matchMedia("(min-width: 1100px)");
const wide = signal(roomy.matches);
roomy.addEventListener("change", () => {
  wide.value = roomy.matches;
});

export function Table(props: TableProps<GhostCoupleView>) {
  const { view, closed } = props;
  const [picks, setPicks] = useStep<Picks>(view, NO_PICKS);
  const { pending } = view;
  useTaken((move) => setPicks(picksOf(move)));
  if (!pending) return null;
  const pick = (change: Partial<Picks>) => {
    props.forgetRefusal();
    setPicks({ ...picks, ...change });
  };
  const open = closed?.waits ? [] : (pending.open as unknown as readonly Action[]);
  const legal = closed ? open : props.legal;
  const context: StepContext = { ...props, legal, pending, picks, pick };
  const stepFor = closed?.waits ? watchedStepOf : closed ? openStepOf : stepOf;
  return <Turn {...props} context={context} step={stepFor(context)} />;
}

interface TurnProps extends Pick<TableProps, "refusal" | "onRule" | "closed" | "shown"> {
  context: StepContext;
  step: Step;
}

/** The cells on which the chosen cards will lie, in their order. */
function plansOf({ pending, picks }: StepContext): Map<number, Plan> {
  if (pending.choice !== "put") return new Map();
  return new Map(pending.cells.map((cell, at) => [cell, { number: at + 1, card: picks.cards[at] ?? null }]));
}

function Turn({ context, step, refusal, onRule, closed, shown }: TurnProps) {
  const { view, pending, picks, act } = context;
  const [opened, setOpened] = useState<Opened | null>(null);
  const showing = useOpenBoard(view, act, Boolean(closed?.past));
  const drawn = useDrawn(view, !closed || Boolean(closed.waits?.isOwnOpen));
  const isCouple = pending.choice === "couple" && step.cards.size > 0;
  const news = pending.choice === "flip" && !closed ? drawn : [];
  const tapOpen = (card: string) => {
    if (step.cards.has(card) || pending.choice === "couple") setOpened(null);
    step.onCard(card);
  };
  return (
    <TableFrame view={view} class="gc">
      <Seats
        view={view}
        hands={view.counts.hands}
        facts={(seat) => {
          const count = view.counts.treasures[seat] ?? 0;
          return [{ sign: TREASURE_SIGN, value: count, label: t("ghost_couple-treasure-count", { count }) }];
        }}
      />
      <Middle class="gc-middle">
        <Bar
          view={view}
          banishedLegal={view.banished.some((card) => step.cards.has(card))}
          wide={wide.value}
          onOpen={setOpened}
        />
        {wide.value && (
          <Side title="ghost_couple-treasures">
            <Treasures view={view} />
          </Side>
        )}
        <div class="gc-centre">
          {isRows(context) ? (
            <Rows context={context} step={step} isWatched={Boolean(closed?.waits)} />
          ) : (
            <Board
              board={view.board}
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
      </Middle>
      {shown ? (
        <New shown={shown} cards={view.hand} looks={looks} name={nameOf(view.seats, view.seat)} />
      ) : (
        <div class="turn">
          <div class="gc-say prompt-place">
            {refusal === null && <About context={context} />}
            <Prompt
              refusal={refusal}
              args={refusalArguments(view)}
              onRule={onRule}
              keep={refusal !== null || (!picks.cards.length && (isCouple || !lastTaken(view)))}
              button={
                closed?.waits ? (
                  <HurryButton waits={closed.waits} />
                ) : (
                  step.moves.length > 0 && (
                    <Moves context={context} step={step} timed={pending.choice === "cover" && showing} />
                  )
                )
              }
            >
              {closed?.waits ? <WaitingFor waits={closed.waits} seats={view.seats} /> : asked(step, news)}
            </Prompt>
          </div>
          {closed?.waits?.isOwnOpen ? (
            <IdleHand cards={view.hand} looks={looks} />
          ) : closed ? (
            <Noren
              closed={{ ...closed, waits: null }}
              seats={view.seats}
              count={view.counts.hands[view.turn] ?? 0}
              low
            />
          ) : (
            <Hand
              cards={view.hand}
              legal={step.cards}
              chosen={picks.cards}
              looks={looks}
              fresh={news}
              onTap={step.onCard}
              drop={step.drop}
            />
          )}
        </div>
      )}
      {opened && (
        <Sheet title={t(titleOf(opened, view))} onClose={() => setOpened(null)}>
          {opened === "banished" && <Banished view={view} legal={step.cards} chosen={picks.cards} onTap={tapOpen} />}
          {opened === "treasures" && <Treasures view={view} />}
          {opened === "everybody" && <Everybody deck={view.options.deck === "trump" ? "trump" : "ghosts"} />}
        </Sheet>
      )}
    </TableFrame>
  );
}

/** What is asked, after what has been drawn for it. */
const asked = ({ ask }: Step, drawn: readonly string[]): string =>
  drawn.length ? t("ghost_couple-drew", { cards: joined(drawn.map(shortName)), ask }) : ask;

/** What lies open beside the board. */
function Side({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <aside class="gc-side" data-clips="" data-played="" aria-label={t(title)}>
      <h2>{t(title)}</h2>
      {children}
    </aside>
  );
}

const ROWS: ReadonlySet<string> = new Set(["draw_for", "look", "banish_hand", "rob", "banish_treasure"]);

/** Whether the choice is among seats or cards that are seen, which then take the board's place. */
const isRows = ({ view, pending }: StepContext) =>
  ROWS.has(pending.choice) && !(view.seat === null && pending.choice === "banish_hand");

const titleOf = (opened: Opened, view: GhostCoupleView) =>
  opened === "everybody" ? `ghost_couple-everybody-${view.options.deck}` : `ghost_couple-${opened}`;

/** What a card makes a couple with now, if couples are what is asked for, and an event comes of it. */
function matesOf({ view, pending, legal }: StepContext, card: string): ReadonlySet<string> | undefined {
  if (pending.choice !== "couple" || view.banished.includes(card)) return undefined;
  const mates = [...partners(legal, card)];
  return new Set(mates.filter((mate) => !view.banished.includes(mate)));
}

/** The couple that the last action took. */
const lastTaken = (view: GhostCoupleView) => taken(view, view.log.at(-1) as unknown as LogEntry | undefined);

/** The card that is chosen or looked at; else the couple just taken. */
function About({ context }: { context: StepContext }) {
  const { view, pending, picks } = context;
  const card = pending.choice === "put" ? undefined : picks.cards.at(-1);
  if (card) return <Info card={card} mates={matesOf(context, card)} />;
  const news = lastTaken(view);
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
          data-weighs={action.do === "end" ? "" : undefined}
          onClick={() => act(action)}
        >
          {label}
        </button>
      ))}
    </>
  );
}
