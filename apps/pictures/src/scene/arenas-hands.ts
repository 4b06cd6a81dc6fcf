import { PointLight, Vector3 } from 'three';
import type { Group, Mesh } from 'three';
import { look } from './arenas.ts';
import { hall } from './arenas-people.ts';
import { spot } from './beams.ts';
import { lightRing } from './cage.ts';
import { quadcopter } from './drone.ts';
import { flesh } from './flesh.ts';
import type { Limb } from './flesh.ts';
import { screwdriver } from './gear.ts';
import { fingertip, handLimbs } from './hands.ts';
import type { HandPose } from './hands.ts';
import { halfCage } from './kits.ts';
import { lightStrip, plastic, rubber, shade, teamLight, tone } from './materials.ts';
import { between, seededRandom } from './random.ts';
import { at, block, group, rod, turned } from './shapes.ts';
import type { Point } from './shapes.ts';
import type { Compose } from './shot.ts';
import { inMetres, shadowed } from './staging.ts';

const skin = shade('#2a1f1b', 0.55);
const cloth = shade('#0e1014', 0.62);
const bench = shade('#0b0d10', 0.95);

/** The place of the work in the hall: the point on the bench under the ball. All other points are relative to it. */
const work = new Vector3(1.1, 0.8, 5.4);
const rim = 0.1;

/** The right hand, which holds the screwdriver like a pen. */
const right: Omit<HandPose, 'thumb'> = {
  ...{ side: -1, wrist: [0.167, 0.26, 0.145], along: [-0.8, 0.02, -0.6], back: [0.5, 0.8, 0.3] },
  curl: [
    [0.75, 0.6, 0.25],
    [0.85, 0.7, 0.3],
    [1.0, 1.0, 0.5],
    [1.1, 1.1, 0.6],
  ],
};

/** The left hand, which steadies the open cage: its fingers reach over the rim, and its thumb stays outside. */
const left: HandPose = {
  ...{ side: 1, wrist: [-0.187, 0.15, 0.085], along: [0.9, -0.06, -0.42], back: [0.12, 0.95, 0.3] },
  curl: [
    [0.55, 0.6, 0.35],
    [0.65, 0.65, 0.4],
    [0.7, 0.75, 0.4],
    [0.75, 0.8, 0.5],
  ],
  thumb: [-0.083, 0.083, 0.075],
};

/** The sleeve of a forearm, cut straight at the cuff. */
function sleeve(wrist: Point, elbow: Point, name: string): Mesh {
  const random = seededRandom(`sleeve ${name}`);
  const along = new Vector3(...elbow).sub(new Vector3(...wrist)).normalize();
  const folds = Array.from({ length: 11 }, (_, index): Limb => {
    const y = 0.025 + index * 0.03;
    const sway = (): number => between(random, -0.004, 0.004);
    return [
      [sway(), y - 0.012, sway()],
      [sway(), y + 0.012, sway()],
      (0.032 + index * 0.0018) * between(random, 0.93, 1.09),
    ];
  });
  const cuff: Limb = [[0, -0.02, 0], [0, 0.012, 0], 0.031, 0.03];
  const made = flesh([cuff, ...folds], cloth, { blend: 0.014, folds: 0.002, cell: 0.005, hem: 0 });
  made.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), along);
  made.position.set(...wrist).addScaledVector(along, 0.022);
  return made;
}

/** Returns a hand with the screwdriver in its fingers. The tip of the screwdriver is at the point. */
function screwing(tip: Vector3): Group {
  const grip = fingertip(right, 0)
    .lerp(fingertip(right, 1), 0.35)
    .add(new Vector3(-0.006, -0.004, 0.008));
  const thumb = grip
    .clone()
    .add(new Vector3(0.004, -0.006, 0.014))
    .toArray();
  const axis = grip.clone().sub(tip).normalize();
  // The screwdriver lies along x, and its tip is 77 mm from its middle.
  const tool = inMetres(screwdriver(tone.red));
  tool.quaternion.setFromUnitVectors(new Vector3(-1, 0, 0), axis);
  tool.position.copy(tip).addScaledVector(axis, 0.077);
  return group(tool, handOf({ ...right, thumb }));
}

const handOf = (pose: HandPose): Mesh => flesh(handLimbs(pose), skin, { blend: 0.009, cell: 0.0032 });

/** A ball without its upper half, which shows the drone. */
function openBall(): Group {
  const drone = { reach: 52, scale: 1, propellerRadius: 33, accent: tone.red, blades: '#c21a2c', stays: 90.6 };
  return inMetres(
    turned(halfCage(20, tone.snow), Math.PI, 0.3, 0),
    at(quadcopter(drone), 0, -2, 0),
    at(lightRing(93, 2.4, lightStrip(teamLight.red, 4), plastic('#111317', 0.5)), 0, -1, 0),
  );
}

const workbench: Compose = (shot, renderer) => {
  hall(shot, renderer);
  const stage = shadowed(
    group(
      at(block(2.4, 0.05, 0.7, bench, 0.015), 0, -0.045, 0),
      // The round cage stands on a low disc.
      at(rod(0.052, 0.02, rubber('#08090b'), 64), 0, -0.01, 0),
      at(openBall(), 0, rim, 0),
      screwing(new Vector3(0.037, rim + 0.012, 0.037)),
      sleeve(right.wrist, [0.42, 0.17, 0.32], 'right'),
      handOf(left),
      sleeve(left.wrist, [-0.45, 0.09, 0.27], 'left'),
    ),
  );
  stage.add(at(new PointLight(teamLight.red, 0.05), 0, 0.06, 0));
  stage.position.copy(work);
  shot.world.add(stage);
  const { x, y, z } = work;
  for (const [colour, power, aside] of [
    ['#ff2f3c', 60, -2],
    ['#4fa8ff', 90, 2],
    ['#dfe9ff', 40, 0.2],
  ] as const) {
    spot(shot, colour, power, [x + aside, y + 1.4, z - 4], [x, y + 0.18, z], 0.3);
  }
  look(shot, {
    ...{ from: [x - 0.04, y + 0.23, z + 0.72], to: [x - 0.04, y + 0.155, z], fov: 28.5 },
    ...{ focus: [x + 0.02, y + 0.17, z + 0.03], aperture: 0.004 },
  });
};

export const handsComposers: Record<string, Compose> = { 'arena/workbench': workbench };
