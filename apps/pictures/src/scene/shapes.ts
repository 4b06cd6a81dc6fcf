import {
  BoxGeometry,
  BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  LatheGeometry,
  Mesh,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { Material, Object3D } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

export type Point = readonly [number, number, number];

/** The subdivision factor of round shapes. Distant balls are built more coarsely. */
const fineness = { current: 1 };

export function coarsely<T>(factor: number, make: () => T): T {
  const before = fineness.current;
  fineness.current = factor;
  try {
    return make();
  } finally {
    fineness.current = before;
  }
}

function divisions(count: number, least: number): number {
  return Math.min(count, Math.max(least, Math.round(count * fineness.current)));
}

export function at<T extends Object3D>(object: T, x: number, y: number, z: number): T {
  object.position.set(x, y, z);
  return object;
}

export function turned<T extends Object3D>(object: T, x: number, y: number, z: number): T {
  object.rotation.set(x, y, z);
  return object;
}

export function group(...children: Object3D[]): Group {
  const result = new Group();
  if (children.length > 0) {
    result.add(...children);
  }
  return result;
}

export function block(w: number, h: number, d: number, material: Material, radius = 0.6, smooth = 3): Mesh {
  const limited = Math.min(radius, w / 2.01, h / 2.01, d / 2.01);
  return new Mesh(
    limited > 0 ? new RoundedBoxGeometry(w, h, d, divisions(smooth, 1), limited) : new BoxGeometry(w, h, d),
    material,
  );
}

export function rod(radius: number, length: number, material: Material, sides = 20, top = radius): Mesh {
  return new Mesh(new CylinderGeometry(top, radius, length, divisions(sides, 5)), material);
}

/** A rod from one point to another. */
export function strut(from: Point, to: Point, radius: number, material: Material, sides = 10): Mesh {
  const a = new Vector3(...from);
  const b = new Vector3(...to);
  const mesh = rod(radius, a.distanceTo(b), material, sides);
  mesh.position.copy(a).add(b).multiplyScalar(0.5);
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), b.sub(a).normalize());
  return mesh;
}

/** A body of revolution. The profile lists [radius, height] from the bottom up. */
export function lathe(profile: readonly (readonly [number, number])[], material: Material, sides = 40): Mesh {
  return new Mesh(
    new LatheGeometry(
      profile.map(([radius, height]) => new Vector2(radius, height)),
      divisions(sides, 8),
    ),
    material,
  );
}

export function cable(points: readonly Point[], radius: number, material: Material, segments = 32): Mesh {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
  return new Mesh(new TubeGeometry(curve, divisions(segments, 8), radius, divisions(8, 4)), material);
}

/**
 * A plate that lies flat (its outline is in x and -z) and has bevelled edges. The texture coordinates are in
 * centimetres.
 */
export function plate(outline: Shape, thickness: number, material: Material, bevel = 0.25): Mesh {
  const geometry = new ExtrudeGeometry(outline, {
    depth: Math.max(thickness - 2 * bevel, 0.01),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: divisions(2, 1),
    curveSegments: divisions(20, 6),
  });
  geometry.rotateX(-Math.PI / 2);
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) {
    uv.setXY(i, uv.getX(i) / 10, uv.getY(i) / 10);
  }
  return new Mesh(geometry, material);
}

export function roundedRectangle(w: number, h: number, r: number, x = 0, y = 0): Shape {
  const shape = new Shape();
  const left = x - w / 2;
  const bottom = y - h / 2;
  shape.moveTo(left + r, bottom);
  shape.lineTo(left + w - r, bottom).absarc(left + w - r, bottom + r, r, -Math.PI / 2, 0, false);
  shape.lineTo(left + w, bottom + h - r).absarc(left + w - r, bottom + h - r, r, 0, Math.PI / 2, false);
  shape.lineTo(left + r, bottom + h).absarc(left + r, bottom + h - r, r, Math.PI / 2, Math.PI, false);
  shape.lineTo(left, bottom + r).absarc(left + r, bottom + r, r, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** Merges meshes into one per material instead of hundreds, which renders faster and looks the same. */
export function fused(root: Object3D): Group {
  root.updateMatrixWorld(true);
  const inverse = root.matrixWorld.clone().invert();
  const byMaterial = new Map<Material, BufferGeometry[]>();
  const result = new Group();
  const kept: Object3D[] = [];
  root.traverse((object) => {
    if (object.userData.moving === true) {
      kept.push(object);
    }
    if (!(object instanceof Mesh) || isWithin(object, kept)) {
      return;
    }
    const material = object.material as Material;
    const geometry = plain(object.geometry as BufferGeometry);
    geometry.applyMatrix4(inverse.clone().multiply(object.matrixWorld));
    const list = byMaterial.get(material) ?? [];
    list.push(geometry);
    byMaterial.set(material, list);
  });
  for (const [material, geometries] of byMaterial) {
    result.add(new Mesh(mergeGeometries(geometries), material));
  }
  for (const moving of kept) {
    const matrix = inverse.clone().multiply(moving.matrixWorld);
    matrix.decompose(moving.position, moving.quaternion, moving.scale);
    result.add(moving);
  }
  result.position.copy(root.position);
  result.quaternion.copy(root.quaternion);
  result.scale.copy(root.scale);
  return result;
}

function isWithin(object: Object3D, roots: readonly Object3D[]): boolean {
  for (let node: Object3D | null = object; node; node = node.parent) {
    if (roots.includes(node)) {
      return true;
    }
  }
  return false;
}

function plain(source: BufferGeometry): BufferGeometry {
  const flat = source.index ? source.toNonIndexed() : source.clone();
  const result = new BufferGeometry();
  result.setAttribute('position', flat.getAttribute('position'));
  result.setAttribute('normal', flat.getAttribute('normal'));
  const count = flat.getAttribute('position').count;
  result.setAttribute('uv', flat.getAttribute('uv') ?? new Float32BufferAttribute(new Float32Array(count * 2), 2));
  return result;
}
