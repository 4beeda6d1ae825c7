// The machine players: ghosts of their own lanterns.
import type { MachineLooks } from "../../table/types";
import { GhostLantern } from "./GhostFace";
import "./face.css";

const GHOSTS = ["lantern", "snow", "fox", "moon", "moss"] as const;

function Portrait({ face }: { face: string }) {
  return (
    <svg class="gc-face" viewBox="6 18 88 88" aria-hidden="true">
      <GhostLantern ghost={face} side={0} />
    </svg>
  );
}

export const machines: MachineLooks = { faces: GHOSTS, Portrait };
