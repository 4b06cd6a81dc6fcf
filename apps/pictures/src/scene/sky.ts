import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
} from 'three';
import type { Texture, WebGLRenderer } from 'three';

interface Dusk {
  zenith: string;
  middle: string;
  horizon: string;
  /** The colour and direction of the last light (in degrees, where 0 is straight away from the camera). */
  glow: string;
  glowAt: number;
  clouds: number;
  stars: number;
}

export const dusks = {
  rose: {
    zenith: '#101a3c',
    middle: '#3d3f74',
    horizon: '#d9846f',
    glow: '#ffb27a',
    glowAt: -18,
    clouds: 0.8,
    stars: 0.2,
  },
  amber: {
    zenith: '#0d1b36',
    middle: '#2e4a72',
    horizon: '#e6a15c',
    glow: '#ffcf86',
    glowAt: 22,
    clouds: 0.55,
    stars: 0.15,
  },
  blueHour: {
    zenith: '#060d22',
    middle: '#12294f',
    horizon: '#4f7ea8',
    glow: '#8fb9d6',
    glowAt: 10,
    clouds: 0.45,
    stars: 0.7,
  },
  violet: {
    zenith: '#120f30',
    middle: '#3a2a66',
    horizon: '#b5628f',
    glow: '#ff9aa0',
    glowAt: -30,
    clouds: 0.7,
    stars: 0.4,
  },
  steel: { zenith: '#111a2a', middle: '#33485f', horizon: '#94a9b8', glow: '#dfd6c4', glowAt: 5, clouds: 1, stars: 0 },
  polar: {
    zenith: '#050b1c',
    middle: '#0d2b44',
    horizon: '#3f8f97',
    glow: '#b9e3c6',
    glowAt: 30,
    clouds: 0.35,
    stars: 1,
  },
} as const satisfies Record<string, Dusk>;

const shared = `
varying vec3 d; uniform vec3 zenith, middle, horizon, glow; uniform vec3 towards; uniform float clouds, stars, seed;
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float value(vec2 p) { vec2 i = floor(p); vec2 f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y); }
float fbm(vec2 p) { float s = 0.0; float a = 0.5; for (int i = 0; i < 5; i++) { s += a * value(p); p = p * 2.03 + 17.0; a *= 0.5; } return s; }
void main() {
  vec3 v = normalize(d); float h = max(v.y, 0.0);
  vec3 c = mix(horizon, middle, smoothstep(0.0, 0.2, h)); c = mix(c, zenith, smoothstep(0.12, 0.6, h));
  float near = pow(max(dot(normalize(vec3(v.x, v.y * 2.2, v.z)), towards), 0.0), 9.0);
  c += glow * near * 0.75 * exp(-h * 6.0);
  vec2 q = v.xz / (h + 0.13); float n = fbm(vec2(q.x * 0.55, q.y * 1.3) + seed);
  float cover = smoothstep(0.46, 0.78, n) * clouds * smoothstep(0.01, 0.1, h);
  vec3 lit = mix(middle * 0.75, horizon * 0.9 + glow * near * 0.8, smoothstep(0.75, 0.4, n) * exp(-h * 2.2));
  c = mix(c, lit, cover * 0.75);
  vec2 g = floor(v.xz / (v.y + 0.3) * 190.0); float s = step(0.9975, hash(g + seed));
  c += vec3(0.8, 0.9, 1.0) * s * stars * hash(g) * smoothstep(0.18, 0.5, h) * (1.0 - cover);
  gl_FragColor = vec4(c, 1.0);
}`;

/** The evening sky as a dome with clouds and the first stars. */
export function skyDome(dusk: Dusk, seed: number, radius: number): Mesh {
  const turn = (dusk.glowAt * Math.PI) / 180;
  const uniforms = {
    zenith: { value: new Color(dusk.zenith) },
    middle: { value: new Color(dusk.middle) },
    horizon: { value: new Color(dusk.horizon) },
    glow: { value: new Color(dusk.glow) },
    towards: { value: new Vector3(Math.sin(turn), 0, -Math.cos(turn)) },
    clouds: { value: dusk.clouds },
    stars: { value: dusk.stars },
    seed: { value: seed },
  };
  const material = new ShaderMaterial({
    uniforms,
    vertexShader:
      'varying vec3 d; void main() { d = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader: shared,
    side: BackSide,
    depthWrite: false,
  });
  const dome = new Mesh(new SphereGeometry(radius, 48, 32), material);
  dome.renderOrder = -1;
  return dome;
}

/** Returns the same sky as an environment map for reflections, with the lit field as a bright spot below. */
export function skySurroundings(renderer: WebGLRenderer, dusk: Dusk): Texture {
  const room = new Scene();
  room.add(skyDome(dusk, 1, 20));
  const ground = new Mesh(new BoxGeometry(40, 0.1, 40), new MeshBasicMaterial({ color: new Color(0.02, 0.022, 0.03) }));
  ground.position.y = -1;
  room.add(ground);
  return new PMREMGenerator(renderer).fromScene(room, 0.02).texture;
}
