// A covered hand: the curtain, and the actions that do not show the hand.
import { useState } from "preact/hooks";
import { curtainOpening } from "../device/settings";
import { entryOf } from "../door/catalog";
import type { HandCode } from "../hand/code";
import { codeName } from "../hand/tag";
import { locale, t } from "../i18n/i18n";
import { Cloth, Crest } from "../table/Cloth";
import { Opening } from "../table/Opening";
import type { PhoneHand } from "../table/types";
import { Button } from "../ui/Button";
import { LanguageButton, TypeCode } from "./Empty";
import type { KeptHand } from "./kept";
import { asked, choose, deleteShown, open, others } from "./state";

/** The owner of a hand, by the number and the colour of the seat, and the name of its code; the first release has no seat. */
export const CodeName = ({ code: { seat, hue, tag, numbering } }: { code: HandCode }) => (
  <span>
    {seat !== null && <span class={`seat-dot seat-${hue}`} aria-hidden="true" />}{" "}
    {t("phone-numbering", { number: (seat ?? -1) + 1, code: codeName(tag, numbering) })}
  </span>
);

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

const Hands = ({ heading, hands }: { heading: string; hands: readonly KeptHand[] }) => (
  <section class="stack">
    <h2>{heading}</h2>
    <div class="row">
      {hands.map((hand) => (
        <Button key={hand.text} onClick={() => choose(hand)}>
          <CodeName code={hand.code} />{" "}
          <span class="small soft">{t("phone-other", { game: gameName(hand.code.game), time: timeOf(hand.at) })}</span>
        </Button>
      ))}
    </div>
  </section>
);

export const OtherHands = () => others.value.length > 0 && <Hands heading={t("phone-others")} hands={others.value} />;

export function Covered({ hand, crest }: { hand: KeptHand; crest: PhoneHand["crest"] }) {
  const { code } = hand;
  const [one, other] = asked.value;
  const question = one?.code.tag === other?.code.tag ? "phone-older" : "phone-whose";
  if (one)
    return (
      <>
        <h1>{gameName(code.game)}</h1>
        <Hands heading={t(question)} hands={asked.value} />
      </>
    );
  return (
    <>
      <header class="phone-head">
        <h1>{gameName(code.game)}</h1>
      </header>
      <section class="noren phone-noren" data-testid="noren" aria-label={t("noren")}>
        <Cloth>
          <Crest of={crest} />
        </Cloth>
        <div class="noren-body">
          <p class="noren-name">
            <CodeName code={code} />
          </p>
          <Opening
            key={hand.text}
            onOpen={open}
            tooShort={t("phone-hold-longer")}
            first={t("phone-first", { number: (code.seat ?? -1) + 1 })}
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
