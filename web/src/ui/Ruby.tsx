// Words that are hard to read, each with how it is read above it.
import "./ruby.css";

interface Props {
  text: string;
  /** Readings of words, everywhere in the text. */
  readings: Readonly<Record<string, string>>;
}

export function Ruby({ text, readings }: Props) {
  const words = new RegExp(`(${Object.keys(readings).join("|")})`, "u");
  return (
    <>
      {text.split(words).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <ruby key={at}>
            {part}
            <rp>（</rp>
            <rt>{readings[part]}</rt>
            <rp>）</rp>
          </ruby>
        ),
      )}
    </>
  );
}
