import type { MeshPhysicalMaterial } from 'three';
import { printed } from './materials.ts';
import { drawn } from './textures.ts';

/** A lit display with bars and a curve. It contains no text, so it works in every language. */
export function display(key: string, accent: string): MeshPhysicalMaterial {
  const material = printed(
    `display ${key}`,
    drawn(256, (context, size) => {
      context.fillStyle = '#081018';
      context.fillRect(0, 0, size, size);
      context.fillStyle = accent;
      for (let i = 0; i < 7; i++) {
        const height = size * (0.15 + 0.1 * ((i * 5) % 6));
        context.fillRect(size * (0.1 + i * 0.075), size * 0.9 - height, size * 0.05, height);
      }
      context.strokeStyle = '#e9f4ff';
      context.lineWidth = 6;
      context.beginPath();
      context.arc(size * 0.78, size * 0.4, size * 0.14, Math.PI * 0.8, Math.PI * 2.2);
      context.stroke();
      context.fillStyle = '#8fb4cc';
      context.fillRect(size * 0.1, size * 0.1, size * 0.4, size * 0.05);
      context.fillRect(size * 0.1, size * 0.2, size * 0.28, size * 0.05);
    }),
    0.2,
  );
  material.emissive.set('#ffffff');
  material.emissiveMap = material.map;
  material.emissiveIntensity = 0.9;
  return material;
}
