import { Body, Controller, Get, Query } from '@nestjs/common';
import { fields, queryFields, Role } from '@dronesoccer/contracts';
import { useApi } from '../../../../test/support/api.js';
import { registered, withRoles } from '../../../../test/support/people.js';
import type { Caller } from '../../access/index.js';
import { Visitor } from '../../http/index.js';
import { CurrentUser, PreparedReply, RawEndpoint, Repeat, type IdempotentRequest, requestClass } from '../index.js';
import { Database, newId } from '../../database/index.js';
import { ReadCache } from '../../cache/index.js';
import { AppError, constraintMeans } from '../../errors/index.js';
import { Idempotency, type Repeatable } from '../../idempotency/index.js';

const { boolean, dollars, integer, list, optional, withFallback } = fields;

class Lines extends requestClass(
  {
    items: list(
      { productId: fields.id(), quantity: withFallback(integer({ min: 1, max: 100 }), 1) },
      { min: 1, max: 3 },
    ),
  },
  { name: 'ProbeLines', source: 'json' },
) {}

class ListQuery extends requestClass(
  { ...queryFields.paged, sale: optional(boolean()), maxPrice: optional(dollars()) },
  { name: 'ProbeListQuery', source: 'query' },
) {}

constraintMeans({ stock_levels_never_negative: 'ORD_010' });

const route = (
  name: string,
  method: 'GET' | 'POST',
  access: 'public' | 'optional' | 'user' | readonly Role[] = 'public',
) => RawEndpoint({ name: `probe.${name}`, method, path: `/api/probe/${name}`, summary: name, access });

let runs = 0;

@Controller()
class Probe {
  private readonly cache = new ReadCache<PreparedReply>({ lifetimeMs: 60_000, maxEntries: 2 });

  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
  ) {}

  @Get('/api/probe/forgotten')
  forgotten(): string {
    return 'reached';
  }

  @route('super', 'GET', [Role.SUPER_ADMIN])
  super(@CurrentUser() caller: Caller): { id: string } {
    return { id: caller.id };
  }

  @route('lines', 'POST')
  lines(@Body() body: Lines): Lines {
    return body;
  }

  @route('list', 'GET')
  list(@Query() query: ListQuery): ListQuery {
    return query;
  }

  @route('order', 'POST', 'user')
  order(@CurrentUser() caller: Caller, @Repeat() repeat: Repeatable, @Body() body: Lines): Promise<object> {
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        runs++;
        const id = newId();
        await tx.query('INSERT INTO settings (key, value) VALUES ($1, $2)', [id, JSON.stringify(caller.id)]);
        await tx.query('SELECT pg_sleep(0.05)');
        if (body.items.some(({ quantity }) => quantity === 99)) throw new AppError('ORD_010');
        return { placedBy: caller.email, id, at: new Date() };
      }),
    );
  }

  @route('visit', 'POST', 'optional')
  visit(@Visitor() { userId, token, locale }: Visitor, @Repeat() repeat: IdempotentRequest): Promise<object> {
    const repeated = token === 'none' ? repeat.ofGuest('guest@example.com') : repeat;
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeated, () => Promise.resolve({ userId, token, locale, run: ++runs })),
    );
  }

  @route('cached', 'GET')
  cached(): Promise<PreparedReply> {
    return this.cache.get('one', () => {
      runs++;
      return Promise.resolve(new PreparedReply({ run: runs }));
    });
  }

  @route('broken', 'GET')
  broken(): never {
    throw new Error('secret words of the inside');
  }

  @route('sql', 'POST')
  async sql(@Body() body: { text: string }): Promise<object> {
    return { rows: await this.database.query(body.text) };
  }
}

const id = '0190b6a0-0000-7000-8000-000000000001';

