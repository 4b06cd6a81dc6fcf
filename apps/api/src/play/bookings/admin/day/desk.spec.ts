import {
  BookingEventKind,
  BookingStatus,
  BookingUserType,
  type BookingWire,
  DeskMethod,
  PaymentStatus,
  type PaymentSummaryWire,
  RefundStatus,
  Role,
  SlotType,
  UserStatus,
} from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../../test/support/api.js';
import {
  cancelBooking,
  paidBooking,
  placeBooking,
  readBooking,
  startBookingPayment,
} from '../../../../../test/support/booking.js';
import { clientOf, dataOf, outcomeOf } from '../../../../../test/support/client.js';
import { bookAtDesk, deskBody, payAtDesk, takesPlaceIn } from '../../../../../test/support/day.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { type Person, registered, someEmail, withRoles } from '../../../../../test/support/people.js';
import { eventOf, expectBooksToBalance, sendWebhook } from '../../../../../test/support/shopping.js';
import { Jobs } from '../../../../platform/jobs/index.js';
import { refundPayment, sweepRefunds } from '../../../../money/payments/payments.jobs.js';

describe('the desk of an arena', () => {
  const api = useApi();
  let origin: string;
  let admin: Person;
  let arenaId: string;

  beforeAll(async () => {
    origin = await api.app.getUrl();
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });
  beforeEach(async () => {
    arenaId = (await givenArena(api.database)).id;
  });
  afterEach(() => expectBooksToBalance(api.database));

  const details = (id: string) => api.as(admin).call('bookings.admin.get', { params: { id } });
  const payments = async (id: string): Promise<PaymentSummaryWire[]> => {
    const { items } = await api.as(admin).call('payments.admin.list', { query: { pageSize: 100 } });
    return items.filter(({ subject }) => subject.id === id);
  };
  const slot = async (options: Parameters<typeof givenSlot>[1] = {}): Promise<string> =>
    (await givenSlot(api.database, { arenaId, ...options })).id;

  it('books someone who walks in late and pays: confirmed, in the books, with a code, without a mail', async () => {
    const slotId = await slot();
    await takesPlaceIn(api.database, slotId, -30);
    const booked = dataOf(await bookAtDesk(origin, { slotId, seats: 2, method: DeskMethod.CARD }, admin.bearer));
    expect(booked).toMatchObject({ status: BookingStatus.CONFIRMED, owed: 0, name: 'Wanda Roy', slotId });
    const booking = await details(booked.id);
    expect(booking).toMatchObject({ paid: booking.total, userType: BookingUserType.GUEST, contact: { email: '' } });
    expect(booking.timeline.map(({ kind, actor }) => [kind, actor?.id ?? null]).slice(0, 3)).toEqual([
      [BookingEventKind.PLACED, admin.user.id],
      [BookingEventKind.CONFIRMED, null],
      [BookingEventKind.PAID_AT_DESK, admin.user.id],
    ]);
    expect(booking.can.resend).toBe(false);
    expect(await payments(booked.id)).toMatchObject([
      { provider: 'desk', method: DeskMethod.CARD, status: PaymentStatus.PAID, amount: booking.total, email: '' },
    ]);
    const invoice = await api.as(admin).answer('bookings.admin.invoice', { params: { id: booked.id } });
    expect(invoice.status).toBe(200);
    expect(invoice.headers.get('content-type')).toBe('application/pdf');
  });

  it('says of a customer without an email that someone has to report a change of the slot', async () => {
    const slotId = await slot();
    const { number } = dataOf(await bookAtDesk(origin, { slotId }, admin.bearer));
    const impact = await api.as(admin).call('slots.admin.impact', { params: { id: slotId }, body: { moveTo: null } });
    expect(impact.bookings).toMatchObject([{ number, notice: 'none' }]);
  });

  it('sells until the end and not beyond, what is open and what is left', async () => {
    const slotId = await slot({ capacity: 2 });
    const wish = { slotId };
    await takesPlaceIn(api.database, slotId, -59);
    dataOf(await bookAtDesk(origin, wish, admin.bearer));
    const body = await deskBody(origin, wish, admin.bearer);
    const place = () => api.as(admin).answer('bookings.desk.admin.book', { body });
    await takesPlaceIn(api.database, slotId, -61);
    expect(outcomeOf(await place())).toEqual([409, 'BOOK_003']);
    await takesPlaceIn(api.database, slotId, -30);
    expect(outcomeOf(await place())).toEqual([201, null]);
    expect(outcomeOf(await place())).toEqual([409, 'BOOK_002']);
    expect(await api.as(admin).refused('bookings.desk.admin.book', { body: { ...body, expectedTotal: 1 } })).toEqual([
      409,
      'BOOK_002',
    ]);
  });

  it('books at the price of the account with the e-mail, to which it then belongs, and mails the ticket', async () => {
    const slotId = await slot({ type: SlotType.MEMBER, prices: { memberStandard: 2_000 } });
    const member = await registered(api);
    await api.database.query('UPDATE users SET user_type = $2, email_verified_at = now() WHERE id = $1', [
      member.user.id,
      BookingUserType.MEMBER,
    ]);
    const guest = { slotId, email: someEmail() };
    expect(outcomeOf(await bookAtDesk(origin, guest, admin.bearer))).toEqual([403, 'BOOK_006']);
    const { id } = dataOf(await bookAtDesk(origin, { slotId, email: member.email }, admin.bearer));
    expect(await details(id)).toMatchObject({ subtotal: 20, userType: BookingUserType.MEMBER, userId: member.user.id });
    const { html } = await api.mails.waitFor({ to: member.email, subject: /is confirmed/ });
    expect(html).toContain('data:image/png;base64,');
  });

  it.each([
    ['unverified', 'email_verified_at = NULL'],
    ['disabled', `email_verified_at = now(), status = ${UserStatus.DISABLED}`],
  ])('books at the price of a guest for the email of a member whose account is %s', async (_state, change) => {
    const member = await registered(api);
    await api.database.query(`UPDATE users SET user_type = $2, ${change} WHERE id = $1`, [
      member.user.id,
      BookingUserType.MEMBER,
    ]);
    const { id } = dataOf(await bookAtDesk(origin, { slotId: await slot(), email: member.email }, admin.bearer));
    expect(await details(id)).toMatchObject({ subtotal: 40, userType: BookingUserType.GUEST, userId: null });
  });

  it('books once however often it is sent under one key', async () => {
    const slotId = await slot();
    const body = await deskBody(origin, { slotId }, admin.bearer);
    const headers = { ...admin.bearer, 'idempotency-key': `desk-${slotId}` };
    const send = () => clientOf(api.origin, headers).answer('bookings.desk.admin.book', { body });
    const first = dataOf(await send());
    expect(dataOf(await send())).toEqual(first);
    expect(await payments(first.id)).toHaveLength(1);
    expect(
      await clientOf(api.origin, headers).refused('bookings.desk.admin.book', { body: { ...body, method: 'card' } }),
    ).toEqual([409, 'COMMON_008']);
  });

  it('takes what is free without a payment, and needs no total beyond the quote’s', async () => {
    const slotId = await slot({ prices: { guestStandard: 0 } });
    const { id } = dataOf(await bookAtDesk(origin, { slotId }, admin.bearer));
    expect(await payments(id)).toEqual([]);
    const paid = await slot({ startsAt: new Date('2035-01-02T20:00:00Z') });
    const body = await deskBody(origin, { slotId: paid }, admin.bearer);
    expect(await api.as(admin).refused('bookings.desk.admin.book', { body: { ...body, expectedTotal: 1 } })).toEqual([
      409,
      'BOOK_012',
    ]);
  });

  it('takes the payment of a booking that is held, closes the provider’s page, and once is once', async () => {
    const held = await placeBooking(origin, { slotId: await slot() });
    await startBookingPayment(origin, held);
    expect(outcomeOf(await payAtDesk(origin, { ...held, total: 1 }, admin.bearer))).toEqual([409, 'BOOK_013']);
    const headers = { ...admin.bearer, 'idempotency-key': `pay-${held.id}` };
    const paid = dataOf(await payAtDesk(origin, held, headers));
    expect(paid).toMatchObject({ status: BookingStatus.CONFIRMED, owed: 0 });
    expect(dataOf(await payAtDesk(origin, held, headers))).toEqual(paid);
    expect(outcomeOf(await payAtDesk(origin, held, admin.bearer))).toEqual([409, 'BOOK_004']);
    expect((await payments(held.id)).map(({ provider, status }) => [provider, status])).toEqual([
      ['desk', PaymentStatus.PAID],
      ['sandbox', PaymentStatus.CANCELLED],
    ]);
  });

  it('gives back what the provider took all the same, when its event comes late', async () => {
    const held = await placeBooking(origin, { slotId: await slot() });
    const started = await startBookingPayment(origin, held);
    dataOf(await payAtDesk(origin, held, admin.bearer));
    expect((await sendWebhook(origin, eventOf('paid', started))).status).toBe(200);
    const booking = await details(held.id);
    expect(booking.refunds).toMatchObject([{ amount: held.total }]);
    expect(booking).toMatchObject({ status: BookingStatus.CONFIRMED, paid: held.total });
    expect(booking.refunds[0]?.atDesk).toBeUndefined();
    const mail = await api.mails.waitFor({
      to: held.contact.email,
      subject: /Your payment for booking .* is refunded/,
    });
    expect(mail.text).toContain(`We are refunding $${held.total.toFixed(2)} to the card`);
  });

  it('hears nothing from a provider: no event can pay at the desk', async () => {
    await api.http.post('/api/payments/webhooks/desk').send({ id: 'evt' }).expect(400);
  });

  describe('a refund of what was paid there', () => {
    const paidAtDesk = async (slotId?: string): Promise<BookingWire> => {
      const held = await placeBooking(origin, { slotId: slotId ?? (await slot()), seats: 2 });
      dataOf(await payAtDesk(origin, held, admin.bearer, DeskMethod.CASH));
      return held;
    };
    const asked = { by: 'booker' as const, granted: true };
    const jobsAbout = async (): Promise<number> => {
      const sql = `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'payments.refund'`;
      return (await api.database.query<{ jobs: number }>(sql))[0]?.jobs ?? 0;
    };

    it('is done by the administrator who hands it back, and never asked of a provider', async () => {
      const held = await paidAtDesk();
      const before = await jobsAbout();
      const quote = await api.as(admin).call('bookings.admin.cancelQuote', { params: { id: held.id }, body: asked });
      expect(quote).toMatchObject({ refund: held.total, atDesk: held.total });
      const [seat] = held.seats;
      const one = { ...asked, seatIds: [seat?.id ?? ''], reason: 'One is ill' };
      await api
        .as(admin)
        .call('bookings.admin.cancel', { params: { id: held.id }, body: { ...one, expectedRefund: held.total / 2 } });
      const body = { ...asked, reason: 'Came by', expectedRefund: held.total / 2 };
      const booking = await api.as(admin).call('bookings.admin.cancel', { params: { id: held.id }, body });
      expect(booking.refunds).toMatchObject([
        { amount: held.total / 2, status: RefundStatus.DONE, atDesk: true },
        { amount: held.total / 2, status: RefundStatus.DONE, atDesk: true },
      ]);
      expect((await payments(held.id)).map(({ status }) => status)).toEqual([PaymentStatus.REFUNDED]);
      expect(await jobsAbout()).toBe(before);
    });

    it('waits at the desk when no one was there to hand it back, until someone says so', async () => {
      const held = await paidAtDesk();
      const email = held.contact.email;
      const cancelled = dataOf(await cancelBooking(origin, held, { expectedRefund: held.total }));
      expect(cancelled.refunds).toMatchObject([{ amount: held.total, status: RefundStatus.PENDING, atDesk: true }]);
      const { text } = await api.mails.waitFor({ to: email, subject: /is cancelled/ });
      expect(text).toContain('at the desk');
      expect(text).not.toContain('the card you paid with');
      const [refund] = cancelled.refunds;
      const handBack = () =>
        api
          .as(admin)
          .answer('bookings.admin.handBack', { params: { id: held.id, refundId: refund?.id ?? '' }, body: {} });
      const done = dataOf(await handBack());
      expect(done.refunds).toMatchObject([{ status: RefundStatus.DONE }]);
      expect(dataOf(await handBack()).refunds).toEqual(done.refunds);
      expect((await payments(held.id)).map(({ status }) => status)).toEqual([PaymentStatus.REFUNDED]);
    });

    it('is left alone by the sweep, which asks a provider again for what it owes', async () => {
      const atDesk = await paidAtDesk();
      const online = await paidBooking(origin, { slotId: atDesk.slot.id });
      const refundOf = async (booking: BookingWire): Promise<string> =>
        dataOf(await cancelBooking(origin, booking, { expectedRefund: booking.total })).refunds[0]?.id ?? '';
      const [waits, asked] = [await refundOf(atDesk), await refundOf(online)];
      const status = async ({ id }: BookingWire) => (await details(id)).refunds[0]?.status;
      await eventually(
        () => status(online),
        (now) => now === RefundStatus.DONE,
      );
      // Both refunds look as if they had been pending for hours, and the provider's refund has no job.
      await api.database.query(
        `UPDATE refunds SET status = ${RefundStatus.PENDING}, done_at = NULL, reference = NULL,
           created_at = now() - interval '2 hours' WHERE id = ANY ($1::uuid[])`,
        [[waits, asked]],
      );
      await api.app.get(Jobs).enqueue(api.database, sweepRefunds, {});
      await eventually(
        () => status(online),
        (now) => now === RefundStatus.DONE,
      );
      const jobs = (refundId: string) =>
        api.database.query(`SELECT 1 FROM pgboss.job WHERE name = $1 AND data ->> 'refundId' = $2`, [
          refundPayment.name,
          refundId,
        ]);
      expect([(await jobs(waits)).length, (await jobs(asked)).length]).toEqual([0, 2]);
      expect(await status(atDesk)).toBe(RefundStatus.PENDING);
    });

    it('is not handed back through another booking', async () => {
      const held = await paidAtDesk();
      const other = await paidAtDesk(held.slot.id);
      for (const booking of [held, other]) {
        dataOf(await cancelBooking(origin, booking, { expectedRefund: booking.total }));
      }
      const [refund] = (await details(held.id)).refunds;
      expect(
        await api
          .as(admin)
          .refused('bookings.admin.handBack', { params: { id: other.id, refundId: refund?.id ?? '' }, body: {} }),
      ).toEqual([404, 'REFUND_001']);
      expect((await details(held.id)).refunds).toMatchObject([{ status: RefundStatus.PENDING }]);
    });

    it('is the only kind that is handed back', async () => {
      const paid = await paidBooking(origin, { slotId: await slot() });
      const { refunds } = dataOf(await cancelBooking(origin, paid, { expectedRefund: paid.total }));
      expect(
        await api
          .as(admin)
          .refused('bookings.admin.handBack', { params: { id: paid.id, refundId: refunds[0]?.id ?? '' }, body: {} }),
      ).toEqual([404, 'REFUND_001']);
      expect((await readBooking(origin, paid)).refunds[0]?.atDesk).toBeUndefined();
    });
  });
});
