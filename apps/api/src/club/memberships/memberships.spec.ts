import {
  BookingUserType,
  MembershipEventKind,
  MembershipStatus,
  PaymentSubjectKind,
  PlanKind,
  type PlanWire,
  RefundStatus,
  Role,
} from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { placeBooking } from '../../../test/support/booking.js';
import { eventually } from '../../../test/support/eventually.js';
import {
  join,
  joinBody,
  offeredPlans,
  paidMembership,
  pay,
  startMembershipPayment,
} from '../../../test/support/memberships.js';
import { moveClock } from '../../../test/support/move-clock.js';
import { pdfText } from '../../../test/support/pdf-text.js';
import { type Person, registered } from '../../../test/support/people.js';
import { expectBooksToBalance } from '../../../test/support/shopping.js';
import { signWaiver } from '../../../test/support/waivers.js';
import { Refunds } from '../../money/payments/refunds.js';
import { Holds } from '../../money/sales/holds.js';
import { Database } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { mailAboutMembership } from './memberships.jobs.js';
import { ExpireMemberships } from './settle/expire-memberships.js';
import { MembershipSale } from './settle/membership-sale.js';

const { PENDING, ACTIVE, CANCELLED, EXPIRED, ENDED } = MembershipStatus;

describe('a membership', () => {
  const api = useApi();
  let plans: Record<PlanKind, string>;
  let person: Person;

  beforeEach(async () => {
    plans = await offeredPlans(api);
    person = await registered(api);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await expectBooksToBalance(api.database);
  });

  const mine = () => api.as(person).call('me.membership');
  const get = (id: string) => api.as(person).call('memberships.get', { params: { id } });
  const setClock = (to: string) => moveClock(api, new Date(to));
  const accountOf = async ({ user }: Person) => {
    const [account] = await api.database.query<{ userType: BookingUserType; roles: Role[] }>(
      `SELECT user_type AS "userType", ARRAY(SELECT role FROM user_roles WHERE user_id = u.id ORDER BY role) AS roles
       FROM users u WHERE id = $1`,
      [user.id],
    );
    return account;
  };
  const member = { userType: BookingUserType.MEMBER, roles: [Role.MEMBER, Role.PLAYER] };
  const guest = { userType: BookingUserType.GUEST, roles: [Role.PLAYER] };
  const refundsOf = (id: string) =>
    api.database.query<{ cents: number; status: RefundStatus }>(
      `SELECT r.amount_cents AS cents, r.status FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.subject_id = $1`,
      [id],
    );
  const endHolds = async () => {
    await api.database.query(
      'UPDATE memberships SET hold_expires_at = now() - make_interval(secs => 1) WHERE status = 1',
    );
    await api.app.get(Holds).expireAllOverdue(api.app.get(MembershipSale).sale);
  };

  it('has plans with the taxes of the province, in both languages, and only those that are offered', async () => {
    await api.database.query('UPDATE membership_plans SET is_offered = false WHERE kind = $1', [PlanKind.FAMILY]);
    const inProvince = (province?: 'BC' | 'ON') => api.guest.call('memberships.plans', { query: { province } });
    const shown = ({ kind, name, price, taxes, total }: PlanWire) => [
      kind,
      name,
      price,
      taxes.map(({ name }) => name),
      total,
    ];
    expect((await inProvince('BC')).map(shown)).toEqual([
      [PlanKind.SINGLE, 'Single', 120, ['GST'], 126],
      [PlanKind.YOUTH, 'Youth', 80, ['GST'], 84],
    ]);
    expect((await inProvince('ON')).map(shown)[0]).toEqual([PlanKind.SINGLE, 'Single', 120, ['HST'], 135.6]);
    expect((await inProvince()).map(shown)[0]).toEqual([PlanKind.SINGLE, 'Single', 120, [], 120]);
  });

  it('makes its account a member when it is paid, for a year, with an invoice', async () => {
    const { id: slotId } = await givenSlot(api.database, { prices: { guestStandard: 4_000, memberStandard: 3_000 } });
    await setClock('2026-12-01T06:30:00Z');
    const membership = await join(api, person);
    expect(membership).toMatchObject({ status: PENDING, firstDay: null, endsAt: null, price: 120, total: 126 });
    expect(membership.number).toMatch(/^MB-\d{4}-\d{6}$/);
    expect(await mine()).toMatchObject({ current: null, unpaid: { id: membership.id } });
    expect(await accountOf(person)).toEqual(guest);
    expect(await api.as(person).refused('memberships.invoice', { params: { id: membership.id } })).toEqual([
      409,
      'MEMB_007',
    ]);

    await pay(api, await startMembershipPayment(api, person, membership));
    expect(await get(membership.id)).toMatchObject({
      ...{ status: ACTIVE, firstDay: '2026-11-30', lastDay: '2027-11-30' },
      ...{
        beginsAt: '2026-11-30T07:00:00.000Z',
        endsAt: '2027-12-01T07:00:00.000Z',
        nextFirstDay: '2027-12-01',
        graceEndsAt: '2027-12-08T07:00:00.000Z',
      },
    });
    expect(await mine()).toMatchObject({ current: { id: membership.id }, unpaid: null });
    expect(await accountOf(person)).toEqual(member);
    jest.restoreAllMocks();
    expect(await placeBooking(api.origin, { slotId }, person.bearer)).toMatchObject({ subtotal: 30 });
    const invoice = pdfText(
      Buffer.from(await api.as(person).call('memberships.invoice', { params: { id: membership.id } })),
    );
    for (const shown of ['Membership: Single', membership.number, 'GST', '$126.00']) expect(invoice).toContain(shown);
  });

  it('is there once when two tabs join at the same moment, and another choice replaces it', async () => {
    const body = await joinBody(api);
    const [first, ...others] = await Promise.all(
      [1, 2, 3].map(() => api.as(person).call('memberships.join', { body })),
    );
    for (const { id } of others) expect(id).toBe(first?.id);
    const payment = await startMembershipPayment(api, person, first ?? (await join(api, person)));
    const family = await join(api, person, { planId: plans[PlanKind.FAMILY] });
    expect(family.id).not.toBe(first?.id);
    expect(await get(first?.id ?? '')).toMatchObject({ status: CANCELLED });
    expect(await mine()).toMatchObject({ unpaid: { id: family.id } });

    // The money for the former choice arrives nevertheless.
    await pay(api, payment);
    await eventually(
      () => refundsOf(first?.id ?? ''),
      ([refund]) => refund?.status === RefundStatus.DONE,
    );
    expect(await accountOf(person)).toEqual(guest);
    const mail = await api.mails.waitFor({ to: person.email, subject: /Your payment for membership .* is refunded/ });
    expect(mail.text).toContain('$126.00');
  });

  it('is cancelled when it is not paid in time, and a payment that comes late revives it', async () => {
    const membership = await join(api, person);
    const payment = await startMembershipPayment(api, person, membership);
    await endHolds();
    expect(await get(membership.id)).toMatchObject({ status: CANCELLED });
    await pay(api, payment);
    expect(await get(membership.id)).toMatchObject({ status: ACTIVE });
    expect(await accountOf(person)).toEqual(member);
  });

  it('continues the running one when the renewal is paid after its hold', async () => {
    const { lastDay } = await paidMembership(api, person);
    const renewal = await join(api, person);
    const payment = await startMembershipPayment(api, person, renewal);
    await endHolds();
    await pay(api, payment);
    const renewed = await get(renewal.id);
    expect(renewed.status).toBe(ACTIVE);
    expect((renewed.firstDay ?? '') > (lastDay ?? '')).toBe(true);
  });

  it('is refunded when it had expired and the person has paid for another one since', async () => {
    const late = await join(api, person);
    const payment = await startMembershipPayment(api, person, late);
    await endHolds();
    const { lastDay } = await paidMembership(api, person);
    await pay(api, payment);
    await eventually(
      () => refundsOf(late.id),
      ([refund]) => refund?.status === RefundStatus.DONE,
    );
    expect(await mine()).toMatchObject({ current: { lastDay } });
    await api.mails.waitFor({ to: person.email, subject: new RegExp(`membership ${late.number} is refunded`) });
  });

  it('is numbered by the year of the organisation’s calendar', async () => {
    // In Toronto, it is the evening of 31 December.
    await setClock('2027-01-01T03:00:00Z');
    expect((await join(api, person)).number).toMatch(/^MB-2026-/);
  });

  it('is renewed from its last day, however early or late within the grace, and from today after it', async () => {
    await setClock('2026-12-01T18:00:00Z');
    await paidMembership(api, person);
    await setClock('2027-10-01T18:00:00Z');
    expect(await paidMembership(api, person)).toMatchObject({ firstDay: '2027-12-02', lastDay: '2028-12-01' });
    await setClock('2028-12-08T18:00:00Z');
    expect(await paidMembership(api, person)).toMatchObject({ firstDay: '2028-12-02', lastDay: '2029-12-01' });
    await setClock('2029-12-09T18:00:00Z');
    expect(await paidMembership(api, person)).toMatchObject({ firstDay: '2029-12-09', lastDay: '2030-12-09' });
  });

  it('expires after seven days of grace, at midnight in the zone of its member', async () => {
    await setClock('2026-12-01T18:00:00Z');
    const people = { NL: person, BC: await registered(api) };
    for (const province of ['NL', 'BC'] as const) await paidMembership(api, people[province], { province });
    const run = async (at: string) => {
      await setClock(at);
      await Promise.all([api.app.get(ExpireMemberships).run(), api.app.get(ExpireMemberships).run()]);
      return [await accountOf(people.NL), await accountOf(people.BC)];
    };
    expect(await run('2027-12-09T03:29:59Z')).toEqual([member, member]);
    expect(await run('2027-12-09T03:30:00Z')).toEqual([guest, member]);
    expect(await run('2027-12-09T06:59:59Z')).toEqual([guest, member]);
    expect(await run('2027-12-09T07:00:00Z')).toEqual([guest, guest]);
    const events = await api.database.query(
      `SELECT 1 FROM membership_events e JOIN memberships m ON m.id = e.membership_id
       WHERE m.user_id = $1 AND e.kind = 11`,
      [person.user.id],
    );
    expect(events).toHaveLength(1);
    expect(await mine()).toMatchObject({ current: null, unpaid: null });
  });

  it('expires although an earlier one cannot, whose failure is reported', async () => {
    const other = await registered(api);
    await setClock('2026-12-02T18:00:00Z');
    const stuck = await paidMembership(api, person);
    await setClock('2026-12-03T18:00:00Z');
    const behind = await paidMembership(api, other);
    await api.database.query(
      `ALTER TABLE memberships ADD CONSTRAINT stuck CHECK (id <> '${stuck.id}' OR status <> ${EXPIRED})`,
    );
    await setClock('2028-01-01T18:00:00Z');
    await expect(api.app.get(ExpireMemberships).run()).rejects.toMatchObject({ constraint: 'stuck' });
    expect(await get(stuck.id)).toMatchObject({ status: ACTIVE });
    expect(await api.as(other).call('memberships.get', { params: { id: behind.id } })).toMatchObject({
      status: EXPIRED,
    });
    await api.database.query('ALTER TABLE memberships DROP CONSTRAINT stuck');
    await api.app.get(ExpireMemberships).run();
    expect(await get(stuck.id)).toMatchObject({ status: EXPIRED });
  });

  it('is confirmed by email with a receipt, and reminds 30, 7 and 0 days before its last day unless it is renewed or told not to', async () => {
    await setClock('2026-12-01T18:00:00Z');
    const { id } = await paidMembership(api, person);
    const confirmed = await api.mails.waitFor({ to: person.email, subject: /You are a member/ });
    expect(confirmed.text).toContain('$126.00');
    const waiver = `/waiver/account/${person.user.id}`;
    expect(confirmed.links).toContainEqual(expect.stringContaining(waiver));
    const queued = await api.database.query<{ at: Date }>(
      `SELECT start_after AS at FROM pgboss.job WHERE name = 'memberships.mail' AND data ->> 'membershipId' = $1
         AND data ->> 'kind' = 'reminder' ORDER BY start_after`,
      [id],
    );
    expect(queued.map(({ at }) => at.toISOString())).toEqual([
      '2027-11-01T17:00:00.000Z',
      '2027-11-24T17:00:00.000Z',
      '2027-12-01T17:00:00.000Z',
    ]);
    const remind = async (membershipId: string, lastDay?: string) => {
      const job = { membershipId, kind: 'reminder' as const, ...(lastDay !== undefined && { lastDay }) };
      await api.app.get(Database).transaction((tx) => api.app.get(Jobs).enqueue(tx, mailAboutMembership, job));
      await eventually(
        () =>
          api.database.query(
            `SELECT 1 FROM pgboss.job WHERE name = 'memberships.mail' AND state < 'completed' AND start_after <= now()`,
          ),
        (waiting) => waiting.length === 0,
      );
      return api.mails.mails({ to: person.email, subject: /valid until/ }).length;
    };
    // A renewal that was moved forward has another last day.
    expect(await remind(id, '2028-12-01')).toBe(0);
    expect(await remind(id, '2027-12-01')).toBe(1);
    expect(await remind(id)).toBe(2);
    await api.as(person).call('memberships.setReminders', { params: { id }, body: { wantsReminders: false } });
    expect(await remind(id)).toBe(2);
    await api.as(person).call('memberships.setReminders', { params: { id }, body: { wantsReminders: true } });
    await signWaiver(api, person);
    await paidMembership(api, person);
    expect(await remind(id)).toBe(2);
    const renewed = () => Promise.resolve(api.mails.mails({ to: person.email, subject: /You are a member/ }));
    const [, ofRenewal] = await eventually(renewed, ({ length }) => length === 2);
    expect(ofRenewal?.text).not.toContain('/waiver/');
  });

  it.each<[string, (expire: () => Promise<void>, payRenewal: () => Promise<unknown>) => Promise<unknown>]>([
    ['at the moment in which', (expire, payRenewal) => Promise.all([expire(), payRenewal(), expire()])],
    ['right after', (expire, payRenewal) => payRenewal().then(expire)],
  ])('leaves its account a member when it expires %s the renewal is paid', async (_when, settle) => {
    await setClock('2026-12-01T18:00:00Z');
    const old = await paidMembership(api, person);
    await setClock('2027-12-08T23:00:00Z');
    const renewal = await join(api, person);
    const payment = await startMembershipPayment(api, person, renewal);
    await setClock('2027-12-09T07:00:00Z');
    await settle(
      () => api.app.get(ExpireMemberships).run(),
      () => pay(api, payment),
    );
    expect(await get(old.id)).toMatchObject({ status: EXPIRED });
    expect(await get(renewal.id)).toMatchObject({ status: ACTIVE });
    expect(await accountOf(person)).toEqual(member);
  });

  it.each([
    ['no birth date', undefined],
    ['a birth date in the future', '2099-01-01'],
  ])('for young people is refused with %s', async (_what, birthDate) => {
    const body = await joinBody(api, { planId: plans[PlanKind.YOUTH], ...(birthDate && { birthDate }) });
    const { status, body: reply } = await api.as(person).answer('memberships.join', { body });
    expect(status).toBe(400);
    expect(reply).toMatchObject({ errorCode: 'MEMB_005', errors: [{ field: 'birthDate' }] });
  });

  it('for young people is refused to an adult (MEMB_008), until the day before the 18th birthday', async () => {
    const planId = plans[PlanKind.YOUTH];
    await setClock('2026-12-02T06:59:00Z');
    const body = await joinBody(api, { planId, birthDate: '2008-12-01' });
    expect(await api.as(person).refused('memberships.join', { body })).toEqual([409, 'MEMB_008']);
    // It is still 1 December in Vancouver.
    const guardianEmail = 'guardian@example.com';
    const young = { planId, birthDate: '2008-12-02', guardianEmail };
    expect(await join(api, person, young)).toMatchObject({ total: 84, child: null });
  });

  it('for young people is not renewed after the last day before the 18th birthday (MEMB_008)', async () => {
    const planId = plans[PlanKind.YOUTH];
    await setClock('2026-12-02T20:00:00Z');
    const wish = { planId, guardianEmail: 'guardian@example.com' };
    // The renewal would begin on 3 December 2027.
    await paidMembership(api, person, { ...wish, birthDate: '2009-12-03' });
    const body = await joinBody(api, { ...wish, birthDate: '2009-12-03' });
    expect(await api.as(person).refused('memberships.join', { body })).toEqual([409, 'MEMB_008']);
    expect(await join(api, person, { ...wish, birthDate: '2009-12-04' })).toMatchObject({ total: 84 });
  });

  it('begins at once when the money of the year before it went back, so that no year is free', async () => {
    await setClock('2026-12-01T20:00:00Z');
    const first = await paidMembership(api, person);
    const [second, third] = [await paidMembership(api, person), await paidMembership(api, person)];
    await setClock('2027-02-01T20:00:00Z');
    const [payment] = await api.database.query<{ id: string; provider: string }>(
      'SELECT id, provider FROM payments WHERE subject_id = $1',
      [first.id],
    );
    const { id, provider } = payment ?? { id: '', provider: '' };
    const subject = { kind: PaymentSubjectKind.MEMBERSHIP, id: first.id };
    const total = { kind: 'refunded', amountCents: 12_600, currency: 'CAD', reportedAt: new Date() } as const;
    await api.app.get(Refunds).handleRefundTotal(provider, { id: 'evt_refunded', payment: { id }, subject, ...total });
    expect(await get(first.id)).toMatchObject({ status: ENDED, refunded: 126 });
    expect(await get(second.id)).toMatchObject({ status: ACTIVE, firstDay: '2027-02-01', lastDay: '2028-02-01' });
    expect(await get(third.id)).toMatchObject({ status: ACTIVE, firstDay: '2028-02-02', lastDay: '2029-02-01' });
    const sql = 'SELECT membership_id AS id FROM membership_events WHERE kind = $1 ORDER BY at, id';
    const moved = await api.database.query(sql, [MembershipEventKind.MOVED]);
    expect(moved).toEqual([{ id: second.id }, { id: third.id }]);
    await eventually(
      () => Promise.resolve(api.mails.mails({ to: person.email, subject: 'You are a member' })),
      (mails) => mails.some(({ text }) => text.includes('February 1, 2028')),
    );
  });

  it('of a withdrawn plan can no longer be chosen (MEMB_002), but what was placed before can be paid', async () => {
    const membership = await join(api, person);
    const body = await joinBody(api);
    await api.database.query('UPDATE membership_plans SET is_offered = false, price_cents = 99900');
    expect(await api.as(await registered(api)).refused('memberships.join', { body })).toEqual([409, 'MEMB_002']);
    const payment = await startMembershipPayment(api, person, membership);
    expect(payment.amount).toBe(126);
    await pay(api, payment);
    expect(await get(membership.id)).toMatchObject({ status: ACTIVE });
  });

  it('whose price has changed is shown with the new one (MEMB_006)', async () => {
    const body = await joinBody(api);
    await api.database.query('UPDATE membership_plans SET price_cents = 13000');
    const answer = await api.as(person).answer('memberships.join', { body });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'MEMB_006', data: { price: 130, total: 136.5 } } });
  });

  it('is seen, paid and changed only by its account (MEMB_001)', async () => {
    const { id } = await join(api, person);
    const stranger = api.as(await registered(api));
    const params = { id };
    expect(await stranger.refused('memberships.get', { params })).toEqual([404, 'MEMB_001']);
    expect(await stranger.refused('memberships.cancel', { params })).toEqual([404, 'MEMB_001']);
    expect(await stranger.refused('memberships.invoice', { params })).toEqual([404, 'MEMB_001']);
    const body = { wantsReminders: false };
    expect(await stranger.refused('memberships.setReminders', { params, body })).toEqual([404, 'MEMB_001']);
    expect((await stranger.answer('payments.create', { body: { membershipId: id } })).status).toBe(404);
    expect((await get(id)).wantsReminders).toBe(true);
    await api.as(person).call('memberships.setReminders', { params, body });
    expect((await get(id)).wantsReminders).toBe(false);
  });

  it.each([
    ['a list', '[]'],
    ['a text', '"x"'],
  ])('is no %s (MEMB_003)', async (_what, sent) => {
    const reply = await api.http.post('/api/memberships').set(person.bearer).type('json').send(sent).expect(400);
    expect(reply.body).toMatchObject({ errorCode: 'MEMB_003' });
  });

  it('is there whole or not at all: when the database fails it answers MEMB_004, and a retry succeeds', async () => {
    const request = { body: await joinBody(api) };
    await api.database.query('ALTER TABLE membership_events ADD CONSTRAINT events_closed CHECK (false) NOT VALID');
    const refused = await api.as(person).refused('memberships.join', request);
    await api.database.query('ALTER TABLE membership_events DROP CONSTRAINT events_closed');
    expect(refused).toEqual([503, 'MEMB_004']);
    expect(await mine()).toMatchObject({ current: null, unpaid: null });
    const { id } = await api.as(person).call('memberships.join', request);
    expect(await mine()).toMatchObject({ unpaid: { id } });
  });

  it('is cancelled once before it is paid, and not afterwards (MEMB_007)', async () => {
    const { id } = await join(api, person);
    const cancel = () => api.as(person).answer('memberships.cancel', { params: { id } });
    const replies = await Promise.all([cancel(), cancel()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const paid = await paidMembership(api, person);
    expect(await api.as(person).refused('memberships.cancel', { params: { id: paid.id } })).toEqual([409, 'MEMB_007']);
  });
});
