import { describe, expect, it } from 'vitest';
import { formatWallDateTime, formatWallDay, formatWallSpan, formatWallTime, zoneName } from './wall-time';

/** Node outputs narrow no-break spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the wall time of a place', () => {
  it('is shown as the wire says it, in either language', () => {
    expect(plain(formatWallSpan('2026-11-27T18:00', '2026-11-27T19:30', 'en'))).toBe('6:00 p.m. – 7:30 p.m.');
    expect(plain(formatWallSpan('2026-11-27T18:00', '2026-11-27T19:30', 'fr'))).toBe('18 h 00 – 19 h 30');
    expect(plain(formatWallTime('2026-11-27T09:30', 'fr'))).toBe('9 h 30');
    expect(plain(formatWallDateTime('2026-11-27T09:30', 'fr'))).toBe('vendredi 27 novembre 2026 à 9 h 30');
    expect(plain(formatWallDateTime('2026-11-27T09:30', 'en'))).toBe('Friday, November 27, 2026 at 9:30 a.m.');
    expect(formatWallDay('2026-11-27T23:30', 'en')).toBe('Friday, November 27, 2026');
    expect(formatWallDay('2026-11-27', 'fr')).toBe('vendredi 27 novembre 2026');
  });

  it('breaks behind the dash of a span, and nowhere else', () => {
    expect(formatWallTime('2026-11-27T18:00', 'fr')).toBe('18\u00a0h\u00a000');
    const span = formatWallSpan('2026-11-27T18:00', '2026-11-27T19:30', 'en');
    expect(span).toBe('6:00\u00a0p.m.\u00a0– 7:30\u00a0p.m.');
  });

  it('is never converted: an hour that a clock change skips stays what it is', () => {
    expect(plain(formatWallSpan('2026-03-08T02:30', '2026-03-08T03:30', 'en'))).toBe('2:30 a.m. – 3:30 a.m.');
  });

  it('names the zone as people do, and says something where the browser knows none', () => {
    expect(zoneName('America/Vancouver', 'en')).toBe('Pacific Time');
    expect(zoneName('America/Vancouver', 'fr')).toBe('heure du Pacifique');
    expect(zoneName('America/Nowhere_Bay', 'en')).toBe('Nowhere Bay');
  });
});
