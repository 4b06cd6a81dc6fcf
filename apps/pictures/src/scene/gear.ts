import { type Group } from 'three';
import { display } from './display.ts';
import { metal, plastic, rubber, tone } from './materials.ts';
import { at, block, group, lathe, rod, turned } from './shapes.ts';

/** A screwdriver that lies along x. */
export function screwdriver(accent: string): Group {
  const handle = lathe(
    [
      [0, 0],
      [6, 1],
      [7.5, 8],
      [6.4, 18],
      [7.4, 30],
      [7.4, 62],
      [5, 70],
      [3.2, 74],
    ],
    plastic('#22252b', 0.45),
    12,
  );
  const tool = group(
    handle,
    at(
      lathe(
        [
          [7.5, 0],
          [7.9, 1],
          [7.9, 9],
          [7.5, 10],
        ],
        plastic(accent, 0.4),
        24,
      ),
      0,
      36,
      0,
    ),
    at(rod(2, 70, metal('#c3c9d1', 0.2), 12), 0, 108, 0),
    at(rod(1.1, 10, metal('#5a6068', 0.3), 6, 1.6), 0, 147, 0),
  );
  tool.rotation.z = -Math.PI / 2;
  return group(at(tool, -75, 7.6, 0));
}

/** A four-bay charger with a display per bay, in millimetres, on y = 0. */
export function charger(): Group {
  const result = group(
    at(block(200, 62, 120, plastic('#1e2126', 0.4), 7, 5), 0, 33, 0),
    at(block(186, 4, 106, metal('#33373e', 0.35), 2), 0, 64, 0),
  );
  for (let i = 0; i < 4; i++) {
    const x = -69 + i * 46;
    const colour = i < 2 ? '#ff4b55' : '#58b7ff';
    result.add(turned(at(block(38, 1.4, 26, display(`bay ${i}`, colour), 0.4), x, 66.5, -22), 0.0, 0, 0));
    result.add(
      at(
        lathe(
          [
            [9, 0],
            [9, 5],
            [7.5, 6],
            [0, 6],
          ],
          metal(i < 2 ? tone.red : tone.blue, 0.3),
          32,
        ),
        x,
        66,
        18,
      ),
    );
    result.add(at(block(16, 9, 3, plastic('#d8a419', 0.45), 1), x - 5, 26, 60.5));
    result.add(at(block(13, 6, 3, plastic('#eef0f2', 0.4), 0.6), x + 11, 26, 60.5));
    for (const y of [44, 49]) {
      result.add(at(block(30, 1.6, 1.4, plastic('#0c0d10', 0.6), 0.4), x, y, 60));
    }
  }
  for (const [x, z] of [
    [-88, -48],
    [88, -48],
    [-88, 48],
    [88, 48],
  ] as const) {
    result.add(at(rod(9, 4, rubber(), 20), x, 2, z));
    result.add(at(rod(2.6, 1.4, metal('#b9c0c9', 0.25), 6), x, 66.4, z));
  }
  return result;
}
