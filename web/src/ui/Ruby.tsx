// Words that are hard to read, each with how it is read above it.
import "./ruby.css";

interface Props {
  text: string;
  /** How words are read, wherever they stand in the text. */
  readings: ReadonlyMap<string, string>;
}

export function Ruby({ text, readings }: Props) {
  const words = new RegExp(`(${[...readings.keys()].join("|")})`, "u");
  return (
    <>
      {text.split(words).map((part, at) => {
        const reading = readings.get(part);
        if (!reading) return part;
        return (
          <ruby key={at}>
            {part}
            <rp>（</rp>
            <rt>{reading}</rt>
            <rp>）</rp>
          </ruby>
        );
      })}
    </>
  );
}
