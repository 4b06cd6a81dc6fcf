import {
  BackSide,
  Box3,
  BoxGeometry,
  Color,
  DirectionalLight,
  DoubleSide,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SpotLight,
  Vector2,
  Vector3,
} from 'three';
import type { Object3D, Texture, WebGLRenderer } from 'three';
import { polished } from './floor.ts';
import { halton, onDisc } from './random.ts';
import type { Shot } from './shot.ts';
import { isMesh } from './is-mesh.ts';

let surroundingsOnce: Texture | undefined;

/** Returns the environment map for reflections in the studio: soft boxes in a grey room. */
export function studioSurroundings(renderer: WebGLRenderer): Texture {
  return (surroundingsOnce ??= paintSurroundings(renderer));
}

function paintSurroundings(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  const panel = (w: number, h: number, d: number, x: number, y: number, z: number, value: number): void => {
    const mesh = new Mesh(
      new BoxGeometry(w, h, d),
      new MeshBasicMaterial({ color: new Color(value, value, value * 1.03) }),
    );
    mesh.position.set(x, y, z);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  room.add(
    new Mesh(
      new BoxGeometry(30, 30, 30),
      new MeshBasicMaterial({ color: new Color(0.16, 0.17, 0.19), side: BackSide }),
    ),
  );
  panel(9, 5, 0.1, -8, 8, 6, 7);
  panel(3, 9, 0.1, 11, 4, -3, 6);
  panel(14, 3, 0.1, 0, 11, -6, 5);
  panel(2, 7, 0.1, -11, 3, -6, 5);
  panel(30, 30, 0.1, 0, -14, 0, 0.32);
  panel(4, 3, 0.1, 6, 6, 10, 2);
  const generator = new PMREMGenerator(renderer);
  return generator.fromScene(room, 0.02).texture;
}

export interface StudioOptions {
  /** The direction from the subject to the camera in degrees: around (0 is the front) and above. */
  around: number;
  above: number;
  /** The share of the picture that the subject fills. */
  fill?: number;
  fov?: number;
  backdrop?: string;
  aperture?: number;
  /** The depth at which the lens focuses within the subject's box, from 0 (front) to 1 (back). */
  focusDepth?: number;
}

/** Builds a seamless cove with a large soft key light, a rim light from behind, and soft fill from above. */
export function studio(shot: Shot, subject: Object3D, surroundings: Texture, options: StudioOptions): void {
  const { world, scene } = shot;
  world.add(subject);
  subject.updateMatrixWorld(true);
  const bounds = new Box3().setFromObject(subject);
  const size = bounds.getSize(new Vector3()).length();
  scene.environment = surroundings;
  scene.environmentIntensity = 0.75;
  scene.background = new Color('#5d636c');

  const cove = new Mesh(
    new LatheGeometry(
      [0, 0.5, 1, 1.6, 2.2, ...Array.from({ length: 13 }, (_, i) => i)].map((value, i) => {
        if (i < 5) {
          return new Vector2(value * size, 0);
        }
        const angle = (value / 12) * (Math.PI / 2);
        return new Vector2((2.6 + 1.6 * Math.sin(angle)) * size, 1.6 * (1 - Math.cos(angle)) * size);
      }),
      72,
    ),
    polished({ color: options.backdrop ?? '#6b7077', side: DoubleSide }, { straight: 0.05, grazing: 0.32 }),
  );
  cove.receiveShadow = true;
  world.add(cove);
  shot.floors.push(cove);
  shot.floorBlur = 0.1;

  const forward = new Vector3(
    Math.sin((options.around * Math.PI) / 180) * Math.cos((options.above * Math.PI) / 180),
    Math.sin((options.above * Math.PI) / 180),
    Math.cos((options.around * Math.PI) / 180) * Math.cos((options.above * Math.PI) / 180),
  );
  frameSubject(shot, subject, forward, options.fill ?? 0.74, options.fov ?? 24);
  shot.aperture = options.aperture ?? size * 0.0045;
  shot.focus
    .copy(bounds.getCenter(new Vector3()))
    .addScaledVector(forward, size * (0.22 - 0.4 * (options.focusDepth ?? 0)));

  const turn = (options.around * Math.PI) / 180;
  const centre = bounds.getCenter(new Vector3());
  const from = (x: number, y: number, z: number): Vector3 =>
    new Vector3(x, y, z).applyAxisAngle(new Vector3(0, 1, 0), turn).normalize();
  softLight(shot, centre, size, from(-0.75, 1.15, 0.7), 0.3, '#fff6ec', 3.1);
  softLight(shot, centre, size, from(0.9, 0.55, -0.9), 0.22, '#e8f1ff', 2.4);
  skyLight(shot, centre, size, 1, 1.15);

  const pool = new SpotLight('#f4f7ff', size * size * 20, 0, 0.5, 1, 2);
  pool.position.copy(centre).addScaledVector(from(0, 1.5, -1), size * 2.6);
  pool.target.position
    .copy(centre)
    .addScaledVector(from(0, 0, -1), size * 1.5)
    .setY(0);
  world.add(pool, pool.target);
  shot.look = { exposure: 1.1, bloom: 0.07, vignette: 0.42, lift: [0.002, 0.0025, 0.004], saturation: 1.05 };
}

/** Adds a shadow-casting area light, which takes a different position on its disc in each exposure. */
function softLight(
  shot: Shot,
  centre: Vector3,
  reach: number,
  direction: Vector3,
  spread: number,
  colour: string,
  strength: number,
): DirectionalLight {
  const light = shadowLight(shot, centre, reach, colour, strength);
  const side = new Vector3().crossVectors(direction, new Vector3(0, 1, 0.01)).normalize();
  const up = new Vector3().crossVectors(side, direction);
  shot.onExposure.push((index) => {
    const { x, y } = onDisc(halton(index + 1, 2), halton(index + 1, 3));
    light.position
      .copy(centre)
      .addScaledVector(direction, reach * 2)
      .addScaledVector(side, x * spread * reach * 2)
      .addScaledVector(up, y * spread * reach * 2);
  });
  return light;
}

/**
 * Adds fill light from the whole upper hemisphere. Lights from evenly spread directions, one set per exposure, leave
 * soft shadows where objects touch.
 */
function skyLight(shot: Shot, centre: Vector3, reach: number, count: number, strength: number): void {
  for (let i = 0; i < count; i++) {
    const light = shadowLight(shot, centre, reach, '#f2f6ff', strength / count);
    shot.onExposure.push((index) => {
      const n = index * count + i + 1;
      const { x, y } = onDisc(halton(n, 2) * 0.97, halton(n, 3));
      light.position.copy(centre).add(new Vector3(x, Math.sqrt(1 - x * x - y * y), y).multiplyScalar(reach * 2));
    });
  }
}

function shadowLight(shot: Shot, centre: Vector3, reach: number, colour: string, strength: number): DirectionalLight {
  const light = new DirectionalLight(colour, strength);
  light.castShadow = true;
  light.shadow.mapSize.set(896, 896);
  light.shadow.radius = 2;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = reach * 0.0012;
  const frustum = light.shadow.camera;
  frustum.left = frustum.bottom = -reach * 0.85;
  frustum.right = frustum.top = reach * 0.85;
  frustum.near = reach * 0.5;
  frustum.far = reach * 4;
  light.target.position.copy(centre);
  shot.world.add(light, light.target);
  return light;
}

/** Moves the camera along its line of sight until the subject is centred and fills the given share of the picture. */
function frameSubject(shot: Shot, subject: Object3D, forward: Vector3, fill: number, fov: number): void {
  const points: Vector3[] = [];
  subject.traverse((node) => {
    if (isMesh(node)) {
      const position = node.geometry.getAttribute('position');
      const step = Math.max(1, Math.floor(position.count / 600));
      for (let i = 0; i < position.count; i += step) {
        points.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(node.matrixWorld));
      }
    }
  });
  const { camera } = shot;
  camera.fov = fov;
  const bounds = new Box3().setFromPoints(points);
  const target = bounds.getCenter(new Vector3());
  let distance = bounds.getSize(new Vector3()).length() * 2;
  for (let round = 0; round < 8; round++) {
    camera.position.copy(target).addScaledVector(forward, distance);
    camera.near = distance * 0.05;
    camera.far = distance * 12;
    camera.lookAt(target);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld(true);
    const seen = new Box3().setFromPoints(points.map((point) => point.clone().project(camera)));
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    const half = Math.tan((fov * Math.PI) / 360) * distance;
    target.addScaledVector(right, ((seen.min.x + seen.max.x) / 2) * half * camera.aspect);
    target.addScaledVector(up, ((seen.min.y + seen.max.y) / 2 + 0.03) * half);
    distance *= Math.max((seen.max.x - seen.min.x) / 2 / fill, (seen.max.y - seen.min.y) / 2 / fill);
  }
}
