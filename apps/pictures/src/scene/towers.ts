import {
  BoxGeometry,
  BufferGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  TorusGeometry,
} from 'three';
import type { MeshBasicMaterial } from 'three';
import { concrete, lamp, white } from './city-materials.ts';
import { at, lathe, turned } from './shapes.ts';
import { glassWall } from './skyline.ts';

/** A tall concrete needle with a disc of rooms near its top. */
export function needle(height: number, ring: MeshBasicMaterial = lamp(2.4, 0.3, 0.3)): Group {
  const h = height;
  const result = new Group();
  result.add(
    lathe(
      [
        [h * 0.028, 0],
        [h * 0.016, h * 0.2],
        [h * 0.011, h * 0.6],
        [h * 0.012, h * 0.61],
        [h * 0.034, h * 0.625],
        [h * 0.036, h * 0.645],
        [h * 0.026, h * 0.665],
        [h * 0.012, h * 0.68],
        [h * 0.008, h * 0.79],
        [h * 0.014, h * 0.8],
        [h * 0.013, h * 0.815],
        [h * 0.005, h * 0.82],
        [h * 0.0015, h],
        [0, h],
      ],
      concrete,
    ),
    turned(at(new Mesh(new TorusGeometry(h * 0.0355, h * 0.0022, 6, 48), ring), 0, h * 0.636, 0), Math.PI / 2, 0, 0),
    turned(at(new Mesh(new TorusGeometry(h * 0.0135, h * 0.0016, 6, 32), ring), 0, h * 0.808, 0), Math.PI / 2, 0, 0),
  );
  return result;
}

/** A round shaft with a wide restaurant crown, as prairie cities have. */
export function crownTower(height: number): Group {
  const h = height;
  const warm = lamp(2.6, 0.5, 0.35);
  const result = new Group();
  result.add(
    lathe(
      [
        [h * 0.05, 0],
        [h * 0.035, h * 0.1],
        [h * 0.034, h * 0.78],
        [h * 0.1, h * 0.83],
        [h * 0.105, h * 0.88],
        [h * 0.08, h * 0.91],
        [h * 0.03, h * 0.93],
        [h * 0.012, h * 0.95],
        [h * 0.004, h * 1.12],
        [0, h * 1.12],
      ],
      concrete,
    ),
    turned(at(new Mesh(new TorusGeometry(h * 0.104, h * 0.007, 6, 48), warm), 0, h * 0.855, 0), Math.PI / 2, 0, 0),
  );
  return result;
}

/** A row of white sails on a pier. */
export function sails(count: number, size: number): Group {
  const result = new Group();
  for (let i = 0; i < count; i++) {
    const positions: number[] = [];
    const indices: number[] = [];
    const n = 12;
    for (let a = 0; a <= n; a++) {
      for (let b = 0; b <= n; b++) {
        const u = a / n;
        const v = b / n;
        const wide = (1 - v) ** 0.8;
        positions.push(
          (u - 0.5) * size * wide,
          v * size * 1.15 - Math.sin(u * Math.PI) * size * 0.12 * (1 - v),
          Math.sin(u * Math.PI) * size * 0.22 * (1 - v),
        );
        if (a < n && b < n) {
          const k = a * (n + 1) + b;
          indices.push(k, k + n + 1, k + 1, k + 1, k + n + 1, k + n + 2);
        }
      }
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
    geometry.setIndex(indices);
    geometry.computeVertexNormals();
    const material = white.clone();
    material.side = 2;
    result.add(
      turned(at(new Mesh(geometry, material), (i - (count - 1) / 2) * size * 0.92, size * 0.35, 0), 0, 0.35, 0),
    );
  }
  result.add(at(new Mesh(new BoxGeometry(count * size * 1.05, size * 0.35, size * 0.8), concrete), 0, size * 0.17, 0));
  return result;
}

/** A tower whose oval floors turn as it rises. */
export function twistedTower(height: number, radius: number, turns: number): Group {
  const result = new Group();
  const floors = Math.round(height / 4);
  const lit = glassWall(`twist ${height}`, 0.55, '#7f8b99', 1.3);
  for (let i = 0; i < floors; i++) {
    const t = i / floors;
    const bulge = 1 + 0.28 * Math.sin(Math.PI * (t * 0.85 + 0.08));
    const floor = new Mesh(new CylinderGeometry(radius, radius, 3, 32), lit);
    floor.scale.set(1.25 * bulge, 1, 0.78 * bulge);
    floor.rotation.y = t * turns;
    result.add(at(floor, 0, i * 4 + 1.5, 0));
    const slab = new Mesh(new CylinderGeometry(radius * 1.05, radius * 1.05, 1, 32), white);
    slab.scale.copy(floor.scale);
    slab.rotation.y = t * turns;
    result.add(at(slab, 0, i * 4 + 3.4, 0));
  }
  return result;
}
