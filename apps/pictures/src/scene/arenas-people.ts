import { arena } from './arena.ts';
import { look } from './arenas.ts';
import { spot } from './beams.ts';
import type { BallStyle } from './ball.ts';
import { arena40 } from './field.ts';
import { fly } from './flight.ts';
import { nylon } from './materials.ts';
import { flying, person } from './person.ts';
import type { Arm, PersonStyle } from './person.ts';
import type { Point } from './shapes.ts';
import type { Compose, Shot } from './shot.ts';
import { airGlow } from './stands.ts';

const joint = nylon('#2a2d33');
const red: BallStyle = { class: 40, glow: 14, team: 'red', joint };
const blue: BallStyle = { class: 40, glow: 14, team: 'blue', joint };

/** Builds an arena whose far side is bright with haze, so that people before it are silhouettes. */
export const hall: Compose = (shot, renderer) => {
  arena(shot, renderer, { house: 0.4, ends: 0.8, nearNet: true, stands: false, beams: false });
  shot.scene.environmentIntensity = 0.07;
  const haze = airGlow(arena40, 4.5, 2.6);
  // The red and the blue end both reach into the picture.
  haze.scale.x = 0.3;
  shot.world.add(haze);
  shot.look = { ...shot.look, exposure: 1.2, bloom: 0.2, vignette: 0.8, saturation: 1.35 };
  // Pages show these pictures at their full width. With fewer exposures, trusses and balls out of focus break up into
  // dots.
  shot.effort = 6;
};

/** Stands a person at x and z. With a turn of 0, the person faces the cage, and with a positive one, to the left. */
function stand(shot: Shot, style: PersonStyle, [x, z]: readonly [number, number], turn = 0): void {
  const figure = person(style);
  figure.position.set(x, 0, z);
  figure.rotation.y = Math.PI + turn;
  shot.world.add(figure);
}

/** Lights people from the cage, red from the left and blue from the right, so that only their edges shine. */
function rim(shot: Shot, target: Point, strength = 1): void {
  const [x, y, z] = target;
  spot(shot, '#ff2f3c', 90 * strength, [x - 2, y + 1, z - 6], target, 0.3);
  spot(shot, '#4fa8ff', 120 * strength, [x + 2, y + 1, z - 6], target, 0.3);
  spot(shot, '#dfe9ff', 60 * strength, [x + 0.2, y + 2.4, z - 6], target, 0.3);
}

const coach: Compose = (shot, renderer) => {
  hall(shot, renderer);
  stand(
    shot,
    {
      name: 'coach',
      height: 1.78,
      hair: 'cap',
      coat: 'jacket',
      turn: 0.6,
      tilt: 0.1,
      arms: [
        { elbow: [-0.31, 1.17, -0.1], wrist: [-0.48, 1.12, 0.05] },
        { elbow: [0.37, 1.37, 0.17], wrist: [0.52, 1.49, 0.33], hand: 'point' },
      ],
    },
    [-2.2, 5.4],
    0.45,
  );
  stand(
    shot,
    {
      name: 'pupil',
      height: 1.38,
      hair: 'tail',
      coat: 'hooded',
      turn: 0.7,
      tilt: 0.15,
      arms: flying,
      radio: true,
      goggles: 'red',
    },
    [-1.67, 5.35],
    0.5,
  );
  fly(shot, {
    style: { ...red, striker: true },
    at: [-2.76, 2.3, 1.4],
    heading: [2.2, 0.5, -0.3],
    curl: 0.6,
    sink: 0.4,
    near: true,
  });
  fly(shot, { style: blue, at: [0.6, 2.9, -1], heading: [-2, 0.3, 0.4], curl: -0.6, sink: 0.4 });
  rim(shot, [-2, 1.35, 5.4], 1.7);
  look(shot, { from: [-2.45, 1.36, 8], to: [-2.45, 1.43, 5.4], fov: 25, focus: [-2.1, 1.35, 5.4], aperture: 0.012 });
};

/** A hand that hooks its fingers into the net, of the arm at the side. */
const holding = (side: -1 | 1, height: number): Arm => ({
  elbow: [side * 0.33, height - 0.22, 0.14],
  wrist: [side * 0.31, height, 0.32],
  hand: 'open',
});

const hanging = (side: -1 | 1): Arm => ({
  elbow: [side * 0.25, 1.14, -0.04],
  wrist: [side * 0.25, 0.92, 0.07],
});

const net: Compose = (shot, renderer) => {
  hall(shot, renderer);
  const children: readonly (readonly [PersonStyle, x: number, turn: number])[] = [
    [
      {
        ...{ name: 'first', height: 1.3, hair: 'short', coat: 'hooded', turn: 0.35, tilt: 0.22, roll: 0.06 },
        arms: [hanging(-1), holding(1, 1.5)],
        shift: 0.02,
      },
      -2.24,
      0.1,
    ],
    [
      {
        ...{ name: 'second', height: 1.12, hair: 'hat', coat: 'quilted', turn: 0.3, tilt: 0.3 },
        arms: [holding(-1, 1.42), holding(1, 1.46)],
      },
      -1.87,
      0.15,
    ],
    [
      {
        ...{ name: 'third', height: 1.43, hair: 'tail', coat: 'jacket', turn: 0.5, tilt: 0.12, roll: -0.08 },
        arms: [holding(-1, 1.56), hanging(1)],
        shift: -0.02,
      },
      -1.5,
      0.1,
    ],
    [
      {
        ...{ name: 'fourth', height: 1.24, hair: 'curls', coat: 'quilted', turn: 0.45, tilt: 0.2 },
        arms: [hanging(-1), holding(1, 1.45)],
      },
      -1.17,
      0.2,
    ],
  ];
  for (const [style, x, turn] of children) {
    stand(shot, style, [x, 4.33], turn);
  }
  fly(shot, {
    style: { ...blue, striker: true },
    at: [-2.7, 1.93, 1.6],
    heading: [1.9, 0.4, -0.4],
    curl: 0.5,
    sink: 0.4,
    near: true,
  });
  fly(shot, { style: red, at: [0.4, 2.5, -1], heading: [-2, 0.3, 0.4], curl: -0.6, sink: 0.4 });
  rim(shot, [-1.7, 1.1, 4.33], 1);
  look(shot, { from: [-2.1, 1.02, 6.4], to: [-2.1, 1.07, 4.33], fov: 30, focus: [-1.9, 1.1, 4.33], aperture: 0.01 });
};

const pilot: Compose = (shot, renderer) => {
  hall(shot, renderer);
  stand(
    shot,
    {
      ...{ name: 'pilot', height: 1.75, hair: 'curls', coat: 'hooded', turn: -0.1, tilt: -0.06 },
      ...{ arms: flying, radio: true, goggles: 'blue' },
    },
    [1.66, 5.4],
    1.72,
  );
  fly(shot, {
    style: { ...blue, striker: true },
    at: [0.74, 1.79, 2.1],
    heading: [2.2, 0.5, -0.3],
    curl: 0.6,
    sink: 0.4,
    near: true,
  });
  rim(shot, [1.63, 1.4, 5.4], 1.3);
  look(shot, { from: [1.42, 1.36, 7.6], to: [1.42, 1.42, 5.4], fov: 23, focus: [1.58, 1.4, 5.4], aperture: 0.01 });
};

export const peopleComposers: Record<string, Compose> = {
  'arena/coach': coach,
  'arena/net': net,
  'arena/pilot': pilot,
};
