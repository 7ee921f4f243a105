// The land as it is drawn: roughly for a first look, then with everything that grows and stands on it.
import { type BufferGeometry, Group, Mesh, type RawShaderMaterial } from "three";
import { Clay } from "../clay";
import { casts } from "../sun";
import { build } from "./built";
import type { Ground } from "./ground";
import { plant } from "./scenery";

/** Which of its parts throw shadows: ground, what grows and is built on it, shore. */
const CASTING = [false, true, false];

export class Land {
  readonly group = new Group();
  private parts: Mesh[] = [];

  constructor(
    private readonly ground: Ground,
    private readonly earth: RawShaderMaterial,
    sketched: boolean,
  ) {
    if (!sketched) return;
    const clay = new Clay();
    ground.surface(clay, true);
    build(clay, ground.island);
    this.set([clay.fired(), ground.shore(true)]);
  }

  finish(): void {
    const [low, scenery] = [new Clay(), new Clay()];
    plant(scenery, low, this.ground);
    this.ground.surface(low);
    build(scenery, this.ground.island);
    this.set([low.fired(), scenery.fired(), this.ground.shore()]);
    this.throwShadows(true);
  }

  private set(shapes: BufferGeometry[]): void {
    this.dispose();
    this.parts = shapes.map((shape) => new Mesh(shape, this.earth));
    this.group.add(...this.parts);
  }

  get shapes(): { land: BufferGeometry[]; shore: BufferGeometry } {
    const land = this.parts.map((mesh) => mesh.geometry);
    return { shore: land.pop()!, land };
  }

  throwShadows(so: boolean): void {
    for (const [n, part] of this.parts.entries()) casts(part, so && CASTING[n]!);
  }

  dispose(): void {
    for (const part of this.parts) part.geometry.dispose();
    this.group.clear();
  }
}
