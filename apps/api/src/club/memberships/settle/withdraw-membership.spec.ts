import {
  BookingUserType,
  type MembershipWire,
  MembershipStatus,
  PlanKind,
  RefundStatus,
  Role,
} from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { placeBooking } from '../../../../test/support/booking.js';
import { eventually } from '../../../../test/support/eventually.js';
import { untilLocked } from '../../../../test/support/gate.js';
import { offeredPlans, paidMembership } from '../../../../test/support/memberships.js';
import { type Person, registered, withRoles } from '../../../../test/support/people.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';

const { ACTIVE, ENDED } = MembershipStatus;
const days = 86_400_000;

describe('a member who wants the money back', () => {
  const api = useApi();
  let person: Person;
  let slotId: string;

  beforeAll(() => offeredPlans(api));
  beforeEach(async () => {
    person = await registered(api);
    slotId = (await givenSlot(api.database, { prices: { guestStandard: 4_000, memberStandard: 3_000 } })).id;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await expectBooksToBalance(api.database);
  });

  const mine = () => api.as(person).call('me.membership');
  const refund = ({ id }: MembershipWire, by = person, idempotencyKey?: string) =>
    api.as(by).answer('memberships.refund', { params: { id }, body: {}, ...(idempotencyKey && { idempotencyKey }) });
  const book = () => placeBooking(api.origin, { slotId }, person.bearer);
  const userType = async () => {
    const sql = 'SELECT user_type AS type FROM users WHERE id = $1';
    return (await api.database.query<{ type: BookingUserType }>(sql, [person.user.id]))[0]?.type;
  };
  const refundsOf = ({ id }: MembershipWire) =>
    api.database.query<{ cents: number; status: RefundStatus }>(
      `SELECT r.amount_cents AS cents, r.status FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.subject_id = $1`,
      [id],
    );
  const later = (ms: number) => jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + ms));

  it('gets all of it once within 14 days, by email and with the regular price again', async () => {
    const membership = await paidMembership(api, person);
    expect((await mine()).refundableUntil).toBe(
      new Date(Date.parse(membership.paidAt ?? '') + 14 * days).toISOString(),
    );
    const key = 'a-refund-that-is-sent-again';
    const replies = await Promise.all([refund(membership, person, key), refund(membership, person, key)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await refund(membership)).body).toMatchObject({ errorCode: 'MEMB_007' });
    await eventually(
      () => refundsOf(membership),
      (all) => all.every(({ status }) => status === RefundStatus.DONE),
    );
    expect(await refundsOf(membership)).toEqual([{ cents: 12_600, status: RefundStatus.DONE }]);
    expect(await userType()).toBe(BookingUserType.GUEST);
    expect(await mine()).toMatchObject({ current: null, card: null, refundableUntil: null });
    const mail = await api.mails.waitFor({ to: person.email, subject: /is over/ });
    expect(mail.text).toContain('$126.00');
  });

  it('does not get it after 14 days (MEMB_016), nor for a membership that was given', async () => {
    const membership = await paidMembership(api, person);
    const paidAt = Date.parse(membership.paidAt ?? '');
    later(paidAt + 14 * days - Date.now());
    expect(await mine()).toMatchObject({ refundableUntil: null });
    expect((await refund(membership)).body).toMatchObject({ errorCode: 'MEMB_016' });
    expect((await refund(membership, await registered(api))).body).toMatchObject({ errorCode: 'MEMB_001' });
    later(paidAt + 14 * days - 60_000 - Date.now());
    expect((await refund(membership)).status).toBe(200);
    jest.restoreAllMocks();

    const superAdmin = api.as(await withRoles(api, Role.SUPER_ADMIN));
    const plans = await offeredPlans(api);
    const body = {
      userId: person.user.id,
      planId: plans[PlanKind.SINGLE],
      province: 'BC' as const,
      reason: 'Volunteer',
    };
    const given = await superAdmin.call('memberships.admin.give', { body });
    expect((await refund(given)).body).toMatchObject({ errorCode: 'MEMB_016' });
  });

  it('does not get it after a booking at the member price, unless that booking was cancelled', async () => {
    const membership = await paidMembership(api, person);
    const booking = await book();
    expect(booking.userType).toBe(BookingUserType.MEMBER);
    expect(await mine()).toMatchObject({ refundableUntil: null });
    expect((await refund(membership)).body).toMatchObject({ errorCode: 'MEMB_016' });
    expect(await userType()).toBe(BookingUserType.MEMBER);
    await api.as(person).call('bookings.cancel', { params: { id: booking.id }, body: { expectedRefund: 0 } });
    expect((await refund(membership)).status).toBe(200);
  });

  it('does not get it when a booking at the member price is being made at that moment', async () => {
    const membership = await paidMembership(api, person);
    // The booking has its price, and waits for the slot.
    const { booking, refunding } = await api.app.get(Database).transaction(async (tx) => {
      await tx.query('SELECT 1 FROM class_slots WHERE id = $1 FOR UPDATE', [slotId], 'hold-slot');
      const calls = { booking: book() };
      await untilLocked(api.database, 1);
      const second = { ...calls, refunding: refund(membership) };
      // Without the lock of the account, the refund does not wait.
      await Promise.race([untilLocked(api.database, 2), second.refunding]);
      return second;
    });
    expect(await booking).toMatchObject({ userType: BookingUserType.MEMBER, subtotal: 30 });
    expect((await refunding).body).toMatchObject({ errorCode: 'MEMB_016' });
    expect(await mine()).toMatchObject({ current: { status: ACTIVE } });
  });

  it('never has both the money and a booking at the member price, however close the two calls are', async () => {
    const membership = await paidMembership(api, person);
    const [booking, { status }] = await Promise.all([book().catch(() => null), refund(membership)]);
    expect([status, booking?.userType === BookingUserType.MEMBER]).not.toEqual([200, true]);
  });

  it('stays a member when the refunded one is a renewal, and receives an email about the refund', async () => {
    const first = await paidMembership(api, person);
    const renewal = await paidMembership(api, person);
    expect((await refund(renewal)).status).toBe(200);
    const mail = await api.mails.waitFor({
      to: person.email,
      subject: new RegExp(`refund for membership ${renewal.number}`),
    });
    expect(mail.text).toContain('$126.00');
    expect(await mine()).toMatchObject({ current: { id: first.id } });
    expect(await userType()).toBe(BookingUserType.MEMBER);
    expect(await api.as(person).call('memberships.get', { params: { id: renewal.id } })).toMatchObject({
      status: ENDED,
    });
  });
});
