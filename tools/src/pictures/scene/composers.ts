import type { WebGLRenderer } from 'three';
import { arenaComposers, avatar } from './arenas.ts';
import { moreArenaComposers } from './arenas-more.ts';
import { placeComposers } from './places.ts';
import { productComposers } from './products.ts';
import type { Shot } from './shot.ts';

/** Builds the world of one picture into the shot. */
export type Compose = (shot: Shot, renderer: WebGLRenderer) => void;

export const composers: Record<string, Compose | undefined> = {
  ...productComposers,
  ...arenaComposers,
  ...moreArenaComposers,
  ...placeComposers,
  'arena/avatar': avatar,
};
