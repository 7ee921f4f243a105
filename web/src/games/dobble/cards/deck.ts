// The 73 cards: a perfect difference set modulo 73, so that any two cards share exactly one symbol.
const DIFFERENCES = [1, 2, 4, 8, 16, 32, 37, 55, 64];
export const CARDS = 73;

export const symbolsOf = (card: number): number[] => DIFFERENCES.map((step) => (step + card) % CARDS);

export const shared = (one: number[], other: number[]): number => one.find((symbol) => other.includes(symbol))!;
