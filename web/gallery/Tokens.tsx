// The design tokens with their names in the style sheets, each drawn as its kind.
import { Part } from "./Part";

/** The property that shows a token, by the beginning of its name. */
const SHOWN: readonly (readonly [pattern: RegExp, property: string])[] = [
  [/^--text-/, "font-size"],
  [/^--(gothic|mincho)$/, "font-family"],
  [/^--(space-\d|target)$/, "width"],
  [/^--radius/, "border-radius"],
  [/^--shadow/, "box-shadow"],
  [/^--focus$/, "outline"],
  [/^--(fast|medium|slow|stagger|soft)$/, "transition"],
];

const propertyOf = (name: string): string => SHOWN.find(([pattern]) => pattern.test(name))?.[1] ?? "background";

/** Tokens that the build writes for browsers without light-dark(). */
const FROM_BUILD = /^--lightningcss-/;

/** The custom properties of the root element, games' own included. */
function tokens(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const roots = rules.filter(
    (rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ":root",
  );
  return [
    ...new Set(
      roots.flatMap(({ style }) => [...style].filter((name) => name.startsWith("--") && !FROM_BUILD.test(name))),
    ),
  ];
}

export function Tokens() {
  return (
    <Part of="tokens">
      <ul class="tokens">
        {tokens().map((name) => (
          <Token key={name} name={name} />
        ))}
      </ul>
    </Part>
  );
}

function Token({ name }: { name: string }) {
  const property = propertyOf(name);
  const isText = property.startsWith("font");
  const time = name === "--soft" ? `transform 600ms var(${name})` : `transform var(${name})`;
  return (
    <li class="token">
      <span
        class={`token-${property}${isText ? "" : " token-box"}`}
        style={{ [property]: property === "transition" ? time : `var(${name})` }}
      >
        {isText && "手札 Tefuda 69"}
      </span>
      <code>{name}</code>
    </li>
  );
}
