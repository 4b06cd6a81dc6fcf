import {
  BookingUserType,
  MembershipEventKind,
  MembershipStatus,
  type PlanAdminWire,
  PlanKind,
  RefundStatus,
  Role,
} from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { offeredPlans, paidMembership } from '../../../../test/support/memberships.js';
import { type Person, registered, someEmail, withRoles } from '../../../../test/support/people.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';

const unknown = '01900000-0000-7000-8000-000000000000';

describe('memberships in the dashboard', () => {
  const api = useApi();
  let admin: Person;
  let plans: Record<PlanKind, string>;
  let person: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    plans = await offeredPlans(api);
  });
  beforeEach(async () => {
    person = await registered(api);
  });
  afterEach(() => expectBooksToBalance(api.database));

  const userTypeOf = async ({ user }: Person) => {
    const sql = 'SELECT user_type AS type FROM users WHERE id = $1';
    return (await api.database.query<{ type: BookingUserType }>(sql, [user.id]))[0]?.type;
  };
  const gift = (changes: object = {}) => ({
    ...{
      userId: person.user.id,
      planId: plans[PlanKind.SINGLE],
      province: 'BC' as const,
      reason: 'Volunteer of the year',
    },
    ...changes,
  });
  const give = () => api.as(admin).call('memberships.admin.give', { body: gift() });
  const end = (id: string, refund: number) =>
    api.as(admin).answer('memberships.admin.end', { params: { id }, body: { reason: 'Moved abroad', refund } });

  it('are given free of charge, with the reason in the timeline, and continue a paid one', async () => {
    const given = await give();
    expect(given).toMatchObject({ status: MembershipStatus.ACTIVE, total: 0, paidAt: null, email: person.email });
    expect(given.events).toMatchObject([{ kind: MembershipEventKind.GIVEN, reason: 'Volunteer of the year' }]);
    expect(await userTypeOf(person)).toBe(BookingUserType.MEMBER);
    const next = await paidMembership(api, person);
    expect((next.firstDay ?? '') > (given.lastDay ?? '')).toBe(true);
  });

  it('are given to accounts that exist (MEMB_011), of plans that exist (MEMB_010)', async () => {
    const call = (changes: object) => api.as(admin).refused('memberships.admin.give', { body: gift(changes) });
    expect(await call({ userId: unknown })).toEqual([404, 'MEMB_011']);
    expect(await call({ planId: unknown })).toEqual([404, 'MEMB_010']);
    expect(await call({ reason: '' })).toEqual([400, 'MEMB_005']);
  });

  it('of the youth plan are given to a child, or to a person from 14 with a guardian, as they are sold (MEMB_008, MEMB_017)', async () => {
    const youth = plans[PlanKind.YOUTH];
    const born = (age: number) => `${new Date().getUTCFullYear() - age}-01-01`;
    const guardianEmail = someEmail();
    const refused = async (changes: object) => {
      const { body } = await api
        .as(admin)
        .answer('memberships.admin.give', { body: gift({ planId: youth, ...changes }) });
      return body as { errorCode?: string; errors?: { field: string }[] };
    };
    expect(await refused({})).toMatchObject({ errorCode: 'MEMB_005', errors: [{ field: 'birthDate' }] });
    expect(await refused({ birthDate: '1990-01-01', guardianEmail })).toMatchObject({ errorCode: 'MEMB_008' });
    expect(await refused({ birthDate: born(13), guardianEmail })).toMatchObject({ errorCode: 'MEMB_017' });
    expect(await refused({ birthDate: born(15) })).toMatchObject({ errors: [{ field: 'guardianEmail' }] });
    const body = gift({ planId: youth, birthDate: born(15), guardianEmail });
    expect(await api.as(admin).call('memberships.admin.give', { body })).toMatchObject({ child: null, total: 0 });
    await api.mails.waitFor({ to: guardianEmail, subject: /needs your signature/ });
    // A gift of another plan goes without a date of birth, but not against one.
    expect(await refused({ planId: plans[PlanKind.SINGLE], birthDate: born(15) })).toMatchObject({
      errors: [{ field: 'guardianEmail' }],
    });

    const guardian = await registered(api);
    const child = { firstName: 'Mia', lastName: 'Roy', birthDate: born(9) };
    const childId = (await api.as(guardian).call('family.addChild', { body: child })).children[0]?.id ?? '';
    expect(await refused({ childId })).toMatchObject({ errors: [{ field: 'childId' }] });
    const ofChild = { userId: guardian.user.id, childId };
    expect(await refused({ ...ofChild, planId: plans[PlanKind.SINGLE] })).toMatchObject({ errorCode: 'MEMB_005' });
    const giveChild = () => api.as(admin).call('memberships.admin.give', { body: gift({ planId: youth, ...ofChild }) });
    const first = await giveChild();
    const next = await giveChild();
    expect([first.child, next.child]).toEqual([first.child, { id: childId, name: 'Mia Roy' }]);
    expect((next.firstDay ?? '') > (first.lastDay ?? '')).toBe(true);
    expect(await api.as(guardian).call('me.membership')).toMatchObject({ current: null });
  });

  it('end once with a refund, which takes the member price away', async () => {
    const { id, total } = await paidMembership(api, person);
    const replies = await Promise.all([end(id, total), end(id, total)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ errorCode: 'MEMB_007' });
    const [refund] = await eventually(
      () =>
        api.database.query<{ cents: number; status: RefundStatus }>(
          `SELECT r.amount_cents AS cents, r.status FROM refunds r JOIN payments p ON p.id = r.payment_id
           WHERE p.subject_id = $1`,
          [id],
        ),
      ([first]) => first?.status === RefundStatus.DONE,
    );
    expect(refund?.cents).toBe(12_600);
    expect(await api.as(admin).call('memberships.admin.get', { params: { id } })).toMatchObject({
      status: MembershipStatus.ENDED,
      refunded: 126,
    });
    expect(await userTypeOf(person)).toBe(BookingUserType.GUEST);
  });

  it('are refunded no more than was paid (PAY_002), and then they run on', async () => {
    const { id } = await paidMembership(api, person);
    expect(await end(id, 126.01)).toMatchObject({ status: 422, body: { errorCode: 'PAY_002' } });
    expect(await userTypeOf(person)).toBe(BookingUserType.MEMBER);
  });

  it('leave the account a member when the ended one is a renewal', async () => {
    await paidMembership(api, person);
    const { id } = await paidMembership(api, person);
    expect((await end(id, 0)).status).toBe(200);
    expect(await userTypeOf(person)).toBe(BookingUserType.MEMBER);
  });

  it('are listed and exported by name, status and kind of plan; an export of nothing is MEMB_012', async () => {
    const { number } = await paidMembership(api, person);
    const query = { search: person.email, status: MembershipStatus.ACTIVE, kind: PlanKind.SINGLE };
    const { items, total } = await api.as(admin).call('memberships.admin.list', { query });
    expect([items.map((item) => item.number), total]).toEqual([[number], 1]);
    const csv = await api.as(admin).call('memberships.admin.export', { query });
    expect(csv.split('\r\n')[1]).toContain(number);
    const none = { query: { search: 'a-name-without-membership' } };
    expect(await api.as(admin).refused('memberships.admin.export', none)).toEqual([404, 'MEMB_012']);
    expect(await api.as(admin).refused('memberships.admin.get', { params: { id: unknown } })).toEqual([
      404,
      'MEMB_001',
    ]);
  });
});

