// Jack, knight, queen, king and joker: flat figures of our own, told apart by their outline; each lifts the sign of its
// suit.
import type { JSX } from "preact";
import type { Deck } from "../deck";
import type { Suit } from "../view";
import { Pip, suitClass } from "./suits";

interface Props {
  suit: Suit;
  deck: Deck;
}

const Eyes = ({ y }: { y: number }) => (
  <path class="line" d={`M27.500 ${y}v1.200M32.500 ${y}v1.200M29 ${y + 4.5}q1 .800 2 0`} />
);

/** The arm that lifts the sign of the suit, where no index is in its way. */
const Sign = ({ suit, deck, from }: Props & { from: string }) => (
  <>
    <path class="sleeve" d={from} />
    <Pip suit={suit} deck={deck} x={46} y={deck === "spanish" && suit === "swords" ? 28 : 31} size={1.05} />
    <circle cx="45" cy="43" r="2.800" class="skin" />
  </>
);

const Jack = ({ suit, deck }: Props) => (
  <g class={suitClass(suit, deck)}>
    <path class="hose" d="M23.500 64H29.500L29 79.500H24ZM30.500 64H36.500L36 79.500H31Z" />
    <path
      class="shoe"
      d="M24 77.500H29V81.500H21.500C21.500 79.500 22.500 78.500 24 77.500ZM31 77.500H36C37.500 78.500 38.500 79.500 38.500 81.500H31Z"
    />
    <Sign suit={suit} deck={deck} from="M36.500 49C40 49 43 47 44.500 43" />
    <path
      class="cloth-main"
      d="M22.500 47C20 54 18.500 61 17.500 68.500 22 71 38 71 42.500 68.500 41.500 61 40 54 37.500 47 33 44.500 27 44.500 22.500 47Z"
    />
    <path class="trim" d="M28.200 46H31.800L32.600 69.800H27.400Z" />
    <path
      class="belt"
      d="M19.600 58.500C26 60.500 34 60.500 40.400 58.500L40.900 61.800C34 63.800 26 63.800 19.100 61.800Z"
    />
    <path class="sleeve" d="M23.500 49C19.500 51.500 18.500 55 21 58.500" />
    <path class="hair" d="M21.500 34C20.500 41 21.500 45 25 45.500L35 45.500C38.500 45 39.500 41 38.500 34Z" />
    <circle cx="30" cy="37.500" r="7.300" class="skin" />
    <Eyes y={36.5} />
    <path
      class="cloth-main"
      d="M20.500 33C19 25.500 26 22 33 23 39 23.800 41.500 28 40 33 34 30.500 26 30.500 20.500 33Z"
    />
    <path class="plume" d="M24 26C20 20 21 15.500 24.500 14 24.500 18 28 21 28 25Z" />
  </g>
);

const Knight = ({ suit, deck }: Props) => (
  <g class={suitClass(suit, deck)}>
    <path class="mane" d="M38.500 58C43 58.500 43.500 66 41 72 40.500 66 39 64 37 63Z" />
    <path
      class="horse"
      d="M9.500 53.500C9 49 12.500 45.500 16.500 44.500L17 40.500 20.500 43.500C26 45.500 28.500 50.500 29.500 55 34 53.500 39.500 55.500 40.500 61L39.500 81.500H35.300L34.500 71C31 72.300 27 72.300 24.300 71L23.800 81.500H19.500L19 66C17 62.500 17.200 58.500 17.500 55.500L13.500 58.500C11 58.500 9.800 56 9.500 53.500Z"
    />
    <path class="mane" d="M20.500 43.500C26 45 29.500 50 29.500 56L26.500 59C26 52 24 47.500 19.500 45Z" />
    <circle cx="15.500" cy="49" r="1.100" class="dot" />
    <path class="line" d="M11 55.500 13 54M17.500 55.500C15.500 53 14.500 51 16.500 46" />
    <Sign suit={suit} deck={deck} from="M35 43.500C39 46.500 43 46 44.500 43" />
    <path
      class="cloth-main"
      d="M25.500 60C24 51 24 45 26.500 40.500 29 39 34 39 36.500 40.500 39 46 38.500 53 37.500 60 33.500 62 29 62 25.500 60Z"
    />
    <path class="belt" d="M25 53.500C29 55 34 55 38 53.500V56.500C34 58 29 58 25.300 56.500Z" />
    <path class="hose" d="M29 59.500H35L33.500 69.500H29Z" />
    <path class="shoe" d="M29 68H33.600L33.200 73.500H26C26 71.500 27.500 70 29 69.500Z" />
    <path class="hair" d="M25 29C24 35 24.500 38.500 27 39L34.500 39C37 38.500 37.500 35 36.500 29Z" />
    <circle cx="30.500" cy="32" r="6.200" class="skin" />
    <path class="line" d="M28.500 31.500v1.200M32.500 31.500v1.200M29.800 35.500q.800 .600 1.600 0" />
    <path
      class="cloth-main"
      d="M20.500 28.500C23 27.500 24.500 25 25.500 21.500 28.500 19.500 33 19.500 35.500 21.500 36.500 25 38 27.500 40.500 28.500 35 31 26 31 20.500 28.500Z"
    />
    <path
      class="belt"
      d="M25 24.800C28.500 26.200 32.500 26.200 36 24.800L36.600 27C32.500 28.500 28.500 28.500 24.400 27Z"
    />
  </g>
);

