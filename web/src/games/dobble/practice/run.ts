// One run of practising: ten pairs of cards, how long each took, and what was wrong.
import { useEffect, useRef, useState } from "preact/hooks";
import { CARDS, shared, symbolsOf } from "../cards/deck";

export const PAIRS = 10;
export const LOCKED_FOR = 1000;

export interface Pair {
  cards: [number, number];
  shared: number;
}

export function anyPair(draw: () => number = Math.random): Pair {
  const one = Math.floor(draw() * CARDS);
  const other = (one + 1 + Math.floor(draw() * (CARDS - 1))) % CARDS;
  return { cards: [one, other], shared: shared(symbolsOf(one), symbolsOf(other)) };
}

export interface Run {
  pair: Pair;
  times: number[];
  mistakes: number;
  /** The symbol just tapped in error, while locked out. */
  wrong: number | null;
  found: (symbol: number) => void;
}

export function useRun(onDone: (times: number[]) => void): Run {
  const [pair, setPair] = useState(anyPair);
  const [times, setTimes] = useState<number[]>([]);
  const [mistakes, setMistakes] = useState(0);
  const [wrong, setWrong] = useState<number | null>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    const seen = requestAnimationFrame((now) => (shownAt.current = now));
    return () => cancelAnimationFrame(seen);
  }, [pair]);
  const miss = (symbol: number) => {
    setMistakes(mistakes + 1);
    setWrong(symbol);
    setTimeout(() => setWrong(null), LOCKED_FOR);
  };
  const found = (symbol: number) => {
    if (wrong !== null) return;
    if (symbol !== pair.shared) return miss(symbol);
    const done = [...times, Math.round(performance.now() - shownAt.current)];
    setTimes(done);
    if (done.length === PAIRS) onDone(done);
    else setPair(anyPair());
  };
  return { pair, times, mistakes, wrong, found };
}
