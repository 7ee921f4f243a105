// A road that makes friends: in words and with a heart.
import { say } from "../../../../shell/text";
import type { Target } from "../../choices";
import type { Scene } from "../../view";

const joinedBy = ({ kind, name }: Target, { own }: Scene): number[] | undefined =>
  kind === "road" ? own?.joins?.[name] : undefined;

export function joinedInWords(target: Target, scene: Scene): string {
  const seats = joinedBy(target, scene);
  return seats ? `, ${say("joins", { names: seats.map(scene.name).join(", ") })}` : "";
}

export const Joining = ({ target, scene }: { target: Target; scene: Scene }) =>
  joinedBy(target, scene) ? (
    <path d="M0 9C-13-1-9-11-4-10-1-9 0-6 0-6S1-9 4-10C9-11 13-1 0 9Z" class="joining" />
  ) : null;
