// What the player has picked so far: things on the table and in the hand that the action must speak of.
import { signal } from "@preact/signals";
import type { Declared } from "../../contract";
import { keyOf } from "../../shell/actions";
import { type Choice, choicesOf, mentioned } from "./actions";
import type { Scene } from "./view";

export const picked = signal<readonly string[]>([]);
export const declared = signal<Declared[]>([]);

const question = signal("");

/** What may be done, and what of it fits the picks; a new question begins with none. */
export function offered(scene: Scene): { all: Choice[]; fitting: Choice[] } {
  const all = scene.act ? choicesOf(scene.legal, declared.value) : [];
  const asked = scene.legal.map(keyOf).join("\n");
  if (question.peek() !== asked) {
    question.value = asked;
    picked.value = [];
  }
  const fits = (choice: Choice) => picked.value.every((name) => mentioned(choice).includes(name));
  return { all, fitting: all.filter(fits) };
}

export type Handle = "idle" | "open" | "picked" | "shut";

/** Whether something shown by a name can be picked now. */
export function handleOf(scene: Scene, name: string): Handle {
  const { all, fitting } = offered(scene);
  if (!all.some((choice) => mentioned(choice).includes(name))) return "idle";
  if (picked.value.includes(name)) return "picked";
  return fitting.some((choice) => mentioned(choice).includes(name)) ? "open" : "shut";
}

/** Picks it or lets it go; what no longer goes with it is let go too. */
export function pick(scene: Scene, name: string): void {
  const before = picked.value;
  if (before.includes(name)) {
    picked.value = before.filter((other) => other !== name);
    return;
  }
  const { all } = offered(scene);
  const together = (names: readonly string[]) =>
    all.some((choice) => names.every((one) => mentioned(choice).includes(one)));
  picked.value = together([...before, name]) ? [...before, name] : [name];
}
