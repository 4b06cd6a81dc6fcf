import { msPerHour } from '@dronesoccer/domain';
import { randomUUID } from 'node:crypto';
import {
  type CallBody,
  DeliveryMethod,
  limits,
  OrderEventKind,
  OrderStatus,
  type OrderWire,
  Role,
} from '@dronesoccer/contracts';
import { givenLocation, givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../../test/support/after-purchase.js';
import { useApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { registered, someEmail, withRoles } from '../../../../test/support/people.js';
import { address, expectBooksToBalance, placeOrder } from '../../../../test/support/shopping.js';

type Body = CallBody<'orders.admin.place'>;

const holdMs = limits.deskOrderHoldHours * msPerHour;

describe('an order that staff make for a customer', () => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 500, name: { en: 'Ball', fr: 'Balle' } });
  });
  afterEach(() => expectBooksToBalance(api.database));

  // Two balls to BC without provincial registration: 200 + 5 % GST, free shipping.
  const body = (changes: Partial<Body> = {}): Body => ({
    ...{ delivery: DeliveryMethod.SHIP, address, email: someEmail(), locale: 'en', expectedTotal: 210 },
    items: [{ productId: ball.id, quantity: 2 }],
    ...changes,
  });
  const make = (changes: Partial<Body> = {}) => desk.staff.call('orders.admin.place', { body: body(changes) });
  const priceOf = async (changes: Partial<Body> = {}): Promise<number> => {
    const { expectedTotal: _, ...quoted } = body(changes);
    return (await desk.staff.call('orders.admin.quote', { body: quoted })).total;
  };
  const refusal = (changes: Partial<Record<keyof Body, unknown>>) =>
    desk.staff.refused('orders.admin.place', { body: { ...body(), ...changes } });
  const tokenIn = (link: string | null) => new URL(link ?? '').searchParams.get('token') ?? '';
  const read = (id: string, accessToken: string): Promise<OrderWire> => desk.read({ id, accessToken } as OrderWire);
  const stockOf = async (productId: string) => {
    const sql = 'SELECT sum(quantity)::int AS pieces FROM stock_levels WHERE product_id = $1';
    return (await api.database.query<{ pieces: number }>(sql, [productId]))[0]?.pieces;
  };

  it('costs what checkout asks, holds its stock for a day, and is paid by the link of its email', async () => {
    const before = (await stockOf(ball.id)) ?? 0;
    expect(await priceOf()).toBe(210);
    const made = await make();
    expect(made).toMatchObject({ total: 210, number: expect.stringMatching(/^DS-/) });
    expect(await stockOf(ball.id)).toBe(before - 2);

    const mail = await api.mails.waitFor({ to: made.email, subject: /ready to be paid/ });
    expect(mail.links).toContain(made.paymentLink);
    expect(mail.text).toMatch(/We are holding your order until \w+, \w+ \d+, \d{4} at \d+:\d\d/);

    const token = tokenIn(made.paymentLink);
    const order = await read(made.id, token);
    expect(order).toMatchObject({ isDeskOrder: true, status: OrderStatus.PENDING, can: { pay: true } });
    expect(Date.parse(order.expiresAt ?? '') - Date.parse(order.createdAt)).toBe(holdMs);
    // Reading the order has changed nothing: the policies are accepted by paying.
    expect(await acceptances(made.id)).toBe(0);
    await desk.pay({ ...order, accessToken: token });
    expect(await acceptances(made.id)).toBeGreaterThan(0);
    expect(await read(made.id, token)).toMatchObject({ status: OrderStatus.PAID });
    expect(await desk.file(made)).toMatchObject({ isDeskOrder: true, paymentLink: null });
  });

  const acceptances = async (orderId: string): Promise<number> => {
    const sql = 'SELECT 1 FROM policy_acceptances WHERE subject_id = $1';
    return (await api.database.query(sql, [orderId])).length;
  };

  it('is paid at once if a coupon covers it, and then accepts the policies for the customer', async () => {
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, categories) VALUES (gen_random_uuid(), 'DESKGIFT', 2, 1000000, '{}')`,
    );
    const { id: locationId } = await givenLocation(api.database);
    const made = await make({
      ...{ delivery: DeliveryMethod.PICKUP, locationId, address: null, pickupContact: { fullName: 'Ari Tremblay' } },
      ...{ couponCode: 'DESKGIFT', expectedTotal: 0 },
    });
    expect(made).toMatchObject({ total: 0, paymentLink: null, expiresAt: null });
    expect(await desk.file(made)).toMatchObject({ status: OrderStatus.PAID });
    expect(await acceptances(made.id)).toBeGreaterThan(0);
  });

  it('writes to the customer in their language, and sends the link again on request', async () => {
    const made = await make({ locale: 'fr' });
    const mail = await api.mails.waitFor({ to: made.email, subject: /attend votre paiement/ });
    expect(mail.links).toContain(made.paymentLink);
    expect(made.paymentLink).toContain('/fr/');
    expect((await desk.file(made)).resendable).toContain('payment-link');
    const again = { params: { id: made.id }, body: { mail: 'payment-link' as const } };
    await desk.staff.call('orders.admin.resendMail', again);
    const { mails } = await eventually(
      () => desk.file(made),
      (file) => file.mails.length === 2,
    );
    expect(mails.map(({ resentBy }) => resentBy?.id ?? null)).toEqual([null, desk.admin.user.id]);
  });

  it('shows who made it, and leaves one audit entry', async () => {
    const made = await make();
    const { events, customer } = await desk.file(made);
    expect(events[0]).toMatchObject({ kind: OrderEventKind.PLACED, actor: { id: desk.admin.user.id } });
    expect(customer.userId).toBeNull();
    const sql = 'SELECT action, actor_id AS "actorId", after FROM audit_entries WHERE subject_id = $1';
    expect(await api.database.query(sql, [made.id])).toEqual([
      {
        ...{ action: 'order.made-at-desk', actorId: desk.admin.user.id },
        after: { number: made.number, total: 210 },
      },
    ]);
  });

  it('belongs to the account that has verified the email, and to no other person', async () => {
    const [customer, stranger] = [await registered(api), await registered(api)];
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [customer.user.id]);
    const { id } = await make({ email: customer.email });
    const own = () => api.as(customer).answer('orders.get', { params: { id } });
    expect((await eventually(own, ({ status }) => status === 200)).body.data).toMatchObject({ can: { pay: true } });
    expect(await api.as(stranger).refused('orders.get', { params: { id } })).toEqual([404, 'ORD_001']);
    expect(await api.guest.refused('payments.create', { body: { orderId: id } })).toEqual([404, 'PAY_001']);
  });

  it('takes the last piece once, of two orders at the same moment (ORD_010)', async () => {
    const { id: productId } = await givenProduct(api.database, { price: 10_000, stock: 1 });
    const wish = { items: [{ productId, quantity: 1 }] };
    const total = await priceOf(wish);
    const answers = await Promise.all(
      [1, 2].map(() => desk.staff.answer('orders.admin.place', { body: body({ ...wish, expectedTotal: total }) })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ errorCode: 'ORD_010' });
    expect(await stockOf(productId)).toBe(0);
  });

  it('is made once when the call is repeated, and the stored answer holds no link', async () => {
    const same = { body: body(), idempotencyKey: randomUUID() };
    const first = await desk.staff.call('orders.admin.place', same);
    expect(await desk.staff.call('orders.admin.place', same)).toEqual(first);
    const [kept] = await api.database.query<{ row: string }>(
      'SELECT to_jsonb(k)::text AS row FROM idempotency_keys k WHERE k.key = $1',
      [same.idempotencyKey],
    );
    expect(kept?.row).toContain(first.number);
    expect(kept?.row).not.toContain(tokenIn(first.paymentLink));
  });

  it('refuses what checkout refuses: no items (ORD_014), no email (ORD_005), another total (CHECKOUT_001)', async () => {
    expect(await refusal({ items: [] })).toEqual([400, 'ORD_014']);
    expect(await refusal({ items: undefined })).toEqual([400, 'ORD_014']);
    expect(await refusal({ email: undefined })).toEqual([400, 'ORD_005']);
    expect(await refusal({ expectedTotal: 200 })).toEqual([409, 'CHECKOUT_001']);
    expect(await refusal({ address: null })).toEqual([400, 'CHECKOUT_002']);
    const retired = await givenProduct(api.database, { isActive: false, stock: 9 });
    expect(await refusal({ items: [{ productId: retired.id, quantity: 1 }] })).toEqual([409, 'PROD_003']);
    expect(await refusal({ couponCode: 'NO-SUCH-CODE' })).toEqual([404, 'COUPON_NOT_FOUND']);
  });

  it('waits at a location for a pickup', async () => {
    const { id: locationId } = await givenLocation(api.database, { name: { en: 'North Arena', fr: 'Aréna Nord' } });
    const wish = { delivery: DeliveryMethod.PICKUP, locationId, address: null };
    const expectedTotal = await priceOf(wish);
    const made = await make({ ...wish, expectedTotal, pickupContact: { fullName: 'Ari Tremblay' } });
    expect(await read(made.id, tokenIn(made.paymentLink))).toMatchObject({
      pickupLocation: { name: 'North Arena' },
      pickupContact: { fullName: 'Ari Tremblay' },
    });
  });

  it('ends a day later if it is not paid, gives its stock back, and can no longer be paid (PAY_006)', async () => {
    const made = await make();
    const taken = (await stockOf(ball.id)) ?? 0;
    const token = tokenIn(made.paymentLink);
    await api.database.query(
      `UPDATE orders SET placed_at = placed_at - make_interval(hours => $2),
         hold_expires_at = hold_expires_at - make_interval(hours => $2) WHERE id = $1`,
      [made.id, limits.deskOrderHoldHours],
    );
    const late = { body: { orderId: made.id, token } };
    expect(await api.guest.refused('payments.create', late)).toEqual([409, 'PAY_006']);
    await api.database.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = 'orders.expire' AND data ->> 'orderId' = $1`,
      [made.id],
    );
    await eventually(
      () => desk.file(made),
      ({ status }) => status === OrderStatus.CANCELLED,
    );
    expect(await stockOf(ball.id)).toBe(taken + 2);
    const mail = await api.mails.waitFor({ to: made.email, subject: /is cancelled/ });
    expect(mail.text).toContain('for 24 hours');
  });

  it('does not use up what the customer may hold unpaid, as an own order does', async () => {
    const email = someEmail();
    const most = (perLine: number) =>
      Promise.all([1, 2, 3, 4, 5].map(() => givenProduct(api.database, { price: 1_000, stock: perLine * 9 })));
    const items = (await most(10)).map(({ id }) => ({ productId: id, quantity: 10 }));
    const total = await priceOf({ items });
    for (let made = 0; made < 3; made++) await make({ email, items, expectedTotal: total });
    expect(await placeOrder(desk.origin, { email, items })).toMatchObject({ status: OrderStatus.PENDING });
  });

  it('is made only by a SUPER_ADMIN', async () => {
    const admin = api.as(await withRoles(api, Role.ADMIN));
    expect(await admin.refused('orders.admin.place', { body: body() })).toEqual([403, 'AUTH_003']);
    expect(await admin.refused('orders.admin.quote', { body: body() })).toEqual([403, 'AUTH_003']);
  });
});
