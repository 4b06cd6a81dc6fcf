import type { ArenaClass, ProductWire } from '@dronesoccer/contracts';

type ClassedProduct = Pick<ProductWire, 'id' | 'arenaClass'>;

/**
 * Returns the candidates that fit a cart's products: first those of the same class, then those of no class. Parts of
 * another class are left out unless the cart has no products of any class.
 */
export function fittingProducts<P extends ClassedProduct>(
  candidates: readonly P[],
  cart: readonly ClassedProduct[],
): P[] {
  const held = new Set(cart.map(({ id }) => id));
  const classes = new Set(cart.map(({ arenaClass }) => arenaClass).filter((each): each is ArenaClass => each !== null));
  const free = candidates.filter(({ id }) => !held.has(id));
  if (classes.size === 0) return free;
  return [
    ...free.filter(({ arenaClass }) => arenaClass !== null && classes.has(arenaClass)),
    ...free.filter(({ arenaClass }) => arenaClass === null),
  ];
}
