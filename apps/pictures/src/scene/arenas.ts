import { Group, Vector3 } from 'three';
import { arena } from './arena.ts';
import type { ArenaOptions } from './arena.ts';
import { ball, place } from './ball.ts';
import type { BallStyle } from './ball.ts';
import { arena20 } from './field.ts';
import { spot } from './beams.ts';
import { fly } from './flight.ts';
import type { Flyer } from './flight.ts';
import { nylon } from './materials.ts';
import { at, turned } from './shapes.ts';
import type { Point } from './shapes.ts';
import type { Compose, Shot } from './shot.ts';

const red40: BallStyle = { class: 40, team: 'red', joint: nylon('#2a2d33') };
const blue40: BallStyle = { class: 40, team: 'blue', joint: nylon('#2a2d33') };

export interface View {
  from: Point;
  to: Point;
  fov: number;
  focus?: Point;
  aperture?: number;
}

export function look(shot: Shot, view: View): void {
  const { camera } = shot;
  camera.fov = view.fov;
  camera.near = 0.1;
  camera.far = 2400;
  camera.position.set(...view.from);
  camera.lookAt(new Vector3(...view.to));
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld(true);
  shot.focus.set(...(view.focus ?? view.to));
  shot.aperture = view.aperture ?? 0.012;
}

export function match(
  view: View,
  flyers: readonly Flyer[],
  options: ArenaOptions = {},
  more?: (shot: Shot) => void,
): Compose {
  return (shot, renderer) => {
    arena(shot, renderer, options);
    for (const flyer of flyers) {
      fly(shot, flyer);
    }
    more?.(shot);
    look(shot, view);
    fillFromCamera(shot);
  };
}

/** Adds a weak neutral light beside the camera, which shows the machine inside the coloured glow. */
export function fillFromCamera(shot: Shot): void {
  const { position } = shot.camera;
  const distance = position.distanceTo(shot.focus);
  const { x, y, z } = shot.focus;
  spot(
    shot,
    '#eaf0ff',
    9 * distance * distance,
    [position.x - 0.5, position.y + 0.9, position.z + 0.2],
    [x, y, z],
    0.35,
  );
}

/** The ten balls of a match, spread over the field as in play. */
const matchFlyers: readonly Flyer[] = [
  { style: { ...red40, striker: true }, at: [2.2, 1.9, 1.2], heading: [4.2, 0.5, -1], curl: 1.1, sink: 0.7 },
  { style: blue40, at: [3.4, 2.3, 0.1], heading: [-2.2, 0.3, 1.2], curl: -0.9, sink: 0.6 },
  { style: red40, at: [0.6, 1.2, -0.7], heading: [3, -0.3, 0.3], curl: -1, sink: -0.3 },
  { style: blue40, at: [4.9, 2.0, -1.1], heading: [-1.6, 0.8, 0.6], curl: 0.6, sink: 0.8 },
  { style: red40, at: [-1.4, 2.8, -1.6], heading: [2.8, 0.2, 0.8], curl: 1.2, sink: 0.4 },
  { style: blue40, at: [5.9, 2.7, 0.6], heading: [-1.2, -0.2, -0.5], curl: 0.5, sink: 0.5 },
  { style: red40, at: [-3.4, 1.6, 0.4], heading: [2.0, 0.5, 0.2], curl: -0.8, sink: 0.5 },
  { style: blue40, at: [0.2, 3.2, -2.6], heading: [-3, 0.2, 0.4], curl: 0.8, sink: -0.4 },
  { style: red40, at: [-5.5, 2.4, -0.4], heading: [0.8, 0.3, 0.3], curl: 0.3, sink: 0.3 },
  { style: { ...blue40, striker: true }, at: [-2.2, 1.3, -2.2], heading: [-3.4, 0.2, 0.5], curl: 1, sink: 0.2 },
];

export const heroView: View = {
  from: [-2.1, 1.12, 2.95],
  to: [2.2, 1.72, -1.5],
  fov: 44,
  focus: [-1.0, 1.4, 2.1],
  aperture: 0.004,
};
export const heroLight: ArenaOptions = { house: 0.5, ends: 0.9 };

