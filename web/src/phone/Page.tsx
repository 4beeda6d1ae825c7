// The page on a player's own phone: an open hand, a covered one, or none.
import { useEffect } from "preact/hooks";
import { watchAbsence } from "../device/listen";
import { hands } from "../games/hands";
import { locale, t } from "../i18n/i18n";
import { groundOf, inColourOf } from "../table/game";
import { Button } from "../ui/Button";
import { Cards } from "./Cards";
import { Covered, OtherHands } from "./Covered";
import { Empty } from "./Empty";
import { cover, isOpen, shown } from "./state";
import "./phone.css";

export function Page() {
  const hand = shown.value;
  const game = hand && hands.get(hand.code.game);
  useEffect(() => {
    document.documentElement.lang = locale.value;
  }, [locale.value]);
  useEffect(() => watchAbsence(cover), []);
  if (!hand || !game)
    return (
      <main class="screen" data-testid="no-hand">
        <Empty />
        <OtherHands />
        <p>
          <Button quiet href="../">
            {t("phone-home")}
          </Button>
        </p>
      </main>
    );
  const ground = groundOf({ id: hand.code.game });
  const seat = `seat-${hand.code.hue ?? 0}`;
  return isOpen.value ? (
    <main class={`${ground} phone-open ${seat}`} style={inColourOf(game)} data-testid="open-hand">
      <Cards hand={hand} looks={game.looks} {...(game.apart && { apart: game.apart })} />
    </main>
  ) : (
    <main class={`${ground} screen phone-covered ${seat}`} style={inColourOf(game)} data-testid="covered-hand">
      <Covered hand={hand} crest={game.crest} />
    </main>
  );
}
