import { randomUUID } from 'node:crypto';
import { type Connection, databaseAtVersion, type DatabaseAtVersion, openConnection } from '@dronesoccer/devkit';
import { migrate } from '@dronesoccer/prisma/migrate';

/** Verbatim statements of the release before payments had subjects. */
const before = {
  payment: `INSERT INTO payments AS p (id, order_id, provider, reference, amount_cents, currency, redirect_url, created_at, updated_at)
     VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz)
     ON CONFLICT (order_id) WHERE status = 1 DO NOTHING
     RETURNING p.id, p.order_id AS "orderId", p.status`,
  refund: `WITH refund AS (
       INSERT INTO refunds (id, payment_id, amount_cents, shipping_cents, tax_cents, kind, reason, order_return_id, actor_id, created_at)
       VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8::uuid, $9::uuid, $10::timestamptz)
     )
     INSERT INTO refund_lines (refund_id, order_line_id, quantity, restock)
     SELECT $1::uuid, p.* FROM unnest($11::uuid[], $12::int[], $13::boolean[]) AS p (order_line_id, quantity, restock)`,
  shippingRefunded: `SELECT EXISTS (SELECT 1 FROM refunds r JOIN payments p ON p.id = r.payment_id
       WHERE p.order_id = $1 AND r.shipping_cents > 0) AS yes`,
  openPayment: `SELECT p.id FROM payments p WHERE p.order_id = $1::uuid AND p.status = 1`,
} as const;

const [pending, paid, failed, refunded, cancelled] = [1, 2, 3, 4, 5];
const [adjustment, returned] = [3, 4];

