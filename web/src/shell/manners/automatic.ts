// Does for a player what they wanted done, a moment after it becomes possible.
import { useEffect } from "preact/hooks";
import type { GameClient, Scene } from "../scene";
import { wishes } from "./wishes";

/** Milliseconds in which one sees what is about to be done. */
const MOMENT = 700;

/** `act` sends without asking: whoever wished for it has been asked. */
export function useAutomatic(client: GameClient, scene: Scene, act: Scene["act"]): void {
  const wanted = wishes.value;
  useEffect(() => {
    if (!act || scene.busy) return;
    const action = client.automatic?.next(scene, wanted);
    if (!action) return;
    const timer = setTimeout(() => act(action), MOMENT);
    return () => clearTimeout(timer);
  }, [scene.seq, scene.seat, scene.busy, act === null, wanted]);
}
