// The island as it is laid out: hex by hex, out of the sea. Until then, and ever after, everything simply is where it is.
import { type BufferGeometry, Float32BufferAttribute } from "three";
import type { Spot } from "../model";

/** Milliseconds between two hexes. */
const PACE = 110;
/** How long one rises, in those. */
const RISING = 5;

export class Laying {
  private isDue = false;
  /** With the second picture: the first one may take its time. */
  private began: number | null = null;

  constructor(
    private readonly laid: { value: number },
    private readonly hexes: readonly Spot[],
  ) {}

  get isOn(): boolean {
    return this.isDue;
  }

  begin(shapes: BufferGeometry[]): void {
    this.isDue = true;
    this.began = null;
    this.laid.value = 0;
    for (const shape of shapes) shape.setAttribute("turn", this.turns(shape));
  }

  /** Every corner goes with the hex it is nearest to. */
  private turns(shape: BufferGeometry): Float32BufferAttribute {
    const places = shape.getAttribute("position");
    const turns = new Float32Array(places.count);
    for (let n = 0; n < turns.length; n++) turns[n] = this.nearest(places.getX(n), places.getZ(n));
    return new Float32BufferAttribute(turns, 1);
  }

  private nearest(x: number, z: number): number {
    let [found, least] = [0, 1e9];
    for (const [n, hex] of this.hexes.entries()) {
      const far = (hex.x - x) ** 2 + (hex.z - z) ** 2;
      if (far < least) [found, least] = [n, far];
    }
    return found;
  }

  /** Whether it goes on. */
  step(now: number, pictures: number): boolean {
    if (!this.isDue) return false;
    if (pictures > 0) this.began ??= now;
    this.laid.value = (now - (this.began ?? now)) / PACE;
    if (this.laid.value > this.hexes.length + RISING) this.end();
    return this.isOn;
  }

  end(): void {
    this.isDue = false;
    this.laid.value = 1e6;
  }
}
