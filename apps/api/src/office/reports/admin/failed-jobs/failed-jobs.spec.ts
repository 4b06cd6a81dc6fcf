import { Role } from '@dronesoccer/contracts';
import { useApi } from '../../../../../test/support/api.js';
import { outcomeOf } from '../../../../../test/support/client.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { type Person, someEmail, withRoles } from '../../../../../test/support/people.js';
import { newId } from '../../../../platform/database/index.js';
import { Jobs } from '../../../../platform/jobs/index.js';
import { failureOf } from '../../../../platform/jobs/failure.js';
import { defineEmails, Mail } from '../../../../platform/mail/index.js';
import { passwordChanged } from '../../../../people/auth/mails/auth.mails.js';

const latecomer = 'latecomer';
const text = { subject: 'Better late' };

describe('a job that failed for good', () => {
  const api = useApi();
  let admin: Person;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });
  afterEach(async () => {
    api.mails.behave({ kind: 'accept' });
    await api.database.query(`DELETE FROM pgboss.job WHERE name = 'jobs.failed'`);
  });

  const list = (query: object = {}) => api.as(admin).call('reports.failedJobs.admin.list', { query });
  const counts = async () => {
    const { counts: found, droppedMails } = await api.as(admin).call('reports.admin.attention');
    return { failed: found.failedJobs, refused: found.refusedMails, held: found.heldMails, droppedMails };
  };
  const answers = { retry: 'reports.failedJobs.admin.retry', dismiss: 'reports.failedJobs.admin.dismiss' } as const;
  const ask = async (id: string, what: keyof typeof answers) =>
    outcomeOf(await api.as(admin).answer(answers[what], { params: { id }, body: {} }));
  const refusedMail = async (): Promise<string> => {
    const to = someEmail();
    api.mails.behave((recipient) => (recipient === to ? { kind: 'refuse', code: 550 } : { kind: 'accept' }));
    const email = { to, locale: 'en' as const, template: passwordChanged, data: { firstName: 'Ann' } };
    await api.app.get(Mail).enqueue(api.database, email);
    return to;
  };
  /** Inserts a job in the state in which the queue leaves it after its last retry failed. */
  const givenFailed = (name: string, data: object | null, failedAt: Date, message = 'It did not work') =>
    api.database.query(
      `INSERT INTO pgboss.job (name, data, created_on, start_after, keep_until, source_name, source_id, source_created_on,
         source_retry_count, source_output)
       VALUES ('jobs.failed', $2, $3, $3, now() + interval '1 day', $1, $4, $3, 8, jsonb_build_object('message', $5::text))`,
      [name, data, failedAt, newId(), message],
    );

  it('is listed when a mail is refused for good, at once, and arrives when it is tried again', async () => {
    const to = await refusedMail();
    const { items } = await eventually(list, ({ total }) => total === 1);
    expect(items[0]).toMatchObject({
      title: { en: 'Email', fr: 'Courriel' },
      reason: 'refused',
      recipient: to,
      subject: null,
      tries: 1,
      message: 'The mail server refused the recipient for good (550)',
    });
    expect(await counts()).toEqual({ failed: 0, refused: 1, held: 0, droppedMails: 0 });

    api.mails.behave({ kind: 'accept' });
    const id = items[0]?.id ?? '';
    expect((await Promise.all([ask(id, 'retry'), ask(id, 'retry'), ask(id, 'dismiss')])).toSorted()).toEqual([
      [200, null],
      [404, 'JOB_001'],
      [404, 'JOB_001'],
    ]);
    expect(await list()).toMatchObject({ items: [], total: 0 });
    const audited = await api.database.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE subject_type = 'job' AND subject_id = $1 AND actor_id = $2`,
      [id, admin.user.id],
    );
    expect(audited).toHaveLength(1);
    if (audited[0]?.action === 'job.retried') await api.mails.waitFor({ to });
  });

  it('is gone when it is dismissed, and is not done', async () => {
    const to = await refusedMail();
    const [{ id = '' } = {}] = (await eventually(list, ({ total }) => total === 1)).items;
    api.mails.behave({ kind: 'accept' });
    expect(await ask(id, 'dismiss')).toEqual([200, null]);
    expect(await counts()).toMatchObject({ failed: 0, refused: 0 });
    const waiting = await api.database.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'mail.send' AND data ->> 'to' = $1 AND state < 'active'`,
      [to],
    );
    expect(waiting).toEqual([]);
    expect(api.mails.mails({ to })).toEqual([]);
    expect(await ask('no-id', 'dismiss')).toEqual([404, 'JOB_001']);
  });

  it('is listed page by page: a page that cannot be is refused (JOB_002)', async () => {
    expect(await api.as(admin).refused('reports.failedJobs.admin.list', { query: { page: 0 } })).toEqual([
      400,
      'JOB_002',
    ]);
  });

  it('is kept after the last try, with its error, and is done once its cause is gone', async () => {
    const to = someEmail();
    await api.database.query(
      `INSERT INTO pgboss.job (name, data, retry_limit, expire_seconds, dead_letter) VALUES ('mail.send', $1, 0, 60, 'jobs.failed')`,
      [{ to, locale: 'fr', template: latecomer, data: {} }],
    );
    const { items } = await eventually(list, ({ total }) => total === 1);
    expect(items[0]).toMatchObject({
      reason: 'failed',
      recipient: to,
      tries: 1,
      message: 'There is no mail template latecomer',
    });
    defineEmails()(latecomer, { en: text, fr: text, blocks: () => [] });
    expect(await ask(items[0]?.id ?? '', 'retry')).toEqual([200, null]);
    expect((await api.mails.waitFor({ to })).subject).toBe('Better late');
  });

  it('of work that repeats is listed once, with the latest, and dismissed as a whole', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
    for (const minute of [1, 2, 3]) await givenFailed('orders.check-books', {}, at(minute), `Minute ${minute}`);
    await givenFailed('orders.mail', { orderId: newId(), kind: 'shipped' }, at(0));
    const orderId = newId();
    await givenFailed('orders.mail', { orderId, kind: 'shipped' }, at(4));
    expect(await counts()).toMatchObject({ failed: 3, refused: 0 });
    const { items, total } = await list({ reason: 'failed', pageSize: 2 });
    expect(total).toBe(3);
    expect(items.map(({ message }) => message)).toEqual(['It did not work', 'Minute 3']);
    expect(items.map(({ subject }) => subject)).toEqual([{ kind: 'order', id: orderId }, null]);
    expect((await list({ reason: 'failed', pageSize: 2, page: 2 })).items).toHaveLength(1);
    expect((await list({ reason: 'refused' })).total).toBe(0);
    expect(await ask(items[1]?.id ?? '', 'dismiss')).toEqual([200, null]);
    expect((await list()).total).toBe(2);
  });

  it('about a booking leads to the booking, whichever of its jobs it is', async () => {
    const bookingId = newId();
    for (const [minute, name] of ['bookings.mail', 'bookings.expire', 'bookings.adopt'].entries())
      await givenFailed(name, { bookingId }, new Date(Date.UTC(2026, 10, 20, 13, minute)));
    const { items } = await list();
    expect(items.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'booking', id: bookingId })),
    );
  });

  it('has a name in plain words, in both languages, whatever it is', async () => {
    const queues = await api.database.query<{ name: string }>(
      `SELECT name FROM pgboss.queue WHERE name NOT IN ('jobs.failed') AND name NOT LIKE '\\_\\_%'`,
    );
    const jobs = api.app.get(Jobs);
    const unnamed = queues.filter(({ name }) => {
      const title = jobs.named(name)?.options.title;
      return title === undefined || title.en === name || title.fr === name || title.en === title.fr;
    });
    expect(queues.length).toBeGreaterThan(15);
    expect(unnamed).toEqual([]);
  });
});

describe('what is kept of an error', () => {
  it.each([
    ['Message failed: 550 <ann@dronesoccer.test> is unknown', 'Message failed: 550 <…> is unknown'],
    ['connect to postgres://user:secret@db:5432/x failed', 'connect to postgres://db:5432/x failed'],
    ['GET https://api.test/v1?key=sk_live_1 gave 500', 'GET https://api.test/v1?… gave 500'],
    ['token eyJhbGciOiJIUzI1NiIsInR5cCI6 expired', 'token … expired'],
    ['order 0198c0de-0000-7000-8000-000000000001 is gone', 'order 0198c0de-0000-7000-8000-000000000001 is gone'],
    ['first line\n    at secret (file.ts:1)', 'first line'],
  ])('%j is shown as %j', (message, shown) => {
    expect(failureOf(new Error(message))).toEqual({ message: shown, isRefused: false });
  });
});
