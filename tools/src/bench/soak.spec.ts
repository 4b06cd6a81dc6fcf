import { describe, expect, it } from 'vitest';
import { growthPerHour } from './soak.ts';

describe('the growth of memory', () => {
  it('is the slope per hour as a share of the mean', () => {
    const minutes = Array.from({ length: 25 }, (_, minute) => 200 + minute);
    expect(growthPerHour(minutes)).toBeCloseTo(60 / 212, 10);
    expect(growthPerHour(minutes.toReversed())).toBeCloseTo(-60 / 212, 10);
  });

  it('is none if memory goes up and down around one figure', () => {
    const minutes = Array.from({ length: 24 }, (_, minute) => (minute % 4 === 1 || minute % 4 === 2 ? 205 : 200));
    expect(Math.abs(growthPerHour(minutes))).toBeLessThan(0.005);
  });
});
