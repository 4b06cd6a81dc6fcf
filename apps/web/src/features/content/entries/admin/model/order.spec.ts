import { describe, expect, it } from 'vitest';
import { placedLike } from './order';

describe('an order that someone else changed', () => {
  const rows = (ids: string) => [...ids].map((id) => ({ id }));

  it('keeps the chosen places, adds new rows at the end and leaves out rows that are gone', () => {
    const placed = placedLike(rows('dcba'), rows('abxdy'));
    expect(placed.map(({ id }) => id).join('')).toBe('dbaxy');
  });
});
