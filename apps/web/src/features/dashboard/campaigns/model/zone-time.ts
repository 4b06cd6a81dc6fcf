const minute = 60_000;

/** Minutes from UTC of a zone at an instant, by the browser's rules; null for a zone that it does not know. */
function offsetAt(zone: string, instant: number): number | null {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    } as const).formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
    const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return Math.round((wall - Math.floor(instant / 1000) * 1000) / minute);
  } catch {
    return null;
  }
}

/**
 * The instant of a wall time (`2026-11-30T09:00`) in a zone, in UTC; null for what is no time or no zone. A time that the
 * clocks go through twice means the first; one that they skip moves on by what they skip.
 */
export function instantIn(zone: string, wall: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return null;
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return null;
  // No zone changes twice within two days.
  const [before, after] = [offsetAt(zone, asUtc - 1440 * minute), offsetAt(zone, asUtc + 1440 * minute)];
  if (before === null || after === null) return null;
  const shows = (offset: number) => offsetAt(zone, asUtc - offset * minute) === offset;
  const offset = !shows(before) && shows(after) ? after : before;
  return new Date(asUtc - offset * minute).toISOString();
}

/** An instant as the clocks of a zone show it, `2026-11-30T09:00`; empty for none. */
export function wallIn(zone: string, iso: string | null): string {
  if (iso === null) return '';
  const instant = Date.parse(iso);
  const offset = offsetAt(zone, instant);
  return offset === null ? '' : new Date(instant + offset * minute).toISOString().slice(0, 16);
}
