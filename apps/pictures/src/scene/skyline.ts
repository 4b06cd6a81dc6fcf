import {
  BoxGeometry,
  BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  SphereGeometry,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { between } from './random.ts';
import type { Random } from './random.ts';
import { at, turned } from './shapes.ts';
import { litWindows } from './textures.ts';

/** A wall of windows. The texture repeats every 24 columns and 48 rows. */
export function glassWall(seed: string, share: number, colour: string, strength = 1.25): MeshStandardMaterial {
  return new MeshStandardMaterial({
    color: colour,
    roughness: 0.35,
    metalness: 0.1,
    emissive: new Color('#ffffff'),
    emissiveIntensity: strength,
    emissiveMap: litWindows(seed, 24, 48, share),
  });
}

/** A block whose windows have the same size on every side, however large the block is. */
export function tower(w: number, h: number, d: number, shift: number): BufferGeometry {
  const geometry = new BoxGeometry(w, h, d);
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) {
    const face = Math.floor(i / 4);
    const wide = face < 2 ? d : w;
    const roof = face === 2 || face === 3;
    uv.setXY(
      i,
      roof ? 0.002 : Math.round((uv.getX(i) * wide) / 2.8) / 24 + shift,
      roof ? 0.002 : Math.round((uv.getY(i) * h) / 3.4) / 48 + shift * 2,
    );
  }
  geometry.translate(0, h / 2, 0);
  return geometry;
}

export interface SkylineStyle {
  count: number;
  /** The heights of the lowest and highest roofs, in metres. */
  low: number;
  high: number;
  /** Half the width of the city, and the position of its centre of mass. */
  spread: number;
  centre: number;
  /** The rate at which the height falls off from the centre. */
  peak: number;
  near: number;
  far: number;
  lit: number;
  tint: string;
}

export function skyline(random: Random, style: SkylineStyle, seed: string): Group {
  const result = new Group();
  const walls = [0, 1, 2].map((i) => glassWall(`${seed} ${i}`, style.lit * (0.7 + 0.3 * i), style.tint));
  const parts: BufferGeometry[][] = [[], [], []];
  const taken: [number, number, number][] = [];
  for (let i = 0; i < style.count; i++) {
    const x = style.centre + (random() + random() - 1) * style.spread;
    const z = -between(random, style.near, style.far);
    const nearness = Math.exp(-(((x - style.centre) / (style.spread * 0.55)) ** 2) * style.peak);
    const h =
      style.low + (style.high - style.low) * nearness * between(random, 0.25, 1) ** 1.5 + random() * style.low * 0.6;
    const w = between(random, 16, 34);
    const d = between(random, 16, 30);
    if (taken.some(([tx, tz, tw]) => Math.abs(tx - x) < (tw + w) * 0.45 && Math.abs(tz - z) < 26)) {
      continue;
    }
    taken.push([x, z, w]);
    const list = parts[i % 3]!;
    list.push(tower(w, h, d, random()).translate(x, 0, z));
    if (random() < 0.4) {
      list.push(tower(w * 0.6, h * between(random, 0.08, 0.22), d * 0.6, random()).translate(x, h, z));
    }
    if (random() < 0.25) {
      parts[0]!.push(bare(new CylinderGeometry(0.4, 0.9, h * 0.22, 6)).translate(x, h * 1.1, z));
    }
  }
  parts.forEach((list, i) => {
    if (list.length > 0) {
      result.add(new Mesh(mergeGeometries(list), walls[i]));
    }
  });
  return result;
}

/** Removes a shape's lit windows by placing all its texture coordinates between two windows. */
export function bare(geometry: BufferGeometry): BufferGeometry {
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) {
    uv.setXY(i, 0.002, 0.002);
  }
  return geometry;
}

/** A ridge of hills or mountains. Haze makes the more distant ridges paler. */
export function ridge(
  random: Random,
  width: number,
  height: number,
  z: number,
  rough: number,
  colour: string,
  snow = 0,
): Mesh {
  const steps = 220;
  const positions: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  const phase = Array.from({ length: 7 }, () => random() * 10);
  const body = new Color(colour);
  const white = new Color('#aebccd');
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    let y = 0;
    for (let k = 0; k < 7; k++) {
      const wave = Math.sin(t * (3 + k * k * 2.4) + phase[k]!);
      y += (k < 2 ? wave * 0.5 + 0.5 : (1 - Math.abs(wave)) * rough) / (1 + k * 0.9);
    }
    const top = Math.max(0.05, y * 0.36) * height * (0.35 + 0.65 * Math.sin(Math.PI * t) ** 0.6);
    const x = (t - 0.5) * width;
    const cap = top * (1 - snow * 0.45);
    for (const [level, paint] of [
      [-5, body],
      [cap * 0.72, body],
      [cap, body.clone().lerp(white, snow * 0.5)],
      [top, body.clone().lerp(white, snow)],
    ] as const) {
      positions.push(x, level, z + level * 0.12);
      colours.push(paint.r, paint.g, paint.b);
    }
    if (i < steps) {
      for (let r = 0; r < 3; r++) {
        const a = i * 4 + r;
        indices.push(a, a + 4, a + 1, a + 1, a + 4, a + 5);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return new Mesh(geometry, new MeshStandardMaterial({ vertexColors: true, roughness: 1, flatShading: true }));
}

/** A smooth hill with a known height, on which other objects can stand. */
export function hill(width: number, height: number, depth: number, colour: string): Mesh {
  const mesh = new Mesh(new SphereGeometry(1, 64, 24), new MeshStandardMaterial({ color: colour, roughness: 1 }));
  mesh.scale.set(width / 2, height, depth / 2);
  return mesh;
}

/** A row of dark trees, either spruces or round crowns. */
export function trees(
  random: Random,
  count: number,
  from: [number, number],
  to: [number, number],
  height: number,
  spruce: boolean,
): Mesh {
  const parts: BufferGeometry[] = [];
  for (let i = 0; i < count; i++) {
    const t = random();
    const x = from[0] + (to[0] - from[0]) * t + between(random, -3, 3);
    const z = from[1] + (to[1] - from[1]) * t + between(random, -4, 4);
    const h = height * between(random, 0.6, 1.15);
    if (spruce) {
      for (let k = 0; k < 4; k++) {
        parts.push(new ConeGeometry(h * (0.22 - k * 0.045), h * 0.42, 9).translate(x, h * (0.3 + k * 0.2), z));
      }
    } else {
      for (let k = 0; k < 6; k++) {
        const ball = new CylinderGeometry(h * 0.1, h * 0.22, h * 0.26, 8);
        parts.push(
          ball.translate(
            x + between(random, -0.2, 0.2) * h,
            h * between(random, 0.45, 0.85),
            z + between(random, -0.2, 0.2) * h,
          ),
        );
      }
      parts.push(new CylinderGeometry(h * 0.03, h * 0.045, h * 0.5, 6).translate(x, h * 0.25, z));
    }
  }
  return new Mesh(mergeGeometries(parts), new MeshStandardMaterial({ color: '#10171a', roughness: 1 }));
}

/** Open ground beyond the plaza, either grass or snow. */
export function ground(colour: string, z: number, depth: number): Mesh {
  const mesh = new Mesh(new PlaneGeometry(1400, depth), new MeshStandardMaterial({ color: colour, roughness: 0.95 }));
  return turned(at(mesh, 0, 0.02, z - depth / 2), -Math.PI / 2, 0, 0);
}
