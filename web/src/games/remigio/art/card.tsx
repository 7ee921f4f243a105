// One card, its index in two corners; and its back.
import { corner } from "../names";
import { rankOf, suitOf } from "../view";
import "./card.css";
import { FIGURES, Jester } from "./figures";
import { Pip, SPOTS } from "./suits";

function Index({ card, label }: { card: string; label: string }) {
  return (
    <>
      <text x="10" y="18.500" text-anchor="middle" class={label.length > 1 ? "index slim" : "index"}>{label}</text>
      {card !== "joker" && <Pip suit={suitOf(card)} x={10} y={28.5} size={0.6} />}
    </>
  );
}

function Middle({ card }: { card: string }) {
  if (card === "joker") return <Jester />;
  const rank = rankOf(card);
  const Figure = FIGURES[rank];
  if (Figure) return <Figure suit={suitOf(card)} />;
  if (rank === "ace") return <Pip suit={suitOf(card)} x={30} y={45} size={2} />;
  return <>{SPOTS[rank]!.map(([x, y]) => <Pip suit={suitOf(card)} x={x} y={y} size={0.68} turned={y > 46} key={`${x} ${y}`} />)}</>;
}

const suitClass = (card: string): string => (card === "joker" ? "s-joker" : `s-${suitOf(card)}`);

/** The parts of a card, for pictures that hold several. */
export const Face = ({ card, label }: { card: string; label: string }) => (
  <g class={suitClass(card)}>
    <rect x="0.750" y="0.750" width="58.500" height="88.500" rx="6" class="stock" />
    <Middle card={card} />
    <Index card={card} label={label} />
    <g transform="rotate(180 30 45)"><Index card={card} label={label} /></g>
  </g>
);

export const Card = ({ card }: { card: string }) => (
  <svg class="card-art cards-drawn" viewBox="0 0 60 90" aria-hidden="true"><Face card={card} label={corner(card)} /></svg>
);

export const Back = () => (
  <svg class="card-art cards-drawn" viewBox="0 0 60 90" aria-hidden="true">
    <rect x="0.750" y="0.750" width="58.500" height="88.500" rx="6" class="stock" />
    <rect x="5" y="5" width="50" height="80" rx="4" class="back" />
    <path class="lattice" d="M5 25 25 5M5 45 45 5M5 65 55 15M5 85 55 35M25 85 55 55M45 85 55 75M55 25 35 5M55 45 15 5M55 65 5 15M55 85 5 35M35 85 5 55M15 85 5 75" />
  </svg>
);
