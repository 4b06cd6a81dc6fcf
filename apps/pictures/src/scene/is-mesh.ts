import { Mesh } from 'three';
import type { Object3D } from 'three';

/** `instanceof` alone would leave a mesh of any geometry and any material. */
export const isMesh = (node: Object3D): node is Mesh => node instanceof Mesh;
