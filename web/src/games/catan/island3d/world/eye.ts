// Where one looks from: around the island, closer, lower. It rests unless it is asked to move.
import { PerspectiveCamera, Vector3 } from "three";
import type { Island } from "../model";

export interface Look {
  /** Around the island; 0 is from the south, as on the plan. */
  azimuth: number;
  /** Above the horizon. */
  height: number;
  far: number;
  x: number;
  z: number;
}

const [LOWEST, HIGHEST] = [0.42, 1.5];
const CLOSEST = 0.28;
const FARTHEST = 1.35;
/** What stands around the island must be seen as well: boats and their sails. */
const MARGIN = 0.86;
/** Half a sign; and what a letter adds to half of a name. */
const SIGN = 0.34;
const LETTER = 0.085;

export class Eye {
  readonly camera = new PerspectiveCamera(28, 1, 0.5, 90);
  look: Look;
  private home: Look;
  /** What share of the picture's height is covered above and below. */
  private above = 0;
  private below = 0;
  private glide: { from: Look; to: Look; began: number; time: number } | null = null;

  constructor(
    private readonly island: Island,
    private readonly onMove: () => void,
  ) {
    this.home = this.look = { azimuth: 0, height: 0.86, far: 14, x: island.middle.x, z: island.middle.z };
  }

  /** The whole island in the picture, with room above for what is said and below for the dice. */
  fit(width: number, height: number, above: number, below = 0): void {
    this.above = Math.min(0.4, above / height);
    this.below = Math.min(0.4, below / height);
    const wasHome = this.isHome;
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    const tall = width < height;
    this.home = { ...this.home, height: tall ? 1.05 : 0.86, x: this.island.middle.x, z: this.island.middle.z };
    let [near, far] = [3, 60];
    for (let n = 0; n < 20; n++) {
      const middle = (near + far) / 2;
      if (this.holds({ ...this.home, far: middle })) far = middle;
      else near = middle;
    }
    this.home.far = far;
    this.centre();
    if (wasHome) this.look = { ...this.home };
    this.place(this.look);
  }

  /** Pixels to one unit in the middle of a picture as high as this. */
  unit(height: number): number {
    return height / (2 * Math.tan((this.camera.fov * Math.PI) / 360) * this.look.far);
  }

  get isHome(): boolean {
    const { home, look } = this;
    return (
      Math.abs(home.azimuth - look.azimuth) +
        Math.abs(home.height - look.height) +
        Math.abs(home.far - look.far) +
        Math.abs(home.x - look.x) +
        Math.abs(home.z - look.z) <
      0.01
    );
  }

  /** Neither at home nor on the way there. */
  get isAway(): boolean {
    return !this.isHome && !this.glide;
  }

  private corners(): Vector3[] {
    const { harbours, hexes, names, rates } = this.island;
    const reach = hexes.map(({ x, z }) => ({ x, z, wide: MARGIN * 1.1, deep: MARGIN * 1.1 }));
    const signs = [...harbours.map(({ sign }) => sign), ...rates].map(({ x, z }) => ({ x, z, wide: SIGN, deep: SIGN }));
    const plates = names.map(({ x, z, text }) => ({ x, z, wide: text.length * LETTER, deep: SIGN }));
    return [...reach, ...signs, ...plates].flatMap(({ x, z, wide, deep }) =>
      [-wide, wide].flatMap((dx) => [-deep, deep].map((dz) => new Vector3(x + dx, 0.2, z + dz))),
    );
  }

  private spread(look: Look): { left: number; right: number; low: number; high: number } {
    this.place(look);
    const seen = this.corners().map((corner) => corner.project(this.camera));
    const [xs, ys] = [seen.map((one) => one.x), seen.map((one) => one.y)];
    return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
  }

  private holds(look: Look): boolean {
    const { left, right, low, high } = this.spread(look);
    return right - left < 1.93 && high - low < 1.92 - 2 * (this.above + this.below);
  }

  /** What is seen of the island lies in the middle of the picture. */
  private centre(): void {
    for (let n = 0; n < 4; n++) {
      const { low, high, left, right } = this.spread(this.home);
      const wide = Math.tan((this.camera.fov * Math.PI) / 360) * this.home.far;
      this.home.z -= (((low + high) / 2 + this.above - this.below) * wide) / Math.sin(this.home.height);
      this.home.x += ((left + right) / 2) * wide * this.camera.aspect;
    }
  }

  private place({ azimuth, height, far, x, z }: Look): void {
    const flat = Math.cos(height) * far;
    this.camera.position.set(x + Math.sin(azimuth) * flat, Math.sin(height) * far, z + Math.cos(azimuth) * flat);
    this.camera.lookAt(x, 0.05, z);
    this.camera.updateMatrixWorld();
  }

  change(by: Partial<Look>): void {
    this.glide = null;
    this.set({ ...this.look, ...by });
  }

  private set(look: Look): void {
    const { reach, middle } = this.island;
    const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
    this.look = {
      azimuth: look.azimuth,
      height: within(look.height, LOWEST, HIGHEST),
      far: within(look.far, this.home.far * CLOSEST, this.home.far * FARTHEST),
      x: within(look.x, middle.x - reach.x, middle.x + reach.x),
      z: within(look.z, middle.z - reach.z - 1, middle.z + reach.z + 1),
    };
    this.place(this.look);
    this.onMove();
  }

  /** Around and up or down, in shares of the picture. */
  orbit(right: number, down: number): void {
    this.change({ azimuth: this.look.azimuth - right * Math.PI * 1.2, height: this.look.height + down * 1.6 });
  }

  zoom(factor: number): void {
    this.change({ far: this.look.far / factor });
  }

  /** Along the ground, as a hand moves a map. */
  pan(right: number, down: number): void {
    const size = 2 * Math.tan((this.camera.fov * Math.PI) / 360) * this.look.far;
    const [dx, dz] = [-right * size * this.camera.aspect, (-down * size) / Math.sin(this.look.height)];
    const { azimuth, x, z } = this.look;
    this.change({
      x: x + dx * Math.cos(azimuth) + dz * Math.sin(azimuth),
      z: z - dx * Math.sin(azimuth) + dz * Math.cos(azimuth),
    });
  }

  goHome(now: number, time: number): void {
    const turns = Math.round((this.look.azimuth - this.home.azimuth) / (2 * Math.PI)) * 2 * Math.PI;
    this.glideTo({ ...this.home, azimuth: this.home.azimuth + turns }, now, time);
  }

  /** A slow turn around the island at great moments. */
  flyOver(now: number, time: number): void {
    this.look = { ...this.home, azimuth: this.home.azimuth - 1.1, height: 0.5, far: this.home.far * 0.72 };
    this.glideTo(this.home, now, time);
  }

  private glideTo(to: Look, now: number, time: number): void {
    this.glide = { from: this.look, to, began: now, time };
    this.onMove();
  }

  /** Whether it still moves. */
  step(now: number): boolean {
    if (!this.glide) return false;
    const { from, to, began, time } = this.glide;
    const share = time <= 0 ? 1 : Math.min(1, (now - began) / time);
    const eased = share * share * (3 - 2 * share);
    const at = (name: keyof Look) => from[name] + (to[name] - from[name]) * eased;
    this.look = { azimuth: at("azimuth"), height: at("height"), far: at("far"), x: at("x"), z: at("z") };
    this.place(this.look);
    if (share >= 1) this.glide = null;
    return share < 1;
  }
}
