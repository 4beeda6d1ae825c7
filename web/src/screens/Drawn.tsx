// What is drawn as long as nothing hinders that: else what happened, that nothing is lost, and the way to draw it anew.
import { Component, type ComponentChildren } from "preact";
import { EngineFailed } from "./EngineFailed";

interface State {
  readonly thrown: unknown;
}

export class Drawn extends Component<{ children: ComponentChildren }, State> {
  override state: State = { thrown: null };

  static override getDerivedStateFromError(thrown: unknown): State {
    return { thrown };
  }

  override componentDidCatch(thrown: unknown): void {
    reportError(thrown);
  }

  override render({ children }: { children: ComponentChildren }, { thrown }: State) {
    if (thrown === null) return children;
    const fault = { code: "drawing", detail: String(thrown) } as const;
    return <EngineFailed fault={fault} onRetry={() => this.setState({ thrown: null })} />;
  }
}