const Robe = ({ suit, deck }: Props) => (
  <>
    <Sign suit={suit} deck={deck} from="M37 50C40.500 50.500 43.500 48 44.500 43" />
    <path class="cloth-main" d="M21.500 47.500C16 57 13.500 69 13 81.500H47C46.500 69 44 57 38.500 47.500Z" />
    <path class="trim" d="M27.500 49H32.500L34.500 81.500H25.500Z" />
    <path class="belt" d="M25.600 79H34.400L34.600 81.500H25.400ZM26.900 62.500H33.100L33.300 65.500H26.700Z" />
  </>
);

const Queen = (props: Props) => (
  <g class={suitClass(props.suit, props.deck)}>
    <path class="hair" d="M20.500 32C17.500 44 18 56 20.500 60L39.500 60C42 56 42.500 44 39.500 32Z" />
    <Robe {...props} />
    <path class="gold-line" d="M23 49C27 54 33 54 37 49" />
    <circle cx="30" cy="53.300" r="1.700" class="jewel" />
    <path class="hair" d="M21.500 32C20.500 41 22 45 25 46L35 46C38 45 39.500 41 38.500 32Z" />
    <circle cx="30" cy="37" r="7.400" class="skin" />
    <path class="line" d="M27.300 36.500v1M32.700 36.500v1" />
    <path class="lips" d="M28.800 41.200q1.200 .900 2.400 0" />
    <path class="hair" d="M22 36C23 31 27 30 30 30S37 31 38 36C39.500 29 35 26.500 30 26.500S20.500 29 22 36Z" />
    <path
      class="crown"
      d="M21.500 29.500 20 20.500 25 24 27.500 18.500 30 22.500 32.500 18.500 35 24 40 20.500 38.500 29.500C33 27.500 27 27.500 21.500 29.500Z"
    />
  </g>
);

const King = (props: Props) => (
  <g class={suitClass(props.suit, props.deck)}>
    <Robe {...props} />
    <path class="ermine" d="M19.500 50.500C23 57.500 37 57.500 40.500 50.500L38.500 46.500H21.500Z" />
    <path class="line" d="M24 51.500v1.500M28 53.500v1.500M32 53.500v1.500M36 51.500v1.500" />
    <circle cx="30" cy="37" r="7.800" class="skin" />
    <path
      class="beard"
      d="M22 36.500C21.500 47.500 26 52 30 52S38.500 47.500 38 36.500C37 40 35 41 33 40.300 31.500 39.600 28.500 39.600 27 40.300 25 41 23 40 22 36.500Z"
    />
    <path class="line" d="M27.300 35.500v1.200M32.700 35.500v1.200" />
    <path class="lips" d="M28.700 43.400q1.300 .800 2.600 0" />
    <path
      class="crown"
      d="M21 32.500 18.500 19 25 25 30 15.500 35 25 41.500 19 39 32.500C33.500 30 26.500 30 21 32.500Z"
    />
    <circle cx="30" cy="27.800" r="1.700" class="jewel" />
    <circle cx="25" cy="28.800" r="1" class="jewel" />
    <circle cx="35" cy="28.800" r="1" class="jewel" />
  </g>
);

export function figureOf(rank: string, deck: Deck): ((props: Props) => JSX.Element) | undefined {
  return { jack: Jack, knight: deck === "spanish" ? Knight : Queen, king: King }[rank];
}

export const Jester = () => (
  <g class="jester">
    <path class="two" d="M16 82C15 72 20 62 30 62S45 72 44 82Z" />
    <path class="three" d="M30 62V82H16C15 72 20 62 30 62Z" />
    <path
      class="collar"
      d="M17 66 22 60 26 65 30 59.500 34 65 38 60 43 66 38 72 34 68.500 30 73.500 26 68.500 22 72Z"
    />
    <path class="one" d="M30 48C15 49 20 31 10 35 11 21 26 21 30 34Z" />
    <path class="two" d="M30 48C45 49 40 31 50 35 49 21 34 21 30 34Z" />
    <path class="three" d="M21.500 43C22 29 25 21 30 13 35 21 38 29 38.500 43Z" />
    <circle cx="9.500" cy="36.500" r="2.900" class="bell" />
    <circle cx="50.500" cy="36.500" r="2.900" class="bell" />
    <circle cx="30" cy="12.500" r="2.900" class="bell" />
    <circle cx="30" cy="50" r="9.800" class="skin" />
    <path class="line" d="M26.500 47.500v2M33.500 47.500v2" />
    <path class="grin" d="M25 52.500Q30 58.500 35 52.500Q30 55 25 52.500Z" />
    <circle cx="24.500" cy="51.500" r="1.500" class="cheek" />
    <circle cx="35.500" cy="51.500" r="1.500" class="cheek" />
  </g>
);
