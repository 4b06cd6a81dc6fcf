import { MeshBasicMaterial, MeshStandardMaterial } from 'three';

export const concrete = new MeshStandardMaterial({ color: '#767c86', roughness: 0.85 });
export const stone = new MeshStandardMaterial({
  color: '#8a7a66',
  roughness: 0.9,
  emissive: '#c98a4a',
  emissiveIntensity: 0.16,
});
export const copper = new MeshStandardMaterial({
  color: '#4f7f74',
  roughness: 0.7,
  emissive: '#3f7f70',
  emissiveIntensity: 0.08,
});
export const steel = new MeshStandardMaterial({ color: '#59626d', roughness: 0.5, metalness: 0.5 });
export const white = new MeshStandardMaterial({
  color: '#e8edf2',
  roughness: 0.5,
  emissive: '#cfe0f2',
  emissiveIntensity: 0.1,
});
export const glass = new MeshStandardMaterial({
  color: '#5f7f9a',
  roughness: 0.12,
  metalness: 0.6,
  emissive: '#7fb7e6',
  emissiveIntensity: 0.22,
});

/** A distant light that haze does not dim. */
export function lamp(r: number, g: number, b: number): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ fog: false });
  material.color.setRGB(r, g, b);
  return material;
}
