import { HalfFloatType, LinearFilter, ShaderMaterial, Vector2, Vector3, WebGLRenderTarget } from 'three';
import type { Texture, WebGLRenderer } from 'three';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';
import type { Look } from './shot.ts';

const vertexShader = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }';

const shrink = `
uniform sampler2D map; uniform vec2 texel; varying vec2 vUv;
vec3 at(float x, float y) { return texture2D(map, vUv + texel * vec2(x, y)).rgb; }
void main() {
  vec3 c = at(0.0, 0.0) * 0.125;
  c += (at(-1.0, -1.0) + at(1.0, -1.0) + at(-1.0, 1.0) + at(1.0, 1.0)) * 0.125;
  c += (at(-2.0, 0.0) + at(2.0, 0.0) + at(0.0, -2.0) + at(0.0, 2.0)) * 0.0625;
  c += (at(-2.0, -2.0) + at(2.0, -2.0) + at(-2.0, 2.0) + at(2.0, 2.0)) * 0.03125;
  gl_FragColor = vec4(c, 1.0);
}`;

const grow = `
uniform sampler2D map; uniform sampler2D finer; uniform vec2 texel; uniform float spread; varying vec2 vUv;
vec3 at(float x, float y) { return texture2D(map, vUv + texel * vec2(x, y)).rgb; }
void main() {
  vec3 c = at(0.0, 0.0) * 4.0 + (at(-1.0, 0.0) + at(1.0, 0.0) + at(0.0, -1.0) + at(0.0, 1.0)) * 2.0;
  c += at(-1.0, -1.0) + at(1.0, -1.0) + at(-1.0, 1.0) + at(1.0, 1.0);
  gl_FragColor = vec4(mix(texture2D(finer, vUv).rgb, c / 16.0, spread), 1.0);
}`;

const print = `
uniform sampler2D map; uniform sampler2D glow; uniform float exposure, bloom, vignette, saturation;
uniform vec3 lift; uniform vec2 size; varying vec2 vUv;
vec3 film(vec3 x) { return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0); }
float grain(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }
void main() {
  vec3 c = mix(texture2D(map, vUv).rgb, texture2D(glow, vUv).rgb, bloom);
  vec2 q = (vUv - 0.5) * vec2(1.0, size.y / size.x) * 1.55;
  c *= exposure * (1.0 - vignette * smoothstep(0.1, 1.0, dot(q, q) * 1.6));
  c = mix(vec3(dot(c, vec3(0.2126, 0.7152, 0.0722))), c, saturation);
  c = film(max(c, 0.0) * 0.72 + lift);
  c = mix(12.92 * c, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  gl_FragColor = vec4(c + (grain(gl_FragCoord.xy) - 0.5) / 255.0, 1.0);
}`;

const quads = new Map<string, FullScreenQuad>();

/** Returns a full-screen pass. Each shader is compiled once and used for every picture. */
function pass(fragmentShader: string, values: Record<string, unknown>): FullScreenQuad {
  const quad =
    quads.get(fragmentShader) ??
    new FullScreenQuad(new ShaderMaterial({ vertexShader, fragmentShader, depthTest: false, depthWrite: false }));
  quads.set(fragmentShader, quad);
  const { uniforms } = quad.material as ShaderMaterial;
  for (const [name, value] of Object.entries(values)) {
    (uniforms[name] ??= { value }).value = value;
  }
  return quad;
}

/**
 * Applies bloom (a pyramid of ever smaller copies), the tone curve and the vignette, and draws the result on the
 * canvas.
 */
export function develop(renderer: WebGLRenderer, map: Texture, width: number, height: number, look: Look): void {
  const levels: WebGLRenderTarget[] = [];
  for (let w = width >> 1, h = height >> 1; w > 12 && h > 12 && levels.length < 7; w >>= 1, h >>= 1) {
    levels.push(
      new WebGLRenderTarget(w, h, {
        type: HalfFloatType,
        minFilter: LinearFilter,
        magFilter: LinearFilter,
        depthBuffer: false,
      }),
    );
  }
  let source = map;
  let texel = new Vector2(1 / width, 1 / height);
  for (const level of levels) {
    draw(renderer, pass(shrink, { map: source, texel }), level);
    source = level.texture;
    texel = new Vector2(1 / level.width, 1 / level.height);
  }
  const made = [...levels];
  let coarser = levels[levels.length - 1]!;
  for (let i = levels.length - 2; i >= 0; i--) {
    const finer = levels[i]!;
    const target = finer.clone();
    made.push(target);
    const coarseTexel = new Vector2(1 / coarser.width, 1 / coarser.height);
    draw(
      renderer,
      pass(grow, { map: coarser.texture, finer: finer.texture, texel: coarseTexel, spread: 0.62 }),
      target,
    );
    coarser = target;
  }
  const { exposure, bloom, vignette, saturation } = look;
  const lift = new Vector3(...look.lift);
  const size = new Vector2(width, height);
  draw(renderer, pass(print, { map, glow: coarser.texture, exposure, bloom, vignette, saturation, lift, size }), null);
  for (const target of made) {
    target.dispose();
  }
}

function draw(renderer: WebGLRenderer, quad: FullScreenQuad, target: WebGLRenderTarget | null): void {
  renderer.setRenderTarget(target);
  quad.render(renderer);
}
