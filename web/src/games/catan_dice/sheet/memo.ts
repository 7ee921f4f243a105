// Draws again only when what is drawn has changed.
import { Component, type ComponentChild, h } from "preact";

export function memo<Props extends object>(draw: (props: Props) => ComponentChild) {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return (Object.keys(next) as (keyof Props)[]).some((name) => next[name] !== this.props[name]);
    }

    override render(): ComponentChild {
      return h(draw as (props: object) => ComponentChild, this.props);
    }
  };
}
