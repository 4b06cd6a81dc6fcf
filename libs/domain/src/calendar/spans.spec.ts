import { describe, expect, test } from 'vitest';
import { msPerMinute } from '../durations.ts';
import { daySpan, inEveryZone, offsetAt, offsetText, placeSpan } from './index.ts';

/** Places a span, and returns its start, its length in minutes and the start that clocks show. */
const placed = (zone: string, localStart: string, localEnd: string) => {
  const span = placeSpan(zone, { localStart, localEnd });
  const minutes = (span.endsAt.getTime() - span.startsAt.getTime()) / msPerMinute;
  return { at: span.startsAt.toISOString().slice(0, 16), minutes, shown: span.localStart, isShifted: span.isShifted };
};

describe('a slot’s span', () => {
  // Zones that change their clocks in March 2027, and zones that no longer do (data release 2026f).
  test.each([
    ['America/Toronto', '-05:00', '-04:00'],
    ['America/St_Johns', '-03:30', '-02:30'],
    ['America/Vancouver', '-07:00', '-07:00'],
    ['America/Regina', '-06:00', '-06:00'],
    ['America/Whitehorse', '-07:00', '-07:00'],
  ])('keeps its wall time in %s before and after a change', (zone, before, after) => {
    for (const [day, offset] of [
      ['2027-03-13', before],
      ['2027-03-15', after],
    ] as const) {
      const span = placeSpan(zone, { localStart: `${day}T18:30`, localEnd: `${day}T20:00` });
      expect(span).toMatchObject({ localStart: `${day}T18:30`, localEnd: `${day}T20:00`, isShifted: false });
      expect(offsetText(offsetAt(zone, span.startsAt))).toBe(offset);
      expect(span.endsAt.getTime() - span.startsAt.getTime()).toBe(90 * msPerMinute);
    }
  });

  test('over a change is an hour shorter in spring and longer in autumn: both ends are what clocks show', () => {
    expect(placed('America/Toronto', '2027-03-14T01:00', '2027-03-14T04:00')).toMatchObject({ minutes: 120 });
    expect(placed('America/Toronto', '2026-11-01T00:00', '2026-11-01T04:00')).toMatchObject({ minutes: 300 });
    expect(placed('America/Regina', '2027-03-14T01:00', '2027-03-14T04:00')).toMatchObject({ minutes: 180 });
  });

  test('that clocks skip comes an hour later, as long as planned where nothing would be left of it', () => {
    const skipped = { at: '2027-03-14T07:30', shown: '2027-03-14T03:30', isShifted: true };
    expect(placed('America/Toronto', '2027-03-14T02:30', '2027-03-14T02:45')).toEqual({ ...skipped, minutes: 15 });
    expect(placed('America/Toronto', '2027-03-14T02:30', '2027-03-14T03:30')).toEqual({ ...skipped, minutes: 60 });
    expect(placed('America/Whitehorse', '2027-03-14T02:30', '2027-03-14T03:30')).toMatchObject({
      shown: '2027-03-14T02:30',
      isShifted: false,
    });
  });

  test('that clocks repeat is the first of the two', () => {
    expect(placed('America/St_Johns', '2026-11-01T01:15', '2026-11-01T01:45')).toEqual({
      at: '2026-11-01T03:45',
      minutes: 30,
      shown: '2026-11-01T01:15',
      isShifted: true,
    });
  });

  test('of days begins and ends at the midnights of the place', () => {
    const { from, to } = daySpan('America/Toronto', '2027-03-13', '2027-03-14');
    expect([from, to].map((at) => at.toISOString())).toEqual(['2027-03-13T05:00:00.000Z', '2027-03-15T04:00:00.000Z']);
    expect(inEveryZone((zone) => zone)).toMatchObject({ 'America/Toronto': 'America/Toronto' });
  });
});
