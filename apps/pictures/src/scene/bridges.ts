import { BoxGeometry, CylinderGeometry, Group, Mesh, SphereGeometry } from 'three';
import type { MeshBasicMaterial } from 'three';
import { concrete, lamp, steel, stone, white } from './city-materials.ts';
import { at, strut } from './shapes.ts';
import type { Point } from './shapes.ts';

/** A cable-stayed bridge across the picture: towers, fans of cables and a lit deck. */
export function stayedBridge(span: number, height: number, towers: number, twoLegs = true): Group {
  const result = new Group();
  const deck = height * 0.28;
  result.add(at(new Mesh(new BoxGeometry(span, height * 0.025, height * 0.1), concrete), 0, deck, 0));
  result.add(
    at(
      new Mesh(new BoxGeometry(span, height * 0.008, 0.3), lamp(1.9, 1.3, 0.7)),
      0,
      deck + height * 0.02,
      height * 0.055,
    ),
  );
  const gap = span / (towers + 1);
  for (let i = 1; i <= towers; i++) {
    const x = -span / 2 + gap * i;
    for (const side of twoLegs ? [-1, 1] : [0]) {
      result.add(strut([x, 0, side * height * 0.09], [x, height, side * height * 0.03], height * 0.018, concrete, 8));
    }
    result.add(at(new Mesh(new SphereGeometry(height * 0.012, 8, 8), lamp(3, 0.25, 0.2)), x, height * 1.01, 0));
    for (let k = 1; k <= 9; k++) {
      for (const side of [-1, 1]) {
        result.add(
          strut(
            [x, height * (0.97 - k * 0.028 + 0.028), 0],
            [x + (side * gap * 0.49 * (10 - k)) / 9, deck, height * 0.045],
            height * 0.0028,
            white,
            5,
          ),
        );
      }
    }
  }
  return result;
}

/** A suspension bridge: two towers, a main cable, hangers and lamps. */
export function suspensionBridge(
  span: number,
  height: number,
  lampColour: MeshBasicMaterial = lamp(0.6, 1.5, 2.6),
): Group {
  const result = new Group();
  const deck = height * 0.42;
  result.add(at(new Mesh(new BoxGeometry(span * 2, height * 0.03, height * 0.1), steel), 0, deck, 0));
  for (const side of [-1, 1]) {
    const x = (side * span) / 2;
    for (const z of [-1, 1]) {
      result.add(strut([x, 0, z * height * 0.06], [x, height, z * height * 0.045], height * 0.018, steel, 6));
    }
    for (const y of [0.55, 0.72, 0.88, 0.99]) {
      result.add(at(new Mesh(new BoxGeometry(height * 0.02, height * 0.02, height * 0.11), steel), x, height * y, 0));
    }
  }
  const sag = (x: number): number => {
    const t = Math.abs(x) / (span / 2);
    return t <= 1
      ? deck + height * 0.05 + (height * 0.94 - deck - height * 0.05) * t * t
      : deck + (height * 0.94 - deck) * Math.max(0, 2 - t) ** 1.15;
  };
  const steps = 64;
  for (let i = 0; i < steps; i++) {
    const a = -span + (2 * span * i) / steps;
    const b = -span + (2 * span * (i + 1)) / steps;
    result.add(strut([a, sag(a), height * 0.05], [b, sag(b), height * 0.05], height * 0.007, steel, 5));
    result.add(strut([a, deck, height * 0.05], [a, sag(a), height * 0.05], height * 0.0025, steel, 4));
    if (i % 2 === 0) {
      result.add(
        at(new Mesh(new SphereGeometry(height * 0.009, 8, 6), lampColour), a, sag(a) + height * 0.012, height * 0.05),
      );
    }
  }
  return result;
}

/** A steel cantilever truss bridge, lit from within. */
export function trussBridge(span: number, height: number): Group {
  const result = new Group();
  const deck = height * 0.45;
  const light = lamp(1.1, 0.55, 1.9);
  const top = (x: number): number =>
    deck + height * (0.1 + 0.45 * Math.exp(-(((Math.abs(x) - span * 0.22) / (span * 0.09)) ** 2)) + 0.06);
  const bays = 52;
  for (const z of [-1, 1]) {
    for (let i = 0; i < bays; i++) {
      const a = -span / 2 + (span * i) / bays;
      const b = -span / 2 + (span * (i + 1)) / bays;
      const zz = z * height * 0.07;
      result.add(strut([a, top(a), zz], [b, top(b), zz], height * 0.009, steel, 5));
      result.add(strut([a, deck, zz], [a, top(a), zz], height * 0.006, steel, 5));
      result.add(
        i % 2
          ? strut([a, deck, zz], [b, top(b), zz], height * 0.005, steel, 5)
          : strut([a, top(a), zz], [b, deck, zz], height * 0.005, steel, 5),
      );
    }
  }
  result.add(at(new Mesh(new BoxGeometry(span, height * 0.03, height * 0.16), steel), 0, deck, 0));
  result.add(at(new Mesh(new BoxGeometry(span, height * 0.014, 0.4), light), 0, deck - height * 0.02, height * 0.085));
  for (const x of [-0.36, -0.22, -0.08, 0.08, 0.22, 0.36]) {
    result.add(
      at(new Mesh(new CylinderGeometry(height * 0.035, height * 0.05, deck, 8), concrete), x * span, deck / 2, 0),
    );
  }
  return result;
}

/** Arches that stand in the river below a straight deck. */
export function archBridge(span: number, height: number, arches: number): Group {
  const result = new Group();
  const w = span / arches;
  for (let i = 0; i < arches; i++) {
    const cx = -span / 2 + w * (i + 0.5);
    const points: Point[] = Array.from({ length: 17 }, (_, k) => {
      const t = k / 16;
      return [cx + (t - 0.5) * w, height * 0.82 * Math.sin(Math.PI * t), 0];
    });
    for (let k = 0; k < 16; k++) {
      result.add(strut(points[k]!, points[k + 1]!, height * 0.045, stone, 8));
      if (k % 2 === 0) {
        result.add(strut(points[k]!, [points[k]![0], height * 0.9, 0], height * 0.022, stone, 6));
      }
    }
    result.add(
      at(new Mesh(new BoxGeometry(height * 0.2, height * 0.4, height * 0.3), stone), cx - w / 2, height * 0.1, 0),
    );
    result.add(at(new Mesh(new SphereGeometry(height * 0.035, 8, 6), lamp(2.6, 1.7, 0.8)), cx, height * 1.12, 0));
    result.add(
      at(new Mesh(new SphereGeometry(height * 0.035, 8, 6), lamp(2.6, 1.7, 0.8)), cx - w / 2, height * 1.12, 0),
    );
  }
  result.add(at(new Mesh(new BoxGeometry(span, height * 0.09, height * 0.3), stone), 0, height * 0.92, 0));
  return result;
}
