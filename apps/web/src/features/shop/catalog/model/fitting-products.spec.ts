import { ArenaClass } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { fittingProducts } from './fitting-products';

const { CLASS_20, CLASS_40 } = ArenaClass;
const product = (id: string, arenaClass: ArenaClass | null) => ({ id, arenaClass });
const names = (products: readonly { id: string }[]) => products.map(({ id }) => id);

describe('what the cart suggests', () => {
  const parts = [
    product('battery 40', CLASS_40),
    product('tape', null),
    product('propellers 20', CLASS_20),
    product('cage 20', CLASS_20),
  ];

  it('is of the class of its lines first, then of no class, and never of another class', () => {
    expect(names(fittingProducts(parts, [product('drone 20', CLASS_20)]))).toEqual([
      'propellers 20',
      'cage 20',
      'tape',
    ]);
  });

  it('is of both classes for a cart that holds both', () => {
    const cart = [product('drone 20', CLASS_20), product('drone 40', CLASS_40)];
    expect(names(fittingProducts(parts, cart))).toEqual(['battery 40', 'propellers 20', 'cage 20', 'tape']);
  });

  it('leaves out what the cart holds', () => {
    expect(names(fittingProducts(parts, [product('cage 20', CLASS_20)]))).toEqual(['propellers 20', 'tape']);
  });

  it('is anything for a cart without a class', () => {
    expect(names(fittingProducts(parts, [product('shirt', null)]))).toEqual(names(parts));
  });
});
