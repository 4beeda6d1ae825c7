// A screen of one game: shown once the game's table is here, or with why it is not.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { EngineFault } from "../engine/faults";
import { hasTables, loadTables } from "../games";
import { EngineFailed } from "./EngineFailed";

interface Props {
  /** All games' tables, where nobody can say yet which it is. */
  game: string | undefined;
  children: ComponentChildren;
}

export function OfGame({ game, children }: Props) {
  const [fault, setFault] = useState<EngineFault | null>(null);
  const isHere = hasTables(game);
  const load = () => {
    setFault(null);
    loadTables(game).catch((thrown) => setFault(new EngineFault("download", String(thrown))));
  };
  useEffect(() => {
    if (!isHere) load();
  }, [isHere, game]);
  if (isHere) return children;
  return fault && <EngineFailed fault={fault} onRetry={load} />;
}
