// What the sentences about refusals need.
import type { RefusalShape } from "../../door/door";
import { either, type MessageArguments } from "../../i18n/i18n";
import { cardSigns, suitName } from "./cards";

export function refusalArguments(refusal: RefusalShape): MessageArguments {
  const { card, suits } = refusal.params as { card?: string; suits?: ("R" | "B" | "G" | "Y")[] };
  return { card: card ? cardSigns(card) : "", suits: either((suits ?? []).map(suitName)) };
}
