// What the teach-me overlay says: the base game, and what this table has added to it.
import type { Lesson } from "../../shell/scene";
import type { Scene } from "./view";

export function lessons({ board, table }: Scene): Lesson[] {
  const { goal, discard_limit, expansions } = board;
  const paired = table.options.between_turns === "paired";
  const added: Record<string, boolean> = {
    building: expansions.includes("extra") && !paired,
    paired: expansions.includes("extra") && paired,
    towns: expansions.includes("marked_paths"),
    canal: expansions.includes("canal"),
    friends: expansions.includes("friends"),
    helpers: expansions.includes("helpers"),
  };
  return [
    { key: "teach.1" },
    { key: "teach.2" },
    ...Object.keys(added)
      .filter((name) => added[name])
      .map((name) => ({ key: `lesson.${name}` })),
    { key: "teach.3", values: { goal, limit: discard_limit } },
  ];
}
