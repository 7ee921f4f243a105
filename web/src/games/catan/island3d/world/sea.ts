// The sea: clear over the shallows, foam along the shore, ripples that catch the light. It stands still until something moves.
import {
  Color,
  DataTexture,
  LinearFilter,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  RedFormat,
  UnsignedByteType,
} from "three";
import type { Ground } from "./ground";
import type { Light } from "./palette";

const WIDE = 90;
const GRAIN = 160;
const FARTHEST = 2.2;

/** How far the shore is, as a picture that the sea's shader looks into. */
function shoreMap(ground: Ground, size: number): DataTexture {
  const { middle } = ground.island;
  const data = new Uint8Array(GRAIN * GRAIN);
  for (let j = 0; j < GRAIN; j++) {
    for (let i = 0; i < GRAIN; i++) {
      const x = middle.x + ((i + 0.5) / GRAIN - 0.5) * size;
      const z = middle.z + ((j + 0.5) / GRAIN - 0.5) * size;
      data[j * GRAIN + i] = Math.round(Math.min(1, Math.max(0, ground.fromShore(x, z) / FARTHEST)) * 255);
    }
  }
  const map = new DataTexture(data, GRAIN, GRAIN, RedFormat, UnsignedByteType);
  map.magFilter = map.minFilter = LinearFilter;
  map.needsUpdate = true;
  return map;
}

const DECLARED = /* glsl */ `
uniform sampler2D shore; uniform vec4 span; uniform vec3 deep; uniform vec3 shallow; uniform vec3 foam; uniform vec3 far;
varying vec3 afloat;
float grain(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float swell(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(grain(i), grain(i + vec2(1, 0)), f.x), mix(grain(i + vec2(0, 1)), grain(i + vec2(1, 1)), f.x), f.y);
}
float wave(vec2 p) { return swell(p * vec2(1.3, 2.6)) * .6 + swell(p * vec2(3.1, 5.7) + 7.) * .3 + swell(p * 9.) * .1; }
`;

const COLOURED = /* glsl */ `
vec2 place = (afloat.xz - span.xy) / span.z + .5;
vec2 aside = max(abs(place - .5) - .48, 0.) * span.z;
float reach = texture2D(shore, clamp(place, .02, .98)).r * ${FARTHEST.toFixed(1)} + length(aside);
float wobble = wave(afloat.xz * 1.5);
float out_ = reach + (wobble - .5) * .16;
vec3 water = mix(shallow, deep, smoothstep(.12, 1.7, out_));
water *= .93 + .14 * wave(afloat.xz * .55 + 3.);
float edge = .24 + .05 * (swell(afloat.xz * 4.) - .5);
float line = smoothstep(.07, .0, abs(out_ - edge)) + .45 * smoothstep(.035, .0, abs(out_ - edge - .2)) * step(.42, swell(afloat.xz * 2.3));
diffuseColor.rgb = mix(water, foam, clamp(line, 0., 1.) * .85);
float haze = smoothstep(6., 30., length(afloat.xz - span.xy));
diffuseColor.rgb = mix(diffuseColor.rgb, far, haze * .85);
diffuseColor.a = max(smoothstep(.1, .75, out_) * .5 + .46, line * .9);
`;

const RIPPLED = /* glsl */ `
vec2 q = afloat.xz * 2.2; float e = .12;
float here = wave(q);
vec3 ripple = normalize(vec3(-(wave(q + vec2(e, 0.)) - here) * .34, 1., -(wave(q + vec2(0., e)) - here) * .34));
normal = normalize((viewMatrix * vec4(ripple, 0.)).xyz);
`;

export class Sea {
  readonly mesh: Mesh;
  private readonly paints = {
    deep: { value: new Color() },
    shallow: { value: new Color() },
    foam: { value: new Color() },
    far: { value: new Color() },
  };
  private readonly water = new MeshStandardMaterial({ roughness: 0.36, metalness: 0.02, transparent: true });
  private readonly map: DataTexture;

  constructor(ground: Ground) {
    const { middle, reach } = ground.island;
    const size = 2 * (Math.max(reach.x, reach.z) + 2.6);
    this.map = shoreMap(ground, size);
    const span = { value: [middle.x, middle.z, size, 0] };
    this.water.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.paints, { shore: { value: this.map }, span });
      shader.vertexShader = shader.vertexShader
        .replace("#include <common>", "#include <common>\nvarying vec3 afloat;")
        .replace(
          "#include <begin_vertex>",
          "#include <begin_vertex>\nafloat = (modelMatrix * vec4(position, 1.)).xyz;",
        );
      shader.fragmentShader = shader.fragmentShader
        .replace("#include <common>", `#include <common>\n${DECLARED}`)
        .replace("#include <color_fragment>", COLOURED)
        .replace("#include <normal_fragment_maps>", RIPPLED);
    };
    this.mesh = new Mesh(new PlaneGeometry(WIDE, WIDE).rotateX(-Math.PI / 2), this.water);
    this.mesh.position.set(middle.x, 0, middle.z);
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = 1;
  }

  lit(light: Light): void {
    for (const name of ["deep", "shallow", "foam", "far"] as const) this.paints[name].value.set(light[name]);
    this.water.roughness = 0.5 - light.glitter * 0.16;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.water.dispose();
    this.map.dispose();
  }
}
