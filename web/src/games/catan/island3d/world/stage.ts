// The island on a canvas. It draws when something has changed or moves, and never else.
import { Scene, Vector3 } from "three";
import type { Choice, Island, Pieces, Spot } from "../model";
import { Easel } from "./easel";
import { Eye } from "./eye";
import { Land } from "./land";
import { Ground, LEVEL } from "./land/ground";
import { Sea } from "./land/sea";
import { Laying } from "./laying";
import { lightUniforms, paint, setLight } from "./paint";
import { type Hour, LIGHT } from "./palette";
import { Sun } from "./sun";
import { Dice } from "./things/dice";
import { Glow } from "./things/glow";
import { Labels, type ResourcePictures } from "./things/labels";
import { Markers } from "./things/markers";
import { Standing } from "./things/standing";

const DARKENED = 1400;
const FLIGHT = 5200;
/** So long after a turn by hand the island is at rest. */
const RESTING = 160;
/** The dice lie above what covers the lower edge. */
const BESIDE_WORDS = 1.4;

export interface StageOptions {
  pictures: ResourcePictures;
  /** Whether things may move. */
  moving: boolean;
  corner: "left" | "right";
  /** How much larger names and rates are written. */
  lettering?: number;
  /** Whether the dice are shown. */
  dice?: boolean;
  /** A sketch comes first, for somebody who waits. */
  sketched?: boolean;
  /** After each picture: where things are has changed. */
  onDrawn: () => void;
  onLost: () => void;
  onLaid?: () => void;
}

