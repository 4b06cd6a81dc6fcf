import { type Group, Shape } from 'three';
import { display } from './display.ts';
import { glossy, metal, plastic, rubber, tone } from './materials.ts';
import { at, block, cable, group, lathe, plate, rod, roundedRectangle, strut, turned } from './shapes.ts';

function gimbal(): Group {
  const knurled = metal('#9aa1aa', 0.3);
  return group(
    block(50, 3, 50, metal('#202328', 0.35), 5),
    at(
      lathe(
        [
          [23, 0],
          [23, 2.4],
          [20, 2.6],
          [15, 0.4],
          [8, -0.6],
          [0, 3],
        ],
        glossy('#0c0d10'),
        48,
      ),
      0,
      1.4,
      0,
    ),
    turned(
      group(
        at(rod(2.2, 16, metal('#c3c9d1', 0.2), 16), 0, 10, 0),
        at(
          lathe(
            [
              [3.2, 0],
              [4, 1],
              [4, 9],
              [4.8, 11],
              [4.4, 12.6],
              [2.4, 11.8],
              [0, 11.8],
            ],
            knurled,
            14,
          ),
          0,
          16,
          0,
        ),
      ),
      0.16,
      0,
      -0.1,
    ),
  );
}

/** A hand-held transmitter with two sticks, lying on its back with the top towards -z, in millimetres. */
export function transmitter(accent: string = tone.red): Group {
  const outline = new Shape();
  outline.moveTo(-58, -72);
  outline.bezierCurveTo(-40, -60, 40, -60, 58, -72);
  outline.bezierCurveTo(80, -88, 98, -70, 97, -40);
  outline.bezierCurveTo(98, 0, 96, 30, 88, 52);
  outline.bezierCurveTo(80, 70, 56, 68, 40, 66);
  outline.lineTo(-40, 66);
  outline.bezierCurveTo(-56, 68, -80, 70, -88, 52);
  outline.bezierCurveTo(-96, 30, -98, 0, -97, -40);
  outline.bezierCurveTo(-98, -70, -80, -88, -58, -72);
  const shell = plastic('#202329', 0.42);
  const result = group(
    plate(outline, 40, shell, 8),
    at(plate(roundedRectangle(150, 70, 20, 0, 12), 2.4, glossy('#101216'), 0.8), 0, 40, 0),
    at(gimbal(), -48, 43, -12),
    at(gimbal(), 48, 43, -12),
    at(plate(roundedRectangle(66, 32, 5, 0, -32), 3, glossy('#0b0c0f'), 0.8), 0, 39.5, 0),
    at(block(58, 0.8, 25, display('radio', '#ff4b55'), 0.2), 0, 42.7, 32),
    at(block(34, 4, 5, plastic(accent, 0.35), 2), 0, 41, -44),
    at(block(34, 2, 2, plastic(tone.snow, 0.4), 1), 0, 41.6, 6),
  );
  for (const side of [-1, 1]) {
    result.add(at(block(5, 40, 60, rubber(), 2.4), side * 95, 20, 34));
    result.add(
      turned(
        at(strut([0, 0, 0], [0, 22, 0], 2.2, metal('#d4d9df', 0.18), 14), side * 62, 36, -60),
        -0.5,
        0,
        side * 0.15,
      ),
    );
    result.add(
      turned(
        at(strut([0, 0, 0], [0, 18, 0], 2.2, metal('#d4d9df', 0.18), 14), side * 78, 34, -54),
        -0.9,
        0,
        side * 0.1,
      ),
    );
    result.add(turned(at(rod(8, 12, metal(accent, 0.3), 28), side * 28, 40, -56), 0, 0, 0));
    for (const i of [0, 1, 2]) {
      result.add(
        at(block(7, 4, 7, plastic(i === 1 ? accent : '#3b4048', 0.4), 1.6), side * (44 + i * 12), 41, 36 + i * 3),
      );
    }
    result.add(at(block(2.4, 2.5, 22, plastic('#4a505a', 0.4), 1), side * 17, 41.5, -10));
  }
  result.add(
    cable(
      [
        [-48, 34, -62],
        [-46, 50, -90],
        [0, 54, -97],
        [46, 50, -90],
        [48, 34, -62],
      ],
      5.5,
      rubber('#2b2f36'),
      48,
    ),
  );
  result.add(
    turned(
      at(
        group(rod(4, 12, plastic('#111317')), at(block(11, 84, 5, plastic('#15171b', 0.4), 2.4), 0, 46, 0)),
        0,
        34,
        -66,
      ),
      -0.95,
      0,
      0.1,
    ),
  );
  result.add(
    at(
      lathe(
        [
          [3, 0],
          [4.4, 0.6],
          [4.4, 3],
          [2, 3.4],
        ],
        metal('#c3c9d1', 0.25),
      ),
      0,
      40,
      14,
    ),
  );
  return result;
}
