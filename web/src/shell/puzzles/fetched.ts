// The puzzles of a game as the server lists them, or why they cannot be had.
import { useEffect, useState } from "preact/hooks";
import * as rest from "../net/rest";
import { told } from "../text";
import type { PuzzleTitle } from "./progress";

export function usePuzzles(game: string): { all: PuzzleTitle[] | null; problem: string } {
  const [all, setAll] = useState<PuzzleTitle[] | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(
    () => void rest.puzzles(game).then(setAll, (error: rest.Refused) => setProblem(told(error.refusal.words))),
    [game],
  );
  return { all, problem };
}
