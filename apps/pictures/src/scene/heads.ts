import { CylinderGeometry, DoubleSide, Mesh, MeshLambertMaterial, MeshStandardMaterial, Vector3 } from 'three';
import type { Group } from 'three';
import { flesh } from './flesh.ts';
import type { Limb } from './flesh.ts';
import { goggles } from './goggles.ts';
import { lightStrip, shade, teamLight } from './materials.ts';
import type { Team } from './materials.ts';
import { between, seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { at, block, group } from './shapes.ts';
import { inMetres } from './staging.ts';
import { strands } from './strands.ts';
import type { Strand } from './strands.ts';

export type Hair = 'short' | 'cap' | 'tail' | 'curls' | 'hat';

const skin = shade('#1c1513', 0.6);
// No light shines through a head, so the lamps behind it must not make its hair gleam.
const hairs = new MeshLambertMaterial({ color: '#1a1614' });
const cloth = shade('#0e1014', 0.62);
const skull = new Vector3(0, 0.15, -0.012);
const skullRadii = new Vector3(0.087, 0.088, 0.104);

/** A head that looks along +z, with its origin in the neck. The team's colour glows at the edge of the goggles. */
export function head(hair: Hair, team?: Team): Group {
  const result = group(
    flesh(
      [
        [[0, -0.08, -0.03], [0, 0.08, -0.015], 0.06, 0.055],
        [[0, 0.15, -0.035], [0, 0.152, 0.012], 0.082, 0.077],
        [[-0.045, 0.1, -0.005], [-0.018, 0.048, 0.055], 0.03, 0.022],
        [[0.045, 0.1, -0.005], [0.018, 0.048, 0.055], 0.03, 0.022],
        [[0, 0.11, 0.03], [0, 0.06, 0.055], 0.052, 0.03],
        [[0, 0.135, 0.086], [0, 0.1, 0.106], 0.008, 0.013],
        [[0, 0.076, 0.084], [0, 0.07, 0.083], 0.012],
        [[0, 0.043, 0.074], [0, 0.04, 0.072], 0.017],
        [[-0.085, 0.11, -0.008], [-0.09, 0.135, -0.016], 0.01, 0.017],
        [[0.085, 0.11, -0.008], [0.09, 0.135, -0.016], 0.01, 0.017],
      ],
      skin,
      { blend: 0.022, cell: 0.006 },
    ),
  );
  result.add(...coverings(hair, team !== undefined));
  if (team !== undefined) {
    result.add(at(inMetres(goggles()), 0, 0.092, 0.108), strap());
    // The screens shine past the foam onto the cheeks.
    result.add(at(block(0.15, 0.006, 0.006, lightStrip(teamLight[team], 2.5, 0), 0.003), 0, 0.088, 0.07));
  }
  return result;
}

function strap(): Mesh {
  const material = new MeshStandardMaterial({ color: '#30343c', roughness: 0.5, side: DoubleSide });
  const band = new Mesh(new CylinderGeometry(1, 1, 0.036, 48, 1, true), material);
  band.scale.set(0.1, 1, 0.124);
  band.rotation.x = -0.08;
  return at(band, 0, 0.146, -0.012);
}

const crown: readonly Limb[] = [
  [[0, 0.168, -0.036], [0, 0.172, 0.012], 0.084, 0.075],
  [[0, 0.165, -0.045], [0, 0.1, -0.055], 0.078, 0.056],
];

function coverings(hair: Hair, hasStrap: boolean): Mesh[] {
  const random = seededRandom(`hair ${hair}`);
  const isFree = ([root]: Strand): boolean => !hasStrap || Math.abs(root!.y - 0.155) > 0.03;
  switch (hair) {
    case 'short':
      return [
        flesh(crown, hairs, { blend: 0.03, cell: 0.007, folds: 0.002 }),
        strands(scalp(random, 1500, [0.018, 0.036], 0.55, 0.35).filter(isFree), 0.0024, hairs),
      ];
    case 'cap':
      return [
        flesh([[[0, 0.15, -0.045], [0, 0.1, -0.055], 0.08, 0.058]], hairs, { cell: 0.007, folds: 0.002 }),
        strands(
          scalp(random, 1500, [0.012, 0.026], 0.3, 0.3).filter(([root]) => root!.y < 0.155),
          0.0022,
          hairs,
        ),
        flesh(
          [
            [[0, 0.17, -0.036], [0, 0.168, 0.012], 0.09, 0.085],
            [[0, 0.25, -0.01], [0, 0.259, -0.01], 0.009],
          ],
          cloth,
          {
            ...{ blend: 0.015, cell: 0.005, hem: 0.162, folds: 0.0012 },
          },
        ),
        flesh(visor(), cloth, { blend: 0.016, cell: 0.0045 }),
      ];
    case 'tail':
      return [
        flesh(
          [
            ...crown,
            [[0, 0.19, -0.1], [0, 0.2, -0.135], 0.03, 0.024],
            [[0, 0.2, -0.14], [0.01, 0.08, -0.185], 0.03, 0.022],
          ],
          hairs,
          { blend: 0.03, cell: 0.007, folds: 0.002 },
        ),
        strands(scalp(random, 900, [0.02, 0.034], 0.06, 0.08).filter(isFree), 0.0018, hairs),
        strands(tail(random), 0.0026, hairs),
      ];
    case 'curls':
      return [
        flesh(
          [...crown, [[0, 0.16, -0.05], [0, 0.19, 0.0], 0.108, 0.098], [[0, 0.1, -0.06], [0, 0.1, -0.05], 0.08]],
          hairs,
          { blend: 0.03, cell: 0.007, folds: 0.006 },
        ),
        strands(curls(random), 0.0034, hairs),
      ];
    case 'hat':
      return [
        flesh([[[0, 0.15, -0.045], [0, 0.08, -0.055], 0.083, 0.062]], hairs, { cell: 0.007, folds: 0.003 }),
        flesh(
          [
            [[0, 0.175, -0.036], [0, 0.18, 0.01], 0.094, 0.086],
            [[0, 0.2, -0.03], [0, 0.26, -0.035], 0.08, 0.04],
          ],
          cloth,
          {
            ...{ blend: 0.03, cell: 0.006, hem: 0.13, folds: 0.003 },
          },
        ),
        flesh(brim(), cloth, { blend: 0.02, cell: 0.006, folds: 0.002 }),
        strands(bobble(random), 0.002, hairs),
      ];
  }
}

/** The folded brim of a knitted hat. */
function brim(): Limb[] {
  return Array.from({ length: 24 }, (_, index): Limb => {
    const angle = (index / 24) * Math.PI * 2;
    const x = Math.sin(angle) * 0.09;
    const z = Math.cos(angle) * 0.112 - 0.012;
    return [[x, 0.14, z], [x, 0.172, z], 0.013];
  });
}

function bobble(random: Random): Strand[] {
  return Array.from({ length: 700 }, () => {
    const centre = new Vector3(0, 0.315, -0.037);
    const out = scattered(random);
    return [0, 0.6, 1].map((share) => centre.clone().addScaledVector(out, between(random, 0.038, 0.048) * share));
  });
}

function visor(): Limb[] {
  return Array.from({ length: 19 }, (_, index): Limb => {
    const x = (index - 9) * 0.008;
    const bend = x * x * 3.4;
    return [[x, 0.174 - bend, 0.06], [x * 0.95, 0.157 - bend, 0.188 - x * x * 9], 0.0035, 0.0025];
  });
}

/** Hairs that grow from the scalp and lie backwards. A share of their length stands up, and a share is in disorder. */
function scalp(random: Random, count: number, length: readonly [number, number], up: number, mess: number): Strand[] {
  const result: Strand[] = [];
  while (result.length < count) {
    const normal = scattered(random);
    const root = normal.clone().multiply(skullRadii).add(skull);
    const isFace = root.z > 0.045 - Math.max(0, root.y - 0.19) * 1.5 && root.y < 0.215;
    if (isFace || root.y < (root.z < -0.05 ? 0.055 : 0.12)) continue;
    const flow = new Vector3(0, -0.55, -0.8).addScaledVector(normal, up);
    flow.add(scattered(random).multiplyScalar(mess)).normalize();
    const reach = between(random, ...length);
    const bent = root.clone().addScaledVector(flow, reach * 0.5);
    result.push([
      root,
      bent,
      bent
        .clone()
        .addScaledVector(flow, reach * 0.4)
        .add(new Vector3(0, -reach * 0.12, 0)),
    ]);
  }
  return result;
}

function tail(random: Random): Strand[] {
  return Array.from({ length: 420 }, () => {
    const out = scattered(random).multiplyScalar(between(random, 0.004, 0.026));
    const fall = between(random, 0.16, 0.27);
    return Array.from({ length: 7 }, (_, index) => {
      const t = index / 6;
      const wide = Math.sin(Math.PI * Math.min(0.85, t + 0.15));
      return new Vector3(
        0.012 * t,
        0.2 + 0.05 * t - fall * 1.1 * t * t,
        -0.125 - 0.085 * Math.sin(t * 1.7),
      ).addScaledVector(out, 0.5 + wide);
    });
  });
}

function curls(random: Random): Strand[] {
  return scalp(random, 900, [0.01, 0.01], 1, 0).map(([root]) => {
    const out = root!.clone().sub(skull).normalize();
    const centre = root!.clone().addScaledVector(out, between(random, 0.022, 0.05));
    const side = scattered(random).multiplyScalar(0.014);
    const up = new Vector3().crossVectors(out, side);
    return Array.from({ length: 7 }, (_, index) =>
      centre
        .clone()
        .addScaledVector(side, Math.cos(index * 0.9))
        .addScaledVector(up, Math.sin(index * 0.9))
        .addScaledVector(out, index * 0.002),
    );
  });
}

/** A random direction. */
function scattered(random: Random): Vector3 {
  const y = between(random, -1, 1);
  const angle = between(random, 0, Math.PI * 2);
  const flat = Math.sqrt(1 - y * y);
  return new Vector3(flat * Math.cos(angle), y, flat * Math.sin(angle));
}
