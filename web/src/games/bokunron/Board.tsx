// The middle of the table: the row of lead cards, and the plaza with its four columns.
import type { ComponentChildren } from "preact";
import { t } from "../../i18n/i18n";
import { suitWord } from "../../table/faces/names";
import { SuitSign } from "../../table/faces/suits";
import { useHinted } from "../../table/hinted";
import { SUITS } from "./Court";
import { Back, cardName, Face } from "./cards";
import { Coins } from "./Signs";
import type { BokunronAction, BokunronColumn, BokunronSuit, BokunronView } from "./shapes";

/** The places of the tyrant's step, and the chosen one with the power it would have. */
export interface Spots {
  readonly legal: ReadonlySet<string>;
  readonly chosen: BokunronSuit | null;
  /** Chips chosen for that place, and the power of the suit's cards then. */
  readonly chips: number;
  readonly after: number;
  readonly onTap: (suit: BokunronSuit) => void;
}

interface Props {
  view: BokunronView;
  spots: Spots | null;
  children: ComponentChildren;
}

/** The suit on which the last action has put chips. */
function freshSuit({ log }: BokunronView): BokunronSuit | null {
  const last = log.at(-1) as unknown as BokunronAction | undefined;
  return last?.do === "tyrant" ? last.on : null;
}

/** The height of a column in widths of its cards: overlapping upright cards, and piles below them, as board.css lays them. */
const unitsOf = ({ upright, piles }: BokunronColumn) =>
  1.4 + 0.36 * Math.max(upright.length - 1, 0) + (piles.length && 0.75 + 0.32 * (piles.length - 1));

