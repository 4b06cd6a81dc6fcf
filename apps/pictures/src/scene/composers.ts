import { arenaComposers, avatar } from './arenas.ts';
import { moreArenaComposers } from './arenas-more.ts';
import { placeComposers } from './places.ts';
import { productComposers } from './products.ts';
import type { Compose } from './shot.ts';

/** The composer of each picture, by kind and name. */
export const composers: Record<string, Compose | undefined> = {
  ...productComposers,
  ...arenaComposers,
  ...moreArenaComposers,
  ...placeComposers,
  'arena/avatar': avatar,
};
