import { msPerHour } from '@dronesoccer/domain';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  BookingMode,
  ContactType,
  CouponKind,
  DeliveryMethod,
  DeskMethod,
  DisputeStatus,
  locales,
  OrderStatus,
  type OrderWire,
  ReturnReason,
  Role,
  SlotType,
  SubscriberImportStatus,
} from '@dronesoccer/contracts';
import {
  givenCampaign,
  givenLocation,
  givenPostalAddress,
  givenProduct,
  type GivenProduct,
  givenReaders,
  givenSlot,
  insertRow,
} from '@dronesoccer/devkit';
import { AskGuardian } from '../../src/club/waivers/index.js';
import { Disputes } from '../../src/money/payments/disputes.js';
import { ImportSubscribers } from '../../src/newsletter/subscribers/admin/import/import-subscribers.js';
import { ReportFindings } from '../../src/office/reports/index.js';
import { Mail, type MailTemplate } from '../../src/platform/mail/index.js';
import { Desk } from '../support/after-purchase.js';
import {
  answerInvitation,
  cancelBooking,
  changeSquad,
  invitationIn,
  joinWaitlist,
  moveBooking,
  paidBooking,
  someTeam,
} from '../support/booking.js';
import { formOf } from '../support/client.js';
import { ContactDesk } from '../support/contacts.js';
import { mailsAreDue } from '../support/due-now.js';
import { emailChangesOf } from '../support/email-changes.js';
import { eventually } from '../support/eventually.js';
import { faultsInChromium } from '../support/emails-in-chromium.js';
import { useProviderApi } from '../support/local-provider.js';
import { holdFamilyPlan } from '../support/families.js';
import { join, joinBody, offeredPlans, paidMembership, pay, startMembershipPayment } from '../support/memberships.js';
import { goodPassword, registered, someEmail, withRoles } from '../support/people.js';
import { withApp } from '../support/two-step.js';
import { address, eventOf, orderBody, placeOrder, sendWebhook, startPayment } from '../support/shopping.js';

/** Stands in for the built client: its single page answers every address that a person may open. */
const client = mkdtempSync(path.join(tmpdir(), 'client-'));
writeFileSync(path.join(client, 'index.html'), '<!doctype html><title>Shop</title>');

const templatesWritten = (): string[] =>
  globSync('src/*/*/mails/*.ts', { cwd: path.join(__dirname, '../..'), exclude: ['**/*.spec.ts'] })
    .flatMap((file) => Object.values(jest.requireActual<Record<string, object>>(path.join('../..', file))))
    .flatMap((exported) => (isTemplate(exported) ? [exported] : Object.values(exported).filter(isTemplate)))
    .map(({ name }) => name);

const isTemplate = (value: unknown): value is MailTemplate<object> =>
  typeof value === 'object' && value !== null && 'name' in value && 'render' in value;

