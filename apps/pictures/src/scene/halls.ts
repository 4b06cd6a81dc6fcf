import {
  BoxGeometry,
  BufferGeometry,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  SphereGeometry,
  Vector3,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { lattice } from './cage.ts';
import { copper, glass, lamp, steel, stone, white } from './city-materials.ts';
import { at, lathe, strut, turned } from './shapes.ts';
import type { Point } from './shapes.ts';
import { bare, glassWall, tower } from './skyline.ts';

/** A castle of steep copper roofs with a great central tower. */
export function chateau(size: number): Group {
  const s = size;
  const walls = glassWall('chateau', 0.75, '#6f4f3c', 1.3);
  const result = new Group();
  const wing = (x: number, w: number, h: number, d: number, roof: number): void => {
    result.add(at(new Mesh(tower(w, h, d, 0.3), walls), x, 0, 0));
    const top = new Mesh(new ConeGeometry(Math.SQRT1_2, 1, 4).rotateY(Math.PI / 4), copper);
    top.scale.set(w * 1.04, roof, d * 1.08);
    result.add(at(top, x, h + roof / 2, 0));
  };
  wing(0, s * 0.3, s * 0.95, s * 0.28, s * 0.4);
  wing(-s * 0.38, s * 0.5, s * 0.5, s * 0.26, s * 0.26);
  wing(s * 0.4, s * 0.52, s * 0.46, s * 0.26, s * 0.26);
  for (const [x, h, r] of [
    [-0.64, 0.62, 0.075],
    [-0.16, 0.7, 0.06],
    [0.17, 0.7, 0.06],
    [0.67, 0.58, 0.08],
    [0.42, 0.52, 0.05],
    [-0.4, 0.56, 0.05],
  ] as const) {
    result.add(at(new Mesh(bare(new CylinderGeometry(s * r, s * r, s * h, 14)), stone), x * s, (s * h) / 2, s * 0.14));
    result.add(
      at(new Mesh(new ConeGeometry(s * r * 1.2, s * r * 3.6, 14), copper), x * s, s * h + s * r * 1.8, s * 0.14),
    );
  }
  return result;
}

/** A clock tower with a steep roof and, for a parliament, long wings. */
export function clockTower(height: number, wings: number): Group {
  const h = height;
  const result = new Group();
  result.add(at(new Mesh(new BoxGeometry(h * 0.13, h * 0.7, h * 0.13), stone), 0, h * 0.35, 0));
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    result.add(at(new Mesh(new ConeGeometry(h * 0.018, h * 0.09, 6), copper), x * h * 0.06, h * 0.745, z * h * 0.06));
    result.add(
      at(new Mesh(new BoxGeometry(h * 0.03, h * 0.72, h * 0.03), stone), x * h * 0.062, h * 0.36, z * h * 0.062),
    );
  }
  result.add(at(new Mesh(new ConeGeometry(h * 0.085, h * 0.26, 4).rotateY(Math.PI / 4), copper), 0, h * 0.83, 0));
  result.add(at(new Mesh(new CylinderGeometry(h * 0.003, h * 0.003, h * 0.1, 5), steel), 0, h * 1, 0));
  const face = new Mesh(new CylinderGeometry(h * 0.042, h * 0.042, h * 0.01, 32), lamp(2.2, 1.8, 1.1));
  result.add(turned(at(face, 0, h * 0.6, h * 0.068), Math.PI / 2, 0, 0));
  for (const side of wings > 0 ? [-1, 1] : []) {
    const wing = new Mesh(tower(wings, h * 0.2, h * 0.2, 0.2), glassWall('wing', 0.85, '#5a4d40', 1.2));
    result.add(at(wing, side * (wings / 2 + h * 0.05), 0, 0));
    const roof = new Mesh(
      new CylinderGeometry(h * 0.12, h * 0.12, wings, 3).rotateX(Math.PI / 2).rotateY(Math.PI / 2),
      copper,
    );
    roof.scale.set(1, 0.7, 1);
    result.add(at(roof, side * (wings / 2 + h * 0.05), h * 0.235, 0));
    for (let k = 0; k < 5; k++) {
      result.add(
        at(
          new Mesh(new ConeGeometry(h * 0.016, h * 0.09, 6), copper),
          side * (wings * (0.15 + k * 0.2) + h * 0.05),
          h * 0.29,
          h * 0.08,
        ),
      );
    }
  }
  return result;
}

/** Four glass pyramids glowing from within. */
export function pyramids(size: number): Group {
  const result = new Group();
  for (const [x, z, s, glow] of [
    [-1.1, 0, 1, 0.5],
    [0.1, -0.5, 0.9, 0.4],
    [1.15, 0.1, 1.1, 0.55],
    [0.35, 0.7, 0.62, 0.35],
  ] as const) {
    const body = new Mesh(new ConeGeometry(size * s * 0.62, size * s * 0.8, 4).rotateY(Math.PI / 4), glass.clone());
    body.material.emissiveIntensity = glow;
    result.add(at(body, x * size, size * s * 0.4, z * size));
    const top: Point = [x * size, size * s * 0.8, z * size];
    const foot = size * s * 0.62 * Math.SQRT1_2;
    for (const [cx, cz] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      result.add(strut(top, [x * size + cx * foot, 0, z * size + cz * foot], size * 0.012, white, 5));
    }
    for (const level of [0.25, 0.5, 0.75]) {
      const r = foot * (1 - level);
      const y = size * s * 0.8 * level;
      result.add(strut([x * size - r, y, z * size + r], [x * size + r, y, z * size + r], size * 0.006, white, 4));
    }
  }
  return result;
}

