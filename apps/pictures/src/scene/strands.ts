import { BufferGeometry, Float32BufferAttribute, Mesh, Vector3 } from 'three';
import type { Material } from 'three';

/** A hair: the points from its root to its tip, where it ends in nothing. */
export type Strand = readonly Vector3[];

/** Draws hairs as three-sided tubes that taper, with the radius of their roots in metres. */
export function strands(hairs: readonly Strand[], radius: number, material: Material): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const hair of hairs) {
    const first = positions.length / 3;
    hair.forEach((point, index) => {
      const along = hair[Math.min(index + 1, hair.length - 1)]!.clone()
        .sub(hair[Math.max(index - 1, 0)]!)
        .normalize();
      const side = new Vector3(along.y, along.z, along.x).cross(along).normalize();
      const up = new Vector3().crossVectors(along, side);
      const width = radius * Math.sqrt(1 - index / (hair.length - 0.8));
      for (const angle of [0, 2.094, 4.189]) {
        const corner = point
          .clone()
          .addScaledVector(side, Math.cos(angle) * width)
          .addScaledVector(up, Math.sin(angle) * width);
        positions.push(corner.x, corner.y, corner.z);
      }
      if (index === 0) return;
      const ring = first + index * 3;
      for (const corner of [0, 1, 2]) {
        const next = (corner + 1) % 3;
        indices.push(ring - 3 + corner, ring - 3 + next, ring + next);
        indices.push(ring - 3 + corner, ring + next, ring + corner);
      }
    });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return new Mesh(geometry, material);
}