describe('the membership of a child', () => {
  const api = useApi();

  it('names the child with its guardian when a card is scanned, in the list and in the export, and is found by both', async () => {
    const planId = (await offeredPlans(api))[PlanKind.YOUTH];
    const staff = api.as(await withRoles(api, Role.ADMIN));
    const guardian = await registered(api);
    const child = { firstName: 'Zoé', lastName: 'Quenneville', birthDate: `${new Date().getUTCFullYear() - 9}-01-01` };
    const childId = (await api.as(guardian).call('family.addChild', { body: child })).children[0]?.id ?? '';
    const { id } = await paidMembership(api, guardian, { planId, childId });
    const shown = { id, isForChild: true, child: { id: childId, name: 'Zoé Quenneville' }, name: 'Ari Tremblay' };
    for (const search of ['zoe quenne', guardian.email]) {
      const { items } = await staff.call('memberships.admin.list', { query: { search } });
      expect(items).toMatchObject([shown]);
    }
    expect(await staff.call('memberships.admin.get', { params: { id } })).toMatchObject(shown);
    const csv = await staff.call('memberships.admin.export', { query: { search: 'Quenneville' } });
    expect(csv.split('\r\n')[1]).toContain(',Zoé Quenneville,Ari Tremblay,');
    // The child's profile is gone, and the guardian is still not the member.
    await api.database.query('DELETE FROM children WHERE id = $1', [childId]);
    const query = { search: guardian.email };
    const { items } = await staff.call('memberships.admin.list', { query });
    expect(items).toMatchObject([{ id, isForChild: true, child: null }]);
    const gone = await staff.call('memberships.admin.export', { query });
    expect(gone.split('\r\n')[1]).toContain(',,Ari Tremblay,');
  });
});

describe('the plans', () => {
  const api = useApi();
  let admin: Person;
  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });

  const list = () => api.as(admin).call('plans.admin.list');
  const bodyOf = ({ name, summary, price, isOffered, version }: PlanAdminWire) => ({
    ...{ name, summary, price, isOffered, version },
  });

  it('are not offered until an administrator offers them', async () => {
    expect(await api.guest.call('memberships.plans')).toEqual([]);
    const plan = (await list())[0];
    if (plan === undefined) throw new Error('There is no plan.');
    const body = { ...bodyOf(plan), price: 99.5, isOffered: true, name: { en: 'Solo', fr: 'Solo' } };
    await api.as(admin).call('plans.admin.update', { params: { id: plan.id }, body });
    expect(await api.guest.call('memberships.plans')).toMatchObject([{ name: 'Solo', price: 99.5 }]);
  });

  it('are changed only by an administrator who read the current version (MEMB_009)', async () => {
    const plan = (await list())[1];
    if (plan === undefined) throw new Error('There is no plan.');
    const change = { params: { id: plan.id }, body: { ...bodyOf(plan), price: 85 } };
    const replies = await Promise.all([1, 2].map(() => api.as(admin).answer('plans.admin.update', change)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = replies.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ errorCode: 'MEMB_009', data: { price: 85, version: plan.version + 1 } });
    const lost = { params: { id: unknown }, body: bodyOf(plan) };
    expect(await api.as(admin).refused('plans.admin.update', lost)).toEqual([404, 'MEMB_010']);
  });
});
