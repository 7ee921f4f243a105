// Jack, knight, king and joker: flat figures of our own, told apart by their outline.
import type { Suit } from "../view";
import { Pip } from "./suits";

const Face = () => <><circle cx="30" cy="40" r="8.500" class="skin" /><path class="line" d="M27 39V40.500M33 39V40.500M28 44Q30 45.500 32 44" /></>;

const Robe = ({ suit }: { suit: Suit }) => (
  <><path class="fill" d="M14 78C14 58 21 50 30 50S46 58 46 78Z" /><circle cx="30" cy="65" r="9.500" class="shield" /><Pip suit={suit} x={30} y={65} size={0.72} /></>
);

const Jack = ({ suit }: { suit: Suit }) => (
  <g class={`s-${suit}`}>
    <Robe suit={suit} /><Face />
    <path class="fill" d="M20 37C20 27 27 24 33 26S41 32 42 37Z" /><path class="plume" d="M35 27C38 18 45 17 47 20 44 22 42 27 38 30Z" />
  </g>
);

const Knight = ({ suit }: { suit: Suit }) => (
  <g class={`s-${suit}`}>
    <path class="fill" d="M15 78C13 60 17 46 25 39L24 28 31 35C40 37 45 46 48 55L43 61 36 57C35 62 42 68 43 78Z" />
    <path class="mane" d="M24 28C14 34 9 52 11 74L16 77C14 60 18 47 26 39Z" />
    <circle cx="33.500" cy="43.500" r="1.800" class="eye" /><path class="hollow" d="M37 40 33 53M33 53 26 59" />
    <circle cx="27" cy="68" r="8" class="shield" /><Pip suit={suit} x={27} y={68} size={0.6} />
  </g>
);

const King = ({ suit }: { suit: Suit }) => (
  <g class={`s-${suit}`}>
    <Robe suit={suit} />
    <path class="beard" d="M21 40H39C39 51 34 55 30 55S21 51 21 40Z" /><Face />
    <path class="crown" d="M20 36 17 18 25 26 30 15 35 26 43 18 40 36Z" /><path class="line" d="M21 32H39" />
  </g>
);

export const FIGURES: Record<string, (props: { suit: Suit }) => preact.JSX.Element> = { jack: Jack, knight: Knight, king: King };

export const Jester = () => (
  <g class="jester">
    <path class="one" d="M30 50C14 50 20 30 9 34 11 20 26 22 30 34Z" /><path class="two" d="M30 50C46 50 40 30 51 34 49 20 34 22 30 34Z" />
    <path class="three" d="M22 42C22 28 25 20 30 13 35 20 38 28 38 42Z" />
    <circle cx="9" cy="36" r="3" class="bell" /><circle cx="51" cy="36" r="3" class="bell" /><circle cx="30" cy="13" r="3" class="bell" />
    <circle cx="30" cy="50" r="10" class="skin" /><path class="line" d="M26.500 48V50M33.500 48V50M25.500 53Q30 58 34.500 53" />
    <path class="two" d="M18 64 24 59 30 65 36 59 42 64 39 78 30 73 21 78Z" />
  </g>
);
