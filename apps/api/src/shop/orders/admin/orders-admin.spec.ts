import { randomUUID } from 'node:crypto';
import {
  type AdminOrderPage,
  type CallBody,
  type CallQuery,
  CancelCause,
  DeliveryMethod,
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
import { expectBooksToBalance, placeOrder } from '../../../../test/support/shopping.js';

type List = AdminOrderPage;

describe('the dashboard’s orders', () => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;
  let locationId: string;

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 1_000, name: { en: 'Ball', fr: 'Balle' } });
    ({ id: locationId } = await givenLocation(api.database, {
      name: { en: 'North Arena', fr: 'Aréna Nord' },
      province: 'ON',
    }));
  });
  afterEach(() => expectBooksToBalance(api.database));

  const one = (changes: object = {}) => ({ items: [{ productId: ball.id, quantity: 1 }], ...changes });
  const pickup = () => one({ delivery: DeliveryMethod.PICKUP, locationId });
  const list = (query: CallQuery<'orders.admin.list'>) => desk.staff.call('orders.admin.list', { query });
  const move = (order: OrderWire, to: OrderStatus, expected: OrderStatus, more: object = {}) =>
    desk.staff.call('orders.admin.changeStatus', { params: { id: order.id }, body: { to, expected, ...more } });
  const refusedMove = (order: OrderWire, to: OrderStatus, expected: OrderStatus) =>
    desk.staff.refused('orders.admin.changeStatus', { params: { id: order.id }, body: { to, expected } });
  const numbers = ({ items }: List): string[] => items.map(({ number }) => number);

  it('are for super admins alone: members, admins of arenas and guests are refused', async () => {
    const order = await desk.paid(one());
    for (const person of [
      await registered(api),
      await withRoles(api, Role.ADMIN),
      await withRoles(api, Role.COMPANY_ADMIN),
    ]) {
      const { refused } = api.as(person);
      expect(await refused('orders.admin.list')).toEqual([403, 'AUTH_003']);
      expect(await refused('orders.admin.board')).toEqual([403, 'AUTH_003']);
      expect(await refused('orders.admin.get', { params: { id: order.id } })).toEqual([403, 'AUTH_003']);
    }
    expect(await api.guest.refused('orders.admin.get', { params: { id: order.id } })).toEqual([401, 'AUTH_002']);
  });

  it('show where their pieces come from, who bought them, and what was paid', async () => {
    const email = someEmail();
    await desk.paid(one({ email }));
    const order = await desk.paid(one({ email }));
    const file = await desk.file(order);
    expect(file).toMatchObject({
      customer: { name: 'Ari Tremblay', email, orders: 2, spent: 241.5, userId: null },
      nextSteps: [OrderStatus.SHIPPED, OrderStatus.CANCELLED],
      actions: { ready: false, track: false, refund: true, packingSlip: true },
      refundable: 120.75,
      payments: [{ provider: 'sandbox', amount: 120.75, events: [{ kind: 'paid' }] }],
      allocation: [{ productId: ball.id, points: [{ isWarehouse: true, name: 'Central warehouse', quantity: 1 }] }],
    });
    const french = await api
      .as(desk.admin)
      .answer('orders.admin.get', { params: { id: order.id }, headers: { 'accept-language': 'fr' } });
    expect(french.body.data.allocation).toMatchObject([{ points: [{ name: 'Entrepôt central' }] }]);
    expect(await desk.staff.refused('orders.admin.get', { params: { id: randomUUID() } })).toEqual([404, 'ORD_001']);
    expect(await desk.staff.refused('orders.admin.get', { params: { id: 'x' } })).toEqual([404, 'ORD_001']);
  });

  it('are shipped with a carrier and a number, which the buyer can follow and the shop correct', async () => {
    const order = await desk.paid(one());
    const tracking = { carrier: 'canada-post', trackingNumber: '7023210039414604' };
    const file = await move(order, OrderStatus.SHIPPED, OrderStatus.PAID, tracking);
    expect(file).toMatchObject({ nextSteps: [], actions: { track: true } });
    const seen = await desk.read(order);
    expect(seen.shipments).toMatchObject([tracking]);
    expect(seen.shipments[0]?.trackingUrl).toContain('7023210039414604');
    expect(seen.timeline.at(-1)).toMatchObject({ kind: OrderEventKind.SHIPPED, text: '7023210039414604' });
    const mail = await api.mails.waitFor({ to: order.email, subject: /on its way/ });
    expect(mail.text).toContain('7023210039414604');
    await desk.staff.call('orders.admin.track', {
      params: { id: order.id },
      body: { carrier: 'ups', trackingNumber: '1z 999' },
    });
    expect((await desk.read(order)).shipments).toMatchObject([{ carrier: 'ups', trackingNumber: '1Z 999' }]);
    await eventually(() => api.mails.mails({ to: order.email, subject: /on its way/ }).length === 2);
    // Another administrator still sees the first number (ORD_006).
    const track = (body: CallBody<'orders.admin.track'>) => ({ params: { id: order.id }, body });
    const late = track({ carrier: 'ups', expected: { carrier: 'canada-post', trackingNumber: '7023210039414604' } });
    expect(await desk.staff.refused('orders.admin.track', late)).toEqual([409, 'ORD_006']);
    await desk.staff.call(
      'orders.admin.track',
      track({ carrier: 'fedex', expected: { carrier: 'ups', trackingNumber: '1Z 999' } }),
    );
    expect((await desk.read(order)).shipments).toMatchObject([{ carrier: 'fedex', trackingNumber: null }]);
    const wrong = { carrier: 'ups', trackingNumber: 'nº;DROP' };
    expect(await desk.staff.refused('orders.admin.track', { params: { id: order.id }, body: wrong })).toEqual([
      400,
      'ORD_005',
    ]);
  });

  it('picked up are announced once, and handed over', async () => {
    const order = await desk.paid(pickup());
    const ready = () => desk.staff.call('orders.admin.ready', { params: { id: order.id } });
    expect(await ready()).toMatchObject({ isReady: true, actions: { ready: false } });
    await ready();
    const mail = await api.mails.waitFor({ to: order.email, subject: /ready for pickup/ });
    expect(mail.text).toContain('North Arena');
    expect(numbers(await list({ search: order.number }))).toEqual([order.number]);
    expect(await list({ search: order.number })).toMatchObject({ items: [{ isReady: true }] });
    await move(order, OrderStatus.SHIPPED, OrderStatus.PAID);
    await api.mails.waitFor({ to: order.email, subject: /You picked up/ });
    expect((await desk.read(order)).shipments).toEqual([]);
    expect(api.mails.mails({ to: order.email, subject: /ready for pickup/ })).toHaveLength(1);
    expect(await desk.staff.refused('orders.admin.ready', { params: { id: order.id } })).toEqual([409, 'ORD_008']);
  });

  it('are cancelled with their money back', async () => {
    const order = await desk.paid(one());
    const file = await move(order, OrderStatus.CANCELLED, OrderStatus.PAID);
    expect(file).toMatchObject({ status: OrderStatus.CANCELLED, refunds: [{ amount: 120.75, isAutomatic: true }] });
    await api.mails.waitFor({ to: order.email, subject: /is cancelled/ });
    await api.mails.waitFor({ to: order.email, subject: /Your refund/ });
  });

  describe.each([
    ['the buyer is notified', true],
    ['the buyer is not told', false],
  ])('are cancelled for a reason that the timeline shows, and %s', (_, tellBuyer) => {
    it.each(['en', 'fr'] as const)('(%s)', async (locale) => {
      const order = await desk.paid(one({ locale }));
      const grounds = { cause: CancelCause.NO_DELIVERY, note: 'The road is\nclosed till May.', tellBuyer };
      const file = await move(order, OrderStatus.CANCELLED, OrderStatus.PAID, { grounds });
      const isCancellation = ({ kind }: { kind: OrderEventKind }) => kind === OrderEventKind.CANCELLED;
      expect(file.events.find(isCancellation)).toMatchObject({
        actor: { name: expect.any(String) },
        text: grounds.note,
        cancelled: { cause: CancelCause.NO_DELIVERY, isTold: tellBuyer },
      });
      const mail = await api.mails.waitFor({ to: order.email, subject: /is cancelled|est annulée/ });
      expect(mail.text).toMatch(locale === 'en' ? /had to cancel/ : /dû annuler/);
      const said = [/cannot deliver|pouvons pas livrer/.test(mail.text), mail.text.includes('closed till May.')];
      expect(said).toEqual([tellBuyer, tellBuyer]);
      const shown = (await desk.read(order)).timeline.find(isCancellation);
      expect([shown?.cause, shown?.text]).toEqual(tellBuyer ? [grounds.cause, grounds.note] : [undefined, undefined]);
    });
  });

  it.each([{ cause: 9, tellBuyer: true }, { cause: 1 }, { cause: 1, tellBuyer: true, note: 'x'.repeat(1_001) }])(
    'are not cancelled for %o',
    async (grounds) => {
      const order = await desk.paid(one());
      const body = { to: OrderStatus.CANCELLED, expected: OrderStatus.PAID, grounds };
      expect((await desk.staff.refused('orders.admin.changeStatus', { params: { id: order.id }, body }))[0]).toBe(400);
      expect((await desk.read(order)).status).toBe(OrderStatus.PAID);
    },
  );

  it('that someone else has moved meanwhile are left alone', async () => {
    const order = await desk.paid(one());
    expect(await refusedMove(order, OrderStatus.CANCELLED, OrderStatus.PENDING)).toEqual([409, 'ORD_006']);
    await move(order, OrderStatus.SHIPPED, OrderStatus.PAID);
    expect(await refusedMove(order, OrderStatus.SHIPPED, OrderStatus.PAID)).toEqual([409, 'ORD_006']);
    expect(await refusedMove(order, OrderStatus.CANCELLED, OrderStatus.PAID)).toEqual([409, 'ORD_012']);
  });

  it('that are sent twice with one key move once', async () => {
    const order = await desk.paid(one());
    const key = randomUUID();
    for (let time = 0; time < 2; time++) {
      await api.as(desk.admin).call('orders.admin.changeStatus', {
        params: { id: order.id },
        body: { to: OrderStatus.SHIPPED, expected: OrderStatus.PAID },
        idempotencyKey: key,
      });
    }
    const shipped = (await desk.file(order)).events.filter(({ kind }) => kind === OrderEventKind.SHIPPED);
    expect(shipped).toHaveLength(1);
  });

  it('are shipped many at once, each for itself', async () => {
    const [ready, pending] = [await desk.paid(one()), await placeOrder(desk.origin, one())];
    const unknown = randomUUID();
    const orders: CallBody<'orders.admin.shipMany'>['orders'] = [
      { id: ready.id, carrier: 'fedex', trackingNumber: 'F-1' },
      { id: pending.id },
      { id: unknown },
    ];
    const answer = await desk.staff.call('orders.admin.shipMany', { body: { orders: [...orders, { id: ready.id }] } });
    expect(answer.shipped).toBe(1);
    expect(answer.results.map(({ number, problem }) => [number, problem?.code ?? null])).toEqual([
      [ready.number, null],
      [pending.number, 'ORD_006'],
      [null, 'ORD_001'],
      [ready.number, 'ORD_006'],
    ]);
    expect((await desk.read(ready)).shipments).toMatchObject([{ carrier: 'fedex', trackingNumber: 'F-1' }]);
    expect(await desk.staff.refused('orders.admin.shipMany', { body: { orders: [] } })).toEqual([404, 'ORD_002']);
  });

  it('keep notes that no buyer reads, and the mails that were sent', async () => {
    const order = await desk.paid(one());
    await eventually(async () => (await desk.file(order)).mails.length === 1);
    const file = await desk.staff.call('orders.admin.note', {
      params: { id: order.id },
      body: { text: ' Call before shipping ' },
    });
    expect(file.notes).toMatchObject([
      { text: 'Call before shipping', author: { id: desk.admin.user.id, name: 'Ari Tremblay' } },
    ]);
    expect(JSON.stringify(await desk.read(order))).not.toContain('Call before shipping');
    expect(file.resendable).toEqual(['confirmed']);
    await desk.staff.call('orders.admin.resendMail', { params: { id: order.id }, body: { mail: 'confirmed' } });
    await eventually(async () => (await desk.file(order)).mails.length === 2);
    expect((await desk.file(order)).mails).toMatchObject([
      { kind: 'confirmed', resentBy: null },
      { kind: 'confirmed', to: order.email, resentBy: { id: desk.admin.user.id } },
    ]);
    expect(api.mails.mails({ to: order.email, subject: /is confirmed/ })).toHaveLength(2);
    expect(
      await desk.staff.refused('orders.admin.resendMail', { params: { id: order.id }, body: { mail: 'shipped' } }),
    ).toEqual([409, 'ORD_008']);
    expect(
      await desk.staff.refused('orders.admin.resendMail', { params: { id: order.id }, body: { mail: 'love' } }),
    ).toEqual([400, 'ORD_005']);
  });

  it('leave a trace of who moved them', async () => {
    const order = await desk.paid(one());
    await desk.staff.call('orders.admin.note', { params: { id: order.id }, body: { text: 'Fragile' } });
    await move(order, OrderStatus.SHIPPED, OrderStatus.PAID, { carrier: 'ups', trackingNumber: 'U1X' });
    const trail = await api.database.query(
      'SELECT action, actor_id, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY id',
      [order.id],
    );
    expect(trail).toMatchObject([
      { action: 'order.noted', actor_id: desk.admin.user.id },
      {
        action: 'order.shipped',
        actor_id: desk.admin.user.id,
        before: { status: OrderStatus.PAID },
        after: { status: OrderStatus.SHIPPED, carrier: 'ups', trackingNumber: 'U1X' },
      },
    ]);
  });
});
