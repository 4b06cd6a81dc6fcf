import { type CallName, callNames, calls, ReturnReason, Role, type SavedViewWire } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import fc from 'fast-check';
import { openApiDocument } from '../../src/platform/http/openapi/index.js';
import { Desk } from '../support/after-purchase.js';
import { useApi } from '../support/api.js';
import { type Person, registered, withRoles } from '../support/people.js';
import { address, expectBooksToBalance } from '../support/shopping.js';
import { isFull } from '../support/two-processes.js';

/**
 * Promise F1, its short form: requests made up from OpenAPI over every call of the shop, by nobody, a customer and an
 * administrator. Some are nearly right, so that they come far; none may be answered by a failure of ours, nor by what
 * the description does not know.
 */

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: (string | number)[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  allOf?: Schema[];
  /** A value of the first kind, or null. */
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const areas =
  /^(?:products|wishlist|cart|coupons|orders|ordersAdmin|payments|reports|settings|savedViews|locations|me\.(?:orders|addresses))\b/;
const shopCalls = callNames.filter((name) => areas.test(name));

/** What no field asks for, and what each of them has met somewhere. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -0, -1, 1.5, 0.005, 1e21, 2 ** 31, 2 ** 53, Number.MIN_VALUE, '', ' ', '0', '-1', 'null'],
    ...[
      'a\u0000b',
      '\ud800',
      'x'.repeat(3_000),
      '٣',
      'İı',
      'ß',
      '＼',
      '％',
      '\\',
      '%',
      "';--",
      '=1+1',
      '\r\nBcc: a@b.ca',
    ],
    ...['../../etc/passwd', '//evil.test', 'javascript:alert(1)', '2026-02-30T00:00:00Z', '9999-12-31T23:59:59-23:59'],
    ...['0000-01-01T00:00:00Z', '2026-02-30', '1e3', 'NaN', 'Infinity', '👩‍👩‍👧', 'e\u0301', '\u202e', '\ufeff'],
    ...[[], {}, [[]], [null], [{}], { length: 5 }, { toString: 1 }, { a: { b: { c: {} } } }],
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.integer(),
);

describe('requests that are made up', () => {
  const api = useApi();
  const people: Record<string, Person['bearer'] | Record<string, never>> = { nobody: {} };
  /** Ids and words that stand for something, by what a call or a field calls them. */
  const known: Record<string, string[]> = {};
  let operations: Record<string, Operation>;
  let schemas: Record<string, Schema>;

  beforeAll(async () => {
    const document = openApiDocument(api.app);
    schemas = document.components?.schemas as Record<string, Schema>;
    operations = Object.fromEntries(
      Object.values(document.paths)
        .flatMap((path) => Object.values(path as Record<string, Operation>))
        .map((operation) => [operation.operationId, operation]),
    );
    await openShop();
  });

  const openShop = async (): Promise<void> => {
    const desk = await Desk.open(api);
    const member = await registered(api);
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    people['member'] = member.bearer;
    people['admin'] = admin.bearer;
    const place = await givenLocation(api.database);
    const products = await Promise.all([5_000, 3, 0].map((stock) => givenProduct(api.database, { stock })));
    const [first] = products;
    if (first === undefined) throw new Error('There should be products');
    await givenStock(api.database, first.id, 50, place.id);
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, categories) VALUES (gen_random_uuid(), 'TENOFF', 1, 10, '{}'),
         (gen_random_uuid(), 'FIVE', 2, 500, '{}')`,
    );
    const ids = async (sql: string) => (await api.database.query<{ id: string }>(sql)).map(({ id }) => id);
    const wish = { items: [{ productId: first.id, quantity: 2 }] };
    const paid = await desk.paid(wish);
    const shipped = await desk.shipped(wish);
    await desk.returned(shipped, [{ productId: first.id, quantity: 1, reason: ReturnReason.OTHER }]);
    const pickup = await desk.paid({ ...wish, delivery: 2, locationId: place.id });
    await desk.ask('post', `/api/orders/${paid.id}/refunds`, { amount: 1, reason: 'Goodwill' }, 201);
    const cart = await api.http.post('/api/cart/add').set(member.bearer).send({ productId: first.id, quantity: 1 });
    const item = (cart.body as { data: { cartItems: { id: string }[] } }).data.cartItems[0]?.id ?? '';
    const view = await api.http
      .put('/api/saved-views')
      .set(admin.bearer)
      .send({ screen: 'orders', name: 'Paid', query: 'status=2' });
    const productIds = products.map(({ id }) => id);
    const orderIds = [paid.id, shipped.id, pickup.id];
    Object.assign(known, {
      product: productIds,
      order: orderIds,
      coupon: await ids('SELECT id FROM coupons'),
      payment: await ids('SELECT id FROM payments'),
      cartItemId: [item],
      savedView: [((view.body as { data: SavedViewWire }).data ?? { id: newRowId() }).id],
      returnId: await ids('SELECT id FROM order_returns'),
      refundId: await ids('SELECT id FROM refunds'),
      stockPointId: await ids('SELECT id FROM stock_points'),
      toStockPointId: await ids('SELECT id FROM stock_points'),
      locationId: [place.id, 'google_1', ''],
      productId: productIds,
      orderId: orderIds,
      ids: [productIds.join(','), first.id],
      slug: products.map(({ slug }) => slug),
      token: [paid.accessToken ?? '', shipped.accessToken ?? '', pickup.accessToken ?? ''],
      orderToken: [paid.accessToken ?? ''],
      couponCode: ['TENOFF', 'FIVE', 'NONE'],
      code: ['TENOFF', 'NEW-CODE', 'five'],
      email: ['some.guest@example.test', 'another.guest@example.test', member.email],
      emails: ['a@b.ca'],
      province: ['BC', 'QC', 'ON'],
      postalCode: ['V6B 1A1', 'h2x1y4'],
      fullName: [address.fullName],
      line1: [address.line1],
      city: [address.city],
      search: ['product', 'DS-2026', 'prodcut', 'é%_\\'],
      from: ['2026-01-01', '2000-02-29'],
      to: ['2026-12-31', '2999-12-31'],
      locale: ['en', 'fr'],
      ...{ reason: ['Goodwill'], text: ['A note.'], name: ['Night ball', 'Balle de nuit'], label: ['Weight'] },
      ...{ description: ['Flies.'], line2: ['Unit 2'], phone: ['6045550100'], number: ['123456789 RT0001'] },
      ...{ trackingNumber: ['1Z 999-AA'], note: ['For the shelf'], url: ['/pictures/products/ball.webp'] },
      ...{
        category: ['Drone', 'drones'],
        firstName: ['Ari'],
        lastName: ['Roy'],
        q: ['van'],
        lat: ['49.2'],
        lng: ['-123.1'],
      },
      ...{ radius: ['100'], updatedAt: ['2026-11-01T00:00:00Z'] },
    });
  };

  /** A value that the description asks for; with `oddly`, what is in it need not be. */
  const asked = (schema: Schema, name: string, depth: number, oddly: boolean): fc.Arbitrary<unknown> => {
    if (schema.$ref) return asked(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, depth, oddly);
    if (schema.anyOf?.[0]) return asked(schema.anyOf[0], name, depth, oddly);
    if (schema.allOf?.[0]) return asked(schema.allOf[0], name, depth, oddly);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    switch (schema.type) {
      case 'boolean':
        return fc.boolean();
      case 'integer':
      case 'number':
        return numbers(schema);
      case 'array':
        return fc.array(value(schema.items ?? {}, name, depth + 1, oddly), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.min(schema.maxItems ?? 3, 3),
        });
      case 'object':
        return body(schema, depth + 1, oddly);
      default:
        return texts(schema, name);
    }
  };

  const numbers = ({ type, minimum = -5, maximum = 1_000 }: Schema): fc.Arbitrary<number> =>
    fc.oneof(
      {
        arbitrary: fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, minimum + 20)) }),
        weight: 12,
      },
      ...(type === 'number'
        ? [{ arbitrary: fc.integer({ min: 1, max: 50_000 }).map((cents) => cents / 100), weight: 6 }]
        : []),
      { arbitrary: fc.constantFrom(minimum, maximum), weight: 1 },
    );

  const texts = ({ format, minLength = 0, maxLength = 40 }: Schema, name: string): fc.Arbitrary<string> => {
    const pool = known[name];
    if (pool) {
      const shouted = fc.constantFrom(...pool.map((text) => text.toUpperCase()));
      return fc.oneof({ arbitrary: fc.constantFrom(...pool), weight: 4 }, { arbitrary: shouted, weight: 1 });
    }
    switch (format) {
      case 'uuid':
        return fc.oneof(fc.uuid(), fc.constantFrom(...Object.values(known).flat()));
      case 'date-time':
        return fc.constantFrom('2026-11-01T00:00:00Z', '2027-01-01T12:00:00.5-03:30');
      case 'date':
        return fc.constantFrom('2026-11-01', '2024-02-29');
      default:
        return fc.string({ minLength: Math.min(minLength, 20), maxLength: Math.min(maxLength, 40) });
    }
  };

  const value = (schema: Schema, name: string, depth: number, oddly: boolean): fc.Arbitrary<unknown> =>
    fc.oneof(
      { arbitrary: asked(schema, name, depth, oddly), weight: 8 },
      ...(oddly ? [{ arbitrary: odd, weight: 1 }] : []),
      ...(schema.anyOf ? [{ arbitrary: fc.constant(null), weight: 4 }] : []),
    );

  const body = ({ properties = {}, required = [] }: Schema, depth: number, oddly: boolean): fc.Arbitrary<object> => {
    if (depth > 6) return fc.constant({});
    const fields = Object.entries(properties).map(([name, schema]) => {
      const present = value(schema, name, depth, oddly);
      if (required.includes(name) && !oddly) return [name, present] as const;
      const weight = required.includes(name) ? 30 : 1;
      const absent = { arbitrary: fc.constant(undefined), weight: 1 };
      return [name, fc.oneof({ arbitrary: present, weight }, absent)] as const;
    });
    return fc.record(Object.fromEntries(fields));
  };

  /** What the first parameter of a path stands for. */
  const poolOf = (name: CallName, parameter: string): string[] => {
    if (known[parameter]) return known[parameter];
    const { path } = calls[name];
    if (/^\/(?:admin\/)?products/.test(path)) return known['product'] ?? [];
    if (path.startsWith('/coupons')) return known['coupon'] ?? [];
    if (path.startsWith('/payments')) return known['payment'] ?? [];
    if (path.startsWith('/saved-views')) return known['savedView'] ?? [];
    return known['order'] ?? [];
  };

  const bodies = (schema: Schema): fc.Arbitrary<unknown> =>
    fc.oneof(
      { arbitrary: asked(schema, '', 0, false), weight: 16 },
      { arbitrary: asked(schema, '', 0, true), weight: 8 },
      { arbitrary: odd, weight: 1 },
    );

  interface MadeUp {
    name: CallName;
    path: string;
    query: Record<string, unknown>;
    sent: unknown;
    as: string;
    headers: Record<string, string>;
  }

  const requests = (name: CallName): fc.Arbitrary<MadeUp> => {
    const operation = operations[name];
    const parameters = operation?.parameters ?? [];
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name);
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    const schema = operation?.requestBody?.content['application/json']?.schema;
    const segment = (parameter: string) =>
      fc.oneof(
        { arbitrary: fc.constantFrom(...poolOf(name, parameter), newIdOf(parameter)), weight: 9 },
        { arbitrary: fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), fc.uuid()), weight: 3 },
      );
    const written = (field: Parameter) =>
      fc.oneof(
        { arbitrary: fc.constant(undefined), weight: field.required ? 1 : 8 },
        { arbitrary: asked(field.schema ?? {}, field.name, 0, false), weight: field.required ? 20 : 4 },
        { arbitrary: odd, weight: 1 },
      );
    return fc.record({
      name: fc.constant(name),
      path: fc
        .record(Object.fromEntries(inPath.map((parameter) => [parameter, segment(parameter)])))
        .map((texts) =>
          calls[name].path.replaceAll(/:(\w+)/g, (_all, parameter: string) => pathText(texts[parameter] ?? '')),
        ),
      query: fc.record(Object.fromEntries(inQuery.map((field) => [field.name, written(field)]))),
      sent: schema === undefined ? fc.constant(undefined) : bodies(schema),
      as: fc.constantFrom('admin', 'admin', 'admin', 'member', 'member', 'nobody'),
      headers: fc.constantFrom<Record<string, string>[]>(
        {},
        {},
        {},
        { 'accept-language': 'fr-CA' },
        { 'idempotency-key': name },
        { 'idempotency-key': 'one' },
        { 'idempotency-key': 'two', 'accept-language': '*' },
        { 'idempotency-key': 'é' },
        { 'if-none-match': '*' },
      ),
    });
  };

  const send = async ({ name, path, query, sent, as, headers }: MadeUp) => {
    const method = calls[name].method.toLowerCase() as 'post';
    const asking = api.http[method](`/api${path}${queryText(query)}`).set({ ...people[as], ...headers });
    const answer = await (sent === undefined ? asking : asking.type('json').send(JSON.stringify(sent)));
    return { status: answer.status, body: answer.body as unknown, type: answer.type };
  };

  /** Calls that did for somebody what they are for. */
  const answered = new Set<CallName>();
  const perCall = isFull ? 400 : 12;

  it.each(shopCalls)('%s answers each of them with a status that it describes', async (name) => {
    const documented = Object.keys(operations[name]?.responses ?? {});
    await fc.assert(
      fc.asyncProperty(requests(name), async (request) => {
        const { status, body: answer, type } = await send(request);
        if (status < 300) answered.add(name);
        expect({ status, answer: status >= 500 ? answer : null }).toMatchObject({ answer: null });
        expect([...documented, '304']).toContain(String(status));
        if (status >= 400) expect(type).toBe('application/json');
      }),
      { seed: 20_261_122, numRuns: perCall, endOnFailure: true },
    );
  });

  it('and many calls did what they are for at least once', () => {
    process.stdout.write(`${answered.size} of ${shopCalls.length} calls were answered with success at least once.\n`);
    expect(answered.size).toBeGreaterThan(shopCalls.length / 3);
  });

  it('and the books add up afterwards', () => expectBooksToBalance(api.database));
});

const newIdOf = (parameter: string): string => (parameter === 'slug' ? 'no-such-product' : newRowId());

/** Dots alone would be taken for a folder before the request leaves. */
const pathText = (text: string): string => encodeURIComponent(text.toWellFormed()).replace(/^\.+$/, '%20');

function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, given]) =>
    given === undefined ? [] : (Array.isArray(given) ? given : [given]).map((each) => [name, wordOf(each)]),
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs as [string, string][]).toString()}`;
}

const wordOf = (given: unknown): string => (typeof given === 'string' ? given : JSON.stringify(given)).toWellFormed();
