// The common parts of all tables, shown with a match of the first game.
import type { ComponentType } from "preact";
import { useState } from "preact/hooks";
import { catalog } from "../src/door/catalog";
import { t } from "../src/i18n/i18n";
import { Asked } from "../src/table/Asked";
import { AtTable } from "../src/table/AtTable";
import { Cards } from "../src/table/Card";
import { Countdown } from "../src/table/Countdown";
import { useChoice } from "../src/table/choice";
import { waiting } from "../src/table/confirm";
import { Hand } from "../src/table/Hand";
import { LogLines, LogSheet, News } from "../src/table/Log";
import { AtSeats, MachineSign, machineLooksOf } from "../src/table/MachineSign";
import { Marked } from "../src/table/Marked";
import { Noren } from "../src/table/Noren";
import { Opening } from "../src/table/Opening";
import { Plays } from "../src/table/Plays";
import { Points } from "../src/table/Points";
import { Prompt } from "../src/table/Prompt";
import { HandCode } from "../src/table/phone/HandCode";
import { PhoneTurn } from "../src/table/phone/PhoneTurn";
import { Review } from "../src/table/Review";
import { ScoreSheet } from "../src/table/ScoreSheet";
import { SeatPicker } from "../src/table/SeatPicker";
import { Seats } from "../src/table/Seats";
import { Silent } from "../src/table/Silent";
import { ReadOut } from "../src/table/Speech";
import { nameOf } from "../src/table/seat-name";
import { Scroller, TableFrame } from "../src/table/TableFrame";
import { TrickPanel } from "../src/table/TrickPanel";
import { TricksButton } from "../src/table/Tricks";
import { MainButton, Turn } from "../src/table/Turn";
import type { CardLooks, TrickProps } from "../src/table/types";
import { Waiting } from "../src/table/Waiting";
import { Winner } from "../src/table/Winner";
import { Sheet } from "../src/ui/Sheet";
import { HintParts } from "./HintParts";
import { Part } from "./Part";
import type { Sample } from "./sample";

const HELD = [10, 7, 5, 3, 1, 0];
const SEATS = [{ seat: 0 }, { seat: 1 }];
const nothing = () => {};

interface Props {
  sample: Sample;
}

interface WithCards extends Props {
  cards: readonly string[];
  looks: CardLooks;
}

export function TableParts({ sample }: Props) {
  const { view, table } = sample;
  const cards = catalog.value?.games.find(({ id }) => id === view.game)?.cards.map(({ id }) => String(id)) ?? [];
  const parts: readonly ComponentType<WithCards>[] = [
    Hands,
    Turns,
    Laid,
    Finished,
    Players,
    Prompts,
    Scores,
    Words,
    Norens,
    OpeningHands,
    MachinesAtTable,
    HintParts,
    Sheets,
  ];
  return (
    <>
      <h2>Table</h2>
      {parts.map((Each) => (
        <Each key={Each.name} sample={sample} cards={cards} looks={{ Back, ...table.looks }} />
      ))}
    </>
  );
}

function Hands({ sample, cards, looks }: WithCards) {
  const [chosen, setChosen] = useState<readonly string[]>(cards.slice(1, 2));
  const held = cards.slice(0, 10);
  return (
    <AtTable view={sample.view} hand="parts">
      <Part of="Hand" state="half may be played, one is chosen; under AtTable, which lets it be sorted">
        <div data-part="AtTable">
          <Hand
            cards={held}
            legal={new Set(held.slice(0, 5))}
            chosen={chosen}
            looks={looks}
            onTap={(card) => setChosen(chosen.includes(card) ? [] : [card])}
          />
        </div>
      </Part>
    </AtTable>
  );
}

/** A seat's actions with its cards, without effect here. */
function Turns({ sample: { view }, cards, looks }: WithCards) {
  const legal = cards.slice(0, 3).map((card) => ({ do: "play", card }));
  const props = { view, legal, complete: true, since: 0, closed: null, shown: null, refusal: null };
  const asked = {
    ...props,
    forgetRefusal: nothing,
    act: nothing,
    explain: nothing,
    check: async () => null,
  };
  const choice = useChoice(asked, { cards: cards.slice(0, 5), action: ([card]) => ({ do: "play", card }) });
  return (
    <>
      <Part of="Turn" state="in its frame: a card that is tapped can be played">
        <div data-part="TableFrame">
          <div class="table-room">
            <TableFrame view={view}>
              <Turn
                {...asked}
                cards={cards.slice(0, 5)}
                hands={[5]}
                looks={looks}
                choice={choice}
                refusalArguments={() => ({})}
              >
                {t("pick-seat")}
              </Turn>
            </TableFrame>
          </div>
        </div>
      </Part>
      <Part of="Turn" state="what only its owner may see, before the hand closes">
        <Turn
          {...asked}
          shown={{ fresh: cards.slice(1, 2), onClose: nothing }}
          cards={cards.slice(0, 5)}
          hands={[5]}
          looks={looks}
          choice={choice}
          refusalArguments={() => ({})}
        >
          {null}
        </Turn>
      </Part>
    </>
  );
}

