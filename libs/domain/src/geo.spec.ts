import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm, parseCoordinates, parseRadius } from './geo.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const vancouver = at(49.2827, -123.1207);
const toronto = at(43.6532, -79.3832);
const montreal = at(45.5019, -73.5674);

/** Draws evenly distributed numbers. `fc.double` draws by bits, so nearly all of its numbers are close to 0. */
const between = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: 1_000_000 }).map((part) => min + ((max - min) * part) / 1_000_000);

const places = fc.record({ latitude: between(-90, 90), longitude: between(-180, 180) });

describe('distance', () => {
  const degree = (Math.PI * 6371.0088) / 180;

  test.each([
    ['one degree along the equator', at(0, 0), at(0, 1), degree],
    ['one degree along a meridian', at(10, 20), at(11, 20), degree],
    ['pole to pole', at(90, 0), at(-90, 0), 180 * degree],
    ['to the antipode', at(0, 0), at(0, 180), 180 * degree],
    ['across the 180th meridian', at(0, 179.5), at(0, -179.5), degree],
    ['nowhere', toronto, toronto, 0],
    // Computed independently by the spherical law of cosines.
    ['Vancouver to Toronto', vancouver, toronto, 3358.9],
    ['Toronto to Montreal', toronto, montreal, 504.3],
  ])('%s', (_, a, b, km) => {
    expect(Math.abs(distanceKm(a, b) - km)).toBeLessThan(Math.max(0.1, km * 1e-9));
  });

  test('is the same both ways and never beyond half the globe', () => {
    fc.assert(
      fc.property(places, places, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(180 * degree + 1e-6);
      }),
    );
  });
});

describe('coordinates and radius', () => {
  test.each([
    ['49.28', '-123.12'],
    [49.28, -123.12],
    ['-90', '+180'],
    ['0', '0.0'],
  ])('%j and %j are a place', (latitude, longitude) => {
    expect(parseCoordinates(latitude, longitude)).toEqual(at(Number(latitude), Number(longitude)));
  });

  test.each([
    ['', '0'],
    [' 1', '0'],
    ['1e1', '0'],
    ['0x10', '0'],
    ['NaN', '0'],
    ['90.0001', '0'],
    ['0', '-180.5'],
    [undefined, '0'],
    [null, 0],
    [['1'], 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    ['1,5', '0'],
  ])('%j and %j are none', (latitude, longitude) => {
    expect(parseCoordinates(latitude, longitude)).toBeNull();
  });

  test('a radius is above 0 and at most 1,000 km, never clamped', () => {
    expect(['100', '0.5', '1000'].map(parseRadius)).toEqual([100, 0.5, 1_000]);
    expect(['0', '-1', '1000.1', '', 'all', undefined].map(parseRadius)).toEqual([null, null, null, null, null, null]);
  });
});