/** Promise S13: scanners that open links to check them, before or instead of the reader, change nothing. */
describe('a link in a mail', () => {
  const google = useProviderApi({ WEB_DIST: client });
  const { api } = google;
  /** One email per template. */
  const sent = new Map<string, Parameters<Mail['send']>[0]>();
  let desk: Desk;
  let ball: GivenProduct;
  let locationId: string;

  afterAll(() => rmSync(client, { recursive: true }));

  beforeAll(async () => {
    const send = jest.spyOn(api.app.get(Mail), 'send');
    await givenPostalAddress(api.database);
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 500 });
    ({ id: locationId } = await givenLocation(api.database));
    await writeToPeople();
    await writeAboutOrders();
    await writeAboutStock();
    await writeAboutPartners();
    await writeAboutMemberships();
    await writeAboutBookings();
    await writeToTheOrganisation();
    await writeToReaders();
    await mailsAreDue(api.database);
    await eventually(
      () => api.database.query(`SELECT name FROM pgboss.job WHERE state < 'completed' AND start_after <= now()`),
      (waiting) => waiting.length === 0,
    );
    for (const [email] of send.mock.calls) sent.set(email.template.name, email);
  });

  const writeAboutMemberships = async (): Promise<void> => {
    await offeredPlans(api);
    const member = await registered(api);
    const { id } = await paidMembership(api, member);
    await api.mails.waitFor({ to: member.email, subject: /You are a member/ });
    await api.database.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'memberships.mail' AND data ->> 'kind' = 'reminder'`,
    );
    await api.mails.waitFor({ to: member.email, subject: /valid until/ });
    const holder = await registered(api);
    await holdFamilyPlan(api, holder);
    const teen = {
      firstName: 'Teen',
      lastName: 'Roy',
      birthDate: `${new Date().getUTCFullYear() - 15}-01-01`,
      notes: '',
    };
    const { children } = await api.as(holder).call('family.addChild', { body: teen });
    for (const childId of [null, children[0]?.id ?? null]) {
      await api.as(holder).call('family.invite', { body: { email: someEmail(), childId } });
    }
    const minor = await registered(api);
    await insertRow(api.database, 'minors', {
      ...{ user_id: minor.user.id, birth_date: '2011-05-01', guardian_email: someEmail(), created_at: new Date() },
    });
    await api.database.transaction((tx) => api.app.get(AskGuardian).ask(tx, minor.user.id));
    const renewal = await paidMembership(api, member);
    for (const each of [renewal.id, id]) {
      const body = { reason: 'Moved abroad', refund: 1 };
      await desk.staff.call('memberships.admin.end', { params: { id: each }, body });
    }
    const changing = await registered(api);
    const former = await join(api, changing);
    const payment = await startMembershipPayment(api, changing, former);
    await api.as(changing).call('memberships.cancel', { params: { id: former.id } });
    await pay(api, payment);
    const { planId, province, expectedTotal, birthDate } = await joinBody(api);
    const newcomer = { email: someEmail(), firstName: 'Noor', lastName: 'Gagnon', currentId: null };
    await desk.staff.call('memberships.admin.sell', {
      body: { ...newcomer, planId, province, expectedTotal, birthDate, method: DeskMethod.CASH },
    });
  };

  const writeToPeople = async (): Promise<void> => {
    const person = await registered(api);
    await api.mails.waitFor({ to: person.email, subject: /Confirm your email/ });
    await api.guest.call('auth.forgotPassword', { body: { email: person.email } });
    const { verified, asked, linkTo, confirm } = emailChangesOf(api);
    const change = { currentPassword: goodPassword, newPassword: 'Other#Arena43' };
    await api.as(await verified()).call('me.changePassword', { body: change });
    const mover = await verified();
    expect((await confirm(await linkTo(await asked(mover)))).status).toBe(200);
    // This link stays unused, for the scanners to try.
    await linkTo(await asked(mover));
    const { email } = await verified();
    google.provider.people.set('owner', { sub: 'owner', email, email_verified: true });
    await google.browser().login('owner');
    await withApp(api, await verified());
    const abroad = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' };
    await api.guest.call('auth.login', {
      body: { email: (await verified()).email, password: goodPassword },
      headers: abroad,
    });
    const leaver = await registered(api);
    await api.mails.waitFor({ to: leaver.email, subject: /Confirm your email/ });
    await api.as(leaver).call('privacy.erase', { body: { password: goodPassword } });
    await api.guest.call('coupons.firstOrder', { body: { email: someEmail() } });
    await api.guest.call('newsletter.subscribe', { body: { email: someEmail() } });
    const newcomer = { firstName: 'Noor', lastName: 'Gagnon', email: someEmail(), locale: 'en' as const };
    await desk.staff.call('companies.admin.create', { body: { name: 'Link Arenas', admin: newcomer } });
    await desk.staff.call('users.admin.invite', {
      body: { ...newcomer, email: someEmail(), roles: [Role.ADMIN], companyId: null },
    });
    const terms = {
      ...{ code: 'TEAM', kind: CouponKind.PERCENT, value: 15, minSubtotal: 0, categories: [], startsAt: null },
      ...{ endsAt: null, totalUses: null, usesPerPerson: 1, firstOrderOnly: false, assignedOnly: true, isActive: true },
    };
    const { id } = await desk.staff.call('coupons.admin.create', { body: terms });
    await desk.staff.call('coupons.admin.assign', { params: { id }, body: { emails: [someEmail()], sendMail: true } });
  };

  const wish = () => ({ items: [{ productId: ball.id, quantity: 2 }] });
  const line = () => ({ productId: ball.id, quantity: 1, reason: ReturnReason.DAMAGED });
  const ship = { to: OrderStatus.SHIPPED, expected: OrderStatus.PAID };

  const returned = async (step: 'approve' | 'refuse' | 'receive', body?: object): Promise<OrderWire> => {
    const order = await desk.shipped(wish());
    const id = await desk.returned(order, [line()]);
    const answer = await desk.staff.answer(`orders.admin.${step}Return`, {
      params: { id: order.id, returnId: id },
      body,
    });
    expect(answer.status).toBe(200);
    return order;
  };

  const writeAboutOrders = async (): Promise<void> => {
    const open = await placeOrder(desk.origin, wish());
    await sendWebhook(desk.origin, eventOf('failed', await startPayment(desk.origin, open)));
    await desk.staff.call('orders.admin.place', { body: await orderBody(desk.origin, wish()) });
    const pickup = await desk.paid({ ...wish(), delivery: DeliveryMethod.PICKUP, locationId });
    await desk.staff.call('orders.admin.ready', { params: { id: pickup.id } });
    await desk.staff.call('orders.admin.changeStatus', { params: { id: pickup.id }, body: ship });
    const moved = await desk.paid(wish());
    await desk.staff.call('orders.admin.changeAddress', {
      params: { id: moved.id },
      body: { ...address, line1: '42 Elm Street', changes: 0 },
    });
    const cancelled = await desk.paid(wish());
    await api.guest.call('orders.cancel', { params: { id: cancelled.id }, query: { token: cancelled.accessToken } });
    const refunded = await desk.paid(wish());
    await desk.staff.call('orders.admin.refund', {
      params: { id: refunded.id },
      body: { amount: 12.5, reason: 'A late parcel' },
    });
    await returned('approve');
    await returned('refuse', { reason: 'Flown into a wall' });
    await returned('receive', { lines: [{ productId: ball.id, restock: true }] });
  };

  const writeAboutBookings = async (): Promise<void> => {
    const { id: slotId, arenaId } = await givenSlot(api.database);
    const moved = await paidBooking(desk.origin, { slotId });
    const { id: next } = await givenSlot(api.database, { arenaId, startsAt: new Date('2035-01-01') });
    expect((await moveBooking(desk.origin, moved, next)).status).toBe(200);
    const gone = await paidBooking(desk.origin, { slotId, locale: 'fr' });
    expect((await cancelBooking(desk.origin, gone, { expectedRefund: gone.total })).status).toBe(200);
    const { id: wholeArena } = await givenSlot(api.database);
    await paidBooking(desk.origin, { slotId: wholeArena, mode: BookingMode.FULL });
    const full = await givenSlot(api.database, { capacity: 1 });
    const only = await paidBooking(desk.origin, { slotId: full.id });
    const email = someEmail();
    expect((await joinWaitlist(desk.origin, { slotId: full.id, email })).status).toBe(201);
    await api.mails.waitFor({ to: email, subject: /on the waitlist/ });
    expect((await cancelBooking(desk.origin, only, { expectedRefund: only.total })).status).toBe(200);
    await api.mails.waitFor({ to: email, subject: /A place opened up/ });
    await writeToSquads();
    const { bearer } = await withRoles(api, Role.SUPER_ADMIN);
    const moveTo = { localStart: '2035-01-02T10:00', localEnd: '2035-01-02T11:00' };
    const admin = api.as({ bearer });
    const fingerprintOf = async (id: string, to: typeof moveTo | null): Promise<string> =>
      (await admin.call('slots.admin.impact', { params: { id }, body: { moveTo: to } })).fingerprint;
    const move = { ...moveTo, fingerprint: await fingerprintOf(next, moveTo) };
    await admin.call('slots.admin.move', { params: { id: next }, body: move });
    const waits = someEmail();
    expect((await joinWaitlist(desk.origin, { slotId: full.id, email: waits })).status).toBe(201);
    const later = { ...moveTo, fingerprint: await fingerprintOf(full.id, moveTo) };
    await admin.call('slots.admin.move', { params: { id: full.id }, body: later });
    await api.mails.waitFor({ to: waits, subject: /^Moved/ });
    const cancellation = { fingerprint: await fingerprintOf(full.id, null) };
    await admin.call('slots.admin.cancel', { params: { id: full.id }, body: cancellation });
    await api.mails.waitFor({ to: waits, subject: /^Cancelled/ });
    const last = await givenSlot(api.database, { capacity: 1 });
    await paidBooking(desk.origin, { slotId: last.id });
    const hopes = someEmail();
    expect((await joinWaitlist(desk.origin, { slotId: last.id, email: hopes })).status).toBe(201);
    await admin.call('arenas.admin.deactivate', { params: { id: last.arenaId } });
    await api.mails.waitFor({ to: hopes, subject: /your waitlist is closed/ });
  };

  /** Sends the newsletter's emails. A campaign's links lead to the page that counts visits and to unsubscribing. */
  const writeToReaders = async (): Promise<void> => {
    const { tagId, emails } = await givenReaders(api.database, 1);
    const { id } = await givenCampaign(api.database, { tagId });
    await desk.staff.call('newsletter.campaigns.admin.send', { params: { id }, body: {} });
    const { links } = await api.mails.waitFor({ to: emails[0] ?? '' });
    expect(links.filter((link) => link.includes(`/newsletter/go/${id}/`)).length).toBeGreaterThan(1);
    expect(links.some((link) => /\/newsletter\/unsubscribe\?token=.+&d=/.test(link))).toBe(true);
    const asked = someEmail();
    const list = `email,consent,consent_date,consent_source\n${asked},express,2025-01-01,Form\n`;
    const { bearer } = await withRoles(api, Role.SUPER_ADMIN);
    const form = formOf({ file: new File([list], 'list.csv') });
    const uploaded = await api.as({ bearer }).call('newsletter.imports.admin.upload', { form });
    await api.as({ bearer }).call('newsletter.imports.admin.confirm', { params: { id: uploaded.id } });
    await api.mails.waitFor({ to: asked, subject: /our newsletter/ });
    await failImport(uploaded.id);
    await givenCampaign(api.database, { tagId, body: '[[product:none]]', scheduledAt: new Date() });
    await api.mails.waitFor({ subject: /^On hold: / });
    await givenCampaign(api.database, { tagId, scheduledAt: new Date(Date.now() - 2 * msPerHour) });
    await api.mails.waitFor({ subject: /^Paused: / });
  };

  /** Fails an import as if it had waited for more than a month. */
  const failImport = async (id: string): Promise<void> => {
    await api.database.query(
      `UPDATE subscriber_imports SET status = $2, finished_at = NULL, created_at = created_at - interval '31 days' WHERE id = $1`,
      [id, SubscriberImportStatus.APPLYING],
    );
    await api.app.get(ImportSubscribers).runner.resume({ isStart: false });
    await api.mails.waitFor({ subject: /^Import failed: list\.csv$/ });
  };

  const writeToTheOrganisation = async (): Promise<void> => {
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    const contacts = new ContactDesk(api, admin);
    const { id, version, email } = await contacts.sent();
    const answer = { text: 'From 9.', by: 'mail' as const, version };
    await contacts.staff.call('contacts.admin.answer', { params: { id }, body: answer });
    await contacts.sent({ type: ContactType.SAFE_SPORT });
    await api.mails.waitFor({ to: email, subject: /Our answer/ });
    await api.mails.waitFor({ to: admin.email, subject: /safe sport/ });
    await api.database.query('UPDATE stock_levels SET quantity = quantity + 1');
    await api.app.get(ReportFindings).run();
    await api.mails.waitFor({ to: admin.email, subject: /books do not balance/ });
    await api.database.query('UPDATE stock_levels SET quantity = quantity - 1');
    const { subject, id: paymentId } = await startPayment(desk.origin, await placeOrder(desk.origin, wish()));
    const [openedAt, amountCents] = [new Date(), 5_000];
    const dispute = { reference: 'du_1', status: DisputeStatus.NEEDS_RESPONSE, isInquiry: false, reason: 'general' };
    const about = { id: 'evt_du_1', kind: 'dispute', payment: { id: paymentId }, subject, currency: 'CAD' } as const;
    const money = { amountCents, withdrawnCents: amountCents, feeCents: 1_500 };
    const times = { respondBy: openedAt, openedAt, reportedAt: openedAt, progress: 0 };
    await api.app.get(Disputes).handle('sandbox', { ...about, dispute: { ...dispute, ...money, ...times } });
    await api.mails.waitFor({ to: admin.email, subject: /payment is disputed/ });
  };

  const writeToSquads = async (): Promise<void> => {
    const at = { type: SlotType.TOURNAMENT, startsAt: new Date('2035-03-01') };
    const { id: slotId, arenaId } = await givenSlot(api.database, at);
    const { id: next } = await givenSlot(api.database, { ...at, arenaId, startsAt: new Date('2035-04-01') });
    const team = someTeam(5);
    const booking = await paidBooking(desk.origin, { slotId, team });
    const links = [];
    for (const { email } of team.squad) links.push(invitationIn(await api.mails.waitFor({ to: email })));
    for (const [index, link] of links.entries()) await answerInvitation(desk.origin, link, index > 0);
    expect((await moveBooking(desk.origin, booking, next)).status).toBe(200);
    const squad = team.squad.slice(0, 4);
    expect((await changeSquad(desk.origin, booking, { ...team, squad, version: 1 })).status).toBe(200);
    await api.mails.waitFor({ to: team.squad[4]?.email ?? '', subject: /no longer on the team/ });
    await api.mails.waitFor({ to: team.squad[1]?.email ?? '', subject: /New time for your team/ });
    await api.mails.waitFor({ to: booking.contact.email, subject: /cannot play/ });
    expect((await cancelBooking(desk.origin, booking, { expectedRefund: booking.total })).status).toBe(200);
    const stays = await paidBooking(desk.origin, { slotId, team: someTeam(3) });
    await api.mails.waitFor({ to: stays.team?.players[0]?.email ?? '' });
  };

  const writeAboutStock = async (): Promise<void> => {
    const { id } = await givenProduct(api.database, { stock: 1 });
    const order = await placeOrder(desk.origin, { items: [{ productId: id, quantity: 1 }] });
    const notice = { email: someEmail(), consent: true };
    await api.guest.call('restockNotices.ask', { params: { id }, body: notice });
    await api.guest.call('orders.cancel', { params: { id: order.id }, query: { token: order.accessToken } });
    await api.mails.waitFor({ to: notice.email });
  };

  const writeAboutPartners = async (): Promise<void> => {
    await api.database.query(
      `UPDATE settings SET value = value || '{"email": "office@dronesoccer.test"}' WHERE key = 'organisation'`,
    );
    const person = { fullName: 'Noor Gagnon', jobTitle: 'Coach', mobileNo: '5145550199', email: someEmail() };
    const application = { ...person, orgName: 'Link Club', province: 'QC' };
    const applied = await api.guest.call('partners.create', { body: application });
    await desk.staff.call('partners.admin.activate', { params: { id: applied.id } });
    await api.mails.waitFor({ to: person.email, subject: /is now a partner/ });
  };

  /** Returns a hash of every table, except the counters of requests and of changes, whose rows are merged every hour. */
  const database = async (): Promise<Record<string, string>> => {
    const tables = await api.database.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename NOT IN ('rate_limits', 'content_changes') ORDER BY 1`,
    );
    const hashes: Record<string, string> = {};
    for (const { name } of tables) {
      const rows = await api.database.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
      hashes[name] = createHash('sha256')
        .update(rows.map(({ row }) => row).join('\n'))
        .digest('hex');
    }
    return hashes;
  };

  const linksOf = (): URL[] => {
    const links = api.mails.mails().flatMap(({ links: found, headers }) => [
      ...found,
      // The address for one-click unsubscribing by POST. Merely fetching it must not unsubscribe anyone.
      ...(headers['list-unsubscribe']?.match(/(?<=<)https?:[^>]+/g) ?? []),
    ]);
    return [...new Set(links)].map((link) => new URL(link)).filter(({ protocol }) => protocol.startsWith('http'));
  };

  it('is tried in every mail there is', () => {
    const written = templatesWritten();
    expect(written.length).toBeGreaterThan(12);
    expect([...sent.keys()].toSorted()).toEqual(written.toSorted());
  });

  it('is in a mail like all others: with a plain text, for the dark too, with the organisation and its address, under 100 kB', () => {
    for (const { html, text, subject, headers } of api.mails.mails()) {
      const kB = Buffer.byteLength(html ?? '') / 1_000;
      expect({ subject, kB: kB < 100 ? 'fits' : kB }).toEqual({ subject, kB: 'fits' });
      expect({ subject, hasText: text.trim().length > 80 }).toEqual({ subject, hasText: true });
      expect(html).toContain('prefers-color-scheme: dark');
      expect(html).toContain('name="viewport"');
      expect(html).toMatch(/<html lang="(?:en|fr)">/);
      // The sender and its postal address.
      expect(html).toMatch(/Drone Soccer Canada, 1 Test Street, Ottawa/);
      expect(text).toMatch(/Drone Soccer Canada\n1 Test Street\nOttawa/);
      expect(headers['content-language']).toMatch(/^(?:en|fr)$/);
      expect(headers['auto-submitted'] ?? headers['list-unsubscribe']).toBeDefined();
      const isToReaders = headers['list-unsubscribe'] !== undefined;
      expect({ subject, list: headers['list-id'] }).toEqual({
        ...{ subject, list: isToReaders ? '<newsletter.localhost>' : undefined },
      });
    }
  });

  it('is in a mail that shows a bookable time, if it is about one, by the one slot card', async () => {
    const about = [...sent].filter(([, { data }]) => JSON.stringify(data).includes('"localStart"'));
    expect(about.length).toBeGreaterThan(10);
    for (const [name, { template, data }] of about) {
      const { text } = await api.app.get(Mail).preview({ template, data, locale: 'en', unsubscribePage: null });
      const lines = /^\w+day, \w+ \d+, \d{4}\n.+ to .+\n.+, .+\n.+ [A-Z]{2} \w{3} \w{3}$/m;
      expect({ name, card: lines.test(text.replaceAll(/[\u00a0\u202f]/g, ' ')) }).toEqual({ name, card: true });
    }
  });

  it('is in a mail that is read on a phone and wide, in the light and in the dark, in both languages', async () => {
    const mail = api.app.get(Mail);
    const emails = [];
    for (const [name, { template, data }] of sent) {
      for (const locale of locales) {
        const { html } = await mail.preview({ template, data, locale, unsubscribePage: null });
        emails.push({ name: `${name} ${locale}`, html });
      }
    }
    const campaigns = api.mails.mails().filter(({ headers }) => headers['list-id'] !== undefined);
    expect(campaigns).not.toEqual([]);
    for (const { subject: name, html } of campaigns) emails.push({ name, html: html ?? '' });
    expect(await faultsInChromium(emails)).toEqual([]);
  });

  it.each(['get', 'head'] as const)('changes nothing when it is fetched with %s, once or again', async (method) => {
    const links = linksOf();
    expect(links.filter(({ searchParams }) => searchParams.has('token')).length).toBeGreaterThan(8);
    const before = await database();
    for (const { pathname, search } of [...links, ...links]) {
      // The page, and API routes that a scanner might find under the same path.
      for (const address of [`${pathname}${search}`, `/api${pathname}${search}`, `/api/auth${pathname}${search}`]) {
        const { status } = await api.http[method](address).set('accept', 'text/html,*/*');
        expect({ address, failed: status >= 500 }).toEqual({ address, failed: false });
        if (!address.startsWith('/api')) expect({ address, status }).toEqual({ address, status: 200 });
      }
    }
    expect(await database()).toEqual(before);
  });

  it('does what it says when its page sends it, which the same comparison sees', async () => {
    const before = await database();
    const verify = linksOf().find(({ href }) => href.includes('/verify-email') && !href.includes('change=1'));
    await api.guest.call('auth.verifyEmail', { body: { token: verify?.searchParams.get('token') ?? '' } });
    expect(await database()).not.toEqual(before);
  });
});
