import {
  BookingMode,
  BookingUserType,
  DisputeStatus,
  type MembershipWire,
  MembershipStatus,
  PlanKind,
  RefundStatus,
  Role,
  SlotType,
} from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { msPerDay, msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { placeBooking, someTeam } from '../../../../test/support/booking.js';
import { takesPlaceIn } from '../../../../test/support/day.js';
import { eventually } from '../../../../test/support/eventually.js';
import { untilLocked } from '../../../../test/support/gate.js';
import { holdFamilyPlan, invitationLink } from '../../../../test/support/families.js';
import { offeredPlans, paidMembership } from '../../../../test/support/memberships.js';
import { moveClock } from '../../../../test/support/move-clock.js';
import { goodPassword, type Person, registered, withRoles } from '../../../../test/support/people.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';
import { Database, newId } from '../../../platform/database/index.js';
import { ExpireMemberships } from './expire-memberships.js';

const { ACTIVE, ENDED } = MembershipStatus;

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

  const teen = { firstName: 'Noah', lastName: 'Roy', birthDate: `${new Date().getUTCFullYear() - 15}-01-01` };
  /** Returns an account that has joined the person's family, as an adult or as the child. */
  const joined = async (childId: string | null): Promise<Person> => {
    const member = await registered(api);
    const asked = await api.as(person).call('family.invite', { body: { email: member.email, childId } });
    const link = invitationLink(api, asked.invitations.at(-1)?.id ?? '');
    await api.as(member).call('family.accept', link);
    return member;
  };
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
  const later = (ms: number) => moveClock(api, new Date(Date.now() + ms));

  it('gets all of it once within 14 days, by email and with the regular price again', async () => {
    const membership = await paidMembership(api, person);
    expect((await mine()).refundableUntil).toBe(
      new Date(Date.parse(membership.paidAt ?? '') + 14 * msPerDay).toISOString(),
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
    await later(paidAt + 14 * msPerDay - Date.now());
    expect(await mine()).toMatchObject({ refundableUntil: null });
    expect((await refund(membership)).body).toMatchObject({ errorCode: 'MEMB_016' });
    expect((await refund(membership, await registered(api))).body).toMatchObject({ errorCode: 'MEMB_001' });
    await later(paidAt + 14 * msPerDay - msPerMinute - Date.now());
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

  it('ends the membership while the payment is disputed, and the refund waits for the bank', async () => {
    const membership = await paidMembership(api, person);
    await api.database.query(
      `INSERT INTO disputes (id, payment_id, provider, reference, status, is_inquiry, reason, amount_cents, withdrawn_cents,
         fee_cents, opened_at, reported_at, progress)
       SELECT $1::uuid, p.id, p.provider, $1::text, ${DisputeStatus.NEEDS_RESPONSE}, false, 'general', p.amount_cents, p.amount_cents,
         1500, now(), now(), 1 FROM payments p WHERE p.subject_id = $2`,
      [newId(), membership.id],
    );
    expect((await refund(membership)).status).toBe(200);
    expect(await refundsOf(membership)).toEqual([{ cents: 12_600, status: RefundStatus.PENDING }]);
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

  it('gets it after booking a whole arena and a team, for which everyone pays the same', async () => {
    const membership = await paidMembership(api, person);
    const { id: tournament } = await givenSlot(api.database, { type: SlotType.TOURNAMENT });
    for (const wish of [
      { slotId, mode: BookingMode.FULL },
      { slotId: tournament, team: someTeam() },
    ]) {
      expect(await placeBooking(api.origin, wish, person.bearer)).toMatchObject({ userType: BookingUserType.MEMBER });
    }
    expect((await refund(membership)).status).toBe(200);
  });

  it('never has both the money and a booking at the member price, however close the two calls are', async () => {
    const membership = await paidMembership(api, person);
    const [booking, { status }] = await Promise.all([book().catch(() => null), refund(membership)]);
    expect([status, booking?.userType === BookingUserType.MEMBER]).not.toEqual([200, true]);
  });

  it('gets the renewal refunded before the membership that it follows, so that no year is free (MEMB_019)', async () => {
    const [first, renewal] = [await paidMembership(api, person), await paidMembership(api, person)];
    expect((await refund(first)).body).toMatchObject({ errorCode: 'MEMB_016' });
    const staff = api.as(await withRoles(api, Role.SUPER_ADMIN));
    const body = { reason: 'Moved abroad', refund: 0 };
    const ending = { params: { id: first.id }, body };
    expect(await staff.refused('memberships.admin.end', ending)).toEqual([409, 'MEMB_019']);
    expect((await refund(renewal)).status).toBe(200);
    expect((await refund(first)).status).toBe(200);
    expect(await userType()).toBe(BookingUserType.GUEST);
    // A renewal that has begun no longer depends on the former membership.
    const [old, running] = [await paidMembership(api, person), await paidMembership(api, person)];
    await later(Date.parse(running.firstDay ?? '') + msPerDay - Date.now());
    await staff.call('memberships.admin.end', { params: { id: old.id }, body });
    expect(await mine()).toMatchObject({ current: { id: running.id } });
  });

  it('does not get a family plan refunded after its family has booked at the member price', async () => {
    const membership = await holdFamilyPlan(api, person);
    const { id: childId } = (await api.as(person).call('family.addChild', { body: teen })).children[0] ?? { id: '' };
    const [adult, child] = [await joined(null), await joined(childId)];
    for (const member of [adult, child]) {
      expect((await mine()).refundableUntil).not.toBeNull();
      const booking = await placeBooking(api.origin, { slotId }, member.bearer);
      expect(booking.userType).toBe(BookingUserType.MEMBER);
      expect(await mine()).toMatchObject({ refundableUntil: null });
      expect((await refund(membership)).body).toMatchObject({ errorCode: 'MEMB_016' });
      await api.as(member).call('bookings.cancel', { params: { id: booking.id }, body: { expectedRefund: 0 } });
    }
    // A person of the family is booking at that moment: the booking has its price, and waits for the slot.
    // No job of the cancelled bookings waits for this slot.
    const { id: free } = await givenSlot(api.database, { prices: { guestStandard: 4_000, memberStandard: 3_000 } });
    const { booking, refunding } = await api.app.get(Database).transaction(async (tx) => {
      await tx.query('SELECT 1 FROM class_slots WHERE id = $1 FOR UPDATE', [free], 'hold-slot');
      const calls = { booking: placeBooking(api.origin, { slotId: free }, adult.bearer) };
      await untilLocked(api.database, 1);
      const second = { ...calls, refunding: refund(membership) };
      await Promise.race([untilLocked(api.database, 2), second.refunding]);
      return second;
    });
    expect(await booking).toMatchObject({ userType: BookingUserType.MEMBER });
    expect((await refunding).body).toMatchObject({ errorCode: 'MEMB_016' });
  });

  it('does not get it after a person who used the plan has left the family or erased the account', async () => {
    const { id: childId } = (await api.as(person).call('family.addChild', { body: teen })).children[0] ?? { id: '' };
    const youth = (await offeredPlans(api))[PlanKind.YOUTH];
    for (const kind of ['adult', 'child'] as const) {
      const membership =
        kind === 'adult'
          ? await holdFamilyPlan(api, person)
          : await paidMembership(api, person, { planId: youth, childId });
      const member = await joined(kind === 'adult' ? null : childId);
      const slot = await givenSlot(api.database, { prices: { guestStandard: 4_000, memberStandard: 3_000 } });
      const booking = await placeBooking(api.origin, { slotId: slot.id }, member.bearer);
      expect(booking.userType).toBe(BookingUserType.MEMBER);
      if (kind === 'adult') await api.as(member).call('family.leave');
      else {
        await takesPlaceIn(api.database, slot.id, -3_000);
        await api.as(member).call('privacy.erase', { body: { password: goodPassword } });
        await api.app.get(ExpireMemberships).run();
        expect(await api.as(person).call('memberships.get', { params: { id: membership.id } })).toMatchObject({
          ...{ status: ENDED, refunded: 0 },
        });
        continue;
      }
      expect((await refund(membership)).body).toMatchObject({ errorCode: 'MEMB_016' });
    }
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
