// Cards of an example side by side, each with a verdict and a word below it.
import type { ComponentChildren, FunctionComponent } from "preact";
import type { BaseView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { Seats } from "../../table/Seats";
import { nameOf } from "../../table/seat-name";
import type { CardLooks } from "../../table/types";
import { ArrowRight, Icon } from "../../ui/icons";

export type Verdict = "yes" | "no";

export interface LaidCard {
  readonly card: string | null;
  readonly is?: Verdict;
  readonly note?: ComponentChildren;
}

const SIGNS: Record<Verdict, string> = { yes: "○", no: "×" };

/** A sign for whether something is allowed, and the same in words. */
export const VerdictSign = ({ is }: { is: Verdict }) => (
  <span class={`leaflet-verdict leaflet-${is}`}>
    <span aria-hidden="true">{SIGNS[is]}</span>
    <span class="hidden-text">{t(`verdict-${is}`)}</span>
  </span>
);

/** A place for a card, in a game without face-down cards. */
const EmptyPlace = () => <span class="card leaflet-empty" aria-hidden="true" />;

interface Props {
  looks: CardLooks;
  cards: readonly LaidCard[];
  /** The part before the cards. */
  label?: ComponentChildren;
  /** The total of all of them. */
  total?: ComponentChildren;
  /** True if they may be played together. */
  is?: Verdict;
}

export const Line = ({ looks, cards, label, total, is }: Props) => (
  <div class="leaflet-line">
    {label && <span class="leaflet-label small soft">{label}</span>}
    <ul class="leaflet-cards">
      {cards.map(({ card, is: verdict, note }, at) => (
        <li key={at}>
          {card === null && !looks.Back ? <EmptyPlace /> : <Card card={card} looks={looks} />}
          {verdict && <VerdictSign is={verdict} />}
          {note !== undefined && <span class="small">{note}</span>}
        </li>
      ))}
    </ul>
    {total !== undefined && <b class="leaflet-total">{total}</b>}
    {is && <VerdictSign is={is} />}
  </div>
);

export const bare = (...cards: readonly (string | null)[]): LaidCard[] => cards.map((card) => ({ card }));

/** Cards that all may, or may not. */
export const all = (is: Verdict, ...cards: readonly string[]): LaidCard[] => cards.map((card) => ({ card, is }));

/** Cards with a note to each. */
export const noted = (...cards: readonly (readonly [card: string, note: ComponentChildren])[]): LaidCard[] =>
  cards.map(([card, note]) => ({ card, note }));

/** Makes lines of a game's cards, as examples. */
export const lineOf =
  (looks: CardLooks) =>
  (cards: readonly LaidCard[], total?: ComponentChildren, is?: Verdict): FunctionComponent =>
  () => <Line looks={looks} cards={cards} total={total} is={is} />;

/** Makes examples of cards on a place, with a card played on them or their result. */
export const ontoOf =
  (looks: CardLooks) =>
  (below: readonly LaidCard[], above: readonly LaidCard[], is?: Verdict): FunctionComponent =>
  () => (
    <div class="leaflet-line">
      <Line looks={looks} cards={below} />
      <Icon of={ArrowRight} />
      <Line looks={looks} cards={above} is={is} />
    </div>
  );

/** A position's players with these points and hands, none of whom has to act. */
export const playersOf =
  (view: BaseView) =>
  (scores: BaseView["scores"], hands: readonly number[], leader?: number): FunctionComponent =>
  () => <Seats view={{ ...view, to_act: [], scores }} hands={hands} leader={leader} />;

/** Rows of figures, each after its subject; `rows` is called for the present language. */
export const figures =
  (rows: () => readonly (readonly ComponentChildren[])[]): FunctionComponent =>
  () => (
    <table class="leaflet-figures">
      <tbody>
        {rows().map(([about, ...cells], at) => (
          <tr key={at}>
            <th>{about}</th>
            {cells.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );

/** Players' points, the limit for comparison, and the winner or the players who continue. */
export const standings = (
  { seats }: BaseView,
  points: readonly number[],
  are: readonly (Verdict | undefined)[],
  beside: readonly number[] = [],
): FunctionComponent =>
  figures(() =>
    points.map((each, seat) => [
      nameOf(seats, seat),
      t("points", { points: each }),
      beside[seat],
      are[seat] && <VerdictSign is={are[seat]} />,
    ]),
  );

export const stacked =
  (...parts: readonly FunctionComponent[]): FunctionComponent =>
  () => (
    <>
      {parts.map((Part, at) => (
        <Part key={at} />
      ))}
    </>
  );
