import { instantOf, offsetAt, offsetText } from '@dronesoccer/domain/calendar';
import { entryText } from './calendar-text.js';

const zones = [
  ...['America/Vancouver', 'America/Edmonton', 'America/Winnipeg'],
  ...['America/Toronto', 'America/Halifax', 'America/St_Johns'],
];
const cases = zones.flatMap((zone) => ['2026-03-08', '2026-11-01'].map((day) => [zone, day] as const));

describe('a calendar entry on the day of a clock change', () => {
  it.each(cases)('in %s on %s keeps its time on the wall, with the rules of its zone', (timeZone, day) => {
    const [startsAt, endsAt] = [instantOf(timeZone, `${day}T18:00`), instantOf(timeZone, `${day}T19:00`)];
    const text = entryText(
      {
        ...{ id: 'one', sequence: 0, stamp: startsAt, isCancelled: false, startsAt, endsAt, timeZone },
        ...{ summary: 'Match', description: '', link: 'https://example.test/', place: { title: 'Arena', address: '' } },
      },
      { product: 'Bookings', locale: 'en', organiser: { name: '', email: '' } },
    );
    const compact = day.replaceAll('-', '');
    expect(text).toContain(`DTSTART;TZID=${timeZone}:${compact}T180000`);
    expect(text).toContain(`DTEND;TZID=${timeZone}:${compact}T190000`);
    expect(text).toContain(`TZOFFSETTO:${offsetText(offsetAt(timeZone, startsAt)).replace(/[^+\d-]/g, '')}`);
  });
});
