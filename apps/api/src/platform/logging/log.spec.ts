import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { callNames, calls } from '@dronesoccer/contracts';
import request from 'supertest';
import { testEnvironment, useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { registered } from '../../../test/support/people.js';
import { createApp } from '../../app.js';
import { Config } from '../../config/index.js';
import { createLog } from './log.js';

describe('the log (S15)', () => {
  const world = useApi();
  const lines: string[] = [];
  let app: Awaited<ReturnType<typeof createApp>>;

  beforeAll(async () => {
    const sink = new PassThrough();
    sink.on('data', (line: Buffer) => lines.push(line.toString()));
    const config = new Config({ ...testEnvironment(world.databaseUrl, world.mails.smtpUrl), LOG_LEVEL: 'debug' });
    app = await createApp(config, createLog(config, sink));
    world.onClose(() => app.close());
    await app.listen(0, '127.0.0.1');
  });

  const call = () => request(app.getHttpServer());

  it('has one line for each request: who, what, how it ended, how long it took', async () => {
    const person = await registered(world);
    await call().get('/api/me').set(person.bearer).set('x-request-id', 'find-me-in-the-log').expect(200);
    // The line is written once the answer is sent, so it may arrive a moment later.
    const entries = await eventually(
      () =>
        lines
          .join('')
          .split('\n')
          .filter((line) => line.includes('find-me-in-the-log')),
      (found) => found.length > 0,
    );
    expect(entries).toHaveLength(1);
    expect(JSON.parse(entries[0] ?? '')).toMatchObject({
      id: 'find-me-in-the-log',
      method: 'GET',
      call: 'me.get',
      status: 200,
      user: person.user.id,
    });
  });

  it('never holds a password, a token, a cookie or a signed link', async () => {
    const password = 'Canary#Bird77';
    const person = await registered(world, { password });
    const canaries = [
      password,
      person.accessToken,
      person.refreshToken,
      'canary-link',
      'canary-cookie',
      'Canary#Other88',
    ];
    const bearer = person.bearer;
    await call().get('/api/me?token=canary-link').set(bearer).set('cookie', 'token=canary-cookie');
    await call().get('/api/nothing/here?token=canary-link').set(bearer);
    await call().post('/api/auth/login').send({ email: person.email, password });
    await call().post('/api/auth/login').send({ email: person.email, password: 'Canary#Other88' });
    await call().post('/api/auth/login').send({ email: person.email, password, extra: 'canary-link' });
    await call().post('/api/auth/refresh').send({ refreshToken: person.refreshToken });
    await call().put('/api/me/password').set(bearer).send({ currentPassword: password, newPassword: 'Canary#Other88' });
    await call().post('/api/auth/reset-password').send({ token: 'canary-link', password });
    await call().post('/api/auth/verify-email').set('content-type', 'application/json').send('{"token":"canary-link"');
    const feed = `canary-feed-${'x'.repeat(32)}`;
    canaries.push(feed);
    await call().get(`/api/calendar/${feed}.ics`);
    await call().put(`/api/calendar/${feed}.ics`);
    await call().get(`/calendar/${feed}.ics`);
    await call().get('/api/orders/0190b6a0-0000-7000-8000-000000000001?token=canary-link');
    const log = await eventually(
      () => lines.join(''),
      (text) => text.includes('orders.get'),
    );
    expect(log).toContain('auth.login');
    expect(log).toContain('/api/calendar/[hidden].ics');
    for (const canary of canaries) expect(log.includes(canary)).toBe(false);
  });

  it('hides the secrets of two-step login in the fields of a line', () => {
    const written: string[] = [];
    const sink = new PassThrough();
    sink.on('data', (line: Buffer) => written.push(line.toString()));
    const config = new Config(testEnvironment(world.databaseUrl, world.mails.smtpUrl));
    const secrets = { secondCode: 'canary', secret: 'canary', uri: 'canary', recoveryCodes: ['canary'] };
    createLog({ ...config, logLevel: 'info' } as Config, sink).info({ ...secrets, body: secrets }, 'a call');
    expect(written.join('')).toContain('a call');
    expect(written.join('')).not.toContain('canary');
  });

  it('never holds what is in the path of a request that no call answers, whatever its shape and method', async () => {
    const canaries: string[] = [];
    /** Tokens in our formats: 24 bytes, 32 bytes, a signed id, and a percent-encoded token. */
    const tokens = (): string[] => {
      const made = [
        randomBytes(24).toString('base64url'),
        randomBytes(32).toString('base64url'),
        `0190b6a0-0000-7000-8000-000000000001.${randomBytes(32).toString('base64url')}`,
        `%41${randomBytes(16).toString('hex')}`,
      ];
      canaries.push(...made);
      return made;
    };
    const shapes = [...new Set(callNames.map((name) => calls[name].path).filter((path) => path.includes(':')))];
    const pages = ['/newsletter/go/campaign/:token', '/newsletter/:token', '/orders/:token', '/:token', '/a//:token'];
    const log = () => lines.join('');
    const from = lines.length;
    const filled = (path: string, token: string) => path.replaceAll(/:[A-Za-z]+/g, token);
    const origin = await app.getUrl();
    const ask = async (method: string, path: string): Promise<void> => {
      await (await fetch(origin + path, { method })).arrayBuffer();
    };
    for (const [index, shape] of shapes.entries()) {
      const token = tokens()[index % 4] ?? '';
      // Few calls accept PATCH, and the second path is a page.
      await Promise.all([ask('PATCH', `/api${filled(shape, token)}`), ask('GET', filled(shape, token))]);
    }
    for (const page of pages) {
      for (const token of tokens()) {
        await Promise.all([
          ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ask(method, filled(page, token))),
          ask('GET', `/api${filled(page, token)}?token=${token}`),
          ask('POST', `${filled(page, token)};token=${token}`),
        ]);
      }
    }
    await call().get('/api/last/request');
    await eventually(
      () => log(),
      (text) => text.includes('/api/last/request'),
    );
    expect(lines.length).toBeGreaterThan(from + shapes.length);
    expect(canaries.filter((canary) => log().includes(canary))).toEqual([]);
    expect(log()).toContain('/newsletter/go/campaign/[hidden]');
  });

  it('hides secrets even in a whole logged object, and personal data in database errors', () => {
    const written: string[] = [];
    const sink = new PassThrough().on('data', (line: Buffer) => written.push(line.toString()));
    const log = createLog(new Config({ ...testEnvironment('postgres://x', 'smtp://x'), LOG_LEVEL: 'info' }), sink);
    const error = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      detail: 'Key (email)=(canary@dronesoccer.test) already exists.',
      parameters: ['canary'],
    });
    log.error(
      { error, body: { password: 'canary', nested: { refreshToken: 'canary' } }, authorization: 'canary' },
      'x',
    );
    // Prisma repeats the statement with its values and puts the reason in the last line.
    const fromPrisma = new Error("Invalid `create()` with email 'canary':\n\nForeign key constraint violated");
    log.error({ error: Object.assign(fromPrisma, { name: 'PrismaClientKnownRequestError' }) }, 'x');
    const refused = "Can't send mail - all recipients were rejected: 450 4.2.1 <canary@dronesoccer.test>: try later";
    log.error({ error: new Error(refused, { cause: new Error(refused) }) }, 'x');
    expect(written.join('')).toContain('450 4.2.1');
    expect(written.join('')).toContain('Foreign key constraint violated');
    expect(written.join('')).toContain('23505');
    expect(written.join('')).not.toContain('canary');
  });
});