/** A curved mountain of glass with a light spire. */
export function glassSpire(height: number): Group {
  const result = new Group();
  result.add(
    lathe(
      [
        [height * 0.42, 0],
        [height * 0.4, height * 0.12],
        [height * 0.28, height * 0.3],
        [height * 0.12, height * 0.46],
        [height * 0.035, height * 0.6],
        [height * 0.02, height * 0.9],
        [0, height],
      ],
      glass,
      9,
    ),
  );
  for (let i = 0; i < 7; i++) {
    result.add(
      turned(
        at(
          new Mesh(new BoxGeometry(height * 0.5, height * 0.05, height * 0.3), stone),
          0,
          height * 0.03 * i * 0.5,
          height * 0.1,
        ),
        0,
        i * 0.9,
        0,
      ),
    );
  }
  result.add(
    at(
      new Mesh(new CylinderGeometry(height * 0.008, height * 0.02, height * 0.3, 8), lamp(2, 2.4, 2.8)),
      0,
      height * 0.92,
      0,
    ),
  );
  return result;
}

/** A tower leaning over an oval roof. */
export function leaningTower(height: number): Group {
  const result = new Group();
  const path = Array.from({ length: 14 }, (_, i) => {
    const t = i / 13;
    return new Vector3(height * 0.75 * (1 - t) ** 1.7 - height * 0.1, height * t, 0);
  });
  for (let i = 0; i < 13; i++) {
    const a = path[i]!;
    const b = path[i + 1]!;
    result.add(strut([a.x, a.y, a.z], [b.x, b.y, b.z], height * (0.085 - i * 0.0035), white, 8));
  }
  const roof = new Mesh(new SphereGeometry(height * 0.55, 40, 12, 0, Math.PI * 2, 0, Math.PI / 2), white);
  roof.scale.set(1.2, 0.3, 1);
  result.add(at(roof, -height * 0.5, 0, 0));
  const top = path[13]!;
  for (let k = 0; k < 9; k++) {
    result.add(strut([top.x, top.y, top.z], [-height * (0.15 + k * 0.09), height * 0.15, 0], height * 0.004, white, 4));
  }
  return result;
}

/** A hall with a saddle roof. */
export function saddleHall(width: number): Group {
  const n = 24;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let r = 0; r <= 8; r++) {
    for (let i = 0; i <= n; i++) {
      const angle = (i / n) * Math.PI * 2;
      const x = (Math.cos(angle) * r) / 8;
      const z = (Math.sin(angle) * r) / 8;
      positions.push((x * width) / 2, width * (0.22 + 0.13 * (x * x - z * z)), (z * width) / 2);
      if (r < 8 && i < n) {
        const a = r * (n + 1) + i;
        indices.push(a, a + n + 1, a + 1, a + 1, a + n + 1, a + n + 2);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  const roof = white.clone();
  roof.side = 2;
  const result = new Group();
  result.add(new Mesh(geometry, roof));
  result.add(
    at(
      new Mesh(
        new CylinderGeometry(width * 0.49, width * 0.42, width * 0.16, 32),
        glassWall('hall', 0.8, '#4a5058', 1.2),
      ),
      0,
      width * 0.08,
      0,
    ),
  );
  return result;
}

/** The great lattice sphere of a world's fair, which echoes the sport's ball in steel. */
export function latticeDome(radius: number): Group {
  const { nodes, edges } = lattice(5);
  const result = new Group();
  const parts: BufferGeometry[] = [];
  for (const [a, b] of edges) {
    if (nodes[a]!.y > -0.45 || nodes[b]!.y > -0.45) {
      const p = nodes[a]!.clone().multiplyScalar(radius);
      const q = nodes[b]!.clone().multiplyScalar(radius);
      const mesh = strut([p.x, p.y, p.z], [q.x, q.y, q.z], radius * 0.009, white, 5);
      mesh.updateMatrix();
      parts.push(mesh.geometry.clone().applyMatrix4(mesh.matrix));
    }
  }
  result.add(at(new Mesh(mergeGeometries(parts), white), 0, radius * 0.62, 0));
  result.add(
    at(
      new Mesh(
        new SphereGeometry(radius * 0.4, 24, 16),
        new MeshStandardMaterial({ color: '#26415a', emissive: '#4f9fe0', emissiveIntensity: 0.5, roughness: 0.6 }),
      ),
      0,
      radius * 0.4,
      0,
    ),
  );
  return result;
}
