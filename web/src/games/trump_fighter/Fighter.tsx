// The ten fighters as comic busts: one strong outline and one colour each, printed in halftone.
import type { ComponentChildren } from "preact";
import { LOOKS } from "./looks";

interface Props {
  id: string;
  children?: ComponentChildren;
}

/** A bust in a box of 120; what surrounds it carries the name. */
export function Fighter({ id }: Props) {
  const look = LOOKS[id];
  if (!look) return null;
  const dots = `tf-dots-${id}`;
  return (
    <svg class="tf-fighter" viewBox="0 0 120 120" aria-hidden="true" style={{ "--fighter": look.colour }}>
      <defs>
        <pattern id={dots} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
          <circle cx="3.5" cy="3.5" r="2" fill={look.colour} opacity="0.55" />
        </pattern>
      </defs>
      <rect class="tf-fighter-paper" width="120" height="120" rx="8" />
      <path d="M0 60L120 20V120H0z" fill={`url(#${dots})`} />
      <g class="tf-fighter-ink">
        {look.shapes.map(([tone, d], index) => (
          <path key={index} class={`tf-tone-${tone}`} d={d} />
        ))}
      </g>
    </svg>
  );
}
