import { OrderStatus, organisationZone, provinceCodes } from '@dronesoccer/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { msPerDay, msPerMinute } from '../durations.ts';
import {
  dayEndInCanada,
  dayText,
  instantOf,
  offsetAt,
  offsetText,
  organisationClock,
  organisationDay,
  organisationDayStart,
  organisationDayText,
  organisationYear,
  provinceDay,
  provinceZone,
  returnUntil,
  timeText,
  weekdayText,
  deadlineText,
  wallTime,
  pacificDay,
  zoneRules,
  zoneText,
} from './index.ts';

const zones = [
  'America/Vancouver',
  'America/Edmonton',
  'America/Regina',
  'America/Winnipeg',
  'America/Toronto',
  'America/Halifax',
  'America/St_Johns',
  'America/Whitehorse',
  'UTC',
];

describe('the zones', () => {
  test.each([
    ['America/Vancouver', '-07:00'],
    ['America/Edmonton', '-06:00'],
    ['America/Winnipeg', '-05:00'],
    ['America/Yellowknife', '-06:00'],
  ])('%s is at %s all year from November 2026 on, as its province decided', (zone, offset) => {
    for (let at = Date.UTC(2026, 10, 2); at < Date.UTC(2030, 0, 1); at += msPerDay) {
      expect(offsetText(offsetAt(zone, new Date(at)))).toBe(offset);
    }
  });

  test('are offsets that Toronto still changes, with their texts', () => {
    expect(offsetAt('America/Toronto', new Date('2027-01-15T12:00:00Z'))).toBe(-300);
    expect(offsetAt('America/Toronto', new Date('2027-07-15T12:00:00Z'))).toBe(-240);
    expect(offsetText(offsetAt('America/St_Johns', new Date('2027-01-15T12:00:00Z')))).toBe('-03:30');
    expect(offsetText(0)).toBe('+00:00');
  });

  test.each(['America/Nowhere', '', '__proto__'])('%j is none', (zone) => {
    expect(() => offsetAt(zone, new Date())).toThrow(RangeError);
  });
});