describe('around every call', () => {
  const api = useApi({}, { probes: [Probe] });

  beforeEach(() => {
    runs = 0;
  });

  it('a route that was forgotten is closed, for everyone', async () => {
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    await api.http.get('/api/probe/forgotten').expect(403);
    await api.http.get('/api/probe/forgotten').set(admin.bearer).expect(403);
  });

  it('roles are checked: no token 401, wrong role 403, a member’s session stays whole (R15)', async () => {
    const admin = await withRoles(api, Role.SUPER_ADMIN, Role.PLAYER);
    const member = await withRoles(api, Role.MEMBER);
    await api.http.get('/api/probe/super').expect(401);
    await api.http.get('/api/probe/super').set(admin.bearer).expect(200);
    for (let call = 0; call < (process.env['TEST_FULL'] ? 1_000 : 100); call++) {
      const refused = await api.http.get('/api/probe/super').set(member.bearer).expect(403);
      expect(refused.body.errorCode).toBe('AUTH_003');
    }
    await api.http.get('/api/me').set(member.bearer).expect(200);
    await api.http.post('/api/auth/refresh').send({ refreshToken: member.refreshToken }).expect(200);
  });

  it.each([
    [{}, 'items'],
    [{ items: null }, 'items'],
    [{ items: {} }, 'items'],
    [{ items: [] }, 'items'],
    [{ items: [1] }, 'items'],
    [{ items: Array.from({ length: 4 }, () => ({ productId: id })) }, 'items'],
    [{ items: [{ productId: 'x' }] }, 'items.0.productId'],
    [{ items: [{ productId: id, quantity: null }] }, 'items.0.quantity'],
    [{ items: [{ productId: id, quantity: '1' }] }, 'items.0.quantity'],
    [{ items: [{ productId: id, quantity: 1.5 }] }, 'items.0.quantity'],
    [{ items: [{ productId: id, quantity: 0 }] }, 'items.0.quantity'],
    [{ items: [{ productId: id, quantity: 1e300 }] }, 'items.0.quantity'],
    [{ items: [{ productId: id, price: 1 }] }, 'items.0.price'],
    [{ items: [{ productId: id }], total: 1 }, 'total'],
  ])('the body %j is refused at %s', async (body, field) => {
    const reply = await api.http.post('/api/probe/lines').send(body).expect(400);
    expect(reply.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
  });

  it('a body that fits arrives with its defaults', async () => {
    const reply = await api.http
      .post('/api/probe/lines')
      .send({ items: [{ productId: id }] })
      .expect(200);
    expect(reply.body).toEqual({ items: [{ productId: id, quantity: 1 }] });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=x',
    'page=',
    'page=1&page=2',
    'page[a]=1',
    'pageSize=101',
    'pageSize=0',
    'page=99999999999999',
    'sale=1',
    'maxPrice=1.234',
    'maxPrice=-1',
    'maxPrice=NaN',
    'unknown=1',
    '__proto__=1',
    'constructor=1',
    'hasOwnProperty=1',
    'toString=1',
  ])('the query ?%s is refused', async (query) => {
    await api.http.get(`/api/probe/list?${query}`).expect(400);
  });

  it('a query that fits arrives as numbers and booleans', async () => {
    const reply = await api.http.get('/api/probe/list?page=2&sale=true&maxPrice=12.5').expect(200);
    expect(reply.body).toEqual({ page: 2, pageSize: 24, sale: true, maxPrice: 12.5 });
  });

  it('the same key and body do the work once and get the same answer, also all at once (R3)', async () => {
    const { bearer } = await registered(api);
    const order = () =>
      api.http
        .post('/api/probe/order')
        .set(bearer)
        .set('Idempotency-Key', 'order-1')
        .send({ items: [{ productId: id }] });
    const replies = await Promise.all(Array.from({ length: 20 }, order));
    expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(runs).toBe(1);
  });

  it('the same key with another body is COMMON_008, another person’s key is another key', async () => {
    const first = await registered(api);
    const second = await registered(api);
    const order = (headers: Record<string, string>, quantity: number) =>
      api.http
        .post('/api/probe/order')
        .set(headers)
        .set('Idempotency-Key', 'order-2')
        .send({ items: [{ productId: id, quantity }] });
    const mine = await order(first.bearer, 1).expect(200);
    const theirs = await order(second.bearer, 1).expect(200);
    expect(theirs.body).not.toEqual(mine.body);
    expect((await order(first.bearer, 2).expect(409)).body.errorCode).toBe('COMMON_008');
  });

  it('work that failed is not remembered: the repeat tries again', async () => {
    const { bearer } = await registered(api);
    const order = (quantity: number) =>
      api.http
        .post('/api/probe/order')
        .set(bearer)
        .set('Idempotency-Key', 'order-3')
        .send({ items: [{ productId: id, quantity }] });
    await order(99).expect(409);
    await order(99).expect(409);
    await order(1).expect(200);
    expect(runs).toBe(3);
  });

  it('no key means no memory, and an odd key is refused', async () => {
    const { bearer } = await registered(api);
    const order = (key?: string) => {
      const call = api.http.post('/api/probe/order').set(bearer);
      return (key === undefined ? call : call.set('Idempotency-Key', key)).send({ items: [{ productId: id }] });
    };
    await order().expect(200);
    await order().expect(200);
    expect(runs).toBe(2);
    for (const key of ['', 'with space', 'x'.repeat(201)]) await order(key).expect(400);
  });

  it('a visitor is the account, or a guest with the token of a link, and a language', async () => {
    const person = await registered(api);
    const visit = (query: string, body: object, headers: Record<string, string> = {}) =>
      api.http.post(`/api/probe/visit${query}`).set(headers).send(body).expect(200);
    const nothing = { userId: null, token: null, locale: 'en' };
    expect((await visit('', {})).body).toMatchObject(nothing);
    expect((await visit('?token=link', {}, { 'accept-language': 'fr' })).body).toMatchObject({
      ...nothing,
      token: 'link',
      locale: 'fr',
    });
    expect((await visit('', { orderToken: 'link' })).body).toMatchObject({ token: 'link' });
    expect((await visit('', { token: 'link' }, person.bearer)).body).toMatchObject({
      userId: person.user.id,
      token: 'link',
    });
    for (const body of [{ token: { a: 1 } }, { token: ['a'] }, { orderToken: '' }]) {
      expect((await visit('', body)).body).toMatchObject(nothing);
    }
    expect((await visit('?token=a&token=b', {})).body).toMatchObject(nothing);
  });

  it('guests are distinguished by their token; an unidentified one never gets the answer of another', async () => {
    const send = (query: string, body: object) =>
      api.http.post(`/api/probe/visit${query}`).set('Idempotency-Key', 'visit-1').send(body);
    const visit = async (query: string): Promise<number> =>
      ((await send(query, {}).expect(200)).body as { run: number }).run;
    expect(await visit('?token=one')).toBe(1);
    expect(await visit('?token=one')).toBe(1);
    expect(await visit('?token=two')).toBe(2);
    // This guest sends another body.
    await send('', { token: 'one' }).expect(409);
    expect(await visit('')).toBe(3);
    expect(await visit('')).toBe(4);
    expect(await visit('?token=none')).toBe(5);
    expect(await visit('?token=none')).toBe(5);
    const scopes = await api.database.query<{ scope: string }>(
      `SELECT scope FROM idempotency_keys WHERE key = 'visit-1'`,
    );
    expect(scopes.map(({ scope }) => scope)).toContain('probe.visit:guest@example.com');
    expect(scopes.filter(({ scope }) => /one|two|none/.test(scope))).toEqual([]);
  });

  it('a hot read is made once and sent to all', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => api.http.get('/api/probe/cached').expect(200)));
    expect(new Set(replies.map(({ text }) => text))).toEqual(new Set(['{"run":1}']));
  });

  it('an unexpected failure is COMMON_001, and reveals nothing internal (S15)', async () => {
    const broken = await api.http.get('/api/probe/broken').expect(500);
    expect(broken.body).toMatchObject({ isSuccess: false, errorCode: 'COMMON_001', data: null });
    const sql = await api.http.post('/api/probe/sql').send({ text: 'SELECT nothing FROM nowhere' }).expect(500);
    expect(broken.text + sql.text).not.toMatch(/secret words|nowhere|stack|at .*\.ts/);
  });

  it.each([
    [
      'a broken rule of the database',
      'INSERT INTO stock_levels VALUES (gen_random_uuid(), gen_random_uuid(), -1)',
      409,
      'ORD_010',
    ],
    ['a rule that no feature knows', 'INSERT INTO user_roles VALUES (gen_random_uuid(), 9)', 503, 'COMMON_007'],
    ['an invalid value', "SELECT 'x'::uuid", 400, 'COMMON_010'],
    ['a number out of range', 'SELECT 3000000000::int', 400, 'COMMON_010'],
  ])('%s gets its own code', async (_what, text, status, code) => {
    const reply = await api.http.post('/api/probe/sql').send({ text }).expect(status);
    expect(reply.body.errorCode).toBe(code);
  });
});
