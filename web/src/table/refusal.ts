// What the sentence about a refusal is filled in with.
import type { RefusalShape } from "../door/door";
import type { MessageArguments } from "../i18n/i18n";

/** How some of a refusal's values are put into words, by their names. */
type Formats<Values> = { readonly [Name in keyof Values]: (value: Values[Name]) => string };

/** Makes message arguments of a refusal's values: formatted where there is a format, other numbers and texts as they are. */
export const formatParams =
  <Values>(formats: Formats<Values>) =>
  ({ params }: RefusalShape): MessageArguments => {
    const formatted = Object.entries(params).map(([name, value]) => {
      const format = formats[name as keyof Values];
      return [name, format ? format(value as Values[keyof Values]) : value] as const;
    });
    return Object.fromEntries(
      formatted.filter((each): each is [string, string | number] => ["string", "number"].includes(typeof each[1])),
    );
  };
