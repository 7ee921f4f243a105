// The island as it is laid out: hex by hex from its middle, then the shore out of the sea. Ever after everything is
// where it is.
import { type BufferGeometry, Float32BufferAttribute } from "three";
import type { Spot } from "../model";
import { hexDistance } from "./land/noise";

/** Milliseconds between two hexes. */
const PACE = 110;
/** How long one falls, in those; the same stands in the program that draws it. */
const FALLING = 5;
/** What lies so far outside every hex comes with the shore. */
const OUTSIDE = 0.03;

export class Laying {
  private isDue = false;
  /** With the second picture: the first one may take its time. */
  private began: number | null = null;
  private readonly turn: number[];

  constructor(
    private readonly laid: { value: number },
    private readonly hexes: readonly Spot[],
    middle: Spot,
  ) {
    const far = ({ x, z }: Spot) => Math.round(Math.hypot(x - middle.x, z - middle.z) * 2);
    const around = ({ x, z }: Spot) => Math.atan2(x - middle.x, z - middle.z);
    const order = [...hexes].sort((one, other) => far(one) - far(other) || around(one) - around(other));
    this.turn = hexes.map((hex) => order.indexOf(hex));
  }

  get isOn(): boolean {
    return this.isDue;
  }

  begin({ land, shore }: { land: BufferGeometry[]; shore: BufferGeometry }, labels?: BufferGeometry): void {
    this.isDue = true;
    this.began = null;
    this.laid.value = 0;
    for (const shape of land) shape.setAttribute("turn", this.turns(shape, "position", 3));
    labels?.setAttribute("turn", this.turns(labels, "pose", 6));
    const last = new Float32Array(shore.getAttribute("position").count).fill(-this.hexes.length);
    shore.setAttribute("turn", new Float32BufferAttribute(last, 1));
  }

  /** So many corners make one body, which moves as a whole. */
  private turns(shape: BufferGeometry, name: string, corners: number): Float32BufferAttribute {
    const places = shape.getAttribute(name);
    const turns = new Float32Array(places.count);
    for (let n = 0; n < turns.length; n += corners) {
      let [x, z] = [0, 0];
      for (let k = n; k < n + corners; k++) {
        x += places.getX(k) / corners;
        z += places.getZ(k) / corners;
      }
      turns.fill(this.turnAt(x, z), n, n + corners);
    }
    return new Float32BufferAttribute(turns, 1);
  }

  private turnAt(x: number, z: number): number {
    let [found, least] = [0, 1e9];
    for (const [n, hex] of this.hexes.entries()) {
      const far = hexDistance(x - hex.x, z - hex.z);
      if (far < least) [found, least] = [this.turn[n]!, far];
    }
    return least > OUTSIDE ? this.hexes.length + 1 : found;
  }

  /** Whether it goes on. */
  step(now: number, pictures: number): boolean {
    if (!this.isDue) return false;
    if (pictures > 0) this.began ??= now;
    this.laid.value = (now - (this.began ?? now)) / PACE;
    if (this.laid.value > this.hexes.length + FALLING + 1) this.end();
    return this.isOn;
  }

  end(): void {
    this.isDue = false;
    this.laid.value = 1e6;
  }
}