export function Board({ view, spots, children }: Props) {
  const fresh = freshSuit(view);
  const above = view.plaza.filter(({ chips, is_lead }) => chips > 0 && !is_lead);
  const sizes = {
    "--units": Math.max(...view.plaza.map(unitsOf)),
    "--above-chips": Math.max(1, ...above.map(unitsOf)),
  };
  return (
    <>
      <div class="bk-top">
        <Leads view={view} spots={spots} />
        {children}
      </div>
      <ol class="bk-plaza" aria-label={t("bokunron-plaza")} style={sizes}>
        {view.plaza.map((column) => (
          <li key={column.suit} class="bk-slot">
            <Column column={column} spots={spots} isFresh={column.suit === fresh} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** A place with, while chips may be put down, a button over it: the cards there stay the same elements. */
function Spot(props: {
  suit: BokunronSuit;
  spots: Spots | null;
  name: string;
  class: string;
  children: ComponentChildren;
}) {
  const { suit, spots, name, children } = props;
  const legal = spots?.legal.has(suit);
  const isLit = useHinted()?.on === suit;
  const chosen = spots?.chosen === suit;
  const state = spots
    ? ` bk-spot${legal ? "" : " bk-spot-off"}${chosen ? " bk-spot-chosen" : ""}${isLit ? " lit" : ""}`
    : "";
  return (
    <div class={props.class + state} data-suit={suit}>
      {children}
      {spots ? (
        <button
          type="button"
          class="bk-spot-tap"
          aria-label={legal ? name : t("bokunron-spot-off", { name })}
          aria-pressed={chosen}
          onClick={() => spots.onTap(suit)}
        />
      ) : (
        <span class="hidden-text">{name}</span>
      )}
    </div>
  );
}

function Leads({ view, spots }: { view: BokunronView; spots: Spots | null }) {
  const waiting = view.lead ? view.lead_row.slice(1) : view.lead_row;
  const column = view.plaza.find(({ is_lead }) => is_lead);
  const isFresh = column?.suit === freshSuit(view);
  return (
    <div class="bk-leads">
      <span class="bk-trick">{t("trick-number", { number: view.trick + 1 })}</span>
      <div class="bk-pile-of-leads" role="img" aria-label={t("bokunron-leads-left", { count: view.counts.leads })}>
        {view.counts.leads > 0 ? <Back /> : <i />}
        <b aria-hidden="true">{view.counts.leads}</b>
      </div>
      {waiting.toReversed().map((card) => (
        <div
          key={card}
          data-fly={card}
          class="bk-lead-next"
          role="img"
          aria-label={t("bokunron-lead-next", { card: cardName(card) })}
        >
          <Face card={card} />
        </div>
      ))}
      {view.lead && column && (
        <Spot suit={column.suit} spots={spots} class="bk-lead" name={leadName(view.lead, column)}>
          <Face card={view.lead} />
          <b class="bk-lead-word" aria-hidden="true">
            {t("bokunron-lead-short")}
            <Stack
              key={`${isFresh}`}
              chips={column.chips}
              coming={spots?.chosen === column.suit ? spots.chips : 0}
              isFresh={isFresh}
              most={1}
            />
          </b>
        </Spot>
      )}
    </div>
  );
}

const leadName = (lead: string, { chips }: BokunronColumn): string =>
  t("bokunron-lead-is", { card: cardName(lead), chips });

interface StackProps {
  chips: number;
  coming: number;
  isFresh: boolean;
  /** Coins drawn at most. */
  most?: number;
}

/** Chips lying on a place, those about to be put there among them. */
function Stack({ chips, coming, isFresh, most = 3 }: StackProps) {
  if (chips + coming === 0) return null;
  const more = coming ? " bk-stack-coming" : isFresh ? " bk-stack-fresh" : "";
  return (
    <span class={`bk-stack${more}`} aria-hidden="true">
      <Coins count={Math.min(chips + coming, most)} />
      <b>{chips + coming}</b>
    </span>
  );
}

interface ColumnProps {
  column: BokunronColumn;
  spots: Spots | null;
  /** Chips have just been put there. */
  isFresh: boolean;
}

function Column({ column, spots, isFresh }: ColumnProps) {
  const { suit, upright, piles, value, power, is_lead, chips } = column;
  const coming = spots?.chosen === suit ? spots.chips : 0;
  const fell = isFresh ? "bk-fell" : "";
  return (
    <Spot suit={suit} spots={spots} class={`bk-column${is_lead ? " bk-column-lead" : ""}`} name={columnName(column)}>
      <span class="bk-column-head" aria-hidden="true">
        <SuitSign of={SUITS[suit]} />
        <b key={fell} class={coming ? "bk-old" : fell}>
          {power ?? value}
        </b>
        {coming > 0 && <b class="bk-new">{spots?.after}</b>}
      </span>
      <span class="bk-column-word" aria-hidden="true">
        {t(is_lead ? "bokunron-value-lead" : "bokunron-value", { value })}
      </span>
      <span class="bk-column-cards">
        <span class="bk-uprights">
          {upright.map((card) => (
            <span key={card} data-fly={card} role="img" aria-label={cardName(card)}>
              <Face card={card} />
            </span>
          ))}
        </span>
        <span class="bk-piles">
          {piles.map((pile, index) => (
            <span
              key={index}
              data-fly={pile.at(-1)}
              role="img"
              aria-label={t("bokunron-pile", { suit: suitWord(suit) })}
            >
              <Face card={pile.at(-1) ?? ""} sideways />
            </span>
          ))}
        </span>
      </span>
      {!is_lead && <Stack key={fell} chips={chips} coming={coming} isFresh={isFresh} />}
    </Spot>
  );
}

/** A column in words: the power of the suit's cards, and its cards. */
function columnName({ suit, upright, piles, value, power, is_lead, chips }: BokunronColumn): string {
  return t("bokunron-column", {
    suit: suitWord(suit),
    power: power ?? value,
    value,
    upright: upright.length,
    piles: piles.length,
    chips: is_lead ? 0 : chips,
    lead: is_lead ? "yes" : "no",
  });
}