function Laid({ sample: { view }, cards, looks }: WithCards) {
  const some = [cards.slice(0, 1), cards.slice(20, 23), [null, null]];
  const plays = some.map((cards, seat) => ({ seat, cards }));
  const ones = some.map(([card = null], seat) => ({ seat, cards: [card] }));
  return (
    <>
      <Part of="Card" state="a face, and one face down">
        <Cards cards={[cards[0] ?? null, null]} looks={looks} />
      </Part>
      <Part of="Plays" state="one card, several that win, face down">
        <Plays plays={plays} seats={view.seats} looks={looks} winner={1} />
      </Part>
      <Part of="Plays" state="in one line, places kept">
        <Plays plays={ones} seats={view.seats} looks={looks} line waiting={2} />
      </Part>
      <Part of="Plays" state="in rows, with all that can be said of them">
        <Plays
          plays={plays}
          seats={view.seats}
          looks={looks}
          winner={1}
          rows
          note={() => <span class="small">{t("winner")}</span>}
          under={(_, card) => card + 1}
          total={(play) => <b>{play.cards.length}</b>}
        />
      </Part>
    </>
  );
}

function Finished({ sample: { view }, cards, looks }: WithCards) {
  const [reviewed, setReviewed] = useState(false);
  const trick = (number: number) => ({
    number,
    leader: 0,
    plays: [0, 1].map((seat) => ({ seat, cards: cards.slice(30 + 3 * number + seat, 31 + 3 * number + seat) })),
    winner: 1,
    log_end: 2 * number + 2,
  });
  const Trick = ({ trick, seats, numbered }: TrickProps) => (
    <TrickPanel
      trick={trick}
      numbered={numbered}
      heading={t("wins-match", { name: seats[1]?.name ?? "" })}
      reason={t("no-tricks")}
      next={seats[1]?.name}
    >
      <Plays plays={trick.plays} seats={seats} looks={looks} winner={1} line />
    </TrickPanel>
  );
  return (
    <>
      <Part of="TrickPanel" state="a finished trick">
        <Trick trick={trick(0)} seats={view.seats} />
      </Part>
      <Part of="Tricks" state="opened by a button">
        <TricksButton tricks={[trick(0), trick(1)]} seats={view.seats} Trick={Trick} />
      </Part>
      <Part of="Review" state="a finished trick over what comes next, until it is tapped away">
        <Review over={!reviewed && <Trick trick={trick(0)} seats={view.seats} />}>
          <Plays plays={trick(1).plays} seats={view.seats} looks={looks} line />
        </Review>
        {!reviewed && (
          <button type="button" class="button" onClick={() => setReviewed(true)}>
            {t("go-on")}
          </button>
        )}
      </Part>
    </>
  );
}

/** A plain back, for a game without face-down cards. */
function Back() {
  return (
    <svg viewBox="0 0 100 140" aria-hidden="true">
      <rect class="part-plain-back" width="100" height="140" rx="7" />
    </svg>
  );
}

function Players({ sample: { view } }: WithCards) {
  const seats = view.seats.map((_, seat) => seat);
  return (
    <>
      <Part of="Seats" state="who acts, who leads">
        <Seats view={view} hands={HELD} leader={0} />
      </Part>
      <Part of="Points">
        <Points points={12} />
      </Part>
      <Part of="SeatPicker">
        <SeatPicker view={view} seats={seats} hands={HELD} onPick={nothing} />
      </Part>
      <Part of="Countdown">
        <Countdown seconds={60} onEnd={nothing} />
      </Part>
    </>
  );
}

function Prompts({ sample: { view } }: WithCards) {
  const refusal = { clause: `${view.game} 2.3`, code: "other", params: {} };
  const button = (
    <button type="button" class="button button-main">
      {t("start")}
    </button>
  );
  return (
    <>
      <Part of="Prompt" state="words">
        <Prompt>{t("pick-seat")}</Prompt>
      </Part>
      <Part of="Prompt" state="a refusal">
        <Prompt refusal={refusal}>{t("pick-seat")}</Prompt>
      </Part>
      <Part of="Prompt" state="words and a button">
        <Prompt button={button} keep>
          {t("pick-seat")}
        </Prompt>
        <button type="button" class="button" onClick={() => setTimeout(() => (waiting.value = nothing))}>
          {t("confirm-ask")}
        </button>
      </Part>
    </>
  );
}

function Scores({ sample: { view, status, table } }: WithCards) {
  const ended = {
    view: { ...view, standing: [0, 1] },
    status: { ...status, winners: [0], scores: [21, 12], result: SEATS },
  };
  return (
    <>
      <Part of="Winner" state="on the game's own art, above everybody's points">
        <Winner {...ended} Emblem={table.Emblem} heading="h2">
          {t("wins-match", { name: nameOf(view.seats, 0) })}
        </Winner>
      </Part>
      <Part of="ScoreSheet" state="the winner, and another">
        <ScoreSheet {...ended}>{({ seat }) => <p>{t("hand-count", { count: 3 * seat })}</p>}</ScoreSheet>
      </Part>
    </>
  );
}

