import {
  BookingUserType,
  CancelReason,
  CardState,
  type ChildBody,
  MembershipStatus,
  PlanKind,
  Role,
} from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { holdFamilyPlan, invitationLink } from '../../../test/support/families.js';
import { join, offeredPlans, paidMembership, pay, startMembershipPayment } from '../../../test/support/memberships.js';
import { untilLocked } from '../../../test/support/gate.js';
import { moveClock } from '../../../test/support/move-clock.js';
import { goodPassword, type Person, registered, withRoles } from '../../../test/support/people.js';
import { Database } from '../../platform/database/index.js';
import { ExpireMemberships } from '../memberships/settle/expire-memberships.js';

describe('a change of a family', () => {
  const api = useApi();
  let holder: Person;
  let plans: Record<PlanKind, string>;

  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    holder = await registered(api);
    plans = await offeredPlans(api);
  });

  const teen: ChildBody = {
    firstName: 'Noah',
    lastName: 'Roy',
    birthDate: `${new Date().getUTCFullYear() - 15}-01-01`,
  };
  const addChild = async (): Promise<string> => {
    const { children } = await api.as(holder).call('family.addChild', { body: teen });
    return children[0]?.id ?? '';
  };
  const invite = async (email: string, childId: string | null = null): Promise<string> => {
    const { invitations } = await api.as(holder).call('family.invite', { body: { email, childId } });
    return invitations.at(-1)?.id ?? '';
  };
  const joinedAs = async (childId: string | null): Promise<Person> => {
    const person = await registered(api);
    await api.as(person).call('family.accept', invitationLink(api, await invite(person.user.email, childId)));
    return person;
  };
  const userType = async (person: Person) => (await api.as(person).call('me.get')).user_type;
  const erase = (person: Person) => api.as(person).call('privacy.erase', { body: { password: goodPassword } });
  const remove = (id: string) => api.as(holder).answer('family.removeChild', { params: { id } });

  it('ends the member price of a child’s account when the guardian removes the profile', async () => {
    await holdFamilyPlan(api, holder);
    const childId = await addChild();
    const child = await joinedAs(childId);
    expect(await userType(child)).toBe(BookingUserType.MEMBER);
    expect((await remove(childId)).status).toBe(200);
    expect(await userType(child)).toBe(BookingUserType.GUEST);
    expect(await userType(holder)).toBe(BookingUserType.MEMBER);
  });

  it('begins the member price of a family on the first day of a plan that was bought while another one ran', async () => {
    const childId = await addChild();
    const child = await joinedAs(childId);
    await paidMembership(api, holder);
    const { firstDay } = await holdFamilyPlan(api, holder);
    expect(await userType(child)).toBe(BookingUserType.GUEST);
    expect(await api.as(holder).call('family.get')).toMatchObject({ canInviteAdults: false, planBegins: firstDay });
    for (const [time, type] of [
      // It is still the day before in Vancouver.
      ['06:59', BookingUserType.GUEST],
      ['08:01', BookingUserType.MEMBER],
    ] as const) {
      await moveClock(api, new Date(`${firstDay}T${time}:00Z`));
      await api.app.get(ExpireMemberships).run();
      expect(await userType(child)).toBe(type);
    }
    expect(await api.as(holder).call('family.get')).toMatchObject({ canInviteAdults: true, planBegins: null });
  });

  it('ends the member price of adults and children when the holder’s account is erased', async () => {
    await holdFamilyPlan(api, holder);
    const [adult, child] = [await joinedAs(null), await joinedAs(await addChild())];
    const own = await joinedAs(null);
    await paidMembership(api, own);
    await erase(holder);
    for (const person of [adult, child]) expect(await userType(person)).toBe(BookingUserType.GUEST);
    expect(await userType(own)).toBe(BookingUserType.MEMBER);
  });

  it('waits for the end of a child’s membership (FAMI_011), which never becomes the guardian’s own', async () => {
    const childId = await addChild();
    const youth = { planId: plans[PlanKind.YOUTH], childId };
    const unpaid = await join(api, holder, youth);
    expect((await remove(childId)).body).toMatchObject({ errorCode: 'FAMI_011' });
    const payment = await startMembershipPayment(api, holder, unpaid);
    await api.as(holder).call('memberships.cancel', { params: { id: unpaid.id } });
    const paid = await paidMembership(api, holder, youth);
    expect((await remove(childId)).body).toMatchObject({ errorCode: 'FAMI_011' });
    const mine = await api.as(holder).call('me.membership');
    const until = new Date(Date.parse(paid.paidAt ?? '') + 14 * msPerDay).toISOString();
    expect(mine).toMatchObject({ children: [{ id: paid.id, refundableUntil: until }], refundableUntil: null });
    await api.as(holder).call('memberships.refund', { params: { id: paid.id } });
    expect((await remove(childId)).status).toBe(200);

    // The provider reports the payment of a membership after the hold has expired.
    const expired = [unpaid.id, CancelReason.EXPIRED];
    await api.database.query('UPDATE memberships SET cancel_reason = $2 WHERE id = $1', expired);
    await pay(api, payment);
    expect(await api.as(holder).call('me.membership')).toMatchObject({ current: null, children: [] });
    expect(await userType(holder)).toBe(BookingUserType.GUEST);
  });

  it('leaves a child’s paid membership with the account that takes its profile over', async () => {
    const childId = await addChild();
    const { id } = await paidMembership(api, holder, { planId: plans[PlanKind.YOUTH], childId });
    const child = await joinedAs(childId);
    expect(await userType(child)).toBe(BookingUserType.MEMBER);
    const mine = await api.as(child).call('me.membership');
    expect(mine).toMatchObject({ current: { id, child: { id: childId } }, refundableUntil: null });
    expect(mine.card?.code).toContain('MB-');
    expect(await api.as(child).refused('memberships.refund', { params: { id } })).toEqual([404, 'MEMB_001']);
    await api.as(holder).call('memberships.refund', { params: { id } });
    expect(await userType(child)).toBe(BookingUserType.GUEST);
    await paidMembership(api, holder, { planId: plans[PlanKind.YOUTH], childId });
    expect(await userType(child)).toBe(BookingUserType.MEMBER);
  });

  it('gives each account of a family an own card of the holder’s plan, which ends with the place in the family', async () => {
    const staff = await withRoles(api, Role.ADMIN);
    const scan = (code: string) => api.as(staff).call('memberships.admin.scan', { body: { code } });
    const cardOf = async (person: Person) => (await api.as(person).call('me.membership')).card?.code ?? '';
    const { id, number, firstDay, lastDay } = await holdFamilyPlan(api, holder);
    const adult = await joinedAs(null);
    const child = await joinedAs(await addChild());
    const family = { number, lastDay, holder: 'Ari Tremblay' };
    const people = [holder, adult, child];
    const codes = await Promise.all(people.map(cardOf));
    expect(new Set(codes).size).toBe(3);
    for (const [index, person] of people.entries()) {
      const isHolder = person === holder;
      const mine = await api.as(person).call('me.membership');
      expect(mine).toMatchObject(isHolder ? { current: { id }, family: null } : { current: null, family });
      expect(JSON.stringify(mine.family)).not.toContain('total');
      const relative = isHolder ? null : 'Ari Tremblay';
      expect(await scan(codes[index] ?? '')).toMatchObject({ state: CardState.VALID, membership: { id }, relative });
      const looked = await api.as(staff).call('memberships.admin.account', { body: { email: person.email } });
      expect(looked).toMatchObject(isHolder ? { current: { id }, shared: null } : { current: null, shared: { id } });
      const seen = await api.as(person).answer('memberships.get', { params: { id } });
      expect(seen.status).toBe(isHolder ? 200 : 404);
    }
    const [holderCard = '', adultCard = ''] = codes;
    const renewal = await holdFamilyPlan(api, holder);
    expect(await scan(adultCard)).toMatchObject({ membership: { id, firstDay } });
    expect(await scan(holderCard)).toMatchObject({ membership: { id: renewal.id }, relative: null });
    const { id: own } = await paidMembership(api, adult);
    expect(await scan(adultCard)).toMatchObject({ membership: { id: own }, relative: null });

    await api.as(adult).call('family.leave');
    const left = { body: { code: adultCard } };
    expect(await api.as(staff).refused('memberships.admin.scan', left)).toEqual([404, 'MEMB_013']);
  });

  it('is made once: an invitation that is being accepted can no longer be withdrawn', async () => {
    await holdFamilyPlan(api, holder);
    const [adult, other] = [await registered(api), await registered(api)];
    const id = await invite(adult.user.email);
    const { accepting, withdrawing } = await api.app.get(Database).transaction(async (tx) => {
      // The acceptance waits for this row, which is gone before anyone else sees it.
      const row = [adult.user.id, other.user.id];
      await tx.query('INSERT INTO family_members (user_id, holder_id, joined_at) VALUES ($1, $2, now())', row, 'hold');
      const first = { accepting: api.as(adult).answer('family.accept', invitationLink(api, id)) };
      await untilLocked(api.database, 1);
      const calls = { ...first, withdrawing: api.as(holder).answer('family.withdraw', { params: { id } }) };
      await Promise.race([untilLocked(api.database, 2), calls.withdrawing]);
      await tx.query('DELETE FROM family_members WHERE user_id = $1', [adult.user.id], 'release');
      return calls;
    });
    expect([(await accepting).status, (await withdrawing).status]).toEqual([200, 404]);
    expect(await userType(adult)).toBe(BookingUserType.MEMBER);
  });

  it('ends the invitations of a holder who joins another family, and refuses those that remain', async () => {
    await holdFamilyPlan(api, holder);
    const [other, adult] = [await registered(api), await registered(api)];
    const ended = await invite(adult.user.email);
    await holdFamilyPlan(api, other);
    const asked = await api.as(other).call('family.invite', { body: { email: holder.user.email, childId: null } });
    await api.as(holder).call('family.accept', invitationLink(api, asked.invitations[0]?.id ?? ''));
    const accept = (id: string) => api.as(adult).refused('family.accept', invitationLink(api, id));
    expect(await accept(ended)).toEqual([404, 'FAMI_001']);
    expect((await api.as(holder).call('family.get')).invitations).toEqual([]);
    await api.database.query(
      'INSERT INTO family_invitations (id, holder_id, email, invited_at) VALUES ($1, $2, $3, now())',
      [ended, holder.user.id, adult.user.email],
    );
    expect(await accept(ended)).toEqual([404, 'FAMI_001']);
    expect(await userType(adult)).toBe(BookingUserType.GUEST);
  });

  it('ends and refunds the unused memberships of a child who erases the account, also a renewal', async () => {
    const childId = await addChild();
    const { id } = await paidMembership(api, holder, { planId: plans[PlanKind.YOUTH], childId });
    const renewal = await paidMembership(api, holder, { planId: plans[PlanKind.YOUTH], childId });
    const child = await joinedAs(childId);
    await erase(child);
    expect(await api.as(holder).call('me.membership')).toMatchObject({ current: null, children: [] });
    await api.app.get(ExpireMemberships).run();
    for (const each of [id, renewal.id]) {
      const ended = await api.as(holder).call('memberships.get', { params: { id: each } });
      expect(ended).toMatchObject({ status: MembershipStatus.ENDED, refunded: 84 });
    }
    expect(await userType(holder)).toBe(BookingUserType.GUEST);
    expect((await api.mails.waitFor({ to: holder.email, subject: /is over/ })).text).toContain('$84.00');
  });
});
