// A finished trick: what was played, the number, who released what, and who leads next.
import { t } from "../../i18n/i18n";
import { Cards } from "../../table/Card";
import { Plays } from "../../table/Plays";
import { nameOf } from "../../table/seat-name";
import { TrickPanel } from "../../table/TrickPanel";
import type { TrickProps } from "../../table/types";
import { looks } from "./Face";
import { terms } from "./Mat";
import type { AkumaTrickTrick } from "./shapes";

export function Trick({ trick, seats, numbered }: TrickProps<AkumaTrickTrick>) {
  const name = nameOf(seats, trick.releaser);
  const { release, discards, sum, fell_short } = trick;
  const count = discards.length;
  const kind = !count ? "none" : fell_short ? "all" : "some";
  return (
    <TrickPanel
      class="ak-trick"
      trick={trick}
      numbered={numbered}
      heading={t("akuma_trick-released", { name })}
      reason={t(`akuma_trick-paid-${kind}`, { name, count, sum })}
      next={nameOf(seats, trick.next_leader)}
    >
      <Plays plays={trick.plays} seats={seats} looks={looks} />
      <div class="ak-discards">
        <p class="ak-trick-number">
          {t("akuma_trick-number")} <b>{release.total}</b> <span class="small">{terms(release)}</span>
        </p>
        {count > 0 && <Cards cards={discards} looks={looks} label={t("akuma_trick-discards")} fly />}
      </div>
    </TrickPanel>
  );
}
