// Hexes that yield shine for a moment.
import { type BufferGeometry, Color, Group, Mesh, RingGeometry } from "three";
import type { Spot } from "../../model";
import { Clay } from "../clay";
import { LEVEL } from "../land/ground";
import { flat } from "../paint";

const GLOWING = 1700;

export class Glow {
  readonly group = new Group();
  private readonly gold = flat(false);
  private readonly ring = ring();
  private began = -1e9;

  shine(hexes: Spot[], now: number): void {
    this.began = now;
    this.group.clear();
    for (const { x, z } of hexes) {
      const mesh = new Mesh(this.ring, this.gold);
      mesh.position.set(x, LEVEL + 0.06, z);
      mesh.renderOrder = 4;
      this.group.add(mesh);
    }
  }

  /** Whether it goes on. */
  step(now: number): boolean {
    if (!this.group.children.length) return false;
    const share = (now - this.began) / GLOWING;
    this.gold.uniforms.opacity!.value = Math.max(0, Math.min(1, share * 4) * (1 - share));
    if (share >= 1) this.group.clear();
    return true;
  }

  dispose(): void {
    this.ring.dispose();
    this.gold.dispose();
  }
}

const ring = (): BufferGeometry =>
  new Clay()
    .add(new RingGeometry(0.72, 0.9, 6, 1).rotateZ(Math.PI / 6).rotateX(-Math.PI / 2), new Color("#ffd54a"))
    .fired();
