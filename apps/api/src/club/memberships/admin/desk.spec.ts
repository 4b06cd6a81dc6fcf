import {
  AccountState,
  BookingUserType,
  type CallBody,
  CardState,
  DeskMethod,
  MembershipEventKind,
  MembershipStatus,
  PlanKind,
  Role,
  UserStatus,
} from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import {
  join,
  offeredPlans,
  paidMembership,
  pay,
  startMembershipPayment,
} from '../../../../test/support/memberships.js';
import { moveClock } from '../../../../test/support/move-clock.js';
import { managerOf, type Person, registered, someEmail, withRoles } from '../../../../test/support/people.js';
import { signWaiver } from '../../../../test/support/waivers.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';

type Sale = CallBody<'memberships.admin.sell'>;

describe('the desk of memberships', () => {
  const api = useApi();
  let staff: Person;
  let plans: Record<PlanKind, string>;
  let person: Person;

  beforeAll(async () => {
    staff = await withRoles(api, Role.ADMIN);
    plans = await offeredPlans(api);
  });
  beforeEach(async () => {
    person = await confirmed();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await expectBooksToBalance(api.database);
  });

  const setAccount = (set: string, { user }: Person) =>
    api.database.query(`UPDATE users SET ${set} WHERE id = $1`, [user.id]);
  const confirmed = async () => {
    const someone = await registered(api);
    await setAccount('email_verified_at = now()', someone);
    return someone;
  };
  const account = (email: string, by = staff) => api.as(by).call('memberships.admin.account', { body: { email } });
  const scan = (code: string) => api.as(staff).call('memberships.admin.scan', { body: { code } });
  const sale = (changes: Partial<Sale> = {}): Sale => ({
    ...{ email: person.email, planId: plans[PlanKind.SINGLE], province: 'BC', method: DeskMethod.CASH },
    ...{ expectedTotal: 126, currentId: null, birthDate: '1990-01-01' },
    ...changes,
  });
  const sell = (changes: Partial<Sale> = {}, more: { idempotencyKey?: string; by?: Person } = {}) => {
    const { by = staff, ...options } = more;
    return api.as(by).answer('memberships.admin.sell', { body: sale(changes), ...options });
  };
  const sold = (changes: Partial<Sale> = {}) => api.as(staff).call('memberships.admin.sell', { body: sale(changes) });
  const membershipsOf = (email: string) =>
    api.database.query<{ status: MembershipStatus }>('SELECT status FROM memberships WHERE email = $1', [email]);
  const cardOf = async (member: Person) => (await api.as(member).call('me.membership')).card?.code ?? '';

  it('knows an account by its exact email, and records who asked', async () => {
    expect(await account(person.email.toUpperCase())).toMatchObject({
      ...{ userId: person.user.id, name: 'Ari Tremblay', state: AccountState.ACTIVE, current: null },
    });
    const entries = await api.database.query(
      `SELECT 1 FROM audit_entries WHERE action = 'member.looked-up' AND actor_id = $1 AND subject_id = $2`,
      [staff.user.id, person.user.id],
    );
    expect(entries).toHaveLength(1);
    const part = { body: { email: person.email.slice(1) } };
    expect(await api.as(staff).refused('memberships.admin.account', part)).toEqual([404, 'MEMB_011']);
    const { id } = await paidMembership(api, person);
    expect(await account(person.email)).toMatchObject({ current: { id } });
  });

  it('is closed to company administrators and members', async () => {
    for (const stranger of [person, await managerOf(api, null)]) {
      const by = api.as(stranger);
      expect((await by.answer('memberships.admin.account', { body: { email: person.email } })).status).toBe(403);
      expect((await by.answer('memberships.admin.scan', { body: { code: 'MB' } })).status).toBe(403);
      expect((await sell({}, { by: stranger })).status).toBe(403);
    }
  });

  it('sells a year that is paid at once, with the method and the seller in the timeline', async () => {
    const membership = await sold({ method: DeskMethod.CARD });
    expect(membership).toMatchObject({ status: MembershipStatus.ACTIVE, total: 126, email: person.email });
    expect(membership.events.map(({ kind, actor }) => [kind, actor !== null])).toEqual([
      [MembershipEventKind.PLACED, true],
      [MembershipEventKind.ACTIVATED, false],
      [MembershipEventKind.PAID_AT_DESK, true],
    ]);
    const payments = await api.database.query('SELECT provider, method FROM payments WHERE subject_id = $1', [
      membership.id,
    ]);
    expect(payments).toEqual([{ provider: 'desk', method: DeskMethod.CARD }]);
    expect(await api.as(person).call('me.membership')).toMatchObject({
      ...{ current: { id: membership.id }, refundableUntil: null },
    });
    const end = { params: { id: membership.id }, body: { reason: 'Changed their mind', refund: 126 } };
    const ended = await api.as(staff).call('memberships.admin.end', end);
    expect(ended).toMatchObject({ refunded: 126 });
    // It ends once, although handing back the whole amount ends a membership too.
    expect(ended.events.filter(({ kind }) => kind === MembershipEventKind.ENDED)).toHaveLength(1);
    const emails = `SELECT data -> 'refundCents' AS cents FROM pgboss.job
      WHERE name = 'memberships.mail' AND data ->> 'membershipId' = $1 AND data ->> 'kind' = 'over'`;
    expect(await api.database.query(emails, [membership.id])).toEqual([{ cents: 12_600 }]);
    const refunds = await api.database.query(
      'SELECT r.status FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.subject_id = $1',
      [membership.id],
    );
    expect(refunds).toEqual([{ status: 2 }]);
    const { text } = await api.mails.waitFor({ to: person.email, subject: /Your membership is over/ });
    expect(text).toContain('We gave $126.00 back to you at the desk.');
    expect(text).not.toContain('statement');
  });

  it('tells a member whose renewal it takes back that the money was given back at the desk', async () => {
    const { id: currentId } = await sold();
    const renewal = await sold({ currentId });
    const end = { params: { id: renewal.id }, body: { reason: 'Changed their mind', refund: 126 } };
    await api.as(staff).call('memberships.admin.end', end);
    const { text } = await api.mails.waitFor({ to: person.email, subject: /Your refund for membership/ });
    expect(text).toContain(`Membership ${renewal.number} has ended, and we gave $126.00 back to you at the desk.`);
    expect(text).not.toContain('statement');
  });

  it('sells one membership when two people sell to the same person at once (MEMB_015)', async () => {
    const other = await withRoles(api, Role.SUPER_ADMIN);
    const replies = await Promise.all([sell(), sell({ method: DeskMethod.CARD }, { by: other })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ errorCode: 'MEMB_015' });
    expect(await membershipsOf(person.email)).toHaveLength(1);
    // A person who has seen the running one sells a renewal.
    const { current } = await account(person.email);
    expect((await sell({ currentId: current?.id ?? null })).status).toBe(201);
  });

  it('sells one membership to a person without an account, also when two people open it at once', async () => {
    const email = someEmail();
    const newcomer = { email, firstName: 'Noor', lastName: 'Gagnon', locale: 'fr' as const };
    const replies = await Promise.all([sell(newcomer), sell(newcomer), sell(newcomer)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await membershipsOf(email)).toHaveLength(1);
    expect(await account(email)).toMatchObject({ name: 'Noor Gagnon', state: AccountState.INVITED });
    const mail = await api.mails.waitFor({ to: email, subject: /Votre compte est prêt/ });
    const token = new URL(mail.links.find((link) => link.includes('token=')) ?? '').searchParams.get('token') ?? '';
    await api.guest.call('auth.resetPassword', { body: { token, password: 'Night#Arena43' } });
    const auth = await api.guest.call('auth.login', { body: { email, password: 'Night#Arena43' } });
    expect(auth.user.user_type).toBe(BookingUserType.MEMBER);
    expect(api.mails.mails({ to: email, subject: /Votre compte est prêt/ })).toHaveLength(1);
  });

  it('sells once when a request is sent again', async () => {
    const idempotencyKey = 'a-sale-that-is-sent-again';
    const replies = await Promise.all([sell({}, { idempotencyKey }), sell({}, { idempotencyKey })]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(await membershipsOf(person.email)).toHaveLength(1);
  });

  it('needs the name of a person without an account', async () => {
    const { status, body } = await sell({ email: someEmail() });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 'MEMB_005', errors: [{ field: 'firstName' }, { field: 'lastName' }] });
  });

  it('sells nothing to an account that is closed or that no one has confirmed (MEMB_014)', async () => {
    const stranger = await registered(api);
    expect((await sell({ email: stranger.email })).body).toMatchObject({ errorCode: 'MEMB_014' });
    expect((await account(stranger.email)).state).toBe(AccountState.UNCONFIRMED);
    const { id } = await paidMembership(api, stranger);
    expect((await sell({ email: stranger.email, currentId: id })).status).toBe(201);
    await setAccount(`status = ${UserStatus.DISABLED}`, person);
    expect((await sell()).body).toMatchObject({ errorCode: 'MEMB_014' });
    expect((await account(person.email)).state).toBe(AccountState.CLOSED);
  });

  it('sells at the current price of an offered plan only, and the youth plan to young people', async () => {
    expect((await sell({ expectedTotal: 120 })).body).toMatchObject({ errorCode: 'MEMB_006', data: { total: 126 } });
    const youth = { planId: plans[PlanKind.YOUTH], expectedTotal: 84, birthDate: null };
    expect((await sell(youth)).body).toMatchObject({ errorCode: 'MEMB_005' });
    expect((await sell({ ...youth, birthDate: '1990-01-01' })).body).toMatchObject({ errorCode: 'MEMB_008' });
    await api.database.query('UPDATE membership_plans SET is_offered = false WHERE kind = $1', [PlanKind.FAMILY]);
    const family = { planId: plans[PlanKind.FAMILY], expectedTotal: 252 };
    expect((await sell(family)).body).toMatchObject({ errorCode: 'MEMB_002' });
    expect(await membershipsOf(person.email)).toEqual([]);
  });

  it('sells the youth plan to a person from 14 with a guardian, and to a younger one as a child (MEMB_017)', async () => {
    const youth = { planId: plans[PlanKind.YOUTH], expectedTotal: 84 };
    const born = (age: number) => `${new Date().getUTCFullYear() - age}-01-01`;
    const guardianEmail = someEmail();
    const young = { ...youth, birthDate: born(13), guardianEmail };
    expect((await sell(young)).body).toMatchObject({ errorCode: 'MEMB_017' });
    for (const wrong of [null, person.email]) {
      const { body } = await sell({ ...young, birthDate: born(15), guardianEmail: wrong });
      expect(body).toMatchObject({ errorCode: 'MEMB_005', errors: [{ field: 'guardianEmail' }] });
    }
    expect((await sell({ birthDate: null })).body).toMatchObject({ errors: [{ field: 'birthDate' }] });
    const { birthDate: _birthDate, ...old } = sale();
    expect(await api.as(staff).refused('memberships.admin.sell', { body: old })).toEqual([400, 'COMMON_011']);
    expect(await sold({ ...young, birthDate: born(15) })).toMatchObject({ child: null });
    await api.mails.waitFor({ to: guardianEmail, subject: /needs your signature/ });

    const guardian = await confirmed();
    const child = { firstName: 'Mia', lastName: 'Roy', birthDate: born(9) };
    const { children } = await api.as(guardian).call('family.addChild', { body: child });
    const childId = children[0]?.id ?? '';
    const ofChild = { ...youth, email: guardian.email, childId };
    expect((await sell({ ...ofChild, email: person.email })).body).toMatchObject({ errorCode: 'MEMB_005' });
    const replies = await Promise.all([sell(ofChild), sell(ofChild)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const looked = await account(guardian.email);
    expect(looked).toMatchObject({ current: null, children: [{ id: childId, name: 'Mia Roy' }] });
    const currentId = looked.children[0]?.current?.id ?? '';
    expect(await sold({ ...ofChild, currentId })).toMatchObject({ child: { id: childId } });
  });

  it('replaces what the person had chosen online, and money that arrives for it is refunded', async () => {
    const chosen = await join(api, person);
    const payment = await startMembershipPayment(api, person, chosen);
    const { id } = await sold();
    await pay(api, payment);
    expect(await api.as(person).call('me.membership')).toMatchObject({ current: { id }, unpaid: null });
  });

  it('tells whether a card is valid, in grace or over, and finds it as typed', async () => {
    const membership = await paidMembership(api, person);
    const code = await cardOf(person);
    expect(code).toMatch(/^MB-\d{4}-\d{6}-[2-9A-HJ-NP-Z]{8}$/);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const found = { state: CardState.VALID, membership: { id: membership.id }, lacksWaiver: true };
    expect(await scan(typed)).toMatchObject(found);
    await signWaiver(api, person);
    expect(await scan(typed)).toMatchObject({ ...found, lacksWaiver: false });
    const at = (time: string | null) => moveClock(api, new Date(time ?? ''));
    await at(membership.endsAt);
    expect((await scan(code)).state).toBe(CardState.GRACE);
    await at(membership.graceEndsAt);
    expect((await scan(code)).state).toBe(CardState.OVER);
  });

  it('finds no card by a number alone or by another signature (MEMB_013)', async () => {
    const { number } = await paidMembership(api, person);
    const code = await cardOf(person);
    const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [number, forged, '', 'MB-2026-999999-ABCDEFGH']) {
      const request = { body: { code: wrong } };
      const [status, errorCode] = await api.as(staff).refused('memberships.admin.scan', request);
      expect([wrong, status, errorCode]).toEqual(wrong === '' ? [wrong, 400, 'MEMB_005'] : [wrong, 404, 'MEMB_013']);
    }
  });

  it('accepts the card of a former term while a renewal runs, and not the card of an ended membership', async () => {
    await paidMembership(api, person);
    const old = await cardOf(person);
    const renewal = await paidMembership(api, person);
    expect(await scan(old)).toMatchObject({ state: CardState.VALID, membership: { id: renewal.id } });
    for (const id of [renewal.id, (await scan(old)).membership.id]) {
      await api.as(staff).answer('memberships.admin.end', { params: { id }, body: { reason: 'Moved', refund: 0 } });
    }
    const { current } = await account(person.email);
    if (current !== null) {
      const end = { params: { id: current.id }, body: { reason: 'Moved', refund: 0 } };
      await api.as(staff).call('memberships.admin.end', end);
    }
    expect((await scan(old)).state).toBe(CardState.OVER);
  });
});
