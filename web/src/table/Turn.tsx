// The seat's turn: the prompt, the button for it, and the hand; or the curtain before it.
import type { ComponentChildren } from "preact";
import type { BaseView, RefusalShape } from "../door/door";
import { joined, type MessageArguments, t } from "../i18n/i18n";
import { handOf, handsOf } from "../match/view";
import { Button } from "../ui/Button";
import type { CardChoice } from "./choice";
import { Hand } from "./Hand";
import { Noren } from "./Noren";
import { Prompt } from "./Prompt";
import { nameOf } from "./seat-name";
import type { CardLooks, Shown, TableProps } from "./types";
import { Waiting } from "./Waiting";

interface Props extends Pick<TableProps, "refusal" | "act" | "closed" | "shown"> {
  view: BaseView;
  /** The cards to choose from, if they are not the hand, and each seat's number of them, which is open. */
  cards?: readonly string[];
  hands?: readonly number[];
  /** The number of cards that the hand's place is for. */
  most?: number;
  looks: CardLooks;
  choice: CardChoice;
  children: ComponentChildren;
  refusalArguments: (refusal: RefusalShape) => MessageArguments;
  /** The button, if it does not just play the chosen card. */
  button?: ComponentChildren;
  /** The words stay next to a button. */
  keep?: boolean;
}

export function Turn(props: Props) {
  const { view, looks, choice, refusal, children, refusalArguments, act, closed, shown } = props;
  const { cards = handOf(view), hands = handsOf(view), most, keep = false } = props;
  if (closed?.waits?.isOwnOpen)
    return (
      <div class="turn">
        <Waiting waits={closed.waits} seats={view.seats} />
        <Hand cards={cards} most={most} looks={looks} />
      </div>
    );
  if (closed) {
    const count = hands[closed.seat ?? view.to_act[0] ?? 0] ?? 0;
    return <Noren closed={closed} seats={view.seats} count={count} most={most} />;
  }
  if (shown) return <New shown={shown} cards={cards} most={most} looks={looks} name={nameOf(view.seats, view.seat)} />;
  return (
    <div class="turn">
      <Prompt
        refusal={refusal}
        args={refusalArguments}
        keep={keep || refusal !== null}
        again={choice.again}
        button={props.button || playButton(choice, looks, act)}
      >
        {children}
      </Prompt>
      <Hand
        cards={cards}
        most={most}
        legal={choice.fitting}
        chosen={choice.chosen}
        joining={choice.joining}
        looks={looks}
        onTap={choice.tap}
        drop={choice.drop}
      />
    </div>
  );
}

interface NewProps extends Pick<Props, "looks"> {
  most?: number | undefined;
  shown: Shown;
  cards: readonly string[];
  name: string;
}

/** The hand with its new cards, which only its owner sees, until it is closed. */
export function New({ shown: { fresh, onClose }, cards, most, looks, name }: NewProps) {
  const names = fresh.map(looks.signs);
  return (
    <div class="turn" data-testid="shown">
      <Prompt keep button={<MainButton onClick={onClose}>{t("shown-close")}</MainButton>}>
        {names.length ? t("shown-fresh", { cards: joined(names) }) : t("shown", { name })}
      </Prompt>
      <Hand cards={cards} most={most} fresh={fresh} looks={looks} />
    </div>
  );
}

/** The button that plays the chosen card; null without one. */
function playButton({ ready: [play], chosen: [card] }: CardChoice, looks: CardLooks, act: TableProps["act"]) {
  if (!play || !card) return null;
  return (
    <MainButton onClick={() => act(play)} said={t("play-card", { card: looks.name(card) })}>
      {t("play-card", { card: looks.signs(card) })}
    </MainButton>
  );
}

interface MainButtonProps {
  onClick: () => void;
  disabled?: boolean;
  /** The words for a screen reader, where the text has signs. */
  said?: string;
  children: ComponentChildren;
}

export const MainButton = ({ said, children, ...button }: MainButtonProps) => (
  <Button main {...button} aria-label={said}>
    {children}
  </Button>
);
