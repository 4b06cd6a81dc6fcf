import {
  AdditiveBlending,
  type Color,
  ConeGeometry,
  DoubleSide,
  type Group,
  Mesh,
  ShaderMaterial,
  SpotLight,
  Vector3,
} from 'three';
import { group } from './shapes.ts';
import type { Point } from './shapes.ts';
import type { Shot } from './shot.ts';

export function spot(shot: Shot, colour: string, power: number, from: Point, to: Point, angle: number): SpotLight {
  const light = new SpotLight(colour, power, 0, angle, 0.9, 2);
  light.position.set(...from);
  light.target.position.set(...to);
  shot.world.add(light, light.target);
  return light;
}

/** A visible beam of light in the haze, brightest along the axis and near the lamp. */
export function beam(from: Point, to: Point, radius: number, colour: Color, strength: number): Group {
  const a = new Vector3(...from);
  const b = new Vector3(...to);
  const length = a.distanceTo(b);
  const cone = new ConeGeometry(radius, length, 48, 1, true);
  cone.translate(0, -length / 2, 0);
  const material = new ShaderMaterial({
    uniforms: { colour: { value: colour.clone().multiplyScalar(strength) }, reach: { value: length } },
    vertexShader:
      'varying vec3 n; varying vec3 v; varying float d; void main() { vec4 p = modelViewMatrix * vec4(position, 1.0);' +
      'n = normalMatrix * normal; v = -p.xyz; d = -position.y; gl_Position = projectionMatrix * p; }',
    fragmentShader:
      'uniform vec3 colour; uniform float reach; varying vec3 n; varying vec3 v; varying float d; void main() {' +
      'float core = pow(abs(dot(normalize(n), normalize(v))), 2.4); float t = d / reach;' +
      'gl_FragColor = vec4(colour * core * (1.0 - t) * (1.0 - t) * smoothstep(0.0, 0.06, t) * 3.0, 1.0); }',
    transparent: true,
    blending: AdditiveBlending,
    depthWrite: false,
    side: DoubleSide,
  });
  const mesh = new Mesh(cone, material);
  mesh.quaternion.setFromUnitVectors(new Vector3(0, -1, 0), b.clone().sub(a).normalize());
  mesh.position.copy(a);
  return group(mesh);
}
