// A part of a screen that few people need, folded under its name and a few words on its contents.
import type { ComponentChildren } from "preact";
import "./folded.css";

interface Props {
  title: string;
  /** Its contents in a line. */
  says?: string;
  children: ComponentChildren;
}

export const Folded = ({ title, says, children }: Props) => (
  <details class="folded sheet-of-paper">
    <summary>
      <b>{title}</b> {says && <span class="small soft">{says}</span>}
    </summary>
    <div class="stack folded-parts">{children}</div>
  </details>
);
