// One of a few, as buttons in a row.
import type { ComponentChildren } from "preact";
import { Section } from "./Screen";
import "./choice.css";

interface Props<Value extends string | number> {
  /** The name of the group of inputs. */
  name: string;
  label: string;
  values: readonly Value[];
  value: Value | undefined;
  /** What stands on the button of a value. */
  textOf: (value: Value) => string;
  /** The language that a value's text is in, where it has one of its own. */
  lang?: (value: Value) => string;
  onChoose: (value: Value) => void;
}

export function OneOf<Value extends string | number>(props: Props<Value>) {
  const { name, label, values, value, textOf, lang, onChoose } = props;
  return (
    <fieldset class="choice" aria-label={label}>
      {values.map((each) => (
        <label key={each} lang={lang?.(each)} data-value={each}>
          <input type="radio" name={name} value={each} checked={value === each} onChange={() => onChoose(each)} />
          <span>{textOf(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A part of a screen that asks for one of a few, under its heading, with a word of help. */
export const Question = <Value extends string | number>(props: Props<Value> & { help?: ComponentChildren }) => (
  <Section title={props.label} data-setting={props.name}>
    {props.help}
    <OneOf {...props} />
  </Section>
);
