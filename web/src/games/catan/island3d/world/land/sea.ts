// The sea: clear over the shallows, foam along the shore, ripples that catch the light. It stands still until something
// moves.
import {
  Color,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  PlaneGeometry,
  type RawShaderMaterial,
  RedFormat,
  RepeatWrapping,
  UnsignedByteType,
} from "three";
import { type LightUniforms, litProgram } from "../paint";
import type { Light } from "../palette";
import type { Ground } from "./ground";
import { mix, noise, smooth } from "./noise";

const WIDE = 90;
/** In so many pieces each way: one that reaches behind the eye is not seen before it. */
const PIECES = 9;
const GRAIN = 176;
const FARTHEST = 2.2;

/** Along the shore the foam keeps to it; farther out the water knows only its rounded shape. */
const shallows = (ground: Ground, x: number, z: number): number => {
  const far = ground.downBeach(x, z, ground.fromShore(x, z));
  return mix(far, Math.max(0, ground.offShore(x, z)), smooth(0.3, 0.9, far));
};

/** How far the shore is, as a picture that the sea's shader looks into. */
function shoreMap(ground: Ground, size: number): DataTexture {
  const { middle } = ground.island;
  const data = new Uint8Array(GRAIN * GRAIN);
  for (let j = 0; j < GRAIN; j++) {
    for (let i = 0; i < GRAIN; i++) {
      const x = middle.x + ((i + 0.5) / GRAIN - 0.5) * size;
      const z = middle.z + ((j + 0.5) / GRAIN - 0.5) * size;
      data[j * GRAIN + i] = Math.round(Math.min(1, Math.max(0, shallows(ground, x, z) / FARTHEST)) * 255);
    }
  }
  const map = new DataTexture(data, GRAIN, GRAIN, RedFormat, UnsignedByteType);
  map.magFilter = map.minFilter = LinearFilter;
  map.needsUpdate = true;
  return map;
}

const RIPPLES = 128;

/** Ripples that repeat without a seam: long across, short towards the shore. */
function rippleMap(): DataTexture {
  const data = new Uint8Array(RIPPLES * RIPPLES);
  const wrapped = (x: number, z: number, across: number, down: number) => {
    const [u, v] = [x / RIPPLES, z / RIPPLES];
    const at = (dx: number, dz: number) => noise((u - dx) * across + 50, (v - dz) * down + 50);
    return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
  };
  for (let j = 0; j < RIPPLES; j++)
    for (let i = 0; i < RIPPLES; i++)
      data[j * RIPPLES + i] =
        255 * (wrapped(i, j, 7, 14) * 0.6 + wrapped(i, j, 17, 31) * 0.28 + wrapped(i, j, 43, 43) * 0.12);
  const map = new DataTexture(data, RIPPLES, RIPPLES, RedFormat, UnsignedByteType);
  map.wrapS = map.wrapT = RepeatWrapping;
  map.magFilter = LinearFilter;
  map.minFilter = LinearMipmapLinearFilter;
  map.generateMipmaps = true;
  map.anisotropy = 4;
  map.needsUpdate = true;
  return map;
}

const AFLOAT = /* glsl */ `
out vec3 afloat;
void main() {
  afloat = (modelMatrix * vec4(position, 1.)).xyz;
  settle(afloat, vec3(0, 1, 0));
}`;

const WATER = /* glsl */ `
uniform sampler2D shore, ripples;
uniform vec4 span;
uniform vec3 deep, shallow, foam, far, sunAt, sunlight, skylight, cameraPosition;
uniform float glitter, laid;
in vec3 afloat;
float wave(vec2 at) { return texture(ripples, at).r; }
void main() {
  vec2 place = (afloat.xz - span.xy) / span.z + .5;
  vec2 aside = max(abs(place - .5) - .48, 0.) * span.z;
  float reach = texture(shore, clamp(place, .02, .98)).r * ${FARTHEST.toFixed(1)} + length(aside);
  reach = mix(${FARTHEST.toFixed(1)}, reach, smoothstep(0., 5., laid - span.w));
  float broad = wave(afloat.xz * .071 + .3), fine = wave(afloat.xz * .19);
  float out_ = reach + (fine - .5) * .08;
  vec3 water = mix(shallow, deep, smoothstep(.1, 1.9, out_ + (broad - .5) * .5)) * (.88 + .24 * broad);
  float edge = .29 + .05 * (broad - .5);
  float line = smoothstep(.055, .0, abs(out_ - edge)) * (.6 + .5 * fine)
    + .5 * smoothstep(.028, .0, abs(out_ - edge - .13 - .08 * broad)) * smoothstep(.42, .56, fine)
    + .3 * smoothstep(.024, .0, abs(out_ - edge - .34 - .1 * broad)) * smoothstep(.5, .6, broad);
  float crest = wave(afloat.xz * vec2(.13, .31) + .6) * .7 + fine * .3;
  float stroke = smoothstep(.014, .0, abs(crest - .57)) * smoothstep(.5, 1.1, out_)
    * smoothstep(.46, .6, wave(afloat.xz * vec2(.21, .09) + .2));
  vec3 colour = mix(water, foam, clamp(line * .85 + stroke * (.14 - .06 * glitter), 0., 1.));
  const float e = .012;
  vec2 slope = vec2(wave(afloat.xz * .19 + vec2(e, 0)) - fine, wave(afloat.xz * .19 + vec2(0, e)) - fine);
  vec3 up = normalize(vec3(-slope.x * .5, 1, -slope.y * .5));
  vec3 half_ = normalize(sunAt + normalize(cameraPosition - afloat));
  float sun = sunny();
  vec3 light = colour * (skylight + sunlight * max(dot(up, sunAt), 0.) * mix(.55, 1., sun));
  light += sunlight * pow(max(dot(up, half_), 0.), 90.) * glitter * sun;
  float haze = smoothstep(7., 34., length(afloat.xz - span.xy));
  light = mix(light, far, haze * .92);
  show(light, max(smoothstep(.08, .8, out_) * .6 + .4, clamp(line, 0., 1.) * .9));
}`;

export class Sea {
  readonly mesh: Mesh;
  private readonly paints = {
    deep: { value: new Color() },
    shallow: { value: new Color() },
    foam: { value: new Color() },
    far: { value: new Color() },
    glitter: { value: 0 },
  };
  private readonly water: RawShaderMaterial;
  private readonly maps: DataTexture[];

  constructor(ground: Ground, light: LightUniforms) {
    const { middle, reach } = ground.island;
    const size = 2 * (Math.max(reach.x, reach.z) + 2.6);
    const [shore, ripples] = (this.maps = [shoreMap(ground, size), rippleMap()]);
    const span = { value: [middle.x, middle.z, size, ground.island.hexes.length] };
    const known = { ...this.paints, shore: { value: shore }, ripples: { value: ripples }, span };
    this.water = litProgram(light, AFLOAT, WATER, known, true);
    this.mesh = new Mesh(new PlaneGeometry(WIDE, WIDE, PIECES, PIECES).rotateX(-Math.PI / 2), this.water);
    this.mesh.position.set(middle.x, 0, middle.z);
    this.mesh.renderOrder = 1;
  }

  lit(light: Light): void {
    for (const name of ["deep", "shallow", "foam", "far"] as const) this.paints[name].value.set(light[name]);
    this.paints.glitter.value = light.glitter;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.water.dispose();
    for (const map of this.maps) map.dispose();
  }
}