describe('payment subjects come to a database of the version before', () => {
  let database: DatabaseAtVersion;
  let client: Connection;
  let product: string;

  beforeAll(async () => {
    database = await databaseAtVersion('payment_subjects', migrate);
    client = await openConnection(database.url);
    product = randomUUID();
    await client.query(
      `INSERT INTO products (id, slug, category, price_cents, weight_grams, created_at, updated_at) VALUES ($1, 'ball', 1, 10000, 900, now(), now())`,
      [product],
    );
  });
  afterAll(async () => {
    await client.close();
    await database.drop();
  });

  const placeOrder = async () => {
    const [order, line, number] = [randomUUID(), randomUUID(), randomUUID()];
    await client.query(
      `INSERT INTO orders (id, number, email, delivery, address, tax_province, subtotal_cents, shipping_cents, total_cents, hold_expires_at)
       VALUES ($1, $2, 'a@example.test', 1, '{}', 'BC', 20000, 1000, 21000, now())`,
      [order, number],
    );
    await client.query(
      `INSERT INTO order_lines (id, order_id, position, product_id, slug, name, category, tax_class, unit_price_cents, quantity)
       VALUES ($1, $2, 1, $3, 'ball', 'Ball', 1, 1, 10000, 2)`,
      [line, order, product],
    );
    return { order, line };
  };
  const pay = async (order: string, status: number | undefined) => {
    const id = randomUUID();
    const values = [id, order, 'sandbox', `sbx_${id}`, 21_000, 'CAD', null, new Date()];
    const [row] = await client.rows<{ orderId: string }>(before.payment, values);
    if (status !== pending) await client.query('UPDATE payments SET status = $2 WHERE id = $1', [id, status]);
    return { id, row };
  };
  interface Parts {
    shipping?: number;
    tax?: number;
    orderReturn?: string;
    line?: string;
  }
  const payBack = async (payment: string, { shipping = 0, tax = 0, orderReturn, line }: Parts = {}) => {
    const id = randomUUID();
    const kind = orderReturn === undefined ? adjustment : returned;
    const lines = line === undefined ? [[], [], []] : [[line], [1], [true]];
    const values = [id, payment, 5_000, shipping, tax, kind, 'why', orderReturn ?? null, null, new Date(), ...lines];
    await client.query(before.refund, values);
    return id;
  };
  const askBack = async (order: string) => {
    const id = randomUUID();
    await client.query('INSERT INTO order_returns (id, order_id) VALUES ($1, $2)', [id, order]);
    return id;
  };
  const subjectOf = (payment: string) =>
    client.rows(
      'SELECT subject_id, order_id, s.kind FROM payments p JOIN payment_subjects s ON s.id = subject_id WHERE p.id = $1',
      [payment],
    );
  const purposeOf = (refund: string) =>
    client.rows('SELECT order_return_id, shipping_cents, tax_cents FROM order_refunds WHERE refund_id = $1', [refund]);

  it('gives what it finds its subject, and refunds what they were for', async () => {
    const { order, line } = await placeOrder();
    const unpaid = await placeOrder();
    const payments = [];
    for (const status of [failed, cancelled, refunded, paid]) payments.push((await pay(order, status)).id);
    const open = await pay(unpaid.order, pending);
    const money = payments.at(-1) ?? '';
    const orderReturn = await askBack(order);
    const partly = await payBack(money, { shipping: 1_000, tax: 200, line });
    const forReturn = await payBack(money, { orderReturn });
    const plain = await payBack(money);

    expect((await database.migrateFurther())[0]).toMatch(/_payment_subjects$/);

    for (const id of payments) expect(await subjectOf(id)).toEqual([{ subject_id: order, order_id: order, kind: 1 }]);
    expect(await subjectOf(open.id)).toEqual([{ subject_id: unpaid.order, order_id: unpaid.order, kind: 1 }]);
    expect(await purposeOf(partly)).toEqual([{ order_return_id: null, shipping_cents: 1_000, tax_cents: 200 }]);
    expect(await purposeOf(forReturn)).toEqual([{ order_return_id: orderReturn, shipping_cents: 0, tax_cents: 0 }]);
    expect(await purposeOf(plain)).toEqual([]);
    expect(await client.rows('SELECT refund_id FROM refund_lines')).toEqual([{ refund_id: partly }]);
    expect(await client.rows('SELECT count(*)::int AS count FROM payment_subjects')).toEqual([{ count: 2 }]);
  });

  describe('and the version before goes on beside it', () => {
    it('places orders and pays them, one open payment at a time', async () => {
      const { order } = await placeOrder();
      const first = await pay(order, pending);
      expect(first.row).toMatchObject({ orderId: order });
      expect(await subjectOf(first.id)).toEqual([{ subject_id: order, order_id: order, kind: 1 }]);
      expect((await pay(order, pending)).row).toBeUndefined();
      await client.query('UPDATE payments SET status = $2 WHERE id = $1', [first.id, failed]);
      expect((await pay(order, pending)).row).toBeDefined();
    });

    it('writes refunds that are read in their new place', async () => {
      const { order, line } = await placeOrder();
      const { id } = await pay(order, paid);
      const orderReturn = await askBack(order);
      const partly = await payBack(id, { shipping: 1_000, tax: 200, line });
      expect(await purposeOf(partly)).toEqual([{ order_return_id: null, shipping_cents: 1_000, tax_cents: 200 }]);
      const forReturn = await payBack(id, { orderReturn });
      expect(await purposeOf(forReturn)).toEqual([{ order_return_id: orderReturn, shipping_cents: 0, tax_cents: 0 }]);
      expect(await purposeOf(await payBack(id))).toEqual([]);
    });

    it('reads payments and refunds that were written the new way', async () => {
      const { order } = await placeOrder();
      const [open, money, refund] = [randomUUID(), randomUUID(), randomUUID()];
      const insert = `INSERT INTO payments (id, subject_id, provider, reference, amount_cents, status) VALUES ($1::uuid, $2, 'sandbox', 'sbx_' || $1::uuid, 21000, $3)`;
      await client.query(insert, [open, order, pending]);
      await client.query(insert, [money, order, paid]);
      expect(await client.rows(before.openPayment, [order])).toEqual([{ id: open }]);
      const orderReturn = await askBack(order);
      await client.query(
        `INSERT INTO refunds (id, payment_id, amount_cents, kind, reason) VALUES ($1, $2, 5000, ${returned}, 'return')`,
        [refund, money],
      );
      await client.query(
        'INSERT INTO order_refunds (refund_id, order_return_id, shipping_cents, tax_cents) VALUES ($1, $2, 300, 20)',
        [refund, orderReturn],
      );
      expect(await client.rows(before.shippingRefunded, [order])).toEqual([{ yes: true }]);
      expect(await client.rows('SELECT order_return_id, tax_cents FROM refunds WHERE id = $1', [refund])).toEqual([
        { order_return_id: orderReturn, tax_cents: 20 },
      ]);
    });

    it('never lets two things share one id, nor a payment be for nothing', async () => {
      const { order } = await placeOrder();
      const taken = randomUUID();
      await client.query('INSERT INTO payment_subjects (id, kind) VALUES ($1, 2)', [taken]);
      await expect(client.query('UPDATE orders SET id = $2 WHERE id = $1', [order, randomUUID()])).rejects.toThrow(
        'orders_id_fkey',
      );
      await expect(
        client.query(
          `INSERT INTO orders (id, number, email, delivery, address, tax_province, subtotal_cents, total_cents, hold_expires_at)
           VALUES ($1, 'X', 'a@example.test', 1, '{}', 'BC', 1, 1, now())`,
          [taken],
        ),
      ).rejects.toThrow('is paid for as something else already');
      await expect(pay(randomUUID(), pending)).rejects.toThrow('payments_subject_id_fkey');
    });
  });
});
