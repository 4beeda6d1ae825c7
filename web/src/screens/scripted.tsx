// What has a script of its own: shown once that is here, or with why it is not.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { EngineFault } from "../engine/faults";
import { EngineFailed } from "./EngineFailed";

/** A component that fetches a script, once, and gives it to what stands in it. */
export function scripted<Script>(fetchScript: () => Promise<Script>) {
  const script = signal<Script | null>(null);
  return function WithScript({ children }: { children: (script: Script) => ComponentChildren }) {
    const [fault, setFault] = useState<EngineFault | null>(null);
    const load = async () => {
      setFault(null);
      try {
        script.value = await fetchScript();
      } catch (thrown) {
        setFault(new EngineFault("download", String(thrown)));
      }
    };
    useEffect(() => {
      if (!script.value) load();
    }, []);
    if (fault) return <EngineFailed fault={fault} onRetry={load} />;
    return <>{script.value && children(script.value)}</>;
  };
}
