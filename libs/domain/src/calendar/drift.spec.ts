import { afterEach, describe, expect, test } from 'vitest';
import { withoutClockChanges } from '../testing/zone-rules.ts';
import { clockPeriods, driftOf, offsetAt, placeSpan } from './index.ts';

const zone = 'America/Toronto';
let restore = (): void => undefined;
afterEach(() => restore());

/** Places a span by today's data and checks it by newer data, in which Toronto stays on winter time from 2030 on. */
const drifted = (localStart: string, localEnd: string) => {
  const placed = placeSpan(zone, { localStart, localEnd });
  restore = withoutClockChanges(zone, new Date('2030-01-01T05:00Z'), -300);
  return driftOf(zone, placed);
};

describe('a slot whose zone’s rules have changed', () => {
  test('is none while clocks show its wall time at its instant', () => {
    expect(driftOf(zone, placeSpan(zone, { localStart: '2035-07-02T18:00', localEnd: '2035-07-02T19:00' }))).toBeNull();
    expect(drifted('2035-01-15T18:00', '2035-01-15T19:00')).toBeNull();
    restore();
    expect(drifted('2029-07-02T18:00', '2029-07-02T19:00')).toBeNull();
  });

  test('keeps its wall time an hour later, or its instant with what clocks show then', () => {
    expect(drifted('2035-07-02T18:00', '2035-07-02T19:15')).toEqual({
      minutes: 60,
      keepWallTime: {
        ...{ localStart: '2035-07-02T18:00', localEnd: '2035-07-02T19:15' },
        ...{ startsAt: new Date('2035-07-02T23:00Z'), endsAt: new Date('2035-07-03T00:15Z') },
      },
      keepInstant: {
        ...{ localStart: '2035-07-02T17:00', localEnd: '2035-07-02T18:15' },
        ...{ startsAt: new Date('2035-07-02T22:00Z'), endsAt: new Date('2035-07-02T23:15Z') },
      },
    });
  });

  test('is found by its end alone, where clocks no longer change within it', () => {
    // By the old rules, the clocks go back at two.
    const drift = drifted('2035-11-04T00:30', '2035-11-04T03:30');
    expect(drift?.keepInstant).toMatchObject({ localStart: '2035-11-03T23:30', localEnd: '2035-11-04T03:30' });
    expect(drift?.minutes).toBe(60);
  });

  test('has nothing left to decide after either decision', () => {
    const drift = drifted('2035-07-02T18:00', '2035-07-02T19:00');
    for (const span of [drift?.keepWallTime, drift?.keepInstant]) {
      if (span === undefined) throw new Error('It has not drifted');
      expect(driftOf(zone, span)).toBeNull();
    }
  });

  test('the second pass of a repeated hour is where it says', () => {
    const at = (time: string) => new Date(`2035-11-04T${time}Z`);
    const second = { startsAt: at('06:30'), endsAt: at('06:50') };
    expect(driftOf(zone, { ...second, localStart: '2035-11-04T01:30', localEnd: '2035-11-04T01:50' })).toBeNull();
  });
});

test('the periods of a zone’s clocks begin where an offset does', () => {
  const from = new Date('2035-01-01T00:00Z');
  const periods = clockPeriods(zone, from, new Date('2035-12-31T00:00Z'));
  expect(periods.map(({ since, minutes }) => [since.toISOString(), minutes])).toEqual([
    ['2035-01-01T00:00:00.000Z', -300],
    ['2035-03-11T07:00:00.000Z', -240],
    ['2035-11-04T06:00:00.000Z', -300],
  ]);
  for (const { since, minutes } of periods) expect(offsetAt(zone, since)).toBe(minutes);
  expect(() => clockPeriods('America/Nowhere', from, from)).toThrow(RangeError);
});
