import {
  AdditiveBlending,
  BufferGeometry,
  CatmullRomCurve3,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  Vector3,
} from 'three';
import { ball, ballRadius, place } from './ball.ts';
import type { BallStyle } from './ball.ts';
import { teamLight } from './materials.ts';
import type { Team } from './materials.ts';
import type { Shot } from './shot.ts';
import type { Point } from './shapes.ts';

/** The number of tubes in each other that a trail consists of. With a few, its edge shows as flat bands. */
const tubes = 14;

/** The radius of the outermost tube, relative to the trail's width. */
const reach = 3.6;

/** The light at a distance from the axis of a trail: a hot core with a soft halo around it. */
const glowAt = (distance: number): number =>
  Math.exp(-((distance / 0.85) ** 2)) + 0.1 * Math.exp(-((distance / 1.7) ** 2));

/** A light trail: bright at the ball, and thin and dark at its start. */
export function trail(points: readonly Vector3[], team: Team, width: number, strength: number): Group {
  const curve = new CatmullRomCurve3([...points]);
  const result = new Group();
  for (let i = 1; i <= tubes; i++) {
    // Each tube adds the light that its surroundings lack.
    const share = glowAt((reach * (i - 1)) / tubes) - (i === tubes ? 0 : glowAt((reach * i) / tubes));
    result.add(new Mesh(ribbonTube(curve, team, (width * reach * i) / tubes, strength * share), trailMaterial));
  }
  return result;
}

const trailMaterial = new MeshBasicMaterial({
  vertexColors: true,
  transparent: true,
  blending: AdditiveBlending,
  depthWrite: false,
  side: DoubleSide,
  fog: false,
});

function ribbonTube(curve: CatmullRomCurve3, team: Team, width: number, strength: number): BufferGeometry {
  const steps = 90;
  const sides = 8;
  const positions: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  const frames = curve.computeFrenetFrames(steps, false);
  const hot = teamLight[team];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const centre = curve.getPointAt(t);
    const radius = width * (0.12 + 0.88 * t ** 0.7);
    const light = strength * t ** 2.2 * (1 - 0.92 * Math.max(0, (t - 0.84) / 0.16));
    const colour = new Color(hot.r, hot.g, hot.b).multiplyScalar(light).addScalar(0.05 * light * t ** 4);
    for (let j = 0; j <= sides; j++) {
      const angle = (j / sides) * Math.PI * 2;
      const point = centre
        .clone()
        .addScaledVector(frames.normals[i]!, Math.cos(angle) * radius)
        .addScaledVector(frames.binormals[i]!, Math.sin(angle) * radius);
      positions.push(point.x, point.y, point.z);
      colours.push(colour.r, colour.g, colour.b);
      if (i < steps && j < sides) {
        const a = i * (sides + 1) + j;
        indices.push(a, a + 1, a + sides + 1, a + sides + 1, a + 1, a + sides + 2);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  geometry.setIndex(indices);
  return geometry;
}

export interface Flyer {
  style: BallStyle;
  at: Point;
  /** The direction of flight. Its length is the length of the trail in metres. */
  heading: Point;
  /** The sideways and downward offsets of the trail's start. */
  curl?: number;
  sink?: number;
  trail?: number;
  /** True if the ball is close to the camera and needs full detail. */
  near?: boolean;
}

/** Adds a ball in flight: nose down along its heading, with blurred propellers and a light trail behind it. */
export function fly(shot: Shot, flyer: Flyer): Group {
  const heading = new Vector3(...flyer.heading);
  const length = heading.length();
  heading.normalize();
  const lamp = flyer.style.class === 40 ? 2 : 3;
  const made = ball({ glow: 8, ...flyer.style }, { flying: true, lamp, lamps: 1, simple: flyer.near !== true });
  const [x, y, z] = flyer.at;
  const object = place(
    shot,
    made,
    { x, y, z },
    {
      turn: Math.atan2(heading.x, heading.z),
      lean: 0.52,
      roll: (flyer.curl ?? 0) * 0.22,
    },
  );
  const strength = flyer.trail ?? 2.4;
  if (strength > 0 && length > 0.1) {
    const side = new Vector3(heading.z, 0, -heading.x).normalize();
    const radius = ballRadius[flyer.style.class];
    for (const edge of [-1, 1]) {
      const points = Array.from({ length: 7 }, (_, i) => {
        const back = 1 - i / 6;
        const tail = back * back;
        return new Vector3(x, y, z)
          .addScaledVector(heading, -back * length)
          .addScaledVector(side, (flyer.curl ?? 0) * tail + edge * radius * 0.9 * (1 - tail * 0.55))
          .add(new Vector3(0, -(flyer.sink ?? 0) * tail + Math.sin(back * 4 + edge) * 0.05 * length * 0.3 * tail, 0));
      });
      shot.world.add(trail(points, flyer.style.team, radius * 0.03, strength));
    }
  }
  return object;
}
