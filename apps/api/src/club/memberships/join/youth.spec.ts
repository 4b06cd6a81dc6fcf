import { BookingUserType, type CallBody, MembershipStatus, PlanKind } from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { join, joinBody, offeredPlans, paidMembership } from '../../../../test/support/memberships.js';
import { type Person, registered, someEmail } from '../../../../test/support/people.js';

describe('the youth plan', () => {
  const api = useApi();
  let planId: string;
  let person: Person;

  beforeEach(async () => {
    planId = (await offeredPlans(api))[PlanKind.YOUTH];
    person = await registered(api);
  });

  const born = (age: number) => `${new Date().getUTCFullYear() - age}-01-01`;
  const addChild = async (firstName: string, age = 9, guardian = person) => {
    const body = { firstName, lastName: 'Roy', birthDate: born(age), notes: '' };
    const { children } = await api.as(guardian).call('family.addChild', { body });
    return children.find((child) => child.firstName === firstName)?.id ?? '';
  };
  const refused = async (wish: Partial<CallBody<'memberships.join'>>, who = person) =>
    api.as(who).answer('memberships.join', { body: await joinBody(api, { planId, ...wish }) });
  const minorOf = async ({ user }: Person) =>
    (
      await api.database.query<{ email: string; isConfirmed: boolean }>(
        `SELECT guardian_email AS email, confirmed_at IS NOT NULL AS "isConfirmed" FROM minors WHERE user_id = $1`,
        [user.id],
      )
    )[0];

  it('is for each child of its guardian, whose bookings have the member price', async () => {
    const [mia, leo] = [await addChild('Mia'), await addChild('Leo', 15)];
    const first = await paidMembership(api, person, { planId, childId: mia });
    const second = await paidMembership(api, person, { planId, childId: leo.toUpperCase() });
    expect(second).toMatchObject({ child: { id: leo, name: 'Leo Roy' }, firstDay: first.firstDay });
    const mine = await api.as(person).call('me.membership');
    expect([mine.current, mine.children.map(({ child }) => child?.name)]).toEqual([null, ['Mia Roy', 'Leo Roy']]);
    const confirmed = await api.mails.waitFor({ to: person.email, subject: /^Mia Roy is a member/ });
    expect(confirmed.text).toContain('The membership of Mia Roy (Youth) is valid from');
    const renewed = await paidMembership(api, person, { planId, childId: mia });
    expect((renewed.firstDay ?? '') > (first.lastDay ?? '')).toBe(true);
    const me = await api.as(person).call('me.get');
    expect(me.user_type).toBe(BookingUserType.MEMBER);
  });

  it('replaces an unpaid choice for another child, and is for no one else’s', async () => {
    const [mia, leo] = [await addChild('Mia'), await addChild('Leo')];
    const first = await join(api, person, { planId, childId: mia });
    expect((await join(api, person, { planId, childId: mia })).id).toBe(first.id);
    const other = await join(api, person, { planId, childId: leo });
    expect(other.id).not.toBe(first.id);
    const params = { id: first.id };
    expect((await api.as(person).call('memberships.get', { params })).status).toBe(MembershipStatus.CANCELLED);
    const stranger = await refused({ childId: mia }, await registered(api));
    expect(stranger.body).toMatchObject({ errorCode: 'MEMB_005', errors: [{ field: 'childId' }] });
    const single = (await offeredPlans(api))[PlanKind.SINGLE];
    const grownUp = await refused({ planId: single, childId: mia });
    expect(grownUp.body).toMatchObject({ errorCode: 'MEMB_005', errors: [{ field: 'childId' }] });
  });

  it('of an own account asks its guardian once, who confirms by signing, and is for no one under 14 (MEMB_017)', async () => {
    const guardianEmail = someEmail();
    expect((await refused({ birthDate: born(13), guardianEmail })).body).toMatchObject({ errorCode: 'MEMB_017' });
    for (const wrong of [undefined, null, person.email.toUpperCase()]) {
      const { body } = await refused({ birthDate: born(15), ...(wrong !== undefined && { guardianEmail: wrong }) });
      expect(body).toMatchObject({ errorCode: 'MEMB_005', errors: [{ field: 'guardianEmail' }] });
    }
    expect(await minorOf(person)).toBeUndefined();
    const wish = { planId, birthDate: born(15), guardianEmail };
    await join(api, person, wish);
    await paidMembership(api, person, wish);
    const mail = await api.mails.waitFor({ to: guardianEmail, subject: /needs your signature/ });
    expect(await minorOf(person)).toEqual({ email: guardianEmail, isConfirmed: false });
    const link = new URL(mail.links.find((text) => text.includes('/waiver/')) ?? '');
    const params = { kind: 'account' as const, id: person.user.id };
    const query = { token: link.searchParams.get('token') ?? '' };
    const { wording } = await api.guest.call('waivers.get', { params, query });
    const body = { fullName: 'Ann Roy', isGuardian: true, version: wording.version };
    await api.guest.call('waivers.sign', { params, query, body });
    expect(await minorOf(person)).toEqual({ email: guardianEmail, isConfirmed: true });
    await paidMembership(api, person, { ...wish, guardianEmail: someEmail() });
    expect(await minorOf(person)).toEqual({ email: guardianEmail, isConfirmed: true });
    expect(api.mails.mails({ to: guardianEmail })).toHaveLength(1);
    // The confirmed date decides, whatever is typed: the person is 18 when the next membership begins.
    await api.database.query('UPDATE minors SET birth_date = $2 WHERE user_id = $1', [person.user.id, born(17)]);
    expect((await refused(wish)).body).toMatchObject({ errorCode: 'MEMB_008' });
    await api.database.query('DELETE FROM minors WHERE user_id = $1', [person.user.id]);
    const childId = await addChild('Mia', 17, await registered(api));
    await api.database.query('UPDATE children SET account_id = $2 WHERE id = $1', [childId, person.user.id]);
    expect((await refused(wish)).body).toMatchObject({ errorCode: 'MEMB_008' });
  });

  it('is not the only plan that asks an account under age for its guardian, and asks no one twice (COMMON_011)', async () => {
    const plans = await offeredPlans(api);
    const guardianEmail = someEmail();
    for (const kind of [PlanKind.SINGLE, PlanKind.FAMILY]) {
      const other = { planId: plans[kind] };
      expect((await refused({ ...other, birthDate: born(13), guardianEmail })).body).toMatchObject({
        errorCode: 'MEMB_017',
      });
      const missing = [{ birthDate: null }, { birthDate: born(15) }];
      for (const [index, field] of ['birthDate', 'guardianEmail'].entries()) {
        const { body } = await refused({ ...other, ...missing[index] });
        expect(body).toMatchObject({ errorCode: 'MEMB_005', errors: [{ field }] });
      }
      // The page of an earlier release does not ask.
      const { birthDate: _birthDate, ...old } = await joinBody(api, other);
      expect(await api.as(person).refused('memberships.join', { body: old })).toEqual([400, 'COMMON_011']);
    }
    const single = { planId: plans[PlanKind.SINGLE] };
    await paidMembership(api, person, { ...single, birthDate: born(15), guardianEmail });
    await api.mails.waitFor({ to: guardianEmail, subject: /needs your signature/ });
    const [ofMinor] = await api.as(person).call('waivers.mine');
    expect(ofMinor).toMatchObject({ isMinor: true, lastDay: null });
    expect(await api.as(person).call('family.get')).toMatchObject({ needsBirthDate: true });
    await api.database.query('UPDATE minors SET confirmed_at = now() WHERE user_id = $1', [person.user.id]);
    expect(await api.as(person).call('family.get')).toMatchObject({ needsBirthDate: false });
    await paidMembership(api, person, { ...single, birthDate: null });
    await api.database.query(`UPDATE minors SET guardian_email = 'erased-1@erased.invalid' WHERE user_id = $1`, [
      person.user.id,
    ]);
    expect((await refused({ ...single, birthDate: null })).body).toMatchObject({
      errors: [{ field: 'guardianEmail' }],
    });
    const adult = await registered(api);
    await paidMembership(api, adult, single);
    expect(await minorOf(adult)).toBeUndefined();
  });
});
