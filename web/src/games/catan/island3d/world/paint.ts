// How everything on the island is lit and coloured: three short programs of our own. The light is reckoned at the
// corners, the shade at every point; long programs take a device seconds before its first picture.
import { Color, DoubleSide, GLSL3, Matrix4, RawShaderMaterial, type Side, type Texture, Vector3 } from "three";
import type { Light } from "./palette";

/** What every program knows of the hour. */
export const lightUniforms = () => ({
  sunAt: { value: new Vector3(0, 1, 0) },
  sunlight: { value: new Color() },
  skylight: { value: new Color() },
  earthlight: { value: new Color() },
  exposure: { value: 1 },
  shade: { value: null as Texture | null },
  toShade: { value: new Matrix4() },
  /** How far along the island is laid out, in hexes. */
  laid: { value: 1e6 },
});

export type LightUniforms = ReturnType<typeof lightUniforms>;

/** What a surface gives back of the light that falls on it. */
const GIVEN_BACK = 1 / Math.PI;

export function setLight(uniforms: LightUniforms, light: Light): void {
  uniforms.sunAt.value.set(...light.from).normalize();
  uniforms.sunlight.value.set(light.sun).multiplyScalar(light.sunPower * GIVEN_BACK);
  uniforms.skylight.value.set(light.sky).multiplyScalar(light.skyPower * GIVEN_BACK);
  uniforms.earthlight.value.set(light.earth).multiplyScalar(light.skyPower * GIVEN_BACK);
  uniforms.exposure.value = light.exposure;
}

const PLACED = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix, viewMatrix, modelMatrix, toShade;
uniform vec3 sunAt, sunlight, skylight, earthlight;
in vec3 position;
out vec3 inShade;
vec3 fromSky(vec3 normal) { return mix(earthlight, skylight, normal.y * .5 + .5); }
vec3 fromSun(vec3 normal) { return sunlight * max(dot(normal, sunAt), 0.); }
void settle(vec3 at, vec3 normal) {
  inShade = (toShade * vec4(at + normal * .014, 1.)).xyz;
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.);
}
`;

/**
 * While the island is laid out: a hex falls into its place when it is its turn; what has a turn below none rises from
 * the sea.
 */
export const LAID_OUT = /* glsl */ `
uniform float laid;
in float turn;
vec3 laidOut(vec3 at) {
  float left = 1. - clamp((laid - abs(turn)) / 5., 0., 1.);
  if (left >= 1.) return vec3(0, -60, 0);
  return at + vec3(0, left * left * (turn < 0. ? -.7 : 1.7), 0);
}
`;

const TONED = /* glsl */ `
precision highp float;
uniform float exposure, opacity;
out vec4 seen;
vec3 written(vec3 light) {
  return mix(light * 12.92, pow(light, vec3(1. / 2.4)) * 1.055 - .055, step(.0031308, light));
}
/** Bright light keeps its colour and never tears. */
void show(vec3 light, float solid) {
  light *= exposure;
  float low = min(light.r, min(light.g, light.b));
  light -= low < .08 ? low - 6.25 * low * low : .04;
  float peak = max(light.r, max(light.g, light.b));
  if (peak > .76) {
    float held = 1. - .0576 / (peak - .52);
    light = mix(vec3(held), light * held / peak, 1. / (.15 * (peak - held) + 1.));
  }
  seen = vec4(written(light), solid);
}
`;

export const SHOWN = /* glsl */ `${TONED}
precision highp sampler2DShadow;
uniform sampler2DShadow shade;
in vec3 inShade;
float sunny() {
  if (any(greaterThan(abs(inShade - .5), vec3(.499)))) return 1.;
  const vec2 near = vec2(.55, 1.3) / 2048.;
  return .25 * (texture(shade, inShade + vec3(near, 0)) + texture(shade, inShade - vec3(near, 0))
    + texture(shade, inShade + vec3(near.y, -near.x, 0)) + texture(shade, inShade + vec3(-near.y, near.x, 0)));
}
`;

const STANDING = /* glsl */ `
in vec3 normal;
in vec4 color;
out vec3 ofSun, ofSky;
void main() {
  vec3 up = normalize(mat3(modelMatrix) * normal);
  vec3 at = laidOut((modelMatrix * vec4(position, 1.)).xyz);
  vec3 paint = color.rgb * color.rgb;
  ofSun = paint * fromSun(up);
  ofSky = paint * fromSky(up);
  settle(at, up);
}`;

const LIT = /* glsl */ `
in vec3 ofSun, ofSky;
void main() { show(ofSky + ofSun * sunny(), opacity); }`;

/** Everything in the light of the hour and without shade, water over what is low. */
const SKETCHED = /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix, viewMatrix, modelMatrix;
uniform vec3 sunAt, sunlight, skylight, earthlight, deep, shallow;
in vec3 position, normal;
in vec4 color;
out vec3 light;
void main() {
  vec3 up = normalize(mat3(modelMatrix) * normal);
  vec3 at = (modelMatrix * vec4(position, 1.)).xyz;
  vec3 water = mix(shallow, deep, smoothstep(-.04, .34, -at.y));
  vec3 paint = mix(water, color.rgb * color.rgb, smoothstep(-.06, .03, at.y));
  if (at.y < -.02) up = vec3(0, 1, 0);
  light = paint * (mix(earthlight, skylight, up.y * .5 + .5) + sunlight * max(dot(up, sunAt), 0.));
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.);
}`;

