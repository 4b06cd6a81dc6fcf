import { randomUUID } from 'node:crypto';
import { MembershipStatus, PaymentStatus, RefundStatus, Role } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { cancelBooking, placeBooking, startBookingPayment } from '../../../test/support/booking.js';
import { eventually } from '../../../test/support/eventually.js';
import { join, offeredPlans, startMembershipPayment } from '../../../test/support/memberships.js';
import { type Person, registered, withRoles } from '../../../test/support/people.js';
import { expectBooksToBalance, placeOrder, referenceOf, startPayment } from '../../../test/support/shopping.js';
import { useStripeApi } from '../../../test/support/stripe.js';

describe('a refund that the payment provider refused', () => {
  const shop = useStripeApi();
  const { api } = shop;
  let admin: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    await offeredPlans(api);
  });
  afterEach(() => expectBooksToBalance(api.database));

  const staff = () => api.as(admin);
  const attention = async () => (await staff().call('reports.admin.attention')).counts;
  const refundsOf = (subjectId: string) =>
    api.database.query<{ id: string; cents: number; status: RefundStatus; payment: PaymentStatus }>(
      `SELECT r.id, r.amount_cents AS cents, r.status, p.status AS payment FROM refunds r
         JOIN payments p ON p.id = r.payment_id WHERE p.subject_id = $1 ORDER BY r.created_at, r.id`,
      [subjectId],
    );
  const untilRefund = (subjectId: string, status: RefundStatus) =>
    eventually(async () => (await refundsOf(subjectId))[0]?.status === status);
  const paid = async (session: string): Promise<void> => {
    shop.stripe.account.pay(session);
    await shop.stripe.settled();
  };
  const sendBackAtStripe = async (session: string, cents: number): Promise<void> => {
    const intent = shop.stripe.account.session(session).payment_intent ?? '';
    shop.stripe.account.nextRefunds = 'succeeded';
    shop.stripe.account.createRefund({ payment_intent: intent, amount: String(cents) });
    await shop.stripe.settled();
  };
  const auditOf = (action: string, subjectId: string) =>
    api.database.query<{ actorId: string; after: object }>(
      'SELECT actor_id AS "actorId", after FROM audit_entries WHERE action = $1 AND subject_id = $2',
      [action, subjectId],
    );
  /** Cancels a paid booking as its guest, and lets Stripe refuse the refund. */
  const refusedBooking = async () => {
    const { id: slotId } = await givenSlot(api.database);
    const booking = await placeBooking(shop.origin, { slotId });
    const session = referenceOf(await startBookingPayment(shop.origin, booking));
    await paid(session);
    shop.stripe.account.nextRefunds = 'failed';
    await cancelBooking(shop.origin, booking, { expectedRefund: booking.total });
    await untilRefund(booking.id, RefundStatus.FAILED);
    return { booking, session };
  };

  it('of a booking is retried from the dashboard, and only once (REFUND_002)', async () => {
    const { booking } = await refusedBooking();
    const { id } = booking;
    const other = await refusedBooking();
    expect(await attention()).toMatchObject({ bookingRefunds: 2 });
    const [refund] = await refundsOf(id);
    const refundId = refund?.id ?? '';
    shop.stripe.account.nextRefunds = 'succeeded';
    const retry = (of = id) => staff().answer('bookings.admin.retryRefund', { params: { id: of, refundId } });
    expect((await retry(other.booking.id)).body).toMatchObject({ errorCode: 'REFUND_001' });
    expect((await retry(randomUUID())).body).toMatchObject({ errorCode: 'BOOK_001' });
    const replies = await Promise.all([retry(), retry()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await untilRefund(id, RefundStatus.DONE);
    expect((await retry()).body).toMatchObject({ errorCode: 'REFUND_002' });
    expect(await auditOf('booking.refund-retried', id)).toEqual([
      { actorId: admin.user.id, after: { refundId, amount: booking.total } },
    ]);
    expect(await attention()).toMatchObject({ bookingRefunds: 1 });
    const [last] = await refundsOf(other.booking.id);
    const params = { id: other.booking.id, refundId: last?.id ?? '' };
    await staff().call('bookings.admin.retryRefund', { params });
    await untilRefund(other.booking.id, RefundStatus.DONE);
  });

  it('of a membership waits for a person, is found by its filter, and is retried from the dashboard', async () => {
    const member = await registered(api);
    const membership = await join(api, member);
    const { id } = membership;
    await paid(referenceOf(await startMembershipPayment(api, member, membership)));
    shop.stripe.account.nextRefunds = 'failed';
    await api.as(member).call('memberships.refund', { params: { id } });
    await untilRefund(id, RefundStatus.FAILED);
    expect(await attention()).toMatchObject({ membershipRefunds: 1 });
    const found = () => staff().call('memberships.admin.list', { query: { failedRefund: true } });
    expect((await found()).items.map((each) => each.id)).toEqual([id]);
    const { refunds } = await staff().call('memberships.admin.get', { params: { id } });
    expect(refunds).toMatchObject([{ amount: 126, status: RefundStatus.FAILED }]);
    const refundId = refunds[0]?.id ?? '';
    shop.stripe.account.nextRefunds = 'succeeded';
    const retry = (of = id) => staff().answer('memberships.admin.retryRefund', { params: { id: of, refundId } });
    expect((await retry(randomUUID())).body).toMatchObject({ errorCode: 'MEMB_001' });
    const retried = await retry();
    expect(retried.body.data).toMatchObject({ status: MembershipStatus.ENDED, refunded: 126 });
    await untilRefund(id, RefundStatus.DONE);
    expect((await retry()).body).toMatchObject({ errorCode: 'REFUND_002' });
    expect(await auditOf('membership.refund-retried', id)).toHaveLength(1);
    expect(await attention()).toMatchObject({ membershipRefunds: 0 });
    expect((await found()).items).toEqual([]);
  });

  it('is done once someone made it in the provider’s dashboard, and what goes beyond it is a refund of its own', async () => {
    const before = (await attention()).failedRefunds ?? 0;
    const order = await placeOrder(shop.origin, { items: [{ productId: shop.productId, quantity: 1 }] });
    const session = referenceOf(await startPayment(shop.origin, order));
    await paid(session);
    shop.stripe.account.nextRefunds = 'failed';
    const { id } = order;
    await staff().call('orders.admin.refund', { params: { id }, body: { amount: 40, reason: 'A scratch' } });
    await untilRefund(id, RefundStatus.FAILED);
    // A smaller refund does not replace it.
    await sendBackAtStripe(session, 1_000);
    expect((await refundsOf(id)).map(({ status }) => status)).toEqual([RefundStatus.FAILED, RefundStatus.DONE]);
    expect(await attention()).toMatchObject({ failedRefunds: before + 1 });
    await sendBackAtStripe(session, 4_500);
    expect((await refundsOf(id)).map(({ cents, status }) => [cents, status])).toEqual([
      [4_000, RefundStatus.DONE],
      [1_000, RefundStatus.DONE],
      [500, RefundStatus.DONE],
    ]);
    expect(await attention()).toMatchObject({ failedRefunds: before });
  });

  it('no longer waits for a person once the rest of its payment went back another way', async () => {
    const before = (await attention()).failedRefunds ?? 0;
    const order = await placeOrder(shop.origin, { items: [{ productId: shop.productId, quantity: 1 }] });
    const session = referenceOf(await startPayment(shop.origin, order));
    await paid(session);
    shop.stripe.account.nextRefunds = 'failed';
    const { id, total } = order;
    await staff().call('orders.admin.refund', { params: { id }, body: { amount: total, reason: 'Lost' } });
    await untilRefund(id, RefundStatus.FAILED);
    for (const cents of [1_000, Math.round(total * 100) - 1_000]) await sendBackAtStripe(session, cents);
    expect((await refundsOf(id))[0]).toMatchObject({ status: RefundStatus.FAILED, payment: PaymentStatus.REFUNDED });
    expect(await attention()).toMatchObject({ failedRefunds: before });
    const { items } = await staff().call('orders.admin.list', { query: { refunds: 'failed' } });
    expect(items.map((each) => each.id)).not.toContain(id);
  });

  it('after a bank returned the whole of it leaves the payment paid, until it is retried', async () => {
    const order = await placeOrder(shop.origin, { items: [{ productId: shop.productId, quantity: 1 }] });
    const session = referenceOf(await startPayment(shop.origin, order));
    await paid(session);
    const { id, total } = order;
    await staff().call('orders.admin.refund', { params: { id }, body: { amount: total, reason: 'Lost' } });
    await untilRefund(id, RefundStatus.DONE);
    await shop.stripe.settled();
    const atStripe = [...shop.stripe.account.refunds.values()].at(-1)?.id ?? '';
    shop.stripe.account.settleRefund(atStripe, 'failed');
    await shop.stripe.settled();
    const [returned] = await refundsOf(id);
    expect(returned).toMatchObject({ status: RefundStatus.FAILED, payment: PaymentStatus.PAID });
    await expectBooksToBalance(api.database);
    await staff().call('orders.admin.retryRefund', { params: { id, refundId: returned?.id ?? '' } });
    await untilRefund(id, RefundStatus.DONE);
    expect(await refundsOf(id)).toMatchObject([{ payment: PaymentStatus.REFUNDED }]);
  });
});
