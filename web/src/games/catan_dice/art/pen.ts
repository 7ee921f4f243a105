// Lines as a hand draws them: never quite straight, the same every time.
export interface Point {
  x: number;
  y: number;
}

/** Numbers from -1 to 1 that follow from a word. */
export function tremor(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

const near = (point: Point, by: number, next: () => number): Point => ({
  x: point.x + by * next(),
  y: point.y + by * next(),
});
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line through the points, bent a little between them. */
export function drawn(points: Point[], word: string, by = 2.2): string {
  const next = tremor(word);
  const path = [`M${written(near(points[0]!, by / 2, next))}`];
  points.slice(1).forEach((to, n) => {
    const from = points[n]!;
    const middle = near({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, by, next);
    path.push(`Q${written(middle)} ${written(near(to, by / 2, next))}`);
  });
  return path.join("");
}

export const closed = (points: Point[], word: string, by?: number): string =>
  `${drawn([...points, points[0]!], word, by)}Z`;

export const hexagon = (centre: Point, radius: number): Point[] =>
  Array.from({ length: 6 }, (_, n) => ({
    x: centre.x + radius * Math.cos((n * Math.PI) / 3),
    y: centre.y + radius * Math.sin((n * Math.PI) / 3),
  }));
