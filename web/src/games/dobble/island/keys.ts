// By keyboard: a letter or the arrows aim at a card, a digit names its symbol in reading order, Escape lets go.
import { useEffect } from "preact/hooks";
import { inReadingOrder } from "../cards/card";
import { aimed, claim, keys, letGo } from "../intent";
import type { Target } from "../targets";
import type { Scene } from "../view";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const letterOf = (n: number): string => String.fromCharCode(65 + n);

/** The nearest card in a direction; sideways counts double. */
export function neighbour(targets: Target[], from: Target, [dx, dy]: [number, number]): Target {
  const far = ({ x, y }: Target) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return along > 0.1 ? along + 2 * aside : Infinity;
  };
  const nearest = targets.reduce((one, other) => (far(other) < far(one) ? other : one), from);
  return far(nearest) < Infinity ? nearest : from;
}

function aimedBy(key: string, targets: Target[]): Target | undefined {
  const now = targets.find(({ place }) => place === aimed.value);
  const arrow = ARROWS[key];
  if (arrow) return now ? neighbour(targets, now, arrow) : targets[Math.floor(targets.length / 2)];
  return key.length === 1 ? targets[key.toUpperCase().charCodeAt(0) - 65] : undefined;
}

const TYPING = "input, select, textarea, dialog *";

export function useKeys(scene: Scene, targets: Target[]): void {
  useEffect(() => {
    if (!scene.act) return;
    const press = (key: KeyboardEvent) => {
      if (key.ctrlKey || key.metaKey || key.altKey || (key.target as Element).matches?.(TYPING)) return;
      if (key.key === "Escape") return letGo();
      const target = targets.find(({ place }) => place === aimed.value || place === "pair");
      const digit = Number(key.key);
      keys.value ||= digit >= 1;
      if (target && digit >= 1 && digit <= 9) return claim(scene, target.place, inReadingOrder(target)[digit - 1]!);
      const next = aimedBy(key.key, targets);
      if (!next) return;
      key.preventDefault();
      keys.value = true;
      aimed.value = next.place;
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
