import { givenCampaign, givenReaders } from '@dronesoccer/devkit';
import {
  type CallQuery,
  ContactType,
  DeliveryState,
  type MailLogWire,
  MailOutcome,
  type Page,
  Role,
} from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { dataOf } from '../../../../test/support/client.js';
import { ContactDesk } from '../../../../test/support/contacts.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Person, registered, someEmail, withRoles } from '../../../../test/support/people.js';
import { newId } from '../../../platform/database/index.js';
import { Mail } from '../../../platform/mail/index.js';
import { passwordChanged } from '../../../people/auth/mails/auth.mails.js';

describe('the log of mails', () => {
  const api = useApi();
  let admin: Person;
  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });
  afterEach(() => api.mails.behave({ kind: 'accept' }));

  const list = (query: CallQuery<'mailLog.admin.list'>, locale = 'en') =>
    api.as(admin).call('mailLog.admin.list', { query, headers: { 'accept-language': locale } });
  const logOf = (email: string, total = 1): Promise<Page<MailLogWire>> =>
    eventually(
      () => list({ search: email }),
      // The rows and their number are read one after the other, so a mail can be counted before it is listed.
      (page) => page.items.length === total,
    );
  const resend = (id: string, key = newId()) =>
    api.as(admin).answer('mailLog.admin.resend', { params: { id }, body: {}, idempotencyKey: key });
  const enqueue = (to: string, locale: 'en' | 'fr' = 'en') =>
    api.app.get(Mail).enqueue(api.database, { to, locale, template: passwordChanged, data: { firstName: 'Ann' } });

  it('says what was mailed to a person, the latest first, and finds them by how the address begins', async () => {
    const person = await registered(api, { locale: 'fr' });
    const { items } = await logOf(person.email);
    expect(items[0]).toMatchObject({
      ...{ email: person.email, locale: 'fr', outcome: MailOutcome.SENT, tries: 1, reason: null, canResend: true },
      subject: expect.stringMatching(/Confirmez votre adresse courriel/) as string,
    });
    await enqueue(person.email);
    const { items: both } = await logOf(person.email.slice(0, -4).toUpperCase(), 2);
    expect(both.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/password has changed/),
      items[0]?.subject,
    ]);
    expect((await list({ search: '%' })).total).toBe(0);
  });

  it('has a person’s newsletters among their mails, each with what became of it and its campaign', async () => {
    const { tagId, emails } = await givenReaders(api.database, 6);
    const [sent = '', refused = '', unknown = '', waiting = '', skipped = '', later = ''] = emails;
    const { id } = await givenCampaign(api.database, { tagId, subject: 'Arena news' });
    const states: [email: string, state: DeliveryState, attempts: number, code: string | null][] = [
      [sent, DeliveryState.SENT, 1, null],
      [refused, DeliveryState.FAILED, 2, '5.1.1'],
      [unknown, DeliveryState.UNKNOWN, 1, null],
      [waiting, DeliveryState.PENDING, 0, null],
      [skipped, DeliveryState.SKIPPED, 1, null],
      [later, DeliveryState.PENDING, 1, '4.2.2'],
    ];
    for (const [email, state, attempts, code] of states) {
      await api.database.query(
        `INSERT INTO campaign_deliveries (id, campaign_id, email, locale, state, at, sent_at, attempts, refusal_code)
         VALUES ($1, $2, $3, 'en', $4, now(), now(), $5, $6)`,
        [newId(), id, email, state, attempts, code],
      );
    }
    await enqueue(sent);
    const { items } = await logOf(sent.toUpperCase(), 2);
    expect(items[0]).toMatchObject({ campaignId: null, canResend: true });
    const logged = { campaignId: id, subject: 'Arena news', canResend: false };
    expect(items[1]).toMatchObject({ ...logged, outcome: MailOutcome.SENT, tries: 1, reason: null });
    expect((await list({ search: refused })).items).toMatchObject([
      { ...logged, outcome: MailOutcome.FAILED, tries: 2, reason: 'There is no such address (5.1.1)' },
    ]);
    expect((await list({ search: refused }, 'fr')).items[0]?.reason).toBe('Cette adresse n’existe pas (5.1.1)');
    expect((await list({ search: unknown, outcome: MailOutcome.UNKNOWN })).items).toMatchObject([
      { ...logged, reason: 'Handed over, but the mail server never replied' },
    ]);
    expect((await list({ search: unknown, outcome: MailOutcome.SENT })).total).toBe(0);
    expect((await list({ search: later, outcome: MailOutcome.TRYING })).items).toMatchObject([
      { ...logged, reason: 'The mailbox is full (4.2.2)' },
    ]);
    expect((await list({ search: waiting })).total).toBe(0);
    expect((await list({ search: skipped })).total).toBe(0);
    const next = await list({ search: sent, page: 2, pageSize: 1 });
    expect([next.total, next.items.map(({ campaignId }) => campaignId)]).toEqual([2, [id]]);
  });

  it('finds a person’s newsletters by an index', async () => {
    await api.database.transaction(async (tx) => {
      await tx.query('SET LOCAL enable_seqscan = off');
      const plan = await tx.query<Record<string, string>>(
        `EXPLAIN SELECT 1 FROM campaign_deliveries d WHERE lower(d.email::text) LIKE 'reader@dronesoccer.test%'`,
      );
      expect(JSON.stringify(plan)).toContain('campaign_deliveries_people');
    });
  });

  it('has one row for all tries of a mail, which says how the last one ended', async () => {
    const to = someEmail();
    api.mails.behave((recipient) => (recipient === to ? { kind: 'refuse', code: 450 } : { kind: 'accept' }));
    await enqueue(to);
    const { items } = await logOf(to);
    expect(items[0]).toMatchObject({ outcome: MailOutcome.TRYING });
    expect(items[0]?.reason).not.toContain(to);
    expect((await list({ search: to, outcome: MailOutcome.TRYING })).total).toBe(1);
    api.mails.behave({ kind: 'accept' });
    const [sent] = (
      await eventually(
        () => list({ search: to, outcome: MailOutcome.SENT }),
        ({ total }) => total === 1,
      )
    ).items;
    expect(sent).toMatchObject({ id: items[0]?.id, reason: null });
    expect(sent?.tries).toBeGreaterThan(1);
  });

  it('tells a mail that was refused for good, or whose tries are over, as not delivered', async () => {
    const to = someEmail();
    api.mails.behave((recipient) => (recipient === to ? { kind: 'refuse', code: 550 } : { kind: 'accept' }));
    await enqueue(to);
    expect((await logOf(to)).items[0]).toMatchObject({ outcome: MailOutcome.FAILED });
    const tired = someEmail();
    const jobId = newId();
    await api.database.query(
      `INSERT INTO mail_log (id, job_id, job, email, template, subject, locale, outcome, first_at, at)
       VALUES ($1, $2, 'mail.send', $3, 'x', 'X', 'en', ${MailOutcome.TRYING}, now(), now())`,
      [newId(), jobId, tired],
    );
    expect((await list({ search: tired, outcome: MailOutcome.TRYING })).total).toBe(1);
    await api.database.query(
      `INSERT INTO pgboss.job (name, source_name, source_id, source_created_on, source_retry_count)
       VALUES ('jobs.failed', 'mail.send', $1, now(), 60)`,
      [jobId],
    );
    expect((await list({ search: tired, outcome: MailOutcome.FAILED })).items).toMatchObject([{ canResend: false }]);
  });

  it('sends a mail again, once for a request that is repeated, and says so in the audit', async () => {
    const to = someEmail();
    await enqueue(to);
    const [{ id = '' } = {}] = (await logOf(to)).items;
    const key = newId();
    dataOf(await resend(id, key));
    dataOf(await resend(id, key));
    await logOf(to, 2);
    await eventually(
      () => Promise.resolve(api.mails.mails({ to })),
      (mails) => mails.length === 2,
    );
    const audited = await api.database.query(
      `SELECT 1 FROM audit_entries WHERE action = 'mail.resent' AND subject_id = $1 AND actor_id = $2`,
      [id, admin.user.id],
    );
    expect(audited).toHaveLength(1);
  });

  it('cannot send again what it does not have (MAIL_001), or what its job was not kept of (MAIL_002)', async () => {
    const codeOf = async (id: string) => {
      const { status, body } = await resend(id);
      return [status, body.errorCode];
    };
    expect(await codeOf(newId())).toEqual([404, 'MAIL_001']);
    const id = newId();
    await api.database.query(
      `INSERT INTO mail_log (id, job_id, job, email, template, subject, locale, outcome, first_at, at)
       VALUES ($1, $2, 'mail.send', $3, 'x', 'X', 'en', ${MailOutcome.SENT}, now(), now())`,
      [id, newId(), someEmail()],
    );
    expect(await codeOf(id)).toEqual([409, 'MAIL_002']);
  });

  it('refuses filters that cannot be (MAIL_003), and everyone but a super administrator', async () => {
    expect(await api.as(admin).refused('mailLog.admin.list', { query: { outcome: 9 } })).toEqual([400, 'MAIL_003']);
    for (const role of [Role.ADMIN, Role.COMPANY_ADMIN, Role.MEMBER]) {
      const { bearer } = await withRoles(api, role);
      expect(await api.as({ bearer }).refused('mailLog.admin.list')).toEqual([403, 'AUTH_003']);
    }
  });

  it('has no word of a safe-sport report', async () => {
    const desk = new ContactDesk(api, admin);
    const { email } = await desk.sent({ type: ContactType.SAFE_SPORT });
    await api.mails.waitFor({ to: email });
    const { email: other } = await desk.sent();
    await logOf(other);
    expect((await list({ search: email })).total).toBe(0);
    expect((await list({ search: admin.email })).items.map(({ subject }) => subject).join()).not.toMatch(/safe sport/i);
  });

  it('that cannot be written keeps no mail back, and has none sent twice', async () => {
    const to = someEmail();
    await api.database.query('ALTER TABLE mail_log RENAME TO mail_log_gone');
    try {
      await enqueue(to);
      await api.mails.waitFor({ to });
      await eventually(
        () =>
          api.database.query(
            `SELECT 1 FROM pgboss.job WHERE name = 'mail.send' AND data ->> 'to' = $1 AND state = 'completed'`,
            [to],
          ),
        (done) => done.length === 1,
      );
    } finally {
      await api.database.query('ALTER TABLE mail_log_gone RENAME TO mail_log');
    }
    expect(api.mails.mails({ to })).toHaveLength(1);
  });
});
