import { arenaComposers, avatar } from './arenas.ts';
import { handsComposers } from './arenas-hands.ts';
import { moreArenaComposers } from './arenas-more.ts';
import { peopleComposers } from './arenas-people.ts';
import { placeComposers } from './places.ts';
import { productComposers } from './products.ts';
import type { Compose } from './shot.ts';

/** The composer of each picture, by kind and name. */
export const composers: Record<string, Compose | undefined> = {
  ...productComposers,
  ...arenaComposers,
  ...moreArenaComposers,
  ...peopleComposers,
  ...handsComposers,
  ...placeComposers,
  'arena/avatar': avatar,
};
