// Parts loaded when needed: shown once they are here, or with the reason why they are not.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { EngineFault } from "../engine/faults";
import { EngineFailed } from "./EngineFailed";

interface Props {
  isHere: boolean;
  load: () => Promise<unknown>;
  /** Shown while it loads. */
  meanwhile?: ComponentChildren;
  children: () => ComponentChildren;
}

/** Fetches a missing part, and draws its children once it is here. */
export function Fetched({ isHere, load, meanwhile = null, children }: Props) {
  const [fault, setFault] = useState<EngineFault | null>(null);
  const begin = () => {
    setFault(null);
    load().catch((thrown) => setFault(new EngineFault("download", String(thrown))));
  };
  useEffect(() => {
    if (!isHere) begin();
  }, [isHere]);
  if (isHere) return <>{children()}</>;
  return fault ? <EngineFailed fault={fault} onRetry={begin} /> : meanwhile;
}

/** A component that passes a script to its children, which it fetches once; `load` fetches that ahead. */
export function scripted<Script>(fetchScript: () => Promise<Script>) {
  const script = signal<Script | null>(null);
  const load = async () => {
    script.value ??= await fetchScript();
  };
  const WithScript = ({ children }: { children: (script: Script) => ComponentChildren }) => (
    <Fetched isHere={script.value !== null} load={load}>
      {() => script.value && children(script.value)}
    </Fetched>
  );
  return Object.assign(WithScript, { load });
}