interface Kind {
  vertex: string;
  fragment: string;
  uniforms: Record<string, { value: unknown }>;
  transparent?: boolean;
  depthTest?: boolean;
  side?: Side;
}

export const program = ({ vertex, fragment, uniforms, ...rest }: Kind): RawShaderMaterial =>
  new RawShaderMaterial({ glslVersion: GLSL3, vertexShader: vertex, fragmentShader: fragment, uniforms, ...rest });

/** Everything that stands there, coloured at its corners. */
export const paint = (light: LightUniforms, opacity = 1): RawShaderMaterial =>
  program({
    vertex: PLACED + LAID_OUT + STANDING,
    fragment: SHOWN + LIT,
    uniforms: { ...light, opacity: { value: opacity } },
    transparent: opacity < 1,
  });

/** The first picture is drawn with this one alone: it is short, and the others are not ready yet. */
export const sketch = (light: LightUniforms, water: { deep: Color; shallow: Color }): RawShaderMaterial =>
  program({
    vertex: SKETCHED,
    fragment: `${TONED}\nin vec3 light;\nvoid main() { show(light, 1.); }`,
    uniforms: { ...light, deep: { value: water.deep }, shallow: { value: water.shallow } },
    side: DoubleSide,
  });

/** A program of one's own among the lit ones. */
export const litProgram = (
  light: LightUniforms,
  vertex: string,
  fragment: string,
  more: Record<string, { value: unknown }>,
  transparent = false,
): RawShaderMaterial =>
  program({
    vertex: PLACED + vertex,
    fragment: SHOWN + fragment,
    uniforms: { ...light, opacity: { value: 1 }, ...more },
    transparent,
  });

/** What shines by itself: marks of choice, windows, the shadow under a die. */
export const flat = (depthTest = true): RawShaderMaterial =>
  program({
    vertex: /* glsl */ `
precision highp float;
uniform mat4 projectionMatrix, modelViewMatrix;
in vec3 position;
in vec4 color;
out vec4 tint;
void main() {
  tint = vec4(color.rgb * color.rgb, color.a);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
}`,
    fragment: /* glsl */ `
precision highp float;
uniform vec3 colour;
uniform float opacity;
in vec4 tint;
out vec4 seen;
void main() { seen = vec4(pow(tint.rgb * colour, vec3(1. / 2.2)), tint.a * opacity); }`,
    uniforms: { colour: { value: new Color(1, 1, 1) }, opacity: { value: 1 } },
    transparent: true,
    depthTest,
    side: DoubleSide,
  });
