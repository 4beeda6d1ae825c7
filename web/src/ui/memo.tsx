// A component that is kept. An element must not be: it leads to the tree in which it was drawn first, and keeps all of that.
import { Component, type ComponentType, type FunctionComponent } from "preact";

/** `Drawn`, which is drawn again only if something in `marks` has changed. */
export function memo<Props extends object>(
  Drawn: FunctionComponent<Props>,
  marks: (props: Props) => readonly unknown[],
): ComponentType<Props> {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      const last = marks(this.props);
      return marks(next).some((mark, at) => mark !== last[at]);
    }

    override render() {
      return <Drawn {...this.props} />;
    }
  };
}
