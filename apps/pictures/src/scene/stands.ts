import {
  AdditiveBlending,
  Color,
  CylinderGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { ArenaSize } from './field.ts';
import { between } from './random.ts';
import { at, block } from './shapes.ts';
import type { Shot } from './shot.ts';

/** The air behind the stands, lit from both ends: red haze on the left and blue on the right. */
export function airGlow(size: ArenaSize, house: number, ends: number): Mesh {
  const k = size.length / 16;
  const material = new ShaderMaterial({
    uniforms: { house: { value: house * 0.06 }, ends: { value: ends * 0.085 } },
    vertexShader:
      'varying vec2 p; void main() { p = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
    fragmentShader:
      'uniform float house; uniform float ends; varying vec2 p; void main() {' +
      'float low = exp(-p.y * 2.6) * smoothstep(0.0, 0.05, p.y + 0.04);' +
      'float left = exp(-pow((p.x - 0.26) * 5.0, 2.0)); float right = exp(-pow((p.x - 0.74) * 5.0, 2.0));' +
      'vec3 c = vec3(0.5, 0.62, 0.85) * house * exp(-pow((p.x - 0.5) * 3.4, 2.0));' +
      'c += vec3(1.0, 0.05, 0.09) * ends * left + vec3(0.07, 0.42, 1.0) * ends * right;' +
      'gl_FragColor = vec4(c * low, 1.0); }',
    transparent: true,
    blending: AdditiveBlending,
    depthWrite: false,
  });
  return at(new Mesh(new PlaneGeometry(70, 16), material), 0, 8, -size.width / 2 - 2 * k - 0.3);
}

/** Tiered seats behind the far side, with the spectators as dark shapes. */
export function stands(shot: Shot, size: ArenaSize): Group {
  const { random } = shot;
  const result = new Group();
  const rows = 9;
  const scale = size.length / 16;
  const dark = new MeshStandardMaterial({ color: '#0c0f14', roughness: 0.9 });
  const people: Matrix4[] = [];
  for (let row = 0; row < rows; row++) {
    const z = -size.width / 2 - 2.4 * scale - row * 0.95;
    const y = 0.25 + row * 0.5;
    result.add(at(block(34, 0.5, 0.95, dark, 0.02), 0, y - 0.2, z));
    for (let x = -16.5; x < 16.5; x += between(random, 0.52, 0.75)) {
      if (random() < 0.86) {
        const tall = between(random, 0.9, 1.15);
        people.push(
          new Matrix4()
            .makeTranslation(x, y + 0.36 * tall, z + between(random, -0.15, 0.15))
            .scale(new Vector3(1, tall, 1)),
        );
      }
    }
  }
  const body = mergeGeometries([
    new SphereGeometry(0.26, 10, 8).scale(1, 0.55, 0.6).translate(0, 0.16, 0),
    new CylinderGeometry(0.24, 0.19, 0.5, 10).scale(1, 1, 0.6).translate(0, -0.1, 0),
    new SphereGeometry(0.12, 10, 8).scale(0.9, 1.1, 1).translate(0, 0.47, 0.02),
    new SphereGeometry(0.16, 8, 6).scale(1.5, 0.7, 1.4).translate(0, -0.3, 0.16),
  ]);
  const crowd = new InstancedMesh(body, new MeshStandardMaterial({ color: '#ffffff', roughness: 0.85 }), people.length);
  const tones = ['#1d222b', '#292e37', '#3d2027', '#1e2f45', '#34343a', '#4a4c52'];
  people.forEach((matrix, i) => {
    crowd.setMatrixAt(i, matrix);
    crowd.setColorAt(i, new Color(tones[Math.floor(random() * tones.length)]));
  });
  result.add(crowd);
  return result;
}
