// The sun: which points of the island it reaches is kept as one picture taken from where it stands, renewed when pieces
// move.
import {
  DepthTexture,
  DoubleSide,
  GLSL3,
  LessEqualCompare,
  LinearFilter,
  type Object3D,
  OrthographicCamera,
  RawShaderMaterial,
  RedFormat,
  type Scene,
  UnsignedIntType,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { Island } from "../model";
import type { LightUniforms } from "./paint";
import type { Light } from "./palette";

const GRAIN = 2048;
/** What throws a shadow is on this layer as well. */
const CASTING = 1;
const FAR = 15;

export const casts = (thing: Object3D, so = true): void =>
  so ? thing.layers.enable(CASTING) : thing.layers.disable(CASTING);

export class Sun {
  private readonly eye: OrthographicCamera;
  private readonly target = new WebGLRenderTarget(GRAIN, GRAIN, { format: RedFormat, generateMipmaps: false });
  private readonly distance = new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: `precision highp float; uniform mat4 projectionMatrix, modelViewMatrix; in vec3 position;
void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`,
    fragmentShader: "precision highp float; out vec4 seen; void main() { seen = vec4(1.); }",
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: 1.2,
    polygonOffsetUnits: 2,
  });
  private isStale = true;

  constructor(
    private readonly island: Island,
    private readonly light: LightUniforms,
  ) {
    const wide = Math.hypot(island.reach.x, island.reach.z) + 1.2;
    this.eye = new OrthographicCamera(-wide, wide, wide, -wide, 1, 2 * FAR + 8);
    this.eye.layers.set(CASTING);
    const depth = new DepthTexture(GRAIN, GRAIN, UnsignedIntType);
    depth.compareFunction = LessEqualCompare;
    depth.magFilter = depth.minFilter = LinearFilter;
    this.target.depthTexture = depth;
    light.shade.value = depth;
  }

  stand({ from }: Light): void {
    const { x, z } = this.island.middle;
    const long = Math.hypot(...from);
    this.eye.position.set(x + (from[0] / long) * FAR, (from[1] / long) * FAR, z + (from[2] / long) * FAR);
    this.eye.lookAt(x, 0, z);
    this.eye.updateMatrixWorld();
    const half = this.light.toShade.value.set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);
    half.multiply(this.eye.projectionMatrix).multiply(this.eye.matrixWorldInverse);
    this.isStale = true;
  }

  /** Something that throws a shadow has moved. */
  stale(): void {
    this.isStale = true;
  }

  look(renderer: WebGLRenderer, scene: Scene): void {
    if (!this.isStale) return;
    this.isStale = false;
    renderer.setRenderTarget(this.target);
    renderer.clear();
    scene.overrideMaterial = this.distance;
    renderer.render(scene, this.eye);
    scene.overrideMaterial = null;
    renderer.setRenderTarget(null);
  }

  dispose(): void {
    this.target.depthTexture?.dispose();
    this.target.dispose();
    this.distance.dispose();
  }
}
