// What the seat at the device does with its cards: what it is asked, the button that does it, and the hand.
import type { ComponentChildren } from "preact";
import type { RefusalShape } from "../door/door";
import { type MessageArguments, t } from "../i18n/i18n";
import type { CardChoice } from "./choice";
import { Hand } from "./Hand";
import { Prompt } from "./Prompt";
import type { NewTrick } from "./Tricks";
import type { CardLooks, TableProps } from "./types";

interface Props extends Pick<TableProps, "refusal" | "act" | "onRule"> {
  cards: readonly string[];
  looks: CardLooks;
  choice: CardChoice;
  /** What the seat is asked. */
  children: ComponentChildren;
  /** What the sentence about a refusal takes. */
  refusalArguments: (refusal: RefusalShape) => MessageArguments;
  /** What acts, where that is not just to play the card chosen. */
  button?: ComponentChildren;
  /** The words stay beside a button. */
  keep?: boolean;
  /** A finished trick that lies over the table: it is put away first. */
  finished?: NewTrick<unknown>;
}

export function Turn(props: Props) {
  const { cards, looks, choice, refusal, children, refusalArguments, onRule, act, keep = false, finished } = props;
  const reviewing = Boolean(finished?.trick);
  const tap = (card: string) => {
    finished?.putAway();
    choice.tap(card);
  };
  return (
    <>
      <Prompt
        refusal={refusal}
        args={refusalArguments}
        onRule={onRule}
        keep={!reviewing && (keep || refusal !== null)}
        button={reviewing ? <GoOn onTap={() => finished?.putAway()} /> : props.button || playButton(choice, looks, act)}
      >
        {!reviewing && children}
      </Prompt>
      <Hand
        cards={cards}
        legal={choice.fitting}
        chosen={choice.chosen}
        looks={looks}
        onTap={tap}
        {...(choice.drop && { onPlay: choice.drop })}
      />
    </>
  );
}

interface GoOnProps {
  onTap: () => void;
}

/** Puts a finished trick away. */
function GoOn({ onTap }: GoOnProps) {
  return <MainButton onClick={onTap}>{t("go-on")}</MainButton>;
}

/** The same, where the trick takes the room of the hand too. */
export function GoOnPrompt({ onTap }: GoOnProps) {
  return (
    <Prompt refusal={null} args={() => ({})} onRule={() => {}} button={<GoOn onTap={onTap} />}>
      {null}
    </Prompt>
  );
}

/** What plays the card that is chosen; nothing while none is. */
function playButton({ ready: [play], chosen: [card] }: CardChoice, looks: CardLooks, act: TableProps["act"]) {
  if (!play || !card) return null;
  return <MainButton onClick={() => act(play)}>{t("play-card", { card: looks.signs(card) })}</MainButton>;
}

/** The one button of the prompt that does what is asked. */
export function MainButton({ onClick, children }: { onClick: () => void; children: ComponentChildren }) {
  return (
    <button type="button" class="button button-main" onClick={onClick}>
      {children}
    </button>
  );
}
