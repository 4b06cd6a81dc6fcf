import { BookingStatus, type BookingWire } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { msPerHour, msPerMinute } from '@dronesoccer/domain';
import ical, { type VEvent } from 'node-ical';
import { useApi } from '../../../../test/support/api.js';
import { cancelBooking, paidBooking, placeBooking } from '../../../../test/support/booking.js';
import { dataOf } from '../../../../test/support/client.js';
import { someEmail } from '../../../../test/support/people.js';

/** The parts of a file that a calendar application reads. */
interface ParsedEvent extends Pick<VEvent, 'uid' | 'summary' | 'start' | 'end' | 'status' | 'location'> {
  sequence: number;
  dtstamp: Date;
}

describe('the calendar file of a booking', () => {
  const api = useApi();
  let origin: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });

  const fileOf = async ({
    id,
    accessToken,
  }: BookingWire): Promise<{ text: string; event: ParsedEvent; method: string }> => {
    const answer = await api.guest.answer('bookings.calendar', { params: { id }, query: { token: accessToken } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const parsed = ical.sync.parseICS(answer.body);
    const event = Object.values(parsed).find((entry) => entry?.type === 'VEVENT');
    if (event === undefined) throw new Error('The file holds no event');
    return {
      text: answer.body,
      event: event as unknown as ParsedEvent,
      method: /METHOD:(\w+)/.exec(answer.body)?.[1] ?? '',
    };
  };

  it.each([
    ['America/Vancouver', -420, '2028-01-15T18:00:00Z'],
    ['America/Toronto', -300, '2028-01-15T18:00:00Z'],
    ['America/Toronto', -240, '2028-07-15T18:00:00Z'],
    ['America/St_Johns', -210, '2028-01-15T18:00:00Z'],
    ['America/Regina', -360, '2028-07-15T18:00:00Z'],
  ])('says when it is by the clock of %s (%i minutes), and means the same instant', async (timeZone, offset, at) => {
    const startsAt = new Date(at);
    const { id } = await givenSlot(api.database, { timeZone, offset, startsAt });
    const { text, event } = await fileOf(await paidBooking(origin, { slotId: id }));
    const wall = new Date(startsAt.getTime() + offset * msPerMinute).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    expect(text).toContain(`DTSTART;TZID=${timeZone}:${wall}\r\n`);
    expect(text).toContain(`BEGIN:VTIMEZONE\r\nTZID:${timeZone}\r\n`);
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/);
    expect(event.start.toISOString()).toBe(startsAt.toISOString());
    expect(event.end?.toISOString()).toBe(new Date(startsAt.getTime() + msPerHour).toISOString());
  });

  it('keeps its UID, counts its changes, and is taken back when the booking is cancelled', async () => {
    const { id } = await givenSlot(api.database);
    const booking = await paidBooking(origin, { slotId: id, seats: 2, locale: 'fr' });
    const first = await fileOf(booking);
    expect(first.event).toMatchObject({ uid: booking.id, sequence: 0, status: 'CONFIRMED' });
    expect(first.event.summary).toMatch(/^Drone soccer · Terrain /);
    expect(first.method).toBe('PUBLISH');
    const seatIds = [booking.seats[0]?.id ?? ''];
    dataOf(await cancelBooking(origin, booking, { seatIds, expectedRefund: 42 }));
    expect((await fileOf(booking)).event).toMatchObject({ uid: booking.id, sequence: 1 });
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 42 }));
    const last = await fileOf(booking);
    expect(last.event).toMatchObject({ uid: booking.id, sequence: 2, status: 'CANCELLED' });
    expect(last.method).toBe('CANCEL');
  });

  it('is there for what was confirmed alone, and comes with the confirmation', async () => {
    const { id } = await givenSlot(api.database);
    const waiting = await placeBooking(origin, { slotId: id });
    expect(waiting.status).toBe(BookingStatus.PENDING);
    expect(
      await api.guest.refused('bookings.calendar', {
        params: { id: waiting.id },
        query: { token: waiting.accessToken },
      }),
    ).toEqual([409, 'BOOK_004']);
    const email = someEmail();
    const booking = await paidBooking(origin, { slotId: id, email });
    const { attachments, html } = await api.mails.waitFor({ to: email, subject: /is confirmed/ });
    expect(new Map(attachments.map(({ name, type }) => [name, type]))).toEqual(
      new Map([
        [`${booking.number}.ics`, 'text/calendar'],
        [`${booking.number}.png`, 'image/png'],
      ]),
    );
    const file = attachments.find(({ type }) => type === 'text/calendar')?.content ?? '';
    expect(Buffer.from(file, 'base64').toString()).toContain(`UID:${booking.id}`);
    expect(html).toContain('src="data:image/png;base64,');
  });
});
