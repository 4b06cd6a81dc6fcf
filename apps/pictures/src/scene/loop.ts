import { Light, SpotLight } from 'three';
import type { Object3D, WebGLRenderer } from 'three';
import { arena } from './arena.ts';
import { fillFromCamera, heroFlyers, heroLight, heroView, look } from './arenas.ts';
import { circling, flyAlong, through } from './course.ts';
import type { Courser } from './course.ts';
import { develop } from './develop.ts';
import { Film } from './film.ts';
import type { Point } from './shapes.ts';
import { newShot } from './shot.ts';

export interface LoopOrder {
  width: number;
  height: number;
  /** The number of exposures of the background, and of each frame. */
  background: number;
  exposures: number;
  framesPerSecond: number;
}

export interface Loop {
  width: number;
  height: number;
  /** Draws the frame that begins at a time in seconds on the canvas. */
  take: (seconds: number) => void;
}

/** The striker flies from its position in the still through the blue ring, and returns behind the camera. */
const throughTheRing: readonly Point[] = [
  [-1.0, 1.4, 2.1],
  [-0.3, 1.5, 2.05],
  [0.7, 1.66, 1.9],
  [2.0, 1.92, 1.55],
  [3.6, 2.22, 1.0],
  [5.5, 2.48, 0.35],
  [7.35, 2.51, 0.02],
  [7.72, 2.2, 0.6],
  [7.1, 1.6, 2.1],
  [3.6, 1.2, 3.7],
  [-1.8, 0.9, 3.8],
  [-2.6, 1.02, 2.25],
];

const [striker, ...others] = heroFlyers;
const coursers: readonly Courser[] = [
  { flyer: striker!, course: through(throughTheRing), trailSeconds: 0.45 },
  ...others.map((flyer) => ({ flyer, course: circling(flyer, 0.85), trailSeconds: 0.9 })),
];

/** The share of a frame in which the shutter is open: short, because few exposures blur a fast ball into copies. */
const shutter = 0.12;

/**
 * Films the match in the composition of the hero. Only the balls move, so the hall is exposed once with the light of the
 * first frame, and each frame draws the balls and the goals before it.
 */
export function openLoop(renderer: WebGLRenderer, order: LoopOrder): Loop {
  const { width, height, framesPerSecond } = order;
  const shot = newShot('arena/hero');
  shot.camera.aspect = width / height;
  arena(shot, renderer, heroLight);
  const moving: Object3D[] = coursers.flatMap((courser) => {
    const { object, tail } = flyAlong(shot, courser);
    return [object, tail];
  });
  look(shot, heroView);
  fillFromCamera(shot);
  const background = new Film(renderer, width, height);
  shot.onTime.forEach((move) => move(0));
  const meshes = moving.flatMap((part) => part.children.filter((child) => !(child instanceof Light)));
  show(meshes, false);
  background.expose(shot, order.background);
  show(meshes, true);
  show(
    shot.world.children.filter(
      (child) => !moving.includes(child) && !(child instanceof Light) && child.name !== 'goal',
    ),
    false,
  );
  shot.floors = [];
  shrinkShadows(shot.world);
  shot.scene.background = background.sum.texture;
  const film = new Film(renderer, width, height);
  return {
    width,
    height,
    take: (seconds) => {
      shot.onFrame.forEach((move) => move(seconds));
      film.expose(shot, order.exposures, `at ${seconds}`, (share) => {
        shot.onTime.forEach((move) => move(seconds + (share * shutter) / framesPerSecond));
      });
      develop(renderer, film.sum.texture, width, height, shot.look);
    },
  };
}

/** The balls alone need less detailed shadows than the hall. */
function shrinkShadows(world: Object3D): void {
  world.traverse((node) => {
    if (!(node instanceof SpotLight) || !node.castShadow) return;
    node.shadow.mapSize.set(512, 512);
    node.shadow.map?.dispose();
    node.shadow.map = null;
  });
}

function show(parts: readonly Object3D[], isVisible: boolean): void {
  for (const part of parts) {
    part.visible = isVisible;
  }
}
