// The pieces on the board. What is new falls into its place; the robber walks in an arc.
import { type Color, Group, Mesh, type RawShaderMaterial, Vector3 } from "three";
import type { Building, Pieces, Road, Spot } from "../../model";
import { Clay, type Pose } from "../clay";
import { LEVEL } from "../land/ground";
import { flat } from "../paint";
import type { Light } from "../palette";
import { casts } from "../sun";
import { city, prize, road, robber, settlement, windowsOf } from "./pieces";

const FALL = 520;
const WALK = 900;
/** Houses are larger than life: they must be told apart from afar. */
export const HOUSE = 1.22;
const ROBBER = 1.28;

interface Motion {
  mesh: Mesh;
  from: Vector3;
  to: Vector3;
  began: number;
  time: number;
  arc: number;
  size: number;
}

const isRoad = (piece: Road | Building): piece is Road => "turn" in piece;

const poseOf = (piece: Road | Building): Pose => ({
  at: [piece.x, LEVEL + 0.004, piece.z],
  turn: [0, isRoad(piece) ? piece.turn : 0.5, 0],
  size: isRoad(piece) ? 1 : HOUSE,
});

const modelOf = (piece: Road | Building): Clay =>
  isRoad(piece) ? road(piece.colour) : piece.piece === "city" ? city(piece.colour) : settlement(piece.colour);

export class Standing {
  readonly group = new Group();
  private readonly panes = flat();
  private readonly standing: Mesh;
  private readonly windows = new Mesh(undefined, this.panes);
  private readonly robber: Mesh;
  private motions: Motion[] = [];
  private known = new Set<string>();
  private robberAt: Spot | null = null;

  constructor(
    private readonly wood: RawShaderMaterial,
    private readonly heightAt: (x: number, z: number) => number,
  ) {
    this.standing = new Mesh(undefined, wood);
    this.robber = new Mesh(robber().fired(), wood);
    for (const mesh of [this.standing, this.robber]) casts(mesh);
    this.robber.scale.setScalar(ROBBER);
    this.group.add(this.standing, this.windows, this.robber);
  }

  /** `moving` lets what is new come in; else everything is simply there. */
  show(pieces: Pieces, moving: boolean, now: number): void {
    const all = [...pieces.roads, ...pieces.buildings];
    const fresh = moving ? all.filter((piece) => !this.known.has(piece.key)) : [];
    this.known = new Set(all.map((piece) => piece.key));
    this.end();
    this.set(
      all.filter((piece) => !fresh.includes(piece)),
      pieces.prizes,
    );
    for (const piece of fresh) this.drop(piece, now);
    this.rest = () => this.set(all, pieces.prizes);
    this.moveRobber(pieces.robber, moving, now);
  }

  private rest: () => void = () => {};

  private set(pieces: (Road | Building)[], prizes: Spot[]): void {
    const [clay, panes] = [new Clay(), new Clay()];
    for (const piece of pieces) {
      clay.press(modelOf(piece), poseOf(piece));
      if (!isRoad(piece)) panes.press(windowsOf(piece.piece), poseOf(piece));
    }
    for (const { x, z } of prizes) clay.press(prize(), { at: [x, LEVEL, z] });
    for (const [mesh, made] of [
      [this.standing, clay],
      [this.windows, panes],
    ] as const) {
      mesh.geometry.dispose();
      mesh.geometry = made.fired();
      mesh.visible = !made.isEmpty;
    }
  }

  private drop(piece: Road | Building, now: number): void {
    const { at = [0, 0, 0], turn = [0, 0, 0] } = poseOf(piece);
    const mesh = new Mesh(modelOf(piece).fired(), this.wood);
    casts(mesh);
    mesh.rotation.y = turn[1];
    const size = isRoad(piece) ? 1 : HOUSE;
    const to = new Vector3(...at);
    this.group.add(mesh);
    this.motions.push({ mesh, from: to.clone().setY(1.5), to, began: now, time: FALL, arc: 0, size });
  }

  private moveRobber(to: Spot | null, moving: boolean, now: number): void {
    const from = this.robberAt;
    this.robberAt = to;
    this.robber.visible = to !== null;
    if (!to) return;
    const end = new Vector3(to.x, this.heightAt(to.x, to.z), to.z);
    if (!moving || !from || (from.x === to.x && from.z === to.z)) this.robber.position.copy(end);
    else
      this.motions.push({
        mesh: this.robber,
        from: this.robber.position.clone(),
        to: end,
        began: now,
        time: WALK,
        arc: 0.9,
        size: 1,
      });
  }

  /** Whether something still moves. */
  step(now: number): boolean {
    if (!this.motions.length) return false;
    for (const { mesh, from, to, began, time, arc, size } of this.motions) {
      const share = Math.min(1, (now - began) / time);
      const eased = arc ? share * share * (3 - 2 * share) : 1 - (1 - share) ** 3;
      mesh.position.lerpVectors(from, to, eased);
      mesh.position.y += Math.sin(share * Math.PI) * arc;
      if (!arc) mesh.scale.setScalar(size * (1 + Math.sin(share * Math.PI) * 0.12));
    }
    if (this.motions.every(({ began, time }) => now >= began + time)) {
      this.end();
      this.rest();
    }
    return true;
  }

  private end(): void {
    for (const { mesh, to } of this.motions) {
      if (mesh === this.robber) mesh.position.copy(to);
      else {
        this.group.remove(mesh);
        mesh.geometry.dispose();
      }
    }
    this.motions = [];
  }

  /** The robber looks at whoever looks. */
  face(azimuth: number): void {
    this.robber.rotation.y = azimuth;
  }

  lit(light: Light): void {
    (this.panes.uniforms.colour!.value as Color).set(light.windows);
  }

  dispose(): void {
    this.end();
    for (const mesh of [this.standing, this.windows, this.robber]) mesh.geometry.dispose();
    this.panes.dispose();
  }
}
