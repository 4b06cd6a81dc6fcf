import { randomUUID } from 'node:crypto';
import {
  CancelReason,
  DeliveryMethod,
  OrderEventKind,
  OrderStatus,
  type OrderWire,
  PaymentStatus,
} from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, registered, someEmail } from '../../../test/support/people.js';
import { address, eventOf, expectBooksToBalance, sendWebhook, startPayment } from '../../../test/support/shopping.js';
import { Holds } from '../../money/sales/holds.js';
import { OrderSale } from './settle/order-sale.js';

describe('orders', () => {
  const api = useApi();
  let ball: GivenProduct;
  let origin: string;

  beforeAll(async () => {
    ball = await givenProduct(api.database, { price: 10_000, name: { en: 'Ball', fr: 'Balle' }, stock: 500 });
    origin = await api.app.getUrl();
  });
  afterEach(() => expectBooksToBalance(api.database));

  const place = async (changes: object = {}, person?: Person): Promise<OrderWire> => {
    const body = {
      delivery: DeliveryMethod.SHIP,
      address,
      items: [{ productId: ball.id, quantity: 2 }],
      email: someEmail(),
      expectedTotal: 210,
      ...changes,
    };
    return api.guest.call('orders.place', { body, headers: person?.bearer ?? {} });
  };

  const pay = async (order: OrderWire): Promise<void> => {
    const payment = await startPayment(origin, order);
    expect(await sendWebhook(origin, eventOf('paid', payment))).toMatchObject({ status: 200 });
  };

  const read = (order: OrderWire) =>
    api.guest.call('orders.get', { params: { id: order.id }, query: { token: order.accessToken } });
  const cancel = (order: OrderWire) =>
    api.guest.answer('orders.cancel', { params: { id: order.id }, query: { token: order.accessToken } });

  const stock = async (): Promise<number> => {
    const [row] = await api.database.query<{ quantity: number }>(
      'SELECT quantity FROM stock_levels WHERE product_id = $1',
      [ball.id],
    );
    return row?.quantity ?? -1;
  };

  describe('are read', () => {
    it('by their owner, and by no one else: a stranger’s answer is the same as for no order at all', async () => {
      const [owner, stranger] = [await registered(api), await registered(api)];
      const order = await place({}, owner);
      expect(await api.as(owner).call('orders.get', { params: { id: order.id } })).toMatchObject({
        id: order.id,
        total: 210,
        timeline: [{ kind: 1 }],
      });
      const missing = await api.as(stranger).answer('orders.get', { params: { id: randomUUID() } });
      for (const answer of [
        await api.as(stranger).answer('orders.get', { params: { id: order.id } }),
        await api.guest.answer('orders.get', { params: { id: order.id } }),
        await api.guest.answer('orders.get', { params: { id: 'not-an-id' } }),
        await api.as(stranger).answer('orders.cancel', { params: { id: order.id } }),
      ]) {
        expect([answer.status, answer.body]).toEqual([404, missing.body]);
      }
    });

    it('by a guest with the link, which opens this order alone', async () => {
      const [order, other] = [await place(), await place()];
      expect(await read(order)).toMatchObject({ number: order.number });
      const { accessToken = '' } = order;
      const respelled = accessToken.slice(0, -1) + String.fromCharCode(accessToken.charCodeAt(42) + 1);
      for (const token of [other.accessToken, respelled, `${accessToken}x`, 'x'.repeat(43), '', 'é'.repeat(43)]) {
        const answer = await api.guest.answer('orders.get', { params: { id: order.id }, query: { token } });
        expect([400, 404]).toContain(answer.status);
      }
    });

    it('as a list, newest first, by page and by status', async () => {
      const person = await registered(api);
      const list = (query: object) => api.as(person).call('me.orders', { query });
      expect(await list({})).toEqual({ items: [], total: 0, page: 1, pageSize: 24 });
      const orders = [await place({}, person), await place({}, person), await place({}, person)];
      await api.as(person).call('orders.cancel', { params: { id: orders[1]?.id ?? '' } });
      const first = await list({ pageSize: 2 });
      expect(first).toMatchObject({ total: 3, page: 1, pageSize: 2 });
      expect(first.items.map(({ id }) => id)).toEqual([orders[2]?.id, orders[1]?.id]);
      expect(first.items[0]).toMatchObject({
        title: 'Ball',
        firstQuantity: 2,
        otherLines: 0,
        totalItems: 2,
        total: 210,
        status: OrderStatus.PENDING,
      });
      expect((await list({ page: 2, pageSize: 2 })).items.map(({ id }) => id)).toEqual([orders[0]?.id]);
      expect(await list({ page: 9, pageSize: 2 })).toMatchObject({ items: [], total: 3 });
      expect((await list({ status: OrderStatus.CANCELLED })).items).toHaveLength(1);
      expect(await api.as(person).refused('me.orders', { query: { pageSize: 0 } })).toEqual([400, 'ORD_005']);
      expect(await api.guest.refused('me.orders')).toEqual([401, 'AUTH_002']);
    });
  });

  describe('are cancelled', () => {
    it('before they are paid: stock, coupon use and open payment are given back', async () => {
      await api.database.query(
        `INSERT INTO coupons (id, code, kind, amount, total_uses, categories) VALUES (gen_random_uuid(), 'ONCE', 1, 10, 1, '{}')`,
      );
      const before = await stock();
      const wish = { couponCode: 'ONCE', expectedTotal: 204.75 };
      const order = await place(wish);
      await startPayment(origin, order);
      expect(dataOf(await cancel(order))).toMatchObject({
        status: OrderStatus.CANCELLED,
        cancelReason: CancelReason.CUSTOMER,
        expiresAt: null,
        payment: { status: PaymentStatus.CANCELLED },
      });
      expect(await stock()).toBe(before);
      dataOf(await cancel(await place(wish)));
    });

    it('after they were paid: the money goes back, and a mail says so', async () => {
      const before = await stock();
      const order = await place({ locale: 'fr' });
      await pay(order);
      dataOf(await cancel(order));
      expect(await stock()).toBe(before);
      await eventually(async () => (await read(order)).payment?.status === PaymentStatus.REFUNDED);
      const kinds = (await read(order)).timeline.map(({ kind }) => kind);
      expect(kinds).toEqual([
        OrderEventKind.PLACED,
        OrderEventKind.PAYMENT_STARTED,
        OrderEventKind.PAID,
        OrderEventKind.CANCELLED,
        OrderEventKind.REFUNDED,
      ]);
      const mail = await api.mails.waitFor({ to: order.email, subject: /remboursement/ });
      expect(mail.text).toMatch(/210,00\s\$/);
      const cancelled = await api.mails.waitFor({ to: order.email, subject: /est annulée/ });
      expect(cancelled.text).toContain('Nous remboursons votre paiement');
    });

    it('not twice, and not once shipped', async () => {
      const order = await place();
      dataOf(await cancel(order));
      expect(outcomeOf(await cancel(order))).toEqual([409, 'ORD_011']);
      const shipped = await place();
      await pay(shipped);
      await api.database.query(`UPDATE orders SET status = 4, shipped_at = now() WHERE id = $1`, [shipped.id]);
      expect(outcomeOf(await cancel(shipped))).toEqual([409, 'ORD_012']);
    });

    it('not while their money cannot be given back', async () => {
      const order = await place();
      await pay(order);
      const before = await stock();
      await api.database.query(`UPDATE payments SET provider = 'gone' WHERE order_id = $1`, [order.id]);
      expect(outcomeOf(await cancel(order))).toEqual([409, 'ORD_007']);
      expect(await stock()).toBe(before);
      expect((await read(order)).status).toBe(OrderStatus.PAID);
    });

    it('once, when ten clicks come at the same time', async () => {
      const before = await stock();
      const order = await place();
      const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(order)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await stock()).toBe(before);
    });
  });

  describe('that no one pays', () => {
    const endHold = (order: OrderWire) =>
      api.database.query(`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE id = $1`, [order.id]);

    it('are ended by their own job at the end of their hold', async () => {
      const before = await stock();
      const order = await place();
      await startPayment(origin, order);
      const [job] = await api.database.query<{ id: string; start_after: Date }>(
        `SELECT id, start_after FROM pgboss.job WHERE name = 'orders.expire' AND data->>'orderId' = $1`,
        [order.id],
      );
      expect(job?.start_after.toISOString()).toBe(order.expiresAt);
      await endHold(order);
      await api.database.query('UPDATE pgboss.job SET start_after = now() WHERE id = $1', [job?.id]);
      await eventually(async () => (await read(order)).status === OrderStatus.CANCELLED);
      expect(await read(order)).toMatchObject({
        cancelReason: CancelReason.EXPIRED,
        payment: { status: PaymentStatus.CANCELLED },
      });
      expect(await stock()).toBe(before);
      const mail = await api.mails.waitFor({ to: order.email, subject: /is cancelled/ });
      expect(mail.text).toContain('Nothing was charged');
    });

    it('are ended by the sweep when their job was lost, each once', async () => {
      const before = await stock();
      const orders = [await place(), await place(), await place()];
      for (const order of orders) await endHold(order);
      const [holds, { sale }] = [api.app.get(Holds), api.app.get(OrderSale)];
      const sweep = () => holds.expireAllOverdue(sale);
      await Promise.all([sweep(), sweep()]);
      for (const order of orders) expect((await read(order)).status).toBe(OrderStatus.CANCELLED);
      expect(await stock()).toBe(before);
    });

    it('are left alone before their time, and once they are paid', async () => {
      const [early, paid] = [await place(), await place()];
      await pay(paid);
      await endHold(paid);
      await api.app.get(Holds).expire(api.app.get(OrderSale).sale, early.id);
      await api.app.get(Holds).expire(api.app.get(OrderSale).sale, paid.id);
      expect((await read(early)).status).toBe(OrderStatus.PENDING);
      expect((await read(paid)).status).toBe(OrderStatus.PAID);
    });
  });

  describe('of a guest', () => {
    it('become the account’s when its e-mail is verified, and not before', async () => {
      const email = someEmail();
      const order = await place({ email: email.toUpperCase() });
      const person = await registered(api, { email });
      const mine = () => api.as(person).call('me.orders');
      expect((await mine()).total).toBe(0);
      const mail = await api.mails.waitFor({ to: email, subject: /[Cc]onfirm/ });
      const token = new URL(mail.links.find((link) => link.includes('token=')) ?? '').searchParams.get('token');
      await api.guest.call('auth.verifyEmail', { body: { token: token ?? '' } });
      await eventually(async () => (await mine()).total === 1);
      expect((await read(order)).timeline.at(-1)?.kind).toBe(OrderEventKind.ADOPTED);
    });
  });

  it('are confirmed by mail with every line, each tax, the total and the link', async () => {
    const order = await place();
    await pay(order);
    const mail = await api.mails.waitFor({ to: order.email, subject: new RegExp(`${order.number} is confirmed`) });
    for (const text of ['Ball', '2 × $100.00', '$200.00', 'GST 5%', '$10.00', '$210.00', 'Vancouver BC V6B 1A1']) {
      expect(mail.text).toContain(text);
    }
    const link = new URL(mail.links.find((address) => address.includes('/shop/orders/')) ?? '');
    await api.guest.call('orders.get', {
      params: { id: link.pathname.split('/').at(-1) ?? '' },
      query: { token: link.searchParams.get('token') ?? '' },
    });
    const queued = await api.database.query<{ data: object }>(`SELECT data FROM pgboss.job WHERE name = 'orders.mail'`);
    expect(JSON.stringify(queued)).not.toContain(link.searchParams.get('token'));
  });
});
