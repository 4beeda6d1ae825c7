// A finished trick of Lucky Maker, explained.
import { t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { SuitSign } from "../../table/faces/suits";
import { Marked } from "../../table/Marked";
import { Plays } from "../../table/Plays";
import { nameOf } from "../../table/seat-name";
import { TrickPanel } from "../../table/TrickPanel";
import type { TrickProps } from "../../table/types";
import { cardName, marks, suitName } from "./cards";
import { looks } from "./Face";
import type { LuckyMakerTrick } from "./shapes";
import { SUITS } from "./suits";

export function Trick({ trick, seats, numbered }: TrickProps<LuckyMakerTrick>) {
  const { winner, points, master } = trick;
  return (
    <TrickPanel
      trick={trick}
      numbered={numbered}
      heading={
        winner === null ? t("lucky_maker-nobody-wins") : t("lucky_maker-wins", { name: nameOf(seats, winner), points })
      }
      topic={<Master card={master} />}
      reason={<Why trick={trick} />}
      next={nameOf(seats, trick.next_leader)}
    >
      <Plays plays={trick.plays} seats={seats} looks={looks} winner={winner} line />
    </TrickPanel>
  );
}

function Master({ card }: { card: string }) {
  return (
    <div class="lm-trick-master">
      <Card card={card} looks={looks} label={t("lucky_maker-master-is", { card: cardName(card) })} fly={card} />
      <span class="small soft">{t("lucky_maker-master-short")}</span>
    </div>
  );
}

/** Why the trick ended as it did, in one or two sentences. */
function Why({ trick }: { trick: LuckyMakerTrick }) {
  const [first, second] = trick.suits;
  if (!first || !second || !trick.follow || !trick.scored) return <>{t("lucky_maker-why-no_follower")}</>;
  const args = {
    first: suitName(first),
    second: suitName(second),
    one: trick.counts[0] ?? 0,
    two: trick.counts[1] ?? 0,
    follow: suitName(trick.follow),
    scored: suitName(trick.scored),
    points: trick.points,
    master: trick.to_beat ?? 0,
    best: trick.best ?? 0,
  };
  const why = [
    t(trick.level ? "lucky_maker-why-level" : "lucky_maker-why-more", args),
    t(`lucky_maker-why-${trick.reason}`, args),
    trick.lead_stays ? t("lucky_maker-why-lead_stays") : "",
  ];
  return (
    <>
      <SuitSign of={SUITS[first]} /> {trick.counts[0]} : {trick.counts[1]} <SuitSign of={SUITS[second]} />{" "}
      <Marked text={why.join(" ")} seats={[]} marks={marks()} />
    </>
  );
}
