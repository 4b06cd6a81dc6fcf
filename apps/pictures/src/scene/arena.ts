import {
  BackSide,
  BoxGeometry,
  Color,
  FogExp2,
  Group,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  PMREMGenerator,
  Scene,
} from 'three';
import type { Texture, WebGLRenderer } from 'three';
import { beam, spot } from './beams.ts';
import { addFloor, arena40, field } from './field.ts';
import type { ArenaSize } from './field.ts';
import { hungGoal } from './goal.ts';
import { lightStrip, plastic, teamLight } from './materials.ts';
import { halton, onDisc } from './random.ts';
import { at, block, turned } from './shapes.ts';
import type { Shot } from './shot.ts';
import { airGlow, stands } from './stands.ts';
import { isMesh } from './is-mesh.ts';

let surroundingsOnce: Texture | undefined;

/** Returns the environment map for reflections in the arena: rows of lamps above, a red end and a blue end. */
function arenaSurroundings(renderer: WebGLRenderer): Texture {
  return (surroundingsOnce ??= paintSurroundings(renderer));
}

function paintSurroundings(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  room.add(
    new Mesh(
      new BoxGeometry(40, 20, 40),
      new MeshBasicMaterial({ color: new Color(0.012, 0.016, 0.026), side: BackSide }),
    ),
  );
  const panel = (size: [number, number, number], position: [number, number, number], colour: Color): void => {
    room.add(at(new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: colour })), ...position));
  };
  for (let i = -2; i <= 2; i++) {
    panel([1.2, 0.1, 9], [i * 5, 9, 0], new Color(2.6, 2.9, 3.3));
  }
  panel([0.1, 5, 12], [-18, 3, 0], new Color(2.2, 0.06, 0.09));
  panel([0.1, 5, 12], [18, 3, 0], new Color(0.1, 0.7, 1.9));
  return new PMREMGenerator(renderer).fromScene(room, 0.03).texture;
}

export interface ArenaOptions {
  size?: ArenaSize;
  /** The strength of the overhead light, where 1 is match light. */
  house?: number;
  /** The strength of the team lights at the ends. */
  ends?: number;
  beams?: boolean;
  stands?: boolean;
  goals?: boolean;
  fog?: number;
  /** If false, the near long side is left open for the camera. */
  nearNet?: boolean;
}

/** Builds a sports hall at night with the netted field in it. The length runs along x, with the red end at -x. */
export function arena(shot: Shot, renderer: WebGLRenderer, options: ArenaOptions = {}): void {
  const { world, scene } = shot;
  const size = options.size ?? arena40;
  scene.background = new Color('#04060a');
  scene.fog = new FogExp2('#060a12', options.fog ?? 0.035);
  scene.environment = arenaSurroundings(renderer);
  scene.environmentIntensity = (options.house ?? 1) * 0.55;
  addFloor(shot, size);
  world.add(field(size, options.nearNet ?? false));
  if (options.goals !== false) {
    for (const [team, side] of [
      ['red', -1],
      ['blue', 1],
    ] as const) {
      const goal = hungGoal(size.goalInner, team, size.height - size.goalHeight, 4);
      goal.name = 'goal';
      world.add(turned(at(goal, side * (size.length / 2 - 0.5), size.goalHeight, 0), 0, Math.PI / 2, 0));
    }
  }
  if (options.stands !== false) {
    world.add(stands(shot, size));
    world.add(airGlow(size, options.house ?? 1, options.ends ?? 1));
  }
  lightHall(shot, size, options);
  shot.look = { exposure: 1.15, bloom: 0.16, vignette: 0.5, lift: [0.0015, 0.002, 0.004], saturation: 1.08 };
  shot.effort = 0.8;
  for (const mesh of shadowCasters(world)) {
    mesh.castShadow = true;
    mesh.receiveShadow = true;
  }
}

function* shadowCasters(root: Group): Generator<Mesh> {
  const found: Mesh[] = [];
  root.traverse((node) => {
    if (
      isMesh(node) &&
      (node.material as MeshStandardMaterial).isMeshStandardMaterial &&
      !(node.material as MeshStandardMaterial).transparent
    ) {
      found.push(node);
    }
  });
  yield* found;
}

function lightHall(shot: Shot, size: ArenaSize, options: ArenaOptions): void {
  const house = options.house ?? 1;
  const ends = options.ends ?? 1;
  const k = size.length / 16;
  const overhead = spot(shot, '#dfe9ff', 1150 * house * k * k, [0, 9 * k, 1.5 * k], [0, 0, 0], 1.05);
  overhead.castShadow = true;
  overhead.shadow.mapSize.set(2048, 2048);
  overhead.shadow.camera.near = 2 * k;
  overhead.shadow.camera.far = 16 * k;
  overhead.shadow.bias = -0.0008;
  shot.onExposure.push((index) => {
    const { x, y } = onDisc(halton(index + 1, 2), halton(index + 1, 3));
    overhead.position.set(x * 3 * k, 9 * k, (1.5 + y * 2) * k);
  });
  const red = spot(shot, '#ff2030', 900 * ends * k * k, [-9.5 * k, 5.5 * k, 2 * k], [-2 * k, 0.8 * k, 0], 0.7);
  const blue = spot(shot, '#2f9bff', 900 * ends * k * k, [9.5 * k, 5.5 * k, 2 * k], [2 * k, 0.8 * k, 0], 0.7);
  const rim = spot(shot, '#bcd4ff', 1400 * house * k * k, [0, 6.5 * k, -7 * k], [0, 1.2 * k, 0], 0.8);
  for (const light of [red, blue, rim]) {
    shot.world.add(light);
  }
  const rig = new Group();
  for (let i = -3; i <= 3; i++) {
    const x = i * 2.3 * k;
    rig.add(
      turned(
        at(
          block(0.3 * k, 0.34 * k, 0.4 * k, plastic('#0d0f12', 0.5), 0.05 * k),
          x,
          size.height + 0.45 * k,
          -size.width / 2,
        ),
        0.7,
        0,
        0,
      ),
    );
    rig.add(
      turned(
        at(
          block(0.22 * k, 0.02, 0.24 * k, lightStrip(new Color(0.8, 0.9, 1), 6 * Math.max(house, 0.02), 0), 0.01),
          x,
          size.height + 0.3 * k,
          -size.width / 2 + 0.1 * k,
        ),
        0.7,
        0,
        0,
      ),
    );
    if (options.beams !== false && house + ends > 0) {
      const colour = i < 0 ? teamLight.red : i > 0 ? teamLight.blue : new Color(0.8, 0.9, 1);
      rig.add(
        beam(
          [x, size.height + 0.2 * k, -size.width / 2 + 0.15 * k],
          [x * 0.62 + i * 0.2, 0, size.width * 0.12],
          1.1 * k,
          colour,
          0.055 * Math.max(house, ends),
        ),
      );
    }
  }
  shot.world.add(rig);
}
