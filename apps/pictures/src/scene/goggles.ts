import { Group, Shape, Vector2 } from 'three';
import { foam, glossy, metal, plastic, rubber, tone } from './materials.ts';
import { at, block, group, lathe, plate, rod, turned } from './shapes.ts';

/** Video goggles that face +z and rest on their lower edge, in millimetres. */
export function goggles(accent: string = tone.red): Group {
  const shell = plastic('#1d2025', 0.36);
  const front = new Shape();
  front.moveTo(-86, 18);
  front.bezierCurveTo(-88, 44, -70, 50, 0, 50);
  front.bezierCurveTo(70, 50, 88, 44, 86, 18);
  front.bezierCurveTo(86, -24, 74, -44, 44, -44);
  front.bezierCurveTo(24, -44, 16, -28, 0, -27);
  front.bezierCurveTo(-16, -28, -24, -44, -44, -44);
  front.bezierCurveTo(-74, -44, -86, -24, -86, 18);
  const points = front.getPoints(20).map((p) => new Vector2(p.x * 0.9, p.y * 0.86 + 0.5));
  const visor = new Shape(points);
  const body = group(
    turned(at(plate(front, 62, shell, 9), 0, 44, -31), Math.PI / 2, 0, 0),
    turned(at(plate(visor, 5, glossy('#0a0b0e'), 2), 0, 44, 30), Math.PI / 2, 0, 0),
    turned(at(plate(front, 18, foam('#17191d'), 7), 0, 44, -47), Math.PI / 2, 0, 0),
  );
  for (const side of [-1, 1]) {
    body.add(
      turned(
        at(
          lathe(
            [
              [0, 0],
              [11, 0],
              [11, 3],
              [8.5, 4],
              [7, 2.4],
              [0, 2],
            ],
            glossy('#122036'),
            40,
          ),
          side * 48,
          50,
          34,
        ),
        Math.PI / 2,
        0,
        0,
      ),
    );
    body.add(
      turned(
        at(
          lathe(
            [
              [11, 0],
              [12.6, 0.5],
              [12.6, 2.6],
              [11, 3.2],
            ],
            metal(accent, 0.25),
            40,
          ),
          side * 48,
          50,
          34,
        ),
        Math.PI / 2,
        0,
        0,
      ),
    );
    body.add(turned(at(block(9, 66, 4, plastic('#15171b', 0.4), 2), side * 72, 110, 4), -0.1, 0, side * -0.28));
    body.add(turned(at(rod(5, 12, metal('#b9c0c9', 0.3), 6), side * 64, 84, 4), 0, 0, side * -0.28));
    for (const i of [0, 1, 2, 3]) {
      body.add(
        turned(at(block(3, 1.6, 15, plastic('#0d0e11', 0.6), 0.6), side * (20 + i * 6.5), 94, 6), 0, side * 0.3, 0),
      );
    }
  }
  body.add(at(block(26, 3, 1.4, plastic(accent, 0.3), 0.6), 0, 32, 34.6));
  const strapPath: [number, number, number][] = [];
  for (let i = 0; i <= 20; i++) {
    const angle = Math.PI * (i / 20);
    strapPath.push([
      Math.cos(angle) * 90 * (1 + 0.06 * Math.sin(angle)),
      44 + Math.sin(angle) * -6,
      -36 - Math.sin(angle) * 150,
    ]);
  }
  body.add(
    ribbon(strapPath, 34, rubber('#24272d')),
    ribbon(
      strapPath.map(([x, y, z]) => [x * 1.012, y, z * 1.006 - 0.4]),
      7,
      rubber(accent),
    ),
  );
  return body;
}

/** An upright band along a path. */
function ribbon(
  path: readonly (readonly [number, number, number])[],
  width: number,
  material: ReturnType<typeof rubber>,
): Group {
  const result = new Group();
  for (let i = 0; i + 1 < path.length; i++) {
    const [ax, ay, az] = path[i]!;
    const [bx, by, bz] = path[i + 1]!;
    const length = Math.hypot(bx - ax, bz - az);
    const piece = block(length * 1.06, width, 2.2, material, 0.8, 1);
    at(piece, (ax + bx) / 2, (ay + by) / 2, (az + bz) / 2);
    piece.rotation.y = -Math.atan2(bz - az, bx - ax);
    result.add(piece);
  }
  return result;
}
