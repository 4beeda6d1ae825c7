// A covered hand: the curtain, and the actions that do not show the hand.
import { useState } from "preact/hooks";
import { curtainOpening } from "../device/settings";
import { entryOf } from "../door/catalog";
import { locale, t } from "../i18n/i18n";
import { Cloth, Crest } from "../table/Cloth";
import { Opening } from "../table/Opening";
import type { PhoneHand } from "../table/types";
import { Button } from "../ui/Button";
import { LanguageButton, TypeCode } from "./Empty";
import type { KeptHand } from "./kept";
import { choose, deleteShown, open, others } from "./state";

export const gameName = (game: string): string => entryOf(game)?.name[locale.value] ?? game;

const timeOf = (ms: number): string =>
  new Intl.DateTimeFormat(locale.value, { hour: "numeric", minute: "2-digit" }).format(ms);

const WAYS = { hold: "two-step", "two-step": "hold" } as const;

/** Switches between the two ways to open a hand, as the setting of the large page does. */
function OtherWay() {
  const other = WAYS[curtainOpening.value];
  return (
    <Button quiet onClick={() => curtainOpening.set(other)}>
      {t(`phone-way-${other}`)}
    </Button>
  );
}

function Delete() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Button quiet onClick={() => (isAsked ? deleteShown() : setAsked(true))}>
      {t(isAsked ? "phone-delete-really" : "phone-delete")}
    </Button>
  );
}

export const OtherHands = () =>
  others.value.length > 0 && (
    <section class="stack">
      <h2>{t("phone-others")}</h2>
      <div class="row">
        {others.value.map((hand) => (
          <Button key={hand.code.tag} onClick={() => choose(hand)}>
            {t("phone-other", { game: gameName(hand.code.game), time: timeOf(hand.at) })}
          </Button>
        ))}
      </div>
    </section>
  );

export function Covered({ hand, crest }: { hand: KeptHand; crest: PhoneHand["crest"] }) {
  const { code } = hand;
  return (
    <>
      <header class="phone-head">
        <h1>{gameName(code.game)}</h1>
        <span class="small soft">{t("phone-numbering", { numbering: code.numbering })}</span>
      </header>
      <section class="noren phone-noren" data-testid="noren" aria-label={t("noren")}>
        <Cloth>
          <Crest of={crest} />
        </Cloth>
        <div class="noren-body">
          <div />
          <Opening
            key={hand.text}
            onOpen={open}
            tooShort={t("phone-hold-longer")}
            first={t("phone-first")}
            sure={t("phone-sure")}
          />
        </div>
      </section>
      <div class="row phone-ways">
        <OtherWay />
        <Delete key={hand.text} />
        <LanguageButton />
      </div>
      <OtherHands />
      <details>
        <summary>{t("phone-type")}</summary>
        <TypeCode />
      </details>
    </>
  );
}
