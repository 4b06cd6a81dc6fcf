import { BookingStatus, type BookingWire, strangerMailLimits } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { dayAt } from '@dronesoccer/domain/calendar';
import { useApi } from '../../../../test/support/api.js';
import { cancelBooking, paidBooking, placeBooking, readBooking } from '../../../../test/support/booking.js';
import { dataOf } from '../../../../test/support/client.js';
import { mailsAreDue } from '../../../../test/support/due-now.js';
import { eventually } from '../../../../test/support/eventually.js';
import { goodPassword, signedIn, someEmail } from '../../../../test/support/people.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { mailAboutBooking } from '../bookings.jobs.js';

/** Replaces non-breaking spaces with plain spaces. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the emails about a booking', () => {
  const api = useApi();
  let origin: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });

  it('confirm it in the booker’s language, by the arena’s clock, with the way there and what to bring', async () => {
    const arena = await givenArena(api.database, { name: { en: 'North Cage', fr: 'Cage nord' } });
    await api.database.query(
      `UPDATE arena_translations SET bring = CASE locale WHEN 'fr' THEN 'Vos lunettes.' ELSE E'- Your goggles\n- **Water**' END WHERE arena_id = $1`,
      [arena.id],
    );
    const at = { timeZone: 'America/Toronto', offset: -300, startsAt: new Date('2028-01-15T23:30:00Z') };
    const { id } = await givenSlot(api.database, { arenaId: arena.id, ...at });
    const [english, french] = [someEmail(), someEmail()];
    const booking = await paidBooking(origin, { slotId: id, seats: 2, email: english });
    await paidBooking(origin, { slotId: id, email: french, locale: 'fr' });
    const en = await api.mails.waitFor({ to: english, subject: /is confirmed/ });
    for (const part of [
      ...[
        booking.number,
        `Your code is ${booking.ticket?.code}.`,
        'North Cage',
        'Saturday, January 15, 2028',
        'What to bring: Your goggles · Water',
      ],
      ...['6:30 p.m. to 7:30 p.m. EST', '$84.00', `/bookings/${booking.id}?token=`, 'up to 48 hours before'],
    ]) {
      expect(plain(en.text)).toContain(part);
    }
    const fr = await api.mails.waitFor({ to: french, subject: /est confirmée/ });
    for (const part of [
      'Cage nord',
      'Samedi 15 janvier 2028',
      'de 18 h 30 à 19 h 30 HNE',
      'Vos lunettes.',
      '42,00 $',
    ]) {
      expect(plain(fr.text)).toContain(part);
    }
    expect(fr.text).toContain('http://localhost:3000/fr/bookings/');
  });

  it('remind of it at 18:00 the day before, by the arena’s clock, and not of what was cancelled or is over', async () => {
    const at = { timeZone: 'America/St_Johns', offset: -210, startsAt: new Date('2028-01-15T03:00:00Z') };
    const { id } = await givenSlot(api.database, at);
    const [kept, gone] = [someEmail(), someEmail()];
    const booking = await paidBooking(origin, { slotId: id, email: kept });
    const other = await paidBooking(origin, { slotId: id, email: gone });
    const [job] = await api.database.query<{ at: Date }>(
      `SELECT start_after AS at FROM pgboss.job
       WHERE name = 'bookings.mail' AND data ->> 'kind' = 'reminder' AND data ->> 'bookingId' = $1`,
      [booking.id],
    );
    // The slot begins on the 14th in the arena's time zone.
    expect(job?.at.toISOString()).toBe('2028-01-13T21:30:00.000Z');
    dataOf(await cancelBooking(origin, other, { expectedRefund: other.total }));
    await mailsAreDue(api.database);
    await api.mails.waitFor({ to: kept, subject: /^Tomorrow: your booking/ });
    await eventually(
      () => api.database.query(`SELECT 1 FROM pgboss.job WHERE name = 'bookings.mail' AND state < 'completed'`),
      (waiting) => waiting.length === 0,
    );
    expect(api.mails.mails({ to: gone }).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/^Tomorrow/),
    );
  });

  it('remind of it for today if the evening before has passed without an email', async () => {
    const { id } = await givenSlot(api.database, { startsAt: new Date(Date.now() + 3 * msPerHour) });
    const email = someEmail();
    const { id: bookingId, slot } = await paidBooking(origin, { slotId: id, email });
    await api.database.query('UPDATE class_slots SET local_start = $2 WHERE id = $1', [
      ...[id, `${dayAt(slot.timeZone, new Date())}T23:59`],
    ]);
    const reminder = { bookingId, kind: 'reminder', startsAt: slot.startsAt } as const;
    await api.app.get(Jobs).enqueue(api.database, mailAboutBooking, reminder);
    const { text } = await api.mails.waitFor({ to: email, subject: /^Today: your booking/ });
    expect(text).toContain('Your booking is today.');
  });

  it('do not remind of what is booked after that hour', async () => {
    const { id } = await givenSlot(api.database, { startsAt: new Date(Date.now() + 3 * msPerHour) });
    const booking = await paidBooking(origin, { slotId: id });
    const email = booking.contact.email;
    expect((await api.mails.waitFor({ to: email })).text).not.toContain('48 hours');
    const jobs = await api.database.query<{ kind: string }>(
      `SELECT data ->> 'kind' AS kind FROM pgboss.job WHERE name = 'bookings.mail' AND data ->> 'bookingId' = $1`,
      [booking.id],
    );
    expect(jobs.map(({ kind }) => kind)).toEqual(['confirmed']);
  });

  it('say which seats were cancelled, and that the rest is still booked', async () => {
    const { id } = await givenSlot(api.database);
    const email = someEmail();
    const booking = await paidBooking(origin, { slotId: id, seats: 3, email, locale: 'fr' });
    const seatIds = booking.seats.slice(0, 2).map((seat) => seat.id);
    dataOf(await cancelBooking(origin, booking, { seatIds, expectedRefund: 84 }));
    const { text } = await api.mails.waitFor({ to: email, subject: /Des places de votre réservation/ });
    expect(plain(text)).toContain('2 places ont été annulées');
    expect(plain(text)).toContain('Nous remboursons 84,00 $');
  });
});

describe('a guest’s booking', () => {
  const api = useApi();

  it('becomes the account’s once its e-mail is verified, and at once for one that is', async () => {
    const origin = await api.app.getUrl();
    const { id } = await givenSlot(api.database);
    const email = someEmail();
    const first = await placeBooking(origin, { slotId: id, email });
    const names = { firstName: 'Ari', lastName: 'Roy' };
    await api.guest.call('auth.register', { body: { ...names, email, password: goodPassword } });
    const person = await signedIn(api, { email, password: goodPassword });
    const listed = async (): Promise<string[]> => {
      const answer = await api.as(person).call('me.bookings');
      return answer.items.map((item) => item.id);
    };
    expect(await listed()).toEqual([]);
    const { links } = await api.mails.waitFor({ to: email, subject: /Confirm your email/ });
    const token = new URL(links.find((link) => link.includes('token=')) ?? '').searchParams.get('token');
    await api.guest.call('auth.verifyEmail', { body: { token: token ?? '' } });
    await eventually(listed, (ids) => ids.includes(first.id));
    const second = await placeBooking(origin, { slotId: id, email });
    await eventually(listed, (ids) => ids.includes(second.id));
    expect((await readBooking(origin, second)).status).toBe(BookingStatus.PENDING);
  });
});

describe('free bookings of guests', () => {
  const api = useApi({ RATE_LIMIT_FACTOR: '1' });

  it('are each confirmed by mail, while what their booker then changes is as little mail as the cap', async () => {
    const origin = await api.app.getUrl();
    const { arenaId } = await givenSlot(api.database);
    const email = someEmail();
    const cap = strangerMailLimits.recipient.points;
    const bookings: BookingWire[] = [];
    for (let hour = 0; hour <= cap + 1; hour++) {
      const startsAt = new Date(Date.now() + (2_000 + hour * 2) * msPerHour);
      const { id } = await givenSlot(api.database, { arenaId, startsAt, prices: { guestStandard: 0 } });
      bookings.push(await placeBooking(origin, { slotId: id, email }));
    }
    const sent = (subject: RegExp) => api.mails.mails({ to: email }).filter((mail) => subject.test(mail.subject));
    await eventually(
      () => Promise.resolve(sent(/is confirmed/)),
      (mails) => mails.length === bookings.length,
    );
    for (const booking of bookings) dataOf(await cancelBooking(origin, booking, { expectedRefund: 0 }));
    await eventually(
      () =>
        api.database.query(
          `SELECT 1 FROM pgboss.job WHERE name = 'bookings.mail' AND state < 'completed' AND data ->> 'kind' = 'cancelled'`,
        ),
      (waiting) => waiting.length === 0,
    );
    expect(sent(/cancelled/)).toHaveLength(cap);
  });
});
