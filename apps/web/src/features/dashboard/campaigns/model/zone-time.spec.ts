import { describe, expect, it } from 'vitest';
import { instantIn, wallIn } from './zone-time';

const toronto = 'America/Toronto';

describe('a wall time in a zone', () => {
  it.each([
    [toronto, '2026-01-15T09:00', '2026-01-15T14:00:00.000Z'],
    [toronto, '2026-07-15T09:00', '2026-07-15T13:00:00.000Z'],
    ['America/St_Johns', '2026-01-15T09:30', '2026-01-15T13:00:00.000Z'],
    // Clocks go back on 1 November 2026 and forward on 8 March.
    [toronto, '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    [toronto, '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ])('%s %s is %s', (zone, wall, instant) => expect(instantIn(zone, wall)).toBe(instant));

  it('is shown again as it was typed', () => {
    for (const wall of ['2026-02-01T00:00', '2026-08-31T23:59', '2026-11-01T12:00']) {
      expect(wallIn(toronto, instantIn(toronto, wall))).toBe(wall);
    }
  });

  it('is nothing where there is no such time or zone', () => {
    expect([
      instantIn(toronto, ''),
      instantIn(toronto, '2026-13-01T00:00'),
      instantIn('Mars/Base', '2026-01-01T00:00'),
    ]).toEqual([null, null, null]);
    expect(wallIn(toronto, null)).toBe('');
  });
});
