// The drawn page as long as no error occurs: else the fault, that nothing is lost, and a button to draw it again.
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
