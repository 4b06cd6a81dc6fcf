import { DeliveryMethod, type Envelope, ProductCategory, type QuoteWire } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, givenStock, type GivenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { address } from '../../../test/support/shopping.js';

describe('a quote', () => {
  const api = useApi({ ROLES: 'http' });
  let ball: GivenProduct;
  let net: GivenProduct;

  beforeAll(async () => {
    const { database } = api;
    ball = await givenProduct(database, {
      price: 10_000,
      name: { en: 'Ball', fr: 'Balle' },
      images: ['/pictures/products/ball.webp'],
    });
    net = await givenProduct(database, { price: 2_999, category: ProductCategory.ACCESSORY, stock: 3 });
    await database.query(
      `INSERT INTO tax_registrations (province, name, number) VALUES ('CA', 'GST', '1 RT0001'), ('BC', 'PST', 'PST-1'), ('QC', 'QST', 'TQ1')`,
    );
  });

  const ask = async (body: object, language = 'en'): Promise<{ status: number; body: Envelope<QuoteWire> }> =>
    api.guest.answer('orders.quote', { body, headers: { 'accept-language': language } });

  const quoteOf = async (body: object, language = 'en'): Promise<QuoteWire> => {
    const answer = await ask(body, language);
    if (!answer.body.isSuccess) throw new Error(`${answer.status} ${answer.body.errorCode}`);
    return answer.body.data;
  };

  const one = (quantity = 1) => [{ productId: ball.id, quantity }];

  it('prices lines, shipping and each tax of the province', async () => {
    const quote = await quoteOf({ items: one(), delivery: DeliveryMethod.SHIP, address: { province: 'BC' } });
    expect(quote).toEqual({
      lines: [
        {
          productId: ball.id,
          slug: ball.slug,
          name: 'Ball',
          imageUrl: '/pictures/products/ball.webp',
          unitPrice: 100,
          quantity: 1,
          lineTotal: 100,
        },
      ],
      subtotal: 100,
      discount: 0,
      shipping: 15,
      taxes: [
        { name: 'GST', rate: 5, amount: 5.75, registration: '1 RT0001' },
        { name: 'PST', rate: 7, amount: 8.05, registration: 'PST-1' },
      ],
      total: 128.8,
      freeShippingFrom: 200,
      oversizeSurcharge: 0,
      deliveryDays: { min: 2, max: 7 },
      currency: 'CAD',
      coupon: null,
      problems: [],
    });
  });

  it.each([
    ['AB', ['GST']],
    ['ON', ['HST']],
    ['QC', ['GST', 'QST']],
    // The shop is not registered there yet, so there is no provincial tax.
    ['SK', ['GST']],
  ])('charges in %s the taxes %j', async (province, names) => {
    const quote = await quoteOf({ items: one(), delivery: DeliveryMethod.SHIP, address: { province } });
    expect(quote.taxes.map(({ name }) => name)).toEqual(names);
  });

  it('ships free from the amount in the settings', async () => {
    const quote = await quoteOf({ items: one(2), delivery: DeliveryMethod.SHIP, address });
    expect(quote.shipping).toBe(0);
  });

  it('takes the pickup location’s province, and no shipping', async () => {
    const place = await givenLocation(api.database, { province: 'ON', city: 'Toronto' });
    const quote = await quoteOf({ items: one(), delivery: DeliveryMethod.PICKUP, locationId: place.id });
    expect(quote).toMatchObject({ shipping: 0, total: 113, problems: [] });
    expect(quote.taxes).toMatchObject([{ name: 'HST', rate: 13, amount: 13 }]);
  });

  it('prices a pickup before its location is chosen: nothing for shipping, no tax yet', async () => {
    const quote = await quoteOf({ items: one(), delivery: DeliveryMethod.PICKUP });
    expect(quote).toMatchObject({ shipping: 0, taxes: [], total: 100, problems: [{ code: 'ARENA_001' }] });
  });

  it('speaks French', async () => {
    const quote = await quoteOf({ items: one(), delivery: DeliveryMethod.SHIP, address }, 'fr-CA');
    expect(quote.lines[0]?.name).toBe('Balle');
  });

  it('counts a product on two lines as one', async () => {
    const items = [...one(2), { productId: net.id }, ...one(3)];
    const quote = await quoteOf({ items, delivery: DeliveryMethod.SHIP, address });
    expect(quote.lines.map(({ quantity }) => quantity)).toEqual([5, 1]);
  });

  it('tells what is in the way instead of failing: unknown, inactive, above stock', async () => {
    const hidden = await givenProduct(api.database, { isActive: false });
    const unknown = '01900000-0000-7000-8000-000000000000';
    const items = [
      { productId: unknown, quantity: 1 },
      { productId: hidden.id, quantity: 1 },
      { productId: net.id, quantity: 4 },
    ];
    const quote = await quoteOf({ items, delivery: DeliveryMethod.SHIP, address });
    expect(quote.problems.map(({ productId, code }) => [productId, code])).toEqual([
      [unknown, 'PROD_001'],
      [hidden.id, 'PROD_003'],
      [net.id, 'ORD_010'],
    ]);
    expect(quote.problems[2]?.message).toBe('Insufficient stock');
  });

  it('counts the named location’s stock beside the warehouse’s, while the location is open', async () => {
    const place = await givenLocation(api.database);
    await givenStock(api.database, net.id, 1, place.id);
    const wish = { items: [{ productId: net.id, quantity: 4 }], delivery: DeliveryMethod.SHIP, address };
    expect((await quoteOf({ ...wish, locationId: place.id })).problems).toEqual([]);
    expect((await quoteOf({ ...wish, locationId: 'google_abc' })).problems).toHaveLength(1);
    await api.database.query('UPDATE locations SET is_active = false WHERE id = $1', [place.id]);
    expect((await quoteOf({ ...wish, locationId: place.id })).problems).toHaveLength(1);
  });

  it('shows prices before an address is known, and says that one is needed', async () => {
    const quote = await quoteOf({ items: one(), delivery: DeliveryMethod.SHIP });
    expect(quote).toMatchObject({ subtotal: 100, shipping: 15, taxes: [], total: 115 });
    expect(quote.problems).toMatchObject([{ productId: null, code: 'CHECKOUT_002' }]);
  });

  it('takes off a coupon before tax, and tells why one does not count', async () => {
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, min_subtotal_cents, categories)
       VALUES (gen_random_uuid(), 'TEN', 1, 10, 0, '{}'), (gen_random_uuid(), 'BIG', 2, 5000, 100000, '{}')`,
    );
    const wish = { items: one(), delivery: DeliveryMethod.SHIP, address: { province: 'AB' } };
    const quote = await quoteOf({ ...wish, couponCode: 'ten' });
    expect(quote).toMatchObject({ discount: 10, coupon: { code: 'TEN', discount: 10 }, total: 110.25 });
    const refused = await quoteOf({ ...wish, couponCode: 'BIG' });
    expect(refused).toMatchObject({ discount: 0, coupon: null });
    expect(refused.problems).toMatchObject([{ productId: null, code: 'COUPON_MINIMUM_NOT_MET' }]);
    const unknown = await quoteOf({ ...wish, couponCode: 'NONE' });
    expect(unknown.problems).toMatchObject([{ productId: null, code: 'COUPON_NOT_FOUND' }]);
  });

  const nothing = { delivery: DeliveryMethod.SHIP, address };
  it.each([
    ['no list and no one signed in', () => nothing, 400, 'ORD_014'],
    ['an empty list', () => ({ ...nothing, items: [] }), 400, 'ORD_014'],
    ...[0, -1, 1.5, '1', null, 3e9, true].map(
      (quantity) =>
        [
          `quantity ${JSON.stringify(quantity)}`,
          () => ({ ...nothing, items: [{ productId: ball.id, quantity }] }),
          400,
          'ORD_015',
        ] as const,
    ),
    ['more money than an order can hold', () => ({ ...nothing, items: one(2_000_000_000) }), 400, 'ORD_015'],
    ['an invalid product id', () => ({ ...nothing, items: [{ productId: 'x' }] }), 400, 'ORD_005'],
    ['an unknown delivery', () => ({ ...nothing, items: one(), delivery: 3 }), 400, 'ORD_005'],
    ['an unknown field', () => ({ ...nothing, items: one(), price: 1 }), 400, 'ORD_005'],
    ['an unknown province', () => ({ items: one(), delivery: 1, address: { province: 'XX' } }), 400, 'ORD_005'],
    [
      'a pickup where there is no location',
      () => ({ items: one(), delivery: 2, locationId: 'google_1' }),
      404,
      'ARENA_001',
    ],
    ['a body that is a list', () => [], 400, 'ORD_003'],
  ] as const)('refuses %s', async (_name, body, status, code) => {
    const answer = await ask(body());
    expect([answer.status, answer.body.errorCode]).toEqual([status, code]);
  });

  it('answers for a coupon alone', async () => {
    expect(await api.guest.call('coupons.validate', { body: { code: 'ten', items: one(2) } })).toEqual({
      code: 'TEN',
      kind: 1,
      value: 10,
      discount: 20,
    });
    expect(await api.guest.refused('coupons.validate', { body: { code: 'none' } })).toEqual([404, 'COUPON_NOT_FOUND']);
    expect(await api.guest.refused('coupons.validate', { body: { code: 'ten', items: one(2_147_483_647) } })).toEqual([
      400,
      'COMMON_010',
    ]);
    expect(await api.guest.refused('coupons.validate', { body: { code: 'BIG', items: one() } })).toEqual([
      422,
      'COUPON_MINIMUM_NOT_MET',
    ]);
  });
});

describe('guessing coupon codes by quotes', () => {
  const api = useApi({ ROLES: 'http', RATE_LIMIT_FACTOR: '0.1' });

  it('is bounded, together with asking outright; prices and right codes are not', async () => {
    const { id } = await givenProduct(api.database, { price: 10_000 });
    await api.database.query(
      // A coupon without categories applies to all of them.
      `INSERT INTO coupons (id, code, kind, amount) VALUES ('0198c0de-0000-7000-8000-000000000001', 'RIGHT', 1, 10)`,
    );
    const quote = (couponCode?: string) =>
      api.guest.answer('orders.quote', {
        body: { items: [{ productId: id, quantity: 1 }], delivery: DeliveryMethod.SHIP, couponCode },
      });
    for (let time = 0; time < 8; time++) dataOf(await quote('right'));
    for (let guess = 0; guess < 5; guess++) dataOf(await quote(`GUESS${guess}`));
    expect(await api.guest.refused('coupons.validate', { body: { code: 'GUESS6' } })).toEqual([
      404,
      'COUPON_NOT_FOUND',
    ]);
    expect(outcomeOf(await quote('GUESS7'))).toEqual([429, 'COMMON_006']);
    dataOf(await quote());
  });
});

describe('ordering in someone else’s name', () => {
  const api = useApi({ ROLES: 'http', RATE_LIMIT_FACTOR: '0.1' });

  it('is bounded for each address: every cancelled order is an email to it', async () => {
    const { id } = await givenProduct(api.database, { price: 10_000 });
    const order = (email: string) =>
      api.guest.answer('orders.place', {
        body: {
          items: [{ productId: id, quantity: 1 }],
          delivery: DeliveryMethod.SHIP,
          address,
          email,
          expectedTotal: 120.75,
        },
      });
    for (let time = 0; time < 2; time++) dataOf(await order('victim@example.test'));
    expect(outcomeOf(await order('Victim@example.test'))).toEqual([429, 'COMMON_006']);
    dataOf(await order('somebody.else@example.test'));
  });
});
