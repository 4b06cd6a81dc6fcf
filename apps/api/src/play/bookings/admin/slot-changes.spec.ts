import {
  BookingMode,
  BookingStatus,
  BookingUserType,
  type BookingWire,
  CancelReason,
  type Locale,
  PaymentStatus,
  Role,
  SlotState,
  staffLimits,
} from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { addDays, msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import {
  cancelBooking,
  inDays,
  paidBooking,
  placeBooking,
  readBooking,
  startBookingPayment,
  takenOf,
} from '../../../../test/support/booking.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { mailsAreDue } from '../../../../test/support/due-now.js';
import { eventually } from '../../../../test/support/eventually.js';
import { companyWithStranger, type Person, registered, someEmail, withRoles } from '../../../../test/support/people.js';
import { eventOf, expectBooksToBalance, sendWebhook } from '../../../../test/support/shopping.js';

describe('a slot that people have booked', () => {
  const api = useApi();
  let origin: string;
  let manager: Person;
  let stranger: Person;
  let locationId: string;

  beforeAll(async () => {
    origin = await api.app.getUrl();
    ({ locationId, manager, stranger } = await companyWithStranger(api));
  });
  afterEach(() => expectBooksToBalance(api.database));

  const slotIn = async (days: number, arenaId?: string) =>
    givenSlot(api.database, {
      arenaId: arenaId ?? (await givenArena(api.database, { locationId })).id,
      startsAt: inDays(days),
    });
  const impactOf = (id: string, moveTo: { localStart: string; localEnd: string } | null = null) =>
    api.as(manager).call('slots.admin.impact', { params: { id }, body: { moveTo } });
  /** Returns the slot's local times, shifted by some minutes. */
  const later = async (id: string, minutes: number) => {
    const [row] = await api.database.query<{ localStart: string; localEnd: string }>(
      'SELECT local_start AS "localStart", local_end AS "localEnd" FROM class_slots WHERE id = $1',
      [id],
    );
    const shifted = (wall = ''): string =>
      new Date(Date.parse(`${wall}Z`) + minutes * msPerMinute).toISOString().slice(0, 16);
    return { localStart: shifted(row?.localStart), localEnd: shifted(row?.localEnd) };
  };
  const mailsDone = async (): Promise<void> => {
    await mailsAreDue(api.database);
    await eventually(
      () =>
        api.database.query(
          `SELECT 1 FROM pgboss.job WHERE name IN ('bookings.mail', 'payments.refund') AND state < 'completed'
             AND data ->> 'kind' IS DISTINCT FROM 'reminder'`,
        ),
      (waiting) => waiting.length === 0,
    );
  };
  const mails = (to: string, subject: RegExp) => api.mails.mails({ to }).filter((mail) => subject.test(mail.subject));

  const wait = (slotId: string, email: string, locale: Locale) =>
    api.database.query(
      `INSERT INTO waitlist_entries (id, slot_id, name, email, locale, seats, tier, joined_at, changed_at)
       VALUES (gen_random_uuid(), $1, 'Ari Tremblay', $2, $3, 9, 1, now(), now())`,
      [slotId, email, locale],
    );

  /**
   * Books one slot for a guest, a member, someone who has not paid and someone who cancelled a seat, and all of another
   * slot.
   */
  const booked = async (slotId: string, otherSlotId: string) => {
    const emails = { guest: someEmail(), member: someEmail(), unpaid: someEmail(), fewer: someEmail() };
    const person = await registered(api);
    await api.database.query('UPDATE users SET user_type = $2 WHERE id = $1', [person.user.id, BookingUserType.MEMBER]);
    const guest = await paidBooking(origin, { slotId, seats: 2, email: emails.guest });
    const member = await placeBooking(origin, { slotId, email: emails.member }, person.bearer);
    const payment = await startBookingPayment(origin, member, person.bearer);
    await sendWebhook(origin, eventOf('paid', payment));
    const unpaid = await placeBooking(origin, { slotId, email: emails.unpaid });
    const fewer = await paidBooking(origin, { slotId, seats: 3, email: emails.fewer, locale: 'fr' });
    dataOf(await cancelBooking(origin, fewer, { seatIds: [fewer.seats[0]?.id ?? ''], expectedRefund: 42 }));
    const whole = await paidBooking(origin, { slotId: otherSlotId, mode: BookingMode.FULL });
    return { emails, guest, member, unpaid, fewer, whole, person };
  };

  it('is cancelled with all of them, each refunded in full and mailed once, however many administrators cancel it', async () => {
    const { id, arenaId } = await slotIn(30);
    const other = await slotIn(31, arenaId);
    const { emails, guest, member, unpaid, fewer, whole, person } = await booked(id, other.id);
    await wait(id, someEmail(), 'en');
    const impact = await impactOf(id);
    const touched = new Map(impact.bookings.map(({ number, ...rest }) => [number, rest]));
    expect(touched.size).toBe(4);
    expect(touched.get(guest.number)).toMatchObject({ seats: 2, paid: 84, refund: 84, notice: 'refunded' });
    expect(touched.get(member.number)).toMatchObject({ seats: 1, paid: 31.5, refund: 31.5, isHeld: false });
    expect(touched.get(unpaid.number)).toMatchObject({
      seats: 1,
      paid: 0,
      refund: 0,
      isHeld: true,
      notice: 'cancelled',
    });
    expect(touched.get(fewer.number)).toMatchObject({ seats: 2, paid: 84, refund: 84 });
    expect(impact).toMatchObject({ subjectId: id, refundTotal: 199.5, waiting: 1 });
    expect(await takenOf(api.database, id)).toBe(6);

    const second = await withRoles(api, Role.ADMIN);
    const { fingerprint } = impact;
    const asked = await Promise.all(
      [manager, second, manager, second].map((who) =>
        api.as(who).answer('slots.admin.cancel', { params: { id }, body: { fingerprint } }),
      ),
    );
    asked.push(await api.as(manager).answer('slots.admin.cancel', { params: { id }, body: { fingerprint } }));
    for (const answer of asked) expect(dataOf(answer)).toMatchObject({ state: SlotState.CANCELLED, taken: 0 });

    await mailsDone();
    for (const booking of [guest, fewer, unpaid]) {
      const read = await readBooking(origin, booking);
      expect(read).toMatchObject({ status: BookingStatus.CANCELLED, cancelReason: CancelReason.ADMIN, forfeited: 0 });
      expect(read.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(booking === unpaid ? 0 : booking.total);
    }
    const members = await eventually(
      () => api.as(person).call('bookings.get', { params: { id: member.id } }),
      ({ payment }) => payment?.status === PaymentStatus.REFUNDED,
    );
    expect(members.refunds).toMatchObject([{ amount: 31.5 }]);
    expect(mails(emails.guest, /is cancelled/)).toHaveLength(1);
    expect(mails(emails.guest, /is cancelled/)[0]?.text).toContain('refunding $84.00');
    expect(mails(emails.member, /is cancelled/)).toHaveLength(1);
    expect(mails(emails.unpaid, /is cancelled/)[0]?.text).toContain('nothing will be charged');
    expect(mails(emails.unpaid, /is cancelled/)).toHaveLength(1);
    expect(mails(emails.fewer, /est annulée/)).toHaveLength(1);
    expect((await readBooking(origin, whole)).status).toBe(BookingStatus.CONFIRMED);
    const entries = await api.database.query(
      `SELECT 1 FROM audit_entries WHERE action = 'slot.cancelled' AND subject_id = $1`,
      [id],
    );
    expect(entries).toHaveLength(1);
  });

  it('is cancelled for a reason that everyone who booked or waited reads in their language', async () => {
    const { id } = await slotIn(30);
    const [english, french] = [someEmail(), someEmail()];
    await paidBooking(origin, { slotId: id, email: english });
    await paidBooking(origin, { slotId: id, email: french, locale: 'fr' });
    const waiting = [
      { email: someEmail(), locale: 'en' },
      { email: someEmail(), locale: 'fr' },
    ] as const;
    for (const { email, locale } of waiting) await wait(id, email, locale);
    const { fingerprint } = await impactOf(id);
    const reason = { en: ' The ice plant failed.\n', fr: 'Le système de glace est en panne.' };
    await api.as(manager).call('slots.admin.cancel', { params: { id }, body: { fingerprint, reason } });
    await mailsDone();

    const [mail] = mails(english, /is cancelled/);
    expect(mail?.text).toContain('Reason: The ice plant failed.\n');
    expect(mail?.text).not.toContain('panne');
    // The link to other times, from the day of the cancelled one on, comes before the link to the booking.
    expect(mail?.text).toMatch(/Book another time:\n\S+\/arenas\/[\w-]+\?day=\d{4}-\d\d-\d\d\n[^]*View booking/);
    expect(mails(french, /est annulée/)[0]?.text).toContain('Motif\u00a0: Le système de glace est en panne.');
    const [first, second] = await Promise.all(
      waiting.map(({ email }) =>
        eventually(
          () => mails(email, /ancell|nnulée/),
          (mails) => mails.length === 1,
        ),
      ),
    );
    expect(first?.[0]?.text).toContain('Reason: The ice plant failed.');
    expect(first?.[0]?.text).toContain('Book another time');
    expect(second?.[0]?.text).toContain('Motif\u00a0: Le système de glace est en panne.');
  });

  it('is cancelled for a reason in one language, which readers of the other get too, or for none', async () => {
    const { id } = await slotIn(30);
    const email = someEmail();
    await paidBooking(origin, { slotId: id, email, locale: 'fr' });
    const body = { fingerprint: (await impactOf(id)).fingerprint, reason: { en: 'The ice plant failed.', fr: '' } };
    await api.as(manager).call('slots.admin.cancel', { params: { id }, body });
    await mailsDone();
    expect(mails(email, /est annulée/)[0]?.text).toContain('Motif\u00a0: The ice plant failed.');

    const other = await slotIn(31);
    const unexplained = someEmail();
    await paidBooking(origin, { slotId: other.id, email: unexplained, locale: 'fr' });
    await api.as(manager).call('slots.admin.cancel', {
      params: { id: other.id },
      body: { fingerprint: (await impactOf(other.id)).fingerprint },
    });
    await mailsDone();
    const [mail] = mails(unexplained, /est annulée/);
    expect(mail?.text).toContain('Nous sommes désolés');
    expect(mail?.text).not.toContain('Motif');
  });

  it('is not cancelled for a reason that is longer than an email can show', async () => {
    const { id } = await slotIn(30);
    const { fingerprint } = await impactOf(id);
    const answer = await api.as(manager).answer('slots.admin.cancel', {
      params: { id },
      body: { fingerprint, reason: { en: 'x'.repeat(staffLimits.cancelReasonMax + 1) } },
    });
    expect(outcomeOf(answer)).toEqual([400, 'BOOK_007']);
    expect(answer.body).toMatchObject({ errors: [{ field: 'reason.en' }] });
  });

  it('is not changed when someone has booked it since: the answer is the new impact', async () => {
    const { id } = await slotIn(30);
    const first = await impactOf(id);
    const to = await later(id, 120);
    const move = await impactOf(id, to);
    const booking = await paidBooking(origin, { slotId: id });
    for (const [what, body] of [
      ['cancel', { fingerprint: first.fingerprint }],
      ['move', { ...to, fingerprint: move.fingerprint }],
      // The administrator confirmed a cancellation, not a move.
      ['move', { ...to, fingerprint: (await impactOf(id)).fingerprint }],
    ] as const) {
      const answer = await api.as(manager).answer(`slots.admin.${what}`, { params: { id }, body });
      expect(outcomeOf(answer)).toEqual([409, 'BOOK_013']);
      expect(answer.body).toMatchObject({ data: { bookings: [{ number: booking.number }] } });
    }
    expect((await readBooking(origin, booking)).slot).toMatchObject({
      state: SlotState.OPEN,
      localStart: booking.slot.localStart,
    });
    expect((await readBooking(origin, booking)).status).toBe(BookingStatus.CONFIRMED);
  });

  it('is cancelled or booked, never both', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await slotIn(30 + round);
      await paidBooking(origin, { slotId: id });
      const { fingerprint } = await impactOf(id);
      const [answer, placed] = await Promise.all([
        api.as(manager).answer('slots.admin.cancel', { params: { id }, body: { fingerprint } }),
        placeBooking(origin, { slotId: id }).catch(() => null),
      ]);
      const isCancelled = answer.body.isSuccess;
      if (!isCancelled) expect(outcomeOf(answer)).toEqual([409, 'BOOK_013']);
      expect([isCancelled, placed !== null]).toContain(true);
      expect(isCancelled && placed !== null).toBe(false);
      expect(await takenOf(api.database, id)).toBe(isCancelled ? 0 : 2);
    }
  });

  it('is moved with its bookings, who keep their seats, get the new calendar file and may decline', async () => {
    const { id } = await slotIn(1);
    const emails = [someEmail(), someEmail(), someEmail()];
    const booking = await paidBooking(origin, { slotId: id, seats: 2, email: emails[0] ?? '' });
    const french = await paidBooking(origin, { slotId: id, email: emails[1] ?? '', locale: 'fr' });
    const unpaid = await placeBooking(origin, { slotId: id, email: emails[2] ?? '' });
    const to = await later(id, 120);
    const impact = await impactOf(id, to);
    expect(impact.bookings.map(({ notice, refund }) => [notice, refund])).toEqual([
      ['moved', 0],
      ['moved', 0],
      ['moved', 0],
    ]);
    const body = { ...to, fingerprint: impact.fingerprint };
    const moved = await Promise.all([
      api.as(manager).answer('slots.admin.move', { params: { id }, body }),
      api.as(manager).answer('slots.admin.move', { params: { id }, body }),
    ]);
    for (const answer of moved) expect(dataOf(answer)).toMatchObject({ ...to, taken: 4 });
    await mailsDone();

    const kept = await readBooking(origin, booking);
    expect(kept).toMatchObject({
      status: BookingStatus.CONFIRMED,
      slot: to,
      movedFrom: { localStart: booking.slot.localStart, localEnd: booking.slot.localEnd },
    });
    // The start is less than 48 hours away, so a cancellation by the booker would not be refunded.
    expect(kept.can).toMatchObject({ decline: true, refundUntil: kept.slot.startsAt });
    const [mail, ...more] = mails(emails[0] ?? '', /^New time/);
    expect(more).toEqual([]);
    const file = mail?.attachments.find(({ type }) => type === 'text/calendar')?.content ?? '';
    const calendar = Buffer.from(file, 'base64').toString();
    expect(calendar).toContain('SEQUENCE:1\r\n');
    expect(calendar).toContain(`DTSTART;TZID=America/Vancouver:${to.localStart.replaceAll(/[-:]/g, '')}00\r\n`);
    expect(mails(emails[1] ?? '', /^Nouvelle heure/)[0]?.text).toContain('la refuser');
    expect(mails(emails[2] ?? '', /^New time/)).toHaveLength(1);

    const decline = (of: BookingWire) =>
      api.guest.answer('bookings.decline', { params: { id: of.id }, query: { token: of.accessToken } });
    const declined = dataOf(await decline(french));
    expect(declined).toMatchObject({ status: BookingStatus.CANCELLED, forfeited: 0, refunds: [{ amount: 42 }] });
    expect(outcomeOf(await decline(french))).toEqual([409, 'BOOK_009']);
    expect(await takenOf(api.database, id)).toBe(3);
    expect((await readBooking(origin, unpaid)).status).toBe(BookingStatus.PENDING);

    // The slot is back at the booked time, so there is nothing to decline.
    const from = await later(id, -120);
    const back = await impactOf(id, from);
    await api
      .as(manager)
      .call('slots.admin.move', { params: { id }, body: { ...from, fingerprint: back.fingerprint } });
    expect(await readBooking(origin, booking)).toMatchObject({ movedFrom: null, can: { decline: false } });
    expect(outcomeOf(await decline(booking))).toEqual([409, 'BOOK_004']);
  });

  it('is moved with its check-ins on the same day, and without them to another day', async () => {
    const { id } = await slotIn(30);
    const [booking, missing] = [await paidBooking(origin, { slotId: id }), await paidBooking(origin, { slotId: id })];
    const day = booking.slot.localStart.slice(0, 10);
    const moveTo = async (on: string, hour: number): Promise<void> => {
      const to = { localStart: `${on}T${hour}:00`, localEnd: `${on}T${hour + 1}:00` };
      const { fingerprint } = await impactOf(id, to);
      await api.as(manager).call('slots.admin.move', { params: { id }, body: { ...to, fingerprint } });
    };
    const attended = () =>
      api.database.query(
        `SELECT checked_in_at IS NOT NULL AS "isIn", no_show_at IS NOT NULL AS "isMissing" FROM booking_seats
          WHERE booking_id IN ($1, $2) ORDER BY booking_id = $2`,
        [booking.id, missing.id],
      );
    await api.database.query('UPDATE booking_seats SET checked_in_at = now() WHERE booking_id = $1', [booking.id]);
    await api.database.query('UPDATE booking_seats SET no_show_at = now() WHERE booking_id = $1', [missing.id]);
    await moveTo(day, 10);
    await moveTo(day, 14);
    expect(await attended()).toEqual([
      { isIn: true, isMissing: false },
      { isIn: false, isMissing: true },
    ]);
    await moveTo(addDays(day, 1), 14);
    const nothing = { isIn: false, isMissing: false };
    expect(await attended()).toEqual([nothing, nothing]);
  });

  it('says before it is moved that another slot is there, or that the time has passed', async () => {
    const { id, arenaId } = await slotIn(30);
    await slotIn(31, arenaId);
    const there = await later(id, 24 * 60 + 30);
    expect(await api.as(manager).refused('slots.admin.impact', { params: { id }, body: { moveTo: there } })).toEqual([
      409,
      'BOOK_017',
    ]);
    const past = { localStart: '2020-01-01T10:00', localEnd: '2020-01-01T11:00' };
    expect(await api.as(manager).refused('slots.admin.impact', { params: { id }, body: { moveTo: past } })).toEqual([
      400,
      'BOOK_007',
    ]);
  });

  it('is another company’s business: not there', async () => {
    const { id } = await slotIn(30);
    const to = await later(id, 60);
    const { fingerprint } = await impactOf(id);
    for (const [what, body] of [
      ['impact', { moveTo: null }],
      ['cancel', { fingerprint }],
      ['move', { ...to, fingerprint }],
    ] as const) {
      expect(await api.as(stranger).refused(`slots.admin.${what}`, { params: { id }, body })).toEqual([
        404,
        'BOOK_021',
      ]);
    }
  });
});
