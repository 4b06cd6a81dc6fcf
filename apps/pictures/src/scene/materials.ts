import { Color, DoubleSide, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';
import type { Texture } from 'three';
import { carbonWeave, circuit, diodes, grain, netMesh, weave } from './textures.ts';

/** The sport's two team colours. The light in the cages identifies a ball's team. */
export const teamLight = { red: new Color(1, 0.018, 0.03), blue: new Color(0.06, 0.42, 1) } as const;
export type Team = keyof typeof teamLight;

/** The colours of paints and plastics, in sRGB. */
export const tone = {
  graphite: '#1b1d21',
  charcoal: '#2a2d33',
  slate: '#4a505a',
  silver: '#b9c0c9',
  snow: '#e9edf1',
  red: '#d3142a',
  blue: '#1f7fd6',
  ice: '#8fd0f5',
  gold: '#c9a04e',
} as const;

const cache = new Map<string, MeshStandardMaterial>();

function once<M extends MeshStandardMaterial>(key: string, make: () => M): M {
  const found = cache.get(key) ?? make();
  cache.set(key, found);
  return found as M;
}

function repeated(texture: Texture, times: number): Texture {
  const copy = texture.clone();
  copy.repeat.set(times, times);
  copy.needsUpdate = true;
  return copy;
}

/** Moulded nylon, for cages and shells. */
export function nylon(colour: string): MeshPhysicalMaterial {
  return once(
    `nylon ${colour}`,
    () =>
      new MeshPhysicalMaterial({
        color: colour,
        roughness: 0.42,
        clearcoat: 0.25,
        clearcoatRoughness: 0.35,
        bumpMap: repeated(grain(), 3),
        bumpScale: 0.15,
      }),
  );
}

export function plastic(colour: string, roughness = 0.5): MeshStandardMaterial {
  return once(
    `plastic ${colour} ${roughness}`,
    () => new MeshStandardMaterial({ color: colour, roughness, bumpMap: repeated(grain(), 4), bumpScale: 0.12 }),
  );
}

export function glossy(colour: string): MeshPhysicalMaterial {
  return once(
    `glossy ${colour}`,
    () => new MeshPhysicalMaterial({ color: colour, roughness: 0.3, clearcoat: 1, clearcoatRoughness: 0.06 }),
  );
}

/** A carbon plate. The texture coordinates are in centimetres. */
export function carbon(): MeshPhysicalMaterial {
  return once('carbon', () => {
    const map = repeated(carbonWeave(), 0.9);
    return new MeshPhysicalMaterial({
      map,
      roughness: 0.38,
      metalness: 0.35,
      clearcoat: 1,
      clearcoatRoughness: 0.12,
      bumpMap: map,
      bumpScale: 0.6,
    });
  });
}

export function metal(colour: string, roughness = 0.3): MeshStandardMaterial {
  return once(
    `metal ${colour} ${roughness}`,
    () => new MeshStandardMaterial({ color: colour, roughness, metalness: 1, envMapIntensity: 1.2 }),
  );
}

export function rubber(colour: string = tone.graphite): MeshStandardMaterial {
  return once(
    `rubber ${colour}`,
    () => new MeshStandardMaterial({ color: colour, roughness: 0.78, bumpMap: repeated(grain(), 2), bumpScale: 0.3 }),
  );
}

/** The cloth and skin of people against the light, of which only the edges gleam. */
export function shade(colour: string, roughness: number): MeshPhysicalMaterial {
  return once(
    `shade ${colour} ${roughness}`,
    () =>
      new MeshPhysicalMaterial({
        ...{ color: colour, roughness, specularIntensity: 0.45 },
        ...{ bumpMap: repeated(grain(), 4), bumpScale: 0.12 },
      }),
  );
}

/** A material for foam and padding. */
export function foam(colour: string): MeshStandardMaterial {
  return once(
    `foam ${colour}`,
    () => new MeshStandardMaterial({ color: colour, roughness: 0.95, bumpMap: repeated(grain(), 5), bumpScale: 1.2 }),
  );
}

/** The coated fabric of inflatables, smooth with a soft sheen. */
export function canvasCloth(colour: string): MeshPhysicalMaterial {
  return once(
    `canvas ${colour}`,
    () =>
      new MeshPhysicalMaterial({
        color: colour,
        roughness: 0.5,
        clearcoat: 0.35,
        clearcoatRoughness: 0.45,
        bumpMap: repeated(weave(), 12),
        bumpScale: 0.25,
        side: DoubleSide,
      }),
  );
}

/** A sports fabric. */
export function jersey(colour: string): MeshPhysicalMaterial {
  return once(
    `jersey ${colour}`,
    () =>
      new MeshPhysicalMaterial({
        color: colour,
        roughness: 0.85,
        sheen: 1,
        sheenRoughness: 0.5,
        sheenColor: new Color(colour).lerp(new Color('#fff'), 0.4),
        bumpMap: repeated(weave(), 26),
        bumpScale: 1.2,
        side: DoubleSide,
      }),
  );
}

export function board(seed: string, ground: string): MeshStandardMaterial {
  return once(
    `board ${seed}`,
    () => new MeshStandardMaterial({ map: circuit(seed, ground), roughness: 0.45, metalness: 0.15 }),
  );
}

export function printed(key: string, map: Texture, roughness = 0.4): MeshPhysicalMaterial {
  return once(
    `printed ${key}`,
    () => new MeshPhysicalMaterial({ map, roughness, clearcoat: 0.6, clearcoatRoughness: 0.15 }),
  );
}

/** A directly visible light source: bright in the core, with its colour around it. */
export function lightStrip(colour: Color, strength: number, dots = 9): MeshStandardMaterial {
  return once(`strip ${colour.getHexString()} ${strength} ${dots}`, () => {
    const map = dots > 0 ? repeated(diodes(), 1) : null;
    map?.repeat.set(dots, 1);
    return new MeshStandardMaterial({
      color: 0x000000,
      roughness: 0.5,
      emissive: colour.clone().lerp(new Color(1, 1, 1), 0.012),
      emissiveIntensity: strength,
      emissiveMap: map,
    });
  });
}

export function net(colour: string, repeatX: number, repeatY: number, opacity = 0.7): MeshStandardMaterial {
  const map = netMesh().clone();
  map.repeat.set(repeatX, repeatY);
  map.needsUpdate = true;
  return new MeshStandardMaterial({
    color: colour,
    alphaMap: map,
    transparent: true,
    opacity,
    depthWrite: false,
    side: DoubleSide,
    roughness: 0.9,
  });
}
