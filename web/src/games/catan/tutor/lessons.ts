// What the teach-me overlay says: the base game, and what this table has added to it.
import type { Lesson } from "../../../shell/scene";
import { lessonsAt } from "../hooks/table";
import type { Scene } from "../view";

export function lessons(scene: Scene): Lesson[] {
  const { goal, discard_limit: limit } = scene.board;
  return [
    { key: "teach.1" },
    { key: "teach.2" },
    ...lessonsAt(scene).map((key) => ({ key })),
    { key: "teach.3", values: { goal, limit } },
  ];
}
