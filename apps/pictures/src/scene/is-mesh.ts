import { Mesh } from 'three';
import type { Object3D } from 'three';

/** Narrows to the default `Mesh` type. `instanceof` alone would infer a mesh with any geometry and any material. */
export const isMesh = (node: Object3D): node is Mesh => node instanceof Mesh;
