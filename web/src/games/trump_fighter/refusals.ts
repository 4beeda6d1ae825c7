// What the sentences about refusals need.
import type { RefusalShape } from "../../door/door";
import type { MessageArguments } from "../../i18n/i18n";
import { cardSigns } from "./cards";

export function refusalArguments({ params }: RefusalShape): MessageArguments {
  const { card, to, expected, name } = params as { card?: string; to?: number; expected?: number; name?: string };
  return { card: card ? cardSigns(card) : "", to: to ?? 0, expected: expected ?? 0, name: name ?? "" };
}
