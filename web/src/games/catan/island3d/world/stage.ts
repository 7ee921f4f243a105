// The island on a canvas. It draws when something has changed or moves, and never else.
import {
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  RingGeometry,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Choice, Island, Pieces, Spot } from "../model";
import { build } from "./built";
import { Clay } from "./clay";
import { Dice } from "./dice";
import { Eye } from "./eye";
import { Ground, LEVEL } from "./ground";
import { Labels, type ResourcePictures } from "./labels";
import { Markers } from "./markers";
import { type Hour, LIGHT } from "./palette";
import { plant } from "./scenery";
import { Sea } from "./sea";
import { Standing } from "./standing";

const GLOWING = 1700;
const DARKENED = 1400;
const FLIGHT = 5200;

export interface StageOptions {
  pictures: ResourcePictures;
  /** Whether things may move. */
  moving: boolean;
  corner: "left" | "right";
  /** Whether the dice are shown. */
  dice?: boolean;
  /** After each picture: where things are has changed. */
  onDrawn: () => void;
  onLost: () => void;
}

export class Stage {
  readonly eye: Eye;
  /** Once everything written on the island is drawn. */
  readonly ready: Promise<void>;
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly ground: Ground;
  private readonly sea: Sea;
  private readonly labels: Labels;
  private readonly standing: Standing;
  private readonly markers = new Markers();
  private readonly dice = new Dice();
  private readonly sun = new DirectionalLight();
  private readonly sky = new HemisphereLight();
  private readonly glow = new Mesh(
    new RingGeometry(0.72, 0.9, 6, 1).rotateZ(Math.PI / 6).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: "#ffd54a", transparent: true, depthTest: false }),
  );
  private readonly land: Mesh[] = [];
  private readonly earth = new MeshStandardMaterial({ vertexColors: true, roughness: 0.92 });
  private glows: { meshes: Mesh[]; began: number } | null = null;
  private darkened = -1e9;
  private hour: Hour = "day";
  private asked = 0;
  private size = { width: 1, height: 1 };
  private shadowsStale = true;

  constructor(
    readonly canvas: HTMLCanvasElement,
    island: Island,
    private readonly options: StageOptions,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "high-performance" });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.autoClear = false;
    canvas.addEventListener("webglcontextlost", this.lost);
    this.ground = new Ground(island);
    this.sea = new Sea(this.ground);
    this.labels = new Labels(island, options.pictures);
    // A page that is left while it reads the pictures loses nothing.
    this.ready = this.labels.drawn.then(
      () => this.ask(),
      () => {},
    );
    this.standing = new Standing((x, z) => this.ground.heightAt(x, z));
    this.eye = new Eye(island, () => this.ask());
    this.model(island);
    this.light(island);
    this.scene.add(this.sea.mesh, this.labels.mesh, this.standing.group, this.markers.group);
    this.setHour("day");
  }

  private readonly lost = (event: Event) => {
    event.preventDefault();
    this.options.onLost();
  };

  private model(island: Island): void {
    const [earth, scenery] = [new Clay(), new Clay()];
    this.ground.surface(earth);
    plant(scenery, earth, this.ground);
    build(scenery, island);
    for (const [shape, casts] of [
      [earth.fired(), false],
      [scenery.fired(), true],
      [this.ground.shore(), false],
    ] as const) {
      const mesh = new Mesh(shape, this.earth);
      mesh.castShadow = casts;
      mesh.receiveShadow = true;
      this.land.push(mesh);
    }
    this.scene.add(...this.land);
  }

  private light({ reach, middle }: Island): void {
    const wide = Math.hypot(reach.x, reach.z) + 1.2;
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(2048, 2048);
    this.sun.shadow.bias = -0.0006;
    this.sun.shadow.normalBias = 0.012;
    this.sun.shadow.radius = 3.2;
    Object.assign(this.sun.shadow.camera, { left: -wide, right: wide, top: wide, bottom: -wide, near: 1, far: 40 });
    this.sun.target.position.set(middle.x, 0, middle.z);
    this.scene.add(this.sun, this.sun.target, this.sky);
  }

  setHour(hour: Hour): void {
    this.hour = hour;
    const light = LIGHT[hour];
    const { x, z } = this.sun.target.position;
    this.sun.color.set(light.sun);
    this.sun.intensity = light.sunPower;
    this.sun.position.set(x + light.from[0] * 1.5, light.from[1] * 1.5, z + light.from[2] * 1.5);
    this.sky.color.set(light.sky);
    this.sky.groundColor.set(light.earth);
    this.sky.intensity = light.skyPower;
    this.scene.background = new Color(light.far);
    this.scene.fog = new Fog(light.far, 26, 70);
    this.renderer.toneMappingExposure = light.exposure;
    this.sea.lit(light);
    this.standing.lit(light);
    this.shadowsStale = true;
    this.ask();
  }

  show(pieces: Pieces, moving: boolean): void {
    this.standing.show(pieces, moving && this.options.moving, performance.now());
    this.shadowsStale = true;
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

  /** Hexes that yield shine for a moment. */
  shine(hexes: Spot[]): void {
    if (!this.options.moving) return;
    this.endGlow();
    const meshes = hexes.map(({ x, z }) => {
      const mesh = this.glow.clone();
      mesh.position.set(x, LEVEL + 0.06, z);
      mesh.renderOrder = 4;
      return mesh;
    });
    this.scene.add(...meshes);
    this.glows = { meshes, began: performance.now() };
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

  /** `above` is how many pixels at the top something else covers. */
  resize(width: number, height: number, density: number, above = 0): void {
    this.size = { width, height };
    this.renderer.setPixelRatio(Math.min(density, 2));
    this.renderer.setSize(width, height, false);
    this.eye.fit(width, height, above);
    this.draw();
  }

  /** Where a point of the island is in the picture, in its pixels, and how large a unit is there. */
  project({ x, z }: Spot, up = LEVEL): { x: number; y: number; unit: number; depth: number } {
    const at = new Vector3(x, up, z);
    const far = at.distanceTo(this.eye.camera.position);
    at.project(this.eye.camera);
    const unit = this.size.height / (2 * Math.tan((this.eye.camera.fov * Math.PI) / 360) * far);
    return { x: ((at.x + 1) / 2) * this.size.width, y: ((1 - at.y) / 2) * this.size.height, unit, depth: far };
  }

  /** Where the dice lie, in pixels from the upper left. */
  get diceBox(): { x: number; y: number; width: number; height: number } {
    const { width, height } = this.size;
    const wide = Math.round(Math.min(440, Math.max(112, width * 0.14)));
    const tall = Math.round(wide * 0.62);
    return {
      x: this.options.corner === "left" ? 6 : width - wide - 6,
      y: height - tall - 6,
      width: wide,
      height: tall,
    };
  }

  get figures(): { calls: number; triangles: number; frames: number } {
    return {
      calls: this.renderer.info.render.calls,
      triangles: this.renderer.info.render.triangles,
      frames: this.drawn,
    };
  }

  private drawn = 0;

  private ask(): void {
    this.asked ||= requestAnimationFrame(() => {
      this.asked = 0;
      this.draw();
    });
  }

  private draw(): void {
    const now = performance.now();
    const moving = [this.eye.step(now), this.standing.step(now), this.dice.step(now), this.fade(now)];
    this.labels.face(this.eye.look.azimuth, this.eye.look.height);
    this.standing.face(this.eye.look.azimuth);
    const { width, height } = this.size;
    const { info, shadowMap } = this.renderer;
    info.autoReset = false;
    info.reset();
    shadowMap.needsUpdate = this.shadowsStale || moving[1] === true;
    this.shadowsStale = moving[1] === true;
    this.renderer.setViewport(0, 0, width, height);
    this.renderer.clear();
    this.renderer.render(this.scene, this.eye.camera);
    if (this.options.dice ?? true) this.drawDice();
    this.drawn++;
    this.options.onDrawn();
    if (moving.includes(true)) this.ask();
  }

  private drawDice(): void {
    const box = this.diceBox;
    this.dice.draw(this.renderer, { ...box, y: this.size.height - box.y - box.height });
  }

  private fade(now: number): boolean {
    const dark = (now - this.darkened) / DARKENED;
    const light = LIGHT[this.hour];
    this.renderer.toneMappingExposure = light.exposure * (dark < 1 ? 1 - 0.5 * Math.sin(dark * Math.PI) : 1);
    if (!this.glows) return dark < 1;
    const share = (now - this.glows.began) / GLOWING;
    (this.glow.material as MeshBasicMaterial).opacity = Math.max(0, Math.min(1, share * 4) * (1 - share));
    if (share >= 1) this.endGlow();
    return true;
  }

  private endGlow(): void {
    if (this.glows) this.scene.remove(...this.glows.meshes);
    this.glows = null;
  }

  dispose(): void {
    cancelAnimationFrame(this.asked);
    this.canvas.removeEventListener("webglcontextlost", this.lost);
    for (const part of [this.sea, this.labels, this.standing, this.markers, this.dice]) part.dispose();
    for (const mesh of [...this.land, this.glow]) mesh.geometry.dispose();
    this.earth.dispose();
    (this.glow.material as MeshBasicMaterial).dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