export const heroFlyers: readonly Flyer[] = [
  {
    style: { ...red40, striker: true },
    at: [-1.0, 1.4, 2.1],
    heading: [1.5, 0.22, 0.2],
    curl: 0.35,
    sink: 0.3,
    trail: 1.8,
    near: true,
  },
  { style: blue40, at: [1.12, 1.62, 1.47], heading: [-1.9, 0.25, -0.3], curl: -0.7, sink: 0.4, trail: 2.4, near: true },
  { style: blue40, at: [2.3, 1.25, 0.9], heading: [-2.0, 0.2, 0.2], curl: 0.7, sink: 0.4 },
  { style: red40, at: [3.2, 2.9, -0.6], heading: [3.0, 0.3, 0.2], curl: -0.9, sink: 0.5 },
  { style: blue40, at: [5.9, 2.0, 0.9], heading: [-0.9, 0.3, 0.2], curl: 0.4, sink: 0.3 },
  { style: red40, at: [2.0, 2.1, -2.4], heading: [2.4, 0.1, 0.4], curl: 0.9, sink: 0.5 },
  { style: red40, at: [0.9, 1.0, -3.0], heading: [1.6, 0.2, 0.1], curl: -0.5, sink: 0.2, trail: 1.4 },
  { style: blue40, at: [6.6, 2.9, -0.9], heading: [-0.8, 0.2, 0.3], curl: 0.3, sink: 0.2 },
  { style: red40, at: [4.6, 1.5, -1.6], heading: [1.8, 0.3, 0.3], curl: 0.5, sink: 0.4 },
  { style: blue40, at: [5.2, 1.2, -2.6], heading: [-1.2, 0.2, 0.3], curl: 0.3, sink: 0.3 },
];

function onFloor(shot: Shot, style: BallStyle, where: Point, turn: number, lean = 0.1): void {
  place(shot, ball(style, { lamps: 1, lamp: 2 }), { x: where[0], y: where[1], z: where[2] }, { turn, lean });
}

function lineUp(shot: Shot, size: 20 | 40, z: number, gap: number): void {
  const r = size === 20 ? 0.1 : 0.2;
  for (let i = 0; i < 5; i++) {
    onFloor(
      shot,
      { class: size, team: 'red', joint: nylon('#2a2d33'), striker: i === 0 },
      [-gap * (i + 0.75), r, z - i * gap * 0.35],
      i * 1.1,
    );
    onFloor(
      shot,
      { class: size, team: 'blue', joint: nylon('#2a2d33'), striker: i === 0 },
      [gap * (i + 0.75), r, z - i * gap * 0.35],
      i * 1.7,
    );
  }
}

