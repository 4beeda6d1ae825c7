// A part of a screen that most people pass by: folded under its name and a few words on what is in it.
import type { ComponentChildren } from "preact";
import "./folded.css";

interface Props {
  title: string;
  /** What is in it, as far as that fits a line. */
  says: string;
  children: ComponentChildren;
}

export const Folded = ({ title, says, children }: Props) => (
  <details class="folded sheet-of-paper">
    <summary>
      <b>{title}</b> <span class="small soft">{says}</span>
    </summary>
    <div class="stack folded-parts">{children}</div>
  </details>
);
