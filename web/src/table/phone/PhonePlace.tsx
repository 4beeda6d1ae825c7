// The place of a hand that is on a phone: the curtain with its code, then, once the code has been opened, its numbers.
import { useState } from "preact/hooks";
import type { BaseView } from "../../door/door";
import { t } from "../../i18n/i18n";
import type { TurnMatch } from "../../match/turns";
import { Button } from "../../ui/Button";
import { useSeatColours } from "../MachineSign";
import { refusalSentence } from "../Prompt";
import { nameOf } from "../seat-name";
import type { Closed, GameTable } from "../types";
import { CodeNoren } from "./CodeNoren";
import { HintAtCode, useHintAtCode } from "./HintAtCode";
import type { Phones } from "./phones";
import type { PhoneTable } from "./types";

interface Props {
  match: TurnMatch;
  phones: Phones;
  game: PhoneTable;
  table: GameTable;
  /** Everyone's view. */
  view: BaseView;
  seat: number;
  /** The seat wants its code out of turn. */
  looks: boolean;
  closed: Closed;
}

export function PhonePlace({ match, phones, game, table, view, seat, looks, closed }: Props) {
  const [isAsked, ask] = useState(false);
  const { numbers, code, isNew } = phones.handOf(seat);
  const colour = useSeatColours(view.seats.length)[`--seat-${seat}`] ?? "";
  const name = nameOf(view.seats, seat);
  const refusal = match.refusal.value;
  const hint = useHintAtCode(match, phones, table, looks ? null : seat);
  const { Turn } = game;
  if (!looks && !isAsked && (!isNew || game.asksNone?.(view)))
    return (
      <Turn
        view={view}
        seat={seat}
        name={name}
        numbers={numbers}
        code={code}
        closed={closed}
        refusal={refusal}
        onBegin={() => {
          match.forgetRefusal();
          match.noticed();
        }}
        onCode={() => ask(true)}
        act={match.act}
        lay={(chosen, doing, next) => match.act(phones.meant(seat, chosen, doing), next)}
      />
    );
  const leave = () => {
    ask(false);
    if (looks) match.conceal();
  };
  const told = () => {
    const own = phones.viewOf(seat);
    return (
      <>
        {refusal && own && !looks && (
          <p class="code-told">{refusalSentence(refusal, game.refusalArguments(own, refusal))}</p>
        )}
        {hint.move && <p class="code-told">{hint.move}</p>}
      </>
    );
  };
  return (
    <CodeNoren
      closed={closed}
      seat={seat}
      name={name}
      count={numbers.length}
      isFirst={!match.controller.head.codes[seat]}
      named={code}
      codeOf={() => {
        void match.codeOpened(seat);
        return phones.codeOf(seat, Number(/\d/.exec(colour)));
      }}
      told={told}
      onShown={() => {
        ask(false);
        void match.codeShown(seat);
      }}
    >
      <HintAtCode hint={hint} />
      <Button quiet data-do="to-noren" onClick={() => match.usePhone(seat, false)}>
        {t("phone-to-noren")}
      </Button>
      {(looks || !isNew) && (
        <Button quiet data-do="leave" onClick={leave}>
          {t("noren-look-leave")}
        </Button>
      )}
    </CodeNoren>
  );
}
