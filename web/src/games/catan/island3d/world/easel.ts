// What the pictures are drawn on: a sketch while the rest is being made ready, then everything in full;
// where that goes slowly, with fewer points while something moves.
import { type Camera, Color, type Scene, WebGLRenderer } from "three";
import { type LightUniforms, sketch } from "./paint";
import type { Light } from "./palette";
import type { Sun } from "./sun";

/** A picture that takes longer than so many milliseconds is slow. */
const SLOW = 90;
/** The share of points each way in a sketch, and in motion where pictures are slow. */
const FEWER = 0.5;

export class Easel {
  private readonly renderer: WebGLRenderer;
  private readonly water = { deep: new Color(), shallow: new Color() };
  private readonly chalk;
  private readonly haze = new Color();
  private readonly sea = new Color();
  private density = 1;
  private share = FEWER;
  private moved = { at: 0, slowly: 0 };
  width = 1;
  height = 1;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly light: LightUniforms,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "high-performance" });
    this.renderer.debug.checkShaderErrors = false;
    this.renderer.autoClear = this.renderer.info.autoReset = false;
    this.chalk = sketch(light, this.water);
  }

  lit({ far, deep, shallow }: Light): void {
    this.haze.set(far);
    this.water.deep.set(deep);
    this.water.shallow.set(shallow);
    const { skylight, sunlight, sunAt, exposure } = this.light;
    this.sea.copy(sunlight.value).multiplyScalar(sunAt.value.y).add(skylight.value).multiply(this.water.deep);
    this.sea.multiplyScalar(exposure.value);
    const low = Math.min(this.sea.r, this.sea.g, this.sea.b);
    this.sea.addScalar(low < 0.08 ? 6.25 * low * low - low : -0.04); // as the programs do with all light
  }

  resize(width: number, height: number, density: number): void {
    [this.width, this.height, this.density] = [width, height, Math.min(density, 2)];
    this.renderer.setPixelRatio(this.density * this.share);
    this.renderer.setSize(width, height, false);
  }

  private sharpen(share: number): void {
    if (share === this.share) return;
    this.share = share;
    this.renderer.setPixelRatio(this.density * share);
  }

  /** Without what is not ready yet. */
  sketch(scene: Scene, camera: Camera): void {
    this.sharpen(FEWER);
    scene.overrideMaterial = this.chalk;
    this.clear(this.sea);
    this.renderer.render(scene, camera);
    scene.overrideMaterial = null;
  }

  draw(scene: Scene, camera: Camera, sun: Sun, moving: boolean): void {
    this.sharpen(moving && this.isSlow ? FEWER : 1);
    this.keepTime(moving);
    this.renderer.info.reset();
    sun.look(this.renderer, scene);
    this.clear(this.haze);
    this.renderer.render(scene, camera);
  }

  private clear(colour: Color): void {
    this.renderer.setClearColor(colour);
    this.renderer.setViewport(0, 0, this.width, this.height);
    this.renderer.clear();
  }

  /** The last picture has fewer points than it could have. */
  get isRough(): boolean {
    return this.share < 1;
  }

  private get isSlow(): boolean {
    return this.moved.slowly > 1;
  }

  /** From one picture in motion to the next it takes as long as drawing it. */
  private keepTime(moving: boolean): void {
    const now = performance.now();
    const took = now - this.moved.at;
    if (moving && took > SLOW && took < 20 * SLOW) this.moved.slowly++;
    this.moved.at = moving ? now : 0;
  }

  /** A small scene of its own in a part of the picture, from its lower left corner. */
  inset(box: { x: number; y: number; width: number; height: number }, scene: Scene, camera: Camera): void {
    this.renderer.setViewport(box.x, box.y, box.width, box.height);
    this.renderer.clearDepth();
    this.renderer.render(scene, camera);
  }

  /** The programs are made ready beside the page; whether this device can run them. */
  async prepare(scene: Scene, camera: Camera): Promise<boolean> {
    await this.renderer.compileAsync(scene, camera);
    return this.isAble;
  }

  get isAble(): boolean {
    const context = this.renderer.getContext();
    const programs = this.renderer.info.programs as { program: WebGLProgram }[] | null;
    if (context.isContextLost()) return true;
    return (programs ?? []).every(({ program }) => context.getProgramParameter(program, context.LINK_STATUS));
  }

  get figures(): { calls: number; triangles: number } {
    const { calls, triangles } = this.renderer.info.render;
    return { calls, triangles };
  }

  dispose(): void {
    this.chalk.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
