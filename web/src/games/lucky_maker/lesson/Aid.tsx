// A scale of the master's two colours, which leans as cards fall: the number to beat in each, and its points.
import { t } from "../../../i18n/i18n";
import type { AidProps } from "../../../learn/lesson";
import { endsTrick } from "../../../match/finished";
import { SuitSign } from "../../../table/faces/suits";
import { halves, suitName } from "..";
import { SUITS } from "../box";
import type { LuckyMakerSuit, LuckyMakerView } from "../shapes";
import "./aid.css";

interface Weighed {
  readonly master: string;
  readonly suits: readonly LuckyMakerSuit[];
  readonly counts: readonly number[];
  readonly follow: LuckyMakerSuit | null;
}

/** The trick that is looked at: one that has just ended, or else the present one. */
function weighed(view: LuckyMakerView, isOpen: boolean): Weighed | null {
  const last = view.tricks.at(-1);
  if (last && !isOpen && endsTrick(view)) return last;
  if (view.master === null) return null;
  return { master: view.master, suits: view.suits, counts: view.suit_counts, follow: null };
}

export function Aid({ view, isOpen }: AidProps<LuckyMakerView>) {
  const trick = weighed(view, isOpen);
  if (!trick || view.over) return null;
  const [left = 0, right = 0] = trick.counts;
  return (
    <section class="lm-scale" aria-label={t("lucky_maker-scale")} style={{ "--lean": left - right }}>
      {trick.suits.map((suit, side) => (
        <Pan key={suit} trick={trick} suit={suit} side={side} />
      ))}
      <i class="lm-beam" aria-hidden="true" />
    </section>
  );
}

function Pan({ trick, suit, side }: { trick: Weighed; suit: LuckyMakerSuit; side: number }) {
  const [own, other] = [trick.suits[side], trick.suits[1 - side]].map((each) =>
    halves(trick.master).find((half) => half.suit === each),
  );
  const args = { beat: own?.number ?? 0, points: other?.number ?? 0 };
  return (
    <p class={`lm-pan${trick.follow === suit ? " lm-pan-counts" : ""}`}>
      <span class="lm-pan-count">
        <SuitSign of={SUITS[suit]} /> <b>{trick.counts[side]}</b>
        <span class="hidden-text">{suitName(suit)}</span>
      </span>
      <span class="small">{t("lucky_maker-scale-pan", args)}</span>
    </p>
  );
}