export class Stage {
  readonly eye: Eye;
  /** Once nothing is missing in the next picture. */
  readonly ready: Promise<void>;
  private readonly scene = new Scene();
  private readonly ground: Ground;
  private readonly land: Land;
  private readonly standing: Standing;
  private readonly light = lightUniforms();
  private readonly easel: Easel;
  private readonly earth = paint(this.light);
  private readonly markers = new Markers(this.light);
  private readonly dice = new Dice(this.earth);
  private readonly glow = new Glow();
  private readonly sun: Sun;
  private readonly laying: Laying;
  /** What a sketch does without. */
  private rest: { sea: Sea; labels: Labels } | null = null;
  private isSketch = false;
  private isGone = false;
  private sinceLaying = 0;
  private darkened = -1e9;
  private turned = -1e9;
  private hour: Hour = "day";
  private asked = 0;
  private waiting = 0;
  private below = 0;
  private onSketched = () => {};

  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly island: Island,
    private readonly options: StageOptions,
  ) {
    this.easel = new Easel(canvas, this.light);
    canvas.addEventListener("webglcontextlost", this.lost);
    this.ground = new Ground(island);
    this.land = new Land(this.ground, this.earth, options.sketched ?? false);
    this.sun = new Sun(island, this.light);
    this.laying = new Laying(this.light.laid, island.hexes, island.middle);
    this.standing = new Standing(this.earth, (x, z) => this.ground.heightAt(x, z));
    this.eye = new Eye(island, () => {
      this.turned = performance.now();
      this.ask();
    });
    this.scene.add(this.land.group, this.standing.group, this.markers.group, this.glow.group);
    this.setHour("day");
    // A page that is left while it reads the pictures loses nothing.
    this.ready = (options.sketched ? this.refine() : this.complete()).catch(() => {});
  }

  private readonly lost = (event: Event) => {
    event.preventDefault();
    this.options.onLost();
  };

  private async complete(): Promise<void> {
    const sea = new Sea(this.ground, this.light);
    const labels = new Labels(this.island, this.options.pictures, this.light, this.options.lettering);
    this.rest = { sea, labels };
    sea.lit(LIGHT[this.hour]);
    this.land.finish();
    sea.mesh.visible = labels.mesh.visible = !this.isSketch;
    this.scene.add(sea.mesh, labels.mesh);
    await labels.drawn;
    if (!this.isSketch) this.ask();
  }

  /** While the sketch is looked at, everything else is made ready. */
  private async refine(): Promise<void> {
    this.isSketch = true;
    await new Promise<void>((sketched) => {
      this.onSketched = () => setTimeout(sketched);
    });
    if (this.isGone) return;
    const written = this.complete();
    const able = await this.easel.prepare(this.scene, this.eye.camera);
    await written;
    if (this.isGone) return;
    if (!able) return this.options.onLost();
    this.isSketch = false;
    this.unfinished(false);
    if (this.laying.isOn) this.layOut();
  }

  setHour(hour: Hour): void {
    this.hour = hour;
    const light = LIGHT[hour];
    setLight(this.light, light);
    this.easel.lit(light);
    this.rest?.sea.lit(light);
    this.standing.lit(light);
    this.sun.stand(light);
    this.ask();
  }

  show(pieces: Pieces, moving: boolean): void {
    this.standing.show(pieces, moving && this.options.moving, performance.now());
    this.sun.stale();
    this.ask();
  }

  /** The hexes come one after another, then what stands on them. */
  layOut(): void {
    if (!this.options.moving) return;
    this.laying.begin(this.land.shapes, this.rest?.labels.mesh.geometry);
    this.sinceLaying = 0;
    this.unfinished(true);
  }

  /** Everything is in its place at once. */
  endLayOut(): void {
    if (!this.laying.isOn) return;
    this.laying.end();
    this.unfinished(false);
  }

  private unfinished(so: boolean): void {
    this.standing.group.visible = this.markers.group.visible = !so;
    // A sketch knows nothing of hexes that rise: there is only the sea.
    this.land.group.visible = !(so && this.isSketch);
    if (this.rest && !this.isSketch) this.rest.sea.mesh.visible = this.rest.labels.mesh.visible = true;
    this.land.throwShadows(!so);
    this.sun.stale();
    this.ask();
  }

  choices(choices: Choice[], quiet: boolean, chosen: Choice | null, colour: string): void {
    this.markers.show(choices, quiet, chosen, colour);
    this.ask();
  }

  rolled(dice: [number, number], tumbling: boolean): void {
    this.dice.show(dice, tumbling && this.options.moving, performance.now());
    this.ask();
  }

  shine(hexes: Spot[]): void {
    if (!this.options.moving) return;
    this.glow.shine(hexes, performance.now());
    this.ask();
  }

  /** A seven: the light goes for a moment. */
  darken(): void {
    if (!this.options.moving) return;
    this.darkened = performance.now();
    this.ask();
  }

  flyOver(): void {
    if (this.options.moving) this.eye.flyOver(performance.now(), FLIGHT);
  }

  goHome(): void {
    this.eye.goHome(performance.now(), this.options.moving ? 480 : 0);
  }

  /** `above` and `below` are how many pixels something else covers. */
  resize(width: number, height: number, density: number, above = 0, below = 0): void {
    this.below = below;
    this.easel.resize(width, height, density);
    this.eye.fit(width, height, above, below);
    this.draw();
  }

  /** Where a point of the island is in the picture, in its pixels, and how large a unit is there. */
  project({ x, z }: Spot, up = LEVEL): { x: number; y: number; unit: number; depth: number } {
    const { width, height } = this.easel;
    const at = new Vector3(x, up, z);
    const far = at.distanceTo(this.eye.camera.position);
    at.project(this.eye.camera);
    const unit = height / (2 * Math.tan((this.eye.camera.fov * Math.PI) / 360) * far);
    return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height, unit, depth: far };
  }

  /** Where the dice lie, in pixels from the upper left. */
  get diceBox(): { x: number; y: number; width: number; height: number } {
    const { width, height } = this.easel;
    const wide = Math.round(Math.min(440, Math.max(112, width * 0.14)));
    const tall = Math.round(wide * 0.62);
    return {
      x: this.options.corner === "left" ? 6 : width - wide - 6,
      y: height - tall - 6 - this.below * BESIDE_WORDS,
      width: wide,
      height: tall,
    };
  }

  get figures(): { calls: number; triangles: number; frames: number; drawn: "sketch" | "whole" } {
    return { ...this.easel.figures, frames: this.drawn, drawn: this.isSketch ? "sketch" : "whole" };
  }

  private drawn = 0;

  private ask(): void {
    this.asked ||= requestAnimationFrame(() => {
      this.asked = 0;
      this.draw();
    });
  }

  private draw(): void {
    if (this.isSketch) this.easel.sketch(this.scene, this.eye.camera);
    else this.drawWhole(performance.now());
    this.drawn++;
    this.options.onDrawn();
    this.onSketched();
    this.onSketched = () => {};
  }

  private drawWhole(now: number): void {
    const moving = [this.eye.step(now), this.standing.step(now), this.dice.step(now), this.fade(now), this.lays(now)];
    this.rest?.labels.face(this.eye.look, this.eye.unit(this.easel.height));
    this.standing.face(this.eye.look.azimuth);
    if (moving[1]) this.sun.stale();
    const turning = now - this.turned < RESTING;
    this.easel.draw(this.scene, this.eye.camera, this.sun, turning || moving.includes(true));
    if (this.options.dice ?? true) this.drawDice();
    clearTimeout(this.waiting);
    if (moving.includes(true)) this.ask();
    else if (turning && this.easel.isRough) this.waiting = window.setTimeout(() => this.ask(), RESTING);
  }

  private drawDice(): void {
    const box = this.diceBox;
    this.dice.draw(this.easel, { ...box, y: this.easel.height - box.y - box.height });
  }

  private lays(now: number): boolean {
    const was = this.laying.isOn;
    const goesOn = this.laying.step(now, this.sinceLaying++);
    if (was && !goesOn) {
      this.unfinished(false);
      this.options.onLaid?.();
    }
    return goesOn;
  }

  private fade(now: number): boolean {
    const dark = (now - this.darkened) / DARKENED;
    this.light.exposure.value = LIGHT[this.hour].exposure * (dark < 1 ? 1 - 0.5 * Math.sin(dark * Math.PI) : 1);
    return this.glow.step(now) || dark < 1;
  }

  dispose(): void {
    this.isGone = true;
    cancelAnimationFrame(this.asked);
    clearTimeout(this.waiting);
    this.canvas.removeEventListener("webglcontextlost", this.lost);
    this.rest?.sea.dispose();
    this.rest?.labels.dispose();
    for (const part of [this.sun, this.land, this.standing, this.markers, this.glow, this.dice, this.earth])
      part.dispose();
    this.easel.dispose();
  }
}