function Words({ sample: { table, view } }: WithCards) {
  const marks = table.marks?.();
  return (
    <>
      <Part of="Log" state="news">
        <News view={view} since={0} table={table} />
      </Part>
      <Part of="Log" state="all of it, and nothing yet">
        <LogLines view={view} table={table} />
        <LogLines view={{ ...view, log: [] }} table={table} />
      </Part>
      <Part of="Marked" state="a suit of playing cards, and the game's own">
        <p>
          <Marked text={["♥\uFE0E7", ...(marks?.keys() ?? [])].join(" · ")} seats={view.seats} marks={marks} />
        </p>
      </Part>
      <Part of="Speech" state="what reads the table aloud, as it shows once it is reached by Tab">
        <ReadOut />
      </Part>
      <Part of="Scroller" state="more than it is high">
        <Scroller label={t("log")} class="part-scroller">
          <p>{t(`${table.id}-story`)}</p>
        </Scroller>
      </Part>
    </>
  );
}

function Norens({ sample: { view, table } }: WithCards) {
  return (
    <Part of="Noren" state="with something to take back, without, and while an action is on its way">
      {[0, 2, null].map((seat) => (
        <div key={seat} data-part="Cloth">
          <Noren
            closed={{
              seat,
              crest: table.crest,
              actor: seat ? 1 : null,
              waits: null,
              onTakeBack: nothing,
              onOpen: nothing,
            }}
            seats={view.seats}
            count={9}
          />
        </div>
      ))}
    </Part>
  );
}

/** A text with the length of a code of sixteen cards. */
const CODE = "2MMTR1ZMG0103ZZZG001G605SHK08G078G6JQ8Y5TW4H4ZDX";

function OpeningHands({ sample }: Props) {
  return (
    <>
      <Part of="Opening" state="what opens a hand, without the curtain">
        <section class="noren noren-low seat-0">
          <div class="noren-body">
            <Opening
              onOpen={nothing}
              tooShort={t("noren-hold-help")}
              first={t("noren-i-am", { name: "Aki" })}
              sure={t("noren-really", { name: "Aki" })}
            />
          </div>
        </section>
      </Part>
      <Part of="HandCode" state="of sixteen cards">
        <HandCode text={CODE} page="https://cards.example/" />
      </Part>
      <Part of="PhoneTurn" state="sixteen cards on a phone, two of them chosen">
        <PhoneTurn
          {...PHONE}
          view={sample.view}
          choice={{ chosen: [2, 9], tap: nothing }}
          buttons={<MainButton onClick={nothing}>{t("phone-play", { count: 2 })}</MainButton>}
        >
          {t("turn-of", { name: "Aki" })}
        </PhoneTurn>
      </Part>
    </>
  );
}

const PHONE = {
  seat: 0,
  name: "Aki",
  numbers: Array.from({ length: 16 }, (_, at) => at + 1),
  code: "3K",
  closed: { seat: 0, crest: "", actor: null, waits: null, onTakeBack: nothing, onOpen: nothing },
  refusal: null,
  onBegin: nothing,
  onCode: nothing,
  act: nothing,
  lay: nothing,
};

const MACHINES = [null, { level: "easy", face: "1" }, { level: "hard", face: "2" }];

function MachinesAtTable({ sample: { view } }: WithCards) {
  const waits = { isMachine: true, isOwnOpen: true, onHurry: nothing };
  return (
    <AtSeats.Provider value={{ seating: MACHINES, looks: machineLooksOf(undefined) }}>
      <Part of="MachineSign" state="of two levels, in words and without">
        <MachineSign seat={1} plain />
        <MachineSign seat={2} />
      </Part>
      <Part of="Waiting" state="for a machine, and before the person's own turn">
        <Waiting waits={{ ...waits, seat: 1 }} seats={view.seats} />
        <Waiting waits={{ ...waits, seat: 0, isMachine: false }} seats={view.seats} />
      </Part>
      <Part of="Asked" state="said as it changes">
        <Asked>{t("waiting-own", { name: nameOf(view.seats, 0) })}</Asked>
      </Part>
      <Part of="Silent" state="to be asked again, or to be played for">
        <Silent silence={{ seat: 1, code: "silent" }} seats={view.seats} onAskAgain={nothing} onActForIt={nothing} />
      </Part>
    </AtSeats.Provider>
  );
}

function Sheets({ sample: { table, view } }: WithCards) {
  const [open, setOpen] = useState<"sheet" | "log" | null>(null);
  const close = () => setOpen(null);
  return (
    <Part of="Sheet" state="opened by a button, since it lies over everything">
      <div class="row">
        {(["sheet", "log"] as const).map((each) => (
          <button key={each} type="button" class="button" data-open={each} onClick={() => setOpen(each)}>
            {each}
          </button>
        ))}
      </div>
      {open === "log" && <LogSheet view={view} table={table} onClose={close} />}
      {open === "sheet" && (
        <Sheet title={t("rules")} onClose={close}>
          <p>{t(`${table.id}-story`)}</p>
        </Sheet>
      )}
    </Part>
  );
}
