import { testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import { secondsPerDay } from '@dronesoccer/domain';
import pg from 'pg';
import { testEnvironment } from '../../../test/support/api.js';
import { AppModule } from '../../app.module.js';
import { createApp } from '../../app.js';
import { Config } from '../../config/index.js';
import { createLog } from '../logging/index.js';

interface Queue {
  name: string;
  policy: string;
  notify: boolean;
  retention_seconds: number;
}

describe('the queues of the jobs', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 1 });
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const startAndStop = async () => {
    const config = new Config(testEnvironment(database.url, 'smtp://127.0.0.1:1'));
    const log = createLog(config, process.stdout);
    const app = await createApp(config, log, AppModule.with(config, log));
    await app.close();
  };
  const rows = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
    (await pool.query<Row>(text)).rows;
  const queues = () => rows<Queue>('SELECT name, policy, notify, retention_seconds FROM pgboss.queue ORDER BY name');
  const schedules = () => rows('SELECT name, cron, options, updated_on FROM pgboss.schedule ORDER BY name');

  it('are made by the first start, also where not even their tables exist', async () => {
    await pool.query('DROP SCHEMA pgboss CASCADE');
    await startAndStop();
    const made = await queues();
    expect(made.length).toBeGreaterThan(40);
    expect(made.find(({ name }) => name === 'jobs.failed')).toEqual({
      ...{ name: 'jobs.failed', policy: 'standard' },
      ...{ notify: false, retention_seconds: 30 * secondsPerDay },
    });
    const own = made.filter(({ name }) => name !== 'jobs.failed' && !name.startsWith('__'));
    expect([...new Set(own.map(({ policy }) => policy))]).toEqual(['standard']);
    expect(own.filter(({ notify }) => notify).length).toBeGreaterThan(20);
    expect((await schedules()).length).toBeGreaterThan(5);
  });

  it('stay as they are at the next start, which adds what is missing and renews a schedule that changed', async () => {
    const [before, planned] = [await queues(), await schedules()];
    const [changed] = planned;
    await pool.query('DELETE FROM pgboss.queue WHERE name = $1', [
      before.find(({ name }) => !planned.some((each) => each['name'] === name) && !name.startsWith('_'))?.name,
    ]);
    await pool.query(`UPDATE pgboss.schedule SET cron = '0 0 1 1 *' WHERE name = $1`, [changed?.['name']]);
    await startAndStop();
    expect(await queues()).toEqual(before);
    const [renewed, ...others] = await schedules();
    expect(renewed?.['cron']).toBe(changed?.['cron']);
    expect(others).toEqual(planned.slice(1));
  });

  it('repeat no job that was removed, but leave a job that only a newer release has', async () => {
    const planned = await schedules();
    for (const [name, age] of [
      ['test.removed', '8 days'],
      ['test.newer', '1 day'],
    ]) {
      await pool.query(`SELECT pgboss.create_queue($1, '{"policy": "standard"}'::jsonb)`, [name]);
      const sql = `INSERT INTO pgboss.schedule (name, cron, timezone, created_on) VALUES ($1, '0 3 * * *', 'UTC', now() - $2::interval)`;
      await pool.query(sql, [name, age]);
      await pool.query(`INSERT INTO pgboss.job (name) VALUES ($1)`, [name]);
    }
    await startAndStop();
    expect(await rows(`SELECT name FROM pgboss.job WHERE name LIKE 'test.%'`)).toEqual([{ name: 'test.newer' }]);
    const names = (await schedules()).map(({ name }) => name as string);
    expect(names).toEqual([...planned.map(({ name }) => name as string), 'test.newer'].toSorted());
  });
});
