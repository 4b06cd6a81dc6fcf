import { Role } from '@dronesoccer/contracts';
import { givenProduct, insertRow, newRowId } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { testEnvironment, useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { someEmail, withRoles } from '../../../test/support/people.js';
import { AppModule } from '../../app.module.js';
import { createApp } from '../../app.js';
import { Config } from '../../config/index.js';
import { passwordChanged } from '../../people/auth/mails/auth.mails.js';
import { sweepNotices } from '../../shop/restock/restock-notices.jobs.js';
import { createLog } from '../logging/index.js';
import { Mail } from '../mail/index.js';
import { defineJob, Jobs } from './index.js';

describe('a database that was restored (R17)', () => {
  const api = useApi({ ROLES: 'http' });

  /** Starts a worker process, as after a restore, and returns how to stop it. */
  const startWorker = async (): Promise<() => Promise<void>> => {
    const config = new Config({ ...testEnvironment(api.databaseUrl, api.mails.smtpUrl), ROLES: 'worker' });
    const log = createLog(config, process.stdout);
    const app = await createApp(config, log, AppModule.with(config, log));
    await app.init();
    return () => app.close();
  };
  const enqueue = async (): Promise<string> => {
    const to = someEmail();
    const email = { to, locale: 'en' as const, template: passwordChanged, data: { firstName: 'Ann' } };
    await api.app.get(Mail).enqueue(api.database, email);
    return to;
  };
  /** Queues an email by way of the product, as it was when the backup was made. */
  const queue = async (changes: string): Promise<string> => {
    const to = await enqueue();
    await api.database.query(
      `UPDATE pgboss.job SET created_on = now() - interval '2 days', ${changes} WHERE name = 'mail.send' AND data ->> 'to' = $1`,
      [to],
    );
    return to;
  };

  it('holds the emails that were due by then for an administrator, once, and sends all others', async () => {
    const past = [
      await queue(`start_after = now() - interval '2 days'`),
      await queue(`start_after = now() - interval '1 hour'`),
      await queue(`start_after = now() + interval '5 minutes', state = 'retry', retry_count = 3`),
      await queue(`start_after = now() - interval '2 days', state = 'active', started_on = now()`),
    ];
    const reminder = await queue(`start_after = now() + interval '1 day'`);
    const repair = defineJob<{ refundId: string }>('payments.refund');
    await api.app.get(Jobs).enqueue(api.database, repair, { refundId: '0198c0de-0000-7000-8000-000000000001' });
    await api.database.query(`INSERT INTO restores (restored_to) VALUES ($1)`, [new Date(Date.now() - 48 * msPerHour)]);
    const fresh = await enqueue();
    const retried = await enqueue();
    await api.database.query(
      `UPDATE pgboss.job SET state = 'retry', start_after = now() + interval '1 day' WHERE data ->> 'to' = $1`,
      [retried],
    );

    const stops = await Promise.all([startWorker(), startWorker()]);
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    const list = () => api.as(admin).call('reports.failedJobs.admin.list', { query: { reason: 'held' } });
    await api.mails.waitFor({ to: fresh });
    const { items } = await list();
    expect(items.map(({ recipient }) => recipient).toSorted()).toEqual(past.toSorted());
    expect(items[0]).toMatchObject({ reason: 'held', title: { en: 'Email' } });
    expect(await api.as(admin).call('reports.admin.attention')).toMatchObject({
      counts: { heldMails: 4, failedJobs: 0, refusedMails: 0 },
      total: 4,
    });
    const stateOf = async (name: string) =>
      (await api.database.query<{ state: string }>('SELECT state FROM pgboss.job WHERE name = $1', [name])).map(
        ({ state }) => state,
      );
    await eventually(
      () => stateOf('payments.refund'),
      (states) => states.join('') === 'completed',
    );

    const [sent, dismissed] = items;
    await api.as(admin).call('reports.failedJobs.admin.retry', { params: { id: sent?.id ?? '' } });
    await api.as(admin).call('reports.failedJobs.admin.dismiss', { params: { id: dismissed?.id ?? '' } });
    await api.mails.waitFor({ to: sent?.recipient ?? '' });
    for (const stop of stops) await stop();
    const stopAgain = await startWorker();
    await stopAgain();
    expect((await list()).total).toBe(2);
    const sentTo = new Set(api.mails.mails().flatMap(({ to }) => to));
    expect([...past, reminder].filter((to) => sentTo.has(to))).toEqual([sent?.recipient]);
    const waiting = await api.database.query<{ to: string }>(
      `SELECT data ->> 'to' AS "to" FROM pgboss.job WHERE name = 'mail.send' AND state < 'active'`,
    );
    expect(waiting.map(({ to }) => to).toSorted()).toEqual([reminder, retried].toSorted());
  });

  it('holds the notices that the first sweep finds, which may have been sent already, and sends later ones', async () => {
    const { id: productId } = await givenProduct(api.database, { stock: 5 });
    const wait = async (): Promise<string> => {
      const email = someEmail();
      const at = new Date();
      await insertRow(api.database, 'restock_notices', {
        ...{ id: newRowId(), product_id: productId, email, locale: 'en', state: 1 },
        ...{ consent_text: 'Yes', consented_at: at, changed_at: at },
      });
      return email;
    };
    const sweep = () => api.app.get(Jobs).enqueue(api.database, sweepNotices, {});
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    const notices = async () => {
      const { items } = await api.as(admin).call('reports.failedJobs.admin.list', { query: { reason: 'held' } });
      return items.filter(({ title }) => title.en === 'Restock notice');
    };
    const first = await wait();
    await api.database.query('INSERT INTO restores DEFAULT VALUES');
    await sweep();
    const stop = await startWorker();
    const [held] = await eventually(notices, (found) => found.length === 1);
    await eventually(
      () =>
        api.database.query(
          `SELECT 1 FROM pgboss.job WHERE name = 'restock.sweep' AND state = 'completed'
              AND completed_on > (SELECT max(restored_at) FROM restores)`,
        ),
      (rows) => rows.length > 0,
    );
    const later = await wait();
    await sweep();
    await api.mails.waitFor({ to: later });
    expect(api.mails.mails({ to: first })).toEqual([]);
    await api.as(admin).call('reports.failedJobs.admin.retry', { params: { id: held?.id ?? '' } });
    await api.mails.waitFor({ to: first });
    expect(await notices()).toEqual([]);
    await stop();
  });
});