describe('a wall time', () => {
  test('that never was moves on by the hour that was left out', () => {
    expect(instantOf('America/Toronto', '2027-03-14T02:30').toISOString()).toBe('2027-03-14T07:30:00.000Z');
    expect(wallTime('America/Toronto', new Date('2027-03-14T07:30:00Z'))).toBe('2027-03-14T03:30:00');
  });

  test('that comes twice is the first of the two', () => {
    expect(instantOf('America/Toronto', '2026-11-01T01:30').toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(wallTime('America/Toronto', new Date('2026-11-01T06:30:00Z'))).toBe('2026-11-01T01:30:00');
  });

  test.each(['2026-06-31T10:00', '2026-06-30', '2026-06-30T24:00', '2026-06-30 10:00', '2026-13-01T10:00', ''])(
    '%j is none',
    (wall) => {
      expect(() => instantOf('America/Toronto', wall)).toThrow(RangeError);
    },
  );

  test('comes back from every instant but the second pass of an hour, and shows itself unless it never was', () => {
    const seconds = fc.integer({ min: Date.UTC(2015, 0, 1) / 1_000, max: Date.UTC(2037, 0, 1) / 1_000 });
    // Times around the present and former clock changes: the second Sunday of March and the first Sunday of November.
    const changes = fc
      .tuple(fc.integer({ min: 2015, max: 2036 }), fc.constantFrom([2, 8], [10, 1]), fc.nat(8 * 86_400))
      .map(([year, [month = 0, day], second]) => Date.UTC(year, month, day) / 1_000 + second);
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.oneof(seconds, changes), (zone, second) => {
        const at = new Date(second * 1_000);
        const wall = wallTime(zone, at);
        expect(Date.parse(`${wall}Z`) - at.getTime()).toBe(offsetAt(zone, at) * msPerMinute);
        const back = instantOf(zone, wall);
        expect(wallTime(zone, back)).toBe(wall);
        // The instant may only be earlier by the length of a clock change, and then the clock did go back in between.
        const earlier = (at.getTime() - back.getTime()) / msPerMinute;
        expect(earlier).toBe(offsetAt(zone, back) - offsetAt(zone, at));
        expect(earlier).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('a day of the organisation', () => {
  test.each([
    ['2026-01-15', '2026-01-15T05:00:00.000Z'],
    ['2026-07-15', '2026-07-15T04:00:00.000Z'],
    // On these days the clock changes after midnight.
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(organisationDayStart(day).toISOString()).toBe(instant);
    expect(organisationDay(new Date(instant))).toBe(day);
    expect(organisationDay(new Date(Date.parse(instant) - 1))).not.toBe(day);
  });

  test('ends where the next one begins, also when it has 23 or 25 hours', () => {
    expect(organisationDayStart('2026-03-08', 1)).toEqual(organisationDayStart('2026-03-09'));
    expect(organisationDayStart('2026-11-01', 1)).toEqual(organisationDayStart('2026-11-02'));
    expect(organisationDayStart('2026-12-31', 1)).toEqual(organisationDayStart('2027-01-01'));
  });

  test('belongs to a year that begins at midnight there', () => {
    expect(organisationYear(new Date('2027-01-01T04:59:59Z'))).toBe(2026);
    expect(organisationYear(new Date('2027-01-01T05:00:00Z'))).toBe(2027);
  });

  test('is written in both languages, with the clock for a spreadsheet', () => {
    const at = new Date('2026-11-21T03:04:05Z');
    expect(organisationZone).toBe('America/Toronto');
    expect([organisationDayText(at, 'en'), organisationDayText(at, 'fr')]).toEqual([
      'November 20, 2026',
      '20 novembre 2026',
    ]);
    expect(dayText('2026-01-01', 'fr')).toBe('1 janvier 2026');
    expect(weekdayText('2026-01-01', 'en')).toBe('Thursday, January 1, 2026');
    expect(weekdayText('2026-01-01', 'fr')).toBe('jeudi 1 janvier 2026');
    expect(organisationClock(at)).toBe('2026-11-20 22:04:05');
  });
});

test.each([
  ['America/Toronto', '2026-11-22T19:45:00Z', '2:45 p.m. EST', '14 h 45 HNE'],
  ['America/Toronto', '2026-07-22T18:05:00Z', '2:05 p.m. EDT', '14 h 05 HAE'],
  ['America/St_Johns', '2026-11-22T03:30:00Z', '12:00 a.m. NST', '0 h 00 HNT'],
  ['America/Regina', '2026-07-22T18:00:00Z', '12:00 p.m. CST', '12 h 00 HNC'],
])('a local time in %s is written with its zone, in both languages, on one line', (zone, instant, en, fr) => {
  const texts = [timeText(zone, new Date(instant), 'en'), timeText(zone, new Date(instant), 'fr')];
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([en, fr]);
  expect(texts.join('')).not.toMatch(/[^\S\u00a0]/);
});

test('a deadline names its day by the clock of its zone, in both languages', () => {
  const at = new Date('2026-11-22T03:30:00Z');
  expect(deadlineText('America/Toronto', at, 'en')).toBe('Saturday, November 21, 2026 at 10:30\u00a0p.m.\u00a0EST');
  expect(deadlineText('America/St_Johns', at, 'fr')).toBe('dimanche 22 novembre 2026 à 0\u00a0h\u00a000\u00a0HNT');
});

test('every province’s zone has a name in both languages', () => {
  for (const province of provinceCodes) {
    for (const at of [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')]) {
      expect(zoneText(provinceZone(province), at, 'en'), province).toMatch(/^[A-Z]{3}$/);
      expect(zoneText(provinceZone(province), at, 'fr'), province).toMatch(/^H[NA][A-Z]$/);
    }
  }
  expect(zoneText('America/Sao_Paulo', new Date('2026-01-15T12:00:00Z'), 'en')).toBe('UTC-03:00');
});

test('a province has its own day: the new year comes to Newfoundland first and to the Pacific last', () => {
  const at = new Date('2027-01-01T03:45:00Z');
  expect([provinceDay('NL', at), provinceDay('NS', at), provinceDay('ON', at)]).toEqual([
    '2027-01-01',
    '2026-12-31',
    '2026-12-31',
  ]);
  // By an older table with -08, this would still be the old year.
  const noon = new Date('2027-01-01T07:30:00Z');
  expect([provinceDay('BC', noon), pacificDay(noon)]).toEqual(['2027-01-01', '2027-01-01']);
  expect(provinceDay('AB', new Date('2027-01-01T06:30:00Z'))).toBe('2027-01-01');
  expect(dayEndInCanada('2026-12-31')).toEqual(new Date('2027-01-01T07:00:00Z'));
});

describe('a zone’s rules for calendar files', () => {
  const around = (zone: string, day: string): string => zoneRules(zone, new Date(day), new Date(day));

  test('hold each change of the clock, from and to which offset', () => {
    expect(around('America/Toronto', '2027-03-14T12:00:00Z').split('\r\n')).toEqual(
      expect.arrayContaining([
        ...['BEGIN:VTIMEZONE', 'TZID:America/Toronto', 'BEGIN:DAYLIGHT', 'DTSTART:20270314T020000'],
        ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'TZNAME:EDT', 'END:DAYLIGHT', 'END:VTIMEZONE'],
      ]),
    );
  });

  test('are those of the pinned data: Vancouver changes nothing after November 2026', () => {
    const rules = around('America/Vancouver', '2028-07-01T12:00:00Z');
    expect(rules.match(/^BEGIN:(?:STANDARD|DAYLIGHT)$/gm)).toHaveLength(1);
    expect(rules).toContain('TZOFFSETTO:-0700');
  });

  test('are there for a zone that never changes, and for none that does not exist', () => {
    expect(around('UTC', '2027-01-01T00:00:00Z')).toContain('TZOFFSETTO:+0000');
    expect(() => around('America/Nowhere', '2027-01-01T00:00:00Z')).toThrow(RangeError);
  });
});

describe('the return period', () => {
  const until = (shippedAt: string, days: number) =>
    returnUntil({ status: OrderStatus.SHIPPED, shippedAt: new Date(shippedAt) }, days)?.toISOString();

  test('ends with the organisation’s day that is so many days after shipping', () => {
    expect(until('2026-06-01T12:00:00Z', 14)).toBe('2026-06-16T03:59:59.999Z');
    // In the evening, the day in UTC is already the next one.
    expect(until('2026-06-02T02:00:00Z', 14)).toBe('2026-06-16T03:59:59.999Z');
    // The clock changes on 1 November.
    expect(until('2026-10-25T04:30:00Z', 14)).toBe('2026-11-09T04:59:59.999Z');
  });

  test('has not begun before', () => {
    expect(returnUntil({ status: OrderStatus.PAID, shippedAt: null }, 14)).toBeNull();
  });
});
