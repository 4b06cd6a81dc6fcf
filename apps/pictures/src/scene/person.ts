import { Vector3 } from 'three';
import type { Group } from 'three';
import { flesh } from './flesh.ts';
import type { Limb } from './flesh.ts';
import { handLimbs } from './hands.ts';
import { head } from './heads.ts';
import type { Hair } from './heads.ts';
import { shade } from './materials.ts';
import type { Team } from './materials.ts';
import { between, seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { at, group, turned } from './shapes.ts';
import type { Point } from './shapes.ts';
import { inMetres, shadowed } from './staging.ts';
import { transmitter } from './transmitter.ts';

// Everything that people wear is nearly black, so that they stand as silhouettes before the lit arena.
const jacket = shade('#0e1014', 0.62);
const trousers = shade('#0b0c0f', 0.75);
const shoes = shade('#121318', 0.55);
const skin = shade('#1c1513', 0.6);

export interface Arm {
  elbow: Point;
  wrist: Point;
  /** The fingers of a pointing hand are closed but one, an open hand spreads them, and a grip holds the transmitter. */
  hand?: 'point' | 'open' | 'grip';
}

/** A person who stands at the origin and faces +z. All points are those of an adult of 1.75 m, in metres. */
export interface PersonStyle {
  name: string;
  /** The height in metres. Children have a larger head in proportion. */
  height: number;
  hair: Hair;
  coat: 'jacket' | 'quilted' | 'hooded';
  /** The right arm at -x and the left arm at +x. */
  arms: readonly [Arm, Arm];
  /** The turn of the head to the left, its tilt upwards and its tilt to the right shoulder, in radians. */
  turn?: number;
  tilt?: number;
  roll?: number;
  /** The team whose colour glows at the edge of the goggles. */
  goggles?: Team;
  radio?: boolean;
  /** The distance by which the hips shift over the left leg, which bears the weight. */
  shift?: number;
}

/** The place of a transmitter in a person's hands: before the belly, with its top away from the person and raised. */
const radioAt: Point = [0, 1.155, 0.285];
const radioTilt = 0.35;

/** Both hands hold a transmitter before the belly. */
export const flying: readonly [Arm, Arm] = [
  { elbow: [-0.25, 1.13, -0.03], wrist: [-0.12, 1.15, 0.2], hand: 'grip' },
  { elbow: [0.25, 1.13, -0.03], wrist: [0.12, 1.15, 0.2], hand: 'grip' },
];

export function person(style: PersonStyle): Group {
  const childhood = Math.min(1, Math.max(0, (1.7 - style.height) / 0.5));
  const random = seededRandom(`person ${style.name}`);
  const body = group(
    flesh(trunkOf(style, random), jacket, { blend: 0.045, folds: 0.004, hem: 0.87, cell: 0.009 }),
    flesh(collarOf(style), jacket, { blend: 0.03, cell: 0.007 }),
    flesh(legsOf(style, random), trousers, { blend: 0.025, folds: 0.004, hem: 0.06 }),
    flesh(shoesOf(), shoes, { blend: 0.03 }),
  );
  style.arms.forEach((arm, index) => {
    body.add(
      flesh(sleeveOf(arm, index === 0 ? -1 : 1, style, random), jacket, { blend: 0.02, folds: 0.004, cell: 0.008 }),
      flesh(handOf(arm, index === 0 ? -1 : 1), skin, { blend: 0.012, cell: 0.005 }),
    );
  });
  const top = head(style.hair, style.goggles);
  top.scale.setScalar(1 + 0.34 * childhood);
  turned(at(top, 0, 1.485, 0), -(style.tilt ?? 0), style.turn ?? 0, style.roll ?? 0);
  body.add(top);
  if (style.radio) {
    body.add(turned(at(inMetres(transmitter()), ...radioAt), -radioTilt, Math.PI, 0));
  }
  body.scale.setScalar(style.height / 1.75);
  body.scale.x *= 1 - 0.1 * childhood;
  return shadowed(body);
}

/** Cloth around a limb, gathered in uneven folds. */
function gathered(
  random: Random,
  from: Point,
  to: Point,
  radius: number,
  end: number,
  count: number,
  depth: number,
): Limb[] {
  const a = new Vector3(...from);
  const step = new Vector3(...to).sub(a).divideScalar(count);
  return Array.from({ length: count }, (_, index): Limb => {
    const r = (radius + ((end - radius) * (index + 0.5)) / count) * (1 + between(random, -depth, depth));
    const centre = a
      .clone()
      .addScaledVector(step, index + 0.5)
      .add(new Vector3(between(random, -1, 1), 0, between(random, -1, 1)).multiplyScalar(radius * depth * 0.6));
    const half = step.clone().multiplyScalar(0.32);
    return [centre.clone().sub(half).toArray(), centre.clone().add(half).toArray(), r];
  });
}

function trunkOf({ coat, shift = 0 }: PersonStyle, random: Random): Limb[] {
  const trunk: Limb[] = [
    [[-0.085 + shift, 0.88, 0], [-0.07 + shift, 1.02, 0], 0.118, 0.106],
    [[0.085 + shift, 0.88, 0], [0.07 + shift, 1.02, 0], 0.118, 0.106],
    [[-0.06 + shift, 1.02, 0], [-0.085, 1.3, -0.005], 0.106, 0.112],
    [[0.06 + shift, 1.02, 0], [0.085, 1.3, -0.005], 0.106, 0.112],
    [[0, 1.05, 0.025], [0, 1.3, 0.025], 0.105, 0.108],
    [[-0.05, 1.44, -0.02], [-0.15, 1.395, -0.015], 0.058, 0.068],
    [[0.05, 1.44, -0.02], [0.15, 1.395, -0.015], 0.058, 0.068],
    [[0, 1.34, -0.03], [0, 1.44, -0.025], 0.085, 0.07],
  ];
  if (coat === 'quilted') {
    for (const y of [0.91, 0.99, 1.07, 1.15, 1.23, 1.31]) {
      trunk.push([
        [-0.1 + shift * (1.3 - y) * 2, y, 0],
        [0.1 + shift * (1.3 - y) * 2, y, 0],
        between(random, 0.128, 0.136),
      ]);
    }
  }
  if (coat === 'hooded') {
    trunk.push(
      [[-0.08, 1.44, -0.085], [0.08, 1.44, -0.085], 0.045],
      [[-0.05, 1.38, -0.11], [0.05, 1.38, -0.11], 0.045],
    );
  }
  return trunk;
}

/** A collar that stands around the neck, higher at the back. */
function collarOf({ coat }: PersonStyle): Limb[] {
  const height = coat === 'hooded' ? 0.015 : 0.024;
  return Array.from({ length: 36 }, (_, index): Limb => {
    const angle = (index / 36) * Math.PI * 2;
    const x = Math.sin(angle);
    const z = Math.cos(angle);
    const rise = height * (1 - 0.25 * z);
    return [
      [x * 0.082, 1.455 - 0.02 * z, z * 0.078 - 0.025],
      [x * 0.074, 1.465 + rise - 0.02 * z, z * 0.07 - 0.025],
      0.015,
      0.013,
    ];
  });
}

function sleeveOf({ elbow, wrist }: Arm, side: -1 | 1, { coat }: PersonStyle, random: Random): Limb[] {
  const shoulder: Point = [side * 0.165, 1.39, -0.012];
  const wide = coat === 'quilted' ? 1.22 : 1;
  const depth = coat === 'quilted' ? 0.07 : 0.13;
  return [
    [shoulder, shoulder, 0.075 * wide],
    ...gathered(random, shoulder, elbow, 0.07 * wide, 0.058 * wide, 6, depth),
    [elbow, elbow, 0.055 * wide],
    ...gathered(random, elbow, wrist, 0.058 * wide, 0.045 * wide, 6, depth),
  ];
}

function legsOf({ shift = 0 }: PersonStyle, random: Random): Limb[] {
  return [
    [[-0.07 + shift, 0.93, 0], [0.07 + shift, 0.93, 0], 0.105],
    ...([-1, 1] as const).flatMap((side): Limb[] => {
      const hip: Point = [side * 0.085 + shift, 0.88, 0];
      // The free leg is bent a little and stands further out.
      const knee: Point = side === 1 ? [0.1 + shift * 0.7, 0.49, 0.01] : [-0.13, 0.5, 0.05];
      const ankle: Point = side === 1 ? [0.1 + shift * 0.5, 0.07, -0.01] : [-0.17, 0.07, 0.02];
      return [
        ...gathered(random, hip, knee, 0.098, 0.072, 7, 0.05),
        ...gathered(random, knee, ankle, 0.072, 0.068, 8, 0.08),
      ];
    }),
  ];
}

function shoesOf(): Limb[] {
  return [
    [[-0.18, 0.05, 0.0], [-0.22, 0.04, 0.15], 0.05, 0.038],
    [[0.11, 0.05, -0.03], [0.13, 0.04, 0.13], 0.05, 0.038],
  ];
}

function handOf({ elbow, wrist, hand }: Arm, side: -1 | 1): Limb[] {
  const from = new Vector3(...wrist);
  const along = from
    .clone()
    .sub(new Vector3(...elbow))
    .normalize();
  const across = new Vector3().crossVectors(along, new Vector3(0, 0, 1));
  if (across.length() < 0.3) across.set(1, 0, 0);
  across.normalize().multiplyScalar(side);
  const point = (ahead: number, aside: number, lift = 0): Point =>
    from
      .clone()
      .addScaledVector(along, ahead)
      .addScaledVector(across, aside)
      .add(new Vector3(0, lift, 0))
      .toArray();
  const palm: Limb[] = [
    [point(0, 0), point(0.035, 0), 0.029, 0.031],
    [point(0.05, -0.016), point(0.085, -0.018), 0.024, 0.021],
    [point(0.05, 0.016), point(0.085, 0.018), 0.024, 0.021],
  ];
  switch (hand) {
    case 'open':
      return [
        ...palm,
        ...[-0.034, -0.012, 0.011, 0.032].map((aside, index): Limb => [
          point(0.09, aside * 0.85),
          point(0.158 - Math.abs(index - 1.4) * 0.011, aside * 1.5),
          0.0095,
          0.0075,
        ]),
        [point(0.03, -0.028), point(0.085, -0.075), 0.012, 0.009],
      ];
    case 'point':
      return [
        ...palm,
        [point(0.08, 0, 0.012), point(0.17, 0, 0.012), 0.011, 0.0075],
        [point(0.085, 0, -0.012), point(0.095, 0, -0.03), 0.024, 0.02],
        [point(0.03, -0.025), point(0.085, -0.03, 0.02), 0.012, 0.01],
      ];
    case 'grip':
      return gripOf(wrist, side);
    default:
      return [
        ...palm,
        [point(0.075, 0, -0.01), point(0.095, 0, -0.028), 0.028, 0.022],
        [point(0.03, -0.02, 0.015), point(0.08, -0.03, 0.035), 0.013, 0.01],
      ];
  }
}

/** A hand around one side of the transmitter, with the thumb on its stick. */
function gripOf(wrist: Point, side: -1 | 1): Limb[] {
  const [x, y, z] = radioAt;
  return handLimbs({
    ...{ wrist, side, along: [side * -0.1, 0.12, 1], back: [side * 0.95, 0.25, 0] },
    curl: [
      [0.5, 0.7, 0.4],
      [0.7, 0.9, 0.5],
      [0.8, 1, 0.5],
      [0.8, 1, 0.5],
    ],
    thumb: [x + side * 0.048, y + 0.07, z - 0.012],
  });
}
