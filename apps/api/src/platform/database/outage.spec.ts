import { openConnection } from '@dronesoccer/devkit';
import request from 'supertest';
import { testEnvironment, useApi } from '../../../test/support/api.js';
import { clientOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { type CuttableLink, cuttableLink } from '../../../test/support/cuttable-link.js';
import { registered } from '../../../test/support/people.js';
import { createApp } from '../../app.js';
import { Config } from '../../config/index.js';
import { createLog } from '../logging/index.js';
import { Database } from './database.js';
import { databaseFailure } from './failures.js';

describe('while the database is away (R12)', () => {
  const world = useApi();
  let link: CuttableLink;
  let app: Awaited<ReturnType<typeof createApp>>;
  let origin: string;

  beforeAll(async () => {
    link = await cuttableLink(world.databaseUrl);
    const config = new Config(testEnvironment(link.url, world.mails.smtpUrl));
    app = await createApp(config, createLog(config));
    world.onClose(async () => {
      link.mend();
      await app.close();
      await link.close();
    });
    await app.listen(0, '127.0.0.1');
    origin = await app.getUrl();
  });

  const call = () => request(app.getHttpServer());
  const as = (headers = {}) => clientOf(origin, headers);

  it('every call answers 503 with Retry-After, and all is well within 5 seconds of its return', async () => {
    const person = await registered(world);
    await as(person.bearer).call('me.get');
    await call().get('/health/ready').expect(200);
    for (let round = 0; round < (process.env['TEST_FULL'] ? 10 : 2); round++) {
      link.cut();
      const [ready, ...answers] = await Promise.all([
        call().get('/health/ready'),
        as(person.bearer).answer('me.orders'),
        // No one requested these before, so no cache has them.
        as().answer('locations.list', { query: { q: `outage${round}` } }),
        as().answer('products.list', { query: { search: `outage${round}` } }),
        as().answer('auth.login', { body: person }),
        as().answer('auth.refresh', { body: { refreshToken: person.refreshToken } }),
      ]);
      for (const { status, body, headers } of answers) {
        expect({ status, wait: headers.get('retry-after'), isSuccess: body.isSuccess }).toEqual({
          status: 503,
          wait: '2',
          isSuccess: false,
        });
      }
      expect(ready.status).toBe(503);
      expect(answers[4]?.body.errorCode).toBe('USER_011');
      await call().get('/health/live').expect(200);

      link.mend();
      // Polled twenty times a second, or less often on a busy machine.
      let refusals = -1;
      await eventually(async () => {
        refusals++;
        return (await call().get('/health/ready')).status === 200;
      });
      expect(refusals).toBeLessThan(100);
      await as(person.bearer).call('me.get');
    }
    await as().call('auth.refresh', { body: { refreshToken: person.refreshToken } });
  });

  it('work that was under way fails once, and the process lives', async () => {
    const database = app.get(Database);
    const sleeping = 'SELECT pg_sleep(60)';
    const working = database.query(sleeping).catch((error: unknown) => error);
    const isThinking = Promise.withResolvers<void>();
    const isCut = Promise.withResolvers<void>();
    const thinking = database
      .transaction(async (tx) => {
        await tx.query('SELECT 1');
        isThinking.resolve();
        await isCut.promise;
        await tx.query('SELECT 1');
      })
      .catch((error: unknown) => error);
    await isThinking.promise;
    const atWork = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND query = $1`;
    await eventually(
      () => world.database.query(atWork, [sleeping]),
      (rows) => rows.length === 1,
    );
    link.cut();
    isCut.resolve();
    expect(databaseFailure(await working)).toEqual({ kind: 'unavailable' });
    expect(databaseFailure(await thinking)).toEqual({ kind: 'unavailable' });
    link.mend();
    await call().get('/health/ready').expect(200);
  });

  it('connections that an administrator ends are replaced without a word', async () => {
    const person = await registered(world);
    await as(person.bearer).call('me.get');
    const administrator = await openConnection(world.databaseUrl);
    // Terminate in the SELECT list, not in WHERE: conditions run in any order and would end every connection.
    const lines = link.lines();
    expect(lines).not.toHaveLength(0);
    const terminate = () =>
      administrator.rows(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    // Without this wait, the API could use a connection before it notices the end. A connection that is only being
    // opened belongs to no database yet, so the administrator has to come back for it.
    await eventually(async () => {
      await terminate();
      return lines.every(({ closed }) => closed);
    });
    await administrator.close();
    await as(person.bearer).call('me.sessions');
  });
});
