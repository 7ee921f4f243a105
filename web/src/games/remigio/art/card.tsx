// One card, its index in two corners; and its back.
import { type Deck, deck as shown } from "../deck";
import { corner } from "../names";
import { rankOf, suitOf } from "../view";
import "./card.css";
import { figureOf, Jester } from "./figures";
import { GAPS, Pip, pipSize, SPOTS, suitClass } from "./suits";

interface FaceProps {
  card: string;
  deck: Deck;
  /** What stands in its corners. */
  label: string;
  /** What a joker stands for. */
  as?: string | undefined;
}

function Index({ card, label, deck, as }: FaceProps) {
  const sign = card === "joker" ? as : card;
  return (
    <>
      {!/^(ace|\d+) /.test(card) && (
        <path class="patch" d={sign ? "M3 3H18.500V34Q18.500 38 14.500 38H3Z" : "M3 3H19V18Q19 22 15 22H3Z"} />
      )}
      <text x="10.200" y="19" text-anchor="middle" class={label.length > 1 ? "index slim" : "index"}>
        {label}
      </text>
      {sign && <Pip suit={suitOf(sign)} deck={deck} x={10.2} y={29.5} size={0.64} />}
      {card === "joker" && as && (
        <text x="10.200" y="45" text-anchor="middle" class="index star">
          ★
        </text>
      )}
    </>
  );
}

function Middle({ card, deck }: Pick<FaceProps, "card" | "deck">) {
  if (card === "joker") return <Jester />;
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const Figure = figureOf(rank, deck);
  if (Figure) return <Figure suit={suit} deck={deck} />;
  if (rank === "ace")
    return (
      <>
        <circle cx="31" cy="45" r="24" class="halo" />
        <Pip suit={suit} deck={deck} x={30.5} y={45} size={1.7} />
      </>
    );
  return (
    <>
      {SPOTS[rank]!.map(([x, y]) => (
        <Pip suit={suit} deck={deck} x={x} y={y} size={pipSize(rank)} turned={y > 46} key={`${x} ${y}`} />
      ))}
    </>
  );
}

/** The line inside the card's edge, left open at the indices and where the suit has its gaps. */
function Frame({ card, deck }: Pick<FaceProps, "card" | "deck">) {
  const gaps = card === "joker" || deck === "international" ? [] : GAPS[suitOf(card)];
  const cuts = [19, ...gaps.flatMap((at) => [at - 1.6, at + 1.6]), 53];
  const lines = cuts.flatMap((x, n) => (n % 2 ? [] : [`M${x} 4.500H${cuts[n + 1]}`])).join("");
  const half = `${lines}M53 4.500Q55.500 4.500 55.500 7V54`;
  return (
    <>
      <path class="frame" d={half} />
      <path class="frame" d={half} transform="rotate(180 30 45)" />
    </>
  );
}

/** The parts of a card, for pictures that hold several. */
export const Face = ({ card, label, deck, as }: FaceProps) => (
  <g class={card === "joker" ? "s-joker" : suitClass(suitOf(card), deck)}>
    <rect x="0.600" y="0.600" width="58.800" height="88.800" rx="5.500" class="stock" />
    <Frame card={card} deck={deck} />
    <Middle card={card} deck={deck} />
    <Index card={card} label={label} deck={deck} as={as} />
    <g transform="rotate(180 30 45)">
      <Index card={card} label={label} deck={deck} as={as} />
    </g>
  </g>
);

export const Card = ({ card, as, deck = shown.value }: { card: string; as?: string | undefined; deck?: Deck }) => (
  <svg class="card-art cards-drawn" viewBox="0 0 60 90" aria-hidden="true">
    <Face card={card} as={as} deck={deck} label={corner(card === "joker" && as ? as : card, deck)} />
  </svg>
);

export const Back = () => (
  <svg class="card-art cards-drawn" viewBox="0 0 60 90" aria-hidden="true">
    <rect x="0.600" y="0.600" width="58.800" height="88.800" rx="5.500" class="stock" />
    <rect x="4" y="4" width="52" height="82" rx="3.500" class="back" />
    <path
      class="lattice"
      d="M4 24 24 4M4 44 44 4M4 64 56 12M4 84 56 32M22 86 56 52M42 86 56 72M56 24 36 4M56 44 16 4M56 64 4 12M56 84 4 32M38 86 4 52M18 86 4 72"
    />
    <rect x="7" y="7" width="46" height="76" rx="2.500" class="back-line" />
    <circle cx="30" cy="45" r="11" class="back" />
    <circle cx="30" cy="45" r="11" class="back-line" />
    <path
      class="back-star"
      d="M30 36.500 32.200 42.300 38.300 42.500 33.500 46.300 35.200 52.200 30 48.700 24.800 52.200 26.500 46.300 21.700 42.500 27.800 42.300Z"
    />
  </svg>
);
