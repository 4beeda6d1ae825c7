// Whether another site shows this page inside its own: it could lay things over it, and have hands and saves tapped.

/** Whether any frame around this one is of another origin; frames of the own origin are as good as none. */
export function isInForeignFrame(): boolean {
  for (let frame: Window = window; frame !== frame.parent; frame = frame.parent) {
    try {
      if (frame.parent.origin !== window.origin) return true;
    } catch {
      return true; // what may not even be asked is another's
    }
  }
  return false;
}