export const arenaComposers: Record<string, Compose> = {
  'arena/hero': match(heroView, heroFlyers, heroLight, (shot) => {
    // This picture fills the width of a screen. With fewer exposures, out-of-focus areas break up into dots.
    shot.effort = 4;
  }),
  'arena/match': match(
    { from: [0.2, 2.2, 4.3], to: [2.7, 1.8, -0.3], fov: 46, focus: [2.2, 1.9, 1.2], aperture: 0.012 },
    matchFlyers,
  ),
  'arena/goal-moment': match(
    { from: [6.0, 2.15, 1.5], to: [7.25, 2.45, -0.1], fov: 44, focus: [7.2, 2.5, 0], aperture: 0.018 },
    [
      {
        style: { ...red40, striker: true },
        at: [7.35, 2.52, 0.02],
        heading: [4.5, 0.3, -1.2],
        curl: 0.7,
        sink: 0.9,
        trail: 3.2,
        near: true,
      },
      { style: blue40, at: [6.5, 3.1, -0.9], heading: [1.2, 0.4, 0.3], curl: 0.4, sink: 0.4 },
      { style: blue40, at: [6.6, 1.6, -0.75], heading: [1.6, 0.6, 0.4], curl: -0.4, sink: 0.6 },
    ],
    { house: 0.8 },
  ),
  'arena/class-20': match(
    { from: [-0.35, 0.42, 1.85], to: [0.08, 0.62, 0], fov: 42, focus: [-0.16, 0.52, 1.3], aperture: 0.008 },
    [
      {
        style: { class: 20, team: 'red', striker: true },
        at: [-0.16, 0.52, 1.3],
        heading: [1.2, 0.2, -0.4],
        curl: 0.3,
        sink: 0.3,
        near: true,
      },
      { style: { class: 20, team: 'blue' }, at: [0.45, 0.8, 0.6], heading: [-1.0, 0.1, 0.4], curl: -0.3, sink: 0.3 },
      { style: { class: 20, team: 'blue' }, at: [1.3, 0.55, -0.4], heading: [-1.0, 0.2, 0.2], curl: 0.4, sink: 0.2 },
      { style: { class: 20, team: 'red' }, at: [-1.3, 0.9, -0.5], heading: [1.0, 0.2, 0.2], curl: -0.4, sink: 0.2 },
    ],
    { size: arena20, house: 0.9 },
  ),
  'arena/class-40': match(
    { from: [0.95, 0.95, 3.6], to: [-0.1, 1.4, 0], fov: 46, focus: [0.5, 1.2, 2.3], aperture: 0.016 },
    [
      {
        style: { class: 40, team: 'blue', striker: true, joint: nylon('#2a2d33') },
        at: [0.5, 1.2, 2.3],
        heading: [-2.4, 0.4, 0.8],
        curl: -0.6,
        sink: 0.5,
        near: true,
      },
      { style: red40, at: [-0.9, 1.75, 1.2], heading: [2.0, 0.2, -0.8], curl: 0.7, sink: 0.4 },
      { style: red40, at: [-2.8, 1.3, -0.6], heading: [2.2, 0.4, -0.2], curl: -0.7, sink: 0.4 },
      { style: blue40, at: [2.6, 2.2, -0.8], heading: [-1.8, 0.2, 0.4], curl: 0.6, sink: 0.3 },
    ],
    { house: 0.9 },
  ),
  'arena/community': match(
    { from: [0, 0.75, 3.6], to: [0, 0.75, -1], fov: 46, focus: [0, 0.3, 1.2], aperture: 0.012 },
    [],
    { house: 1.1, ends: 0.8 },
    (shot) => lineUp(shot, 40, 1.4, 0.5),
  ),
  'arena/tournament': match(
    { from: [-7.3, 4.1, 5.2], to: [0.6, 1.2, -0.8], fov: 50, focus: [0, 1.5, 0], aperture: 0.008 },
    matchFlyers.slice(0, 8),
    { house: 1.2, ends: 1.2 },
  ),
  'arena/franchise': match(
    { from: [9.8, 4.4, 12.6], to: [0.6, 1.7, 0], fov: 42, focus: [0, 2, 3], aperture: 0.01 },
    matchFlyers.slice(0, 6),
    { house: 1.3, ends: 1.1, nearNet: true },
  ),
};

/** The default avatar's stylised cage, seen from the front in a square picture. */
export const avatar: Compose = (shot, renderer) => {
  arena(shot, renderer, { house: 0.2, ends: 0.35, stands: false, goals: false, fog: 0.09, beams: false });
  const made = ball({ class: 20, team: 'blue', frame: nylon('#d5dce4') }, { lamp: 3 });
  made.object.position.set(0, 1.5, 0);
  made.object.rotation.set(0.2, Math.PI / 4, 0);
  shot.onExposure.push((_, random) => made.live(random));
  const holder = new Group();
  holder.add(made.object);
  shot.world.add(turned(at(holder, 0, 0, 0), 0, 0, 0));
  look(shot, { from: [0, 1.5, 0.62], to: [0, 1.498, 0], fov: 24, focus: [0, 1.5, 0.08], aperture: 0.003 });
};
