// Pictures of what is traded beside resource cards.
import { CanalIcon } from "../expansions/canal/icon";
import type { Good, Resource } from "../view";

export const PICTURES: Record<Exclude<Good, Resource>, (props: { size?: number }) => preact.JSX.Element> = {
  canal: CanalIcon,
};
