import { Mesh } from 'three';
import type { Group, Object3D } from 'three';
import { fused, group } from './shapes.ts';

/** Scales from millimetres to metres and lets all parts cast and receive shadows. */
export function inMetres(...parts: Object3D[]): Group {
  const inner = fused(group(...parts));
  inner.scale.multiplyScalar(0.001);
  return shadowed(group(inner));
}

export function shadowed(root: Group): Group {
  root.traverse((node) => {
    if (node instanceof Mesh) {
      node.castShadow = !(node.material as { transparent: boolean }).transparent;
      node.receiveShadow = true;
    }
  });
  return root;
}
