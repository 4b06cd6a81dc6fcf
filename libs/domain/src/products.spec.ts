import { describe, expect, test } from 'vitest';
import { changedByPercent, namesOption, saleProblems, saleStateAt, stockLevelOf } from './products.ts';
import { slugOf } from './slugs.ts';

const noon = new Date('2026-07-01T12:00:00Z');
const later = new Date('2026-07-02T12:00:00Z');
const plain = { price: 100, salePrice: null, saleStartsAt: null, saleEndsAt: null };

test.each([
  [6, 5, 'plenty'],
  [5, 5, 'low'],
  [1, 5, 'low'],
  [0, 5, 'out'],
  [1, 0, 'plenty'],
] as const)('%i pieces are, where %i are few, %s', (quantity, few, level) => {
  expect(stockLevelOf(quantity, few)).toBe(level);
});

describe('a sale', () => {
  test('may be none, endless, or between two instants', () => {
    expect(saleProblems(plain)).toEqual([]);
    expect(saleProblems({ ...plain, salePrice: 99 })).toEqual([]);
    expect(saleProblems({ ...plain, salePrice: 1, saleStartsAt: noon, saleEndsAt: later })).toEqual([]);
  });

  test.each([
    [{ salePrice: 100 }, 'salePrice', 'saleNotBelowPrice'],
    [{ salePrice: 101 }, 'salePrice', 'saleNotBelowPrice'],
    [{ saleEndsAt: noon }, 'salePrice', 'saleDatesWithoutPrice'],
    [{ salePrice: 9, saleStartsAt: noon, saleEndsAt: noon }, 'saleEndsAt', 'saleEndsBeforeStart'],
    [{ salePrice: 9, saleStartsAt: later, saleEndsAt: noon }, 'saleEndsAt', 'saleEndsBeforeStart'],
  ])('%o is refused at %s: %s', (change, field, problem) => {
    expect(saleProblems({ ...plain, ...change })).toEqual([{ field, problem }]);
  });

  test('is scheduled, runs from its first instant on, and is over at its last', () => {
    const sale = { ...plain, salePrice: 9, saleStartsAt: noon, saleEndsAt: later };
    expect(saleStateAt(sale, new Date(noon.getTime() - 1))).toBe('scheduled');
    expect(saleStateAt(sale, noon)).toBe('running');
    expect(saleStateAt(sale, later)).toBe('none');
    expect(saleStateAt(plain, noon)).toBe('none');
  });
});

test.each([
  ['Striker Ball', 'striker-ball'],
  ['Élan 20 — Prêt!', 'elan-20-pret'],
  ['  Cœur & Ætna  ', 'coeur-aetna'],
  ['FX-20 (v2)', 'fx-20-v2'],
  ['球', 'product'],
  ['x'.repeat(300), 'x'.repeat(100)],
])('%s has the address %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a price changed by percent is rounded to cents, and never nothing', () => {
  expect(changedByPercent(19_999, -10)).toBe(17_999);
  expect(changedByPercent(50, 1)).toBe(51);
  expect(changedByPercent(1, -90)).toBeNull();
  expect(changedByPercent(100_000_000, 1)).toBeNull();
});

describe('a product’s name and its option', () => {
  test.each([
    ['Team Vest, size M', 'Size M'],
    ['Dossard (taille XL)', 'Taille XL'],
    ['Cage – ice blue', 'Ice Blue'],
    ['Shoe 38.5', '38.5'],
  ])('%s contains %s', (name, option) => expect(namesOption(name, option)).toBe(true));

  test.each([
    ['Team Vest', 'M'],
    ['Team Vest, size XL', 'Size X'],
    ['Team Vest, M size', 'Size M'],
    ['Team Vest', '–'],
  ])('%s does not contain %s', (name, option) => expect(namesOption(name, option)).toBe(false));
});
