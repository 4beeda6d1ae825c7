// What the sentences about refusals and reasons are filled in with.
import type { ReasonShape, RefusalShape } from "../door/door";
import type { MessageArguments } from "../i18n/i18n";

/** How some of the values are put into words, by their names. */
type Formats<Values> = { readonly [Name in keyof Values]: (value: Values[Name]) => string };

/** Makes message arguments of the values of a refusal or reason: formatted where there is a format, other numbers and texts as they are. */
export const formatParams =
  <Values>(formats: Formats<Values>) =>
  ({ params }: RefusalShape | ReasonShape): MessageArguments => {
    const formatted = Object.entries(params).map(([name, value]) => {
      const format = formats[name as keyof Values];
      return [name, format ? format(value as Values[keyof Values]) : value] as const;
    });
    return Object.fromEntries(
      formatted.filter((each): each is [string, string | number] => ["string", "number"].includes(typeof each[1])),
    );
  };
