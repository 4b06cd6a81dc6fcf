import { CancelCause, OrderStatus, RefundStatus, Role } from '@dronesoccer/contracts';
import { Desk } from '../../../../test/support/after-purchase.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Person, withRoles } from '../../../../test/support/people.js';
import {
  address,
  expectBooksToBalance,
  placeOrder,
  referenceOf,
  startPayment,
} from '../../../../test/support/shopping.js';
import { saleKinds, type StartedSale, StripeSales } from '../../../../test/support/stripe-sales.js';
import { useStripeApi } from '../../../../test/support/stripe.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { refundPayment, sweepRefunds } from '../payments.jobs.js';

describe('a provider that is down for a day', () => {
  const shop = useStripeApi();
  const { api } = shop;
  const sales = new StripeSales(shop);
  let admin: Person;

  beforeAll(async () => {
    await api.database.query(
      `INSERT INTO tax_registrations (province, name, number) VALUES ('CA', 'GST', '1'), ('QC', 'QST', '2')`,
    );
    await sales.prepare();
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });
  afterEach(async () => {
    shop.stripe.switchOff(false);
    await expectBooksToBalance(api.database);
  });

  const account = () => shop.stripe.account;
  const stock = async () => {
    const [row] = await api.database.query<{ pieces: number; seats: number }>(
      `SELECT (SELECT sum(quantity)::int FROM stock_levels) AS pieces, (SELECT sum(taken)::int FROM class_slots) AS seats`,
    );
    return row;
  };
  const refundsAt = (session: string) => {
    const intent = account().session(session).payment_intent;
    return [...account().refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
  };
  const refundsOf = (orderId: string) =>
    api.database.query<{ id: string; status: RefundStatus; cents: number }>(
      `SELECT r.id, r.status, r.amount_cents AS cents FROM refunds r JOIN payments p ON p.id = r.payment_id
       WHERE p.subject_id = $1 ORDER BY r.created_at, r.id`,
      [orderId],
    );
  const paid = async (): Promise<StartedSale> => {
    const sale = await sales.start(saleKinds[0]);
    account().pay(sale.session);
    await shop.stripe.settled();
    return sale;
  };
  const sweep = () => api.app.get(Jobs).enqueue(api.database, sweepRefunds, {});

  it('takes no payment, gives stock and seats back, lets refunds wait, and settles everything once it is back', async () => {
    const before = await stock();
    const bought = await paid();
    const open = await Promise.all(saleKinds.map((kind) => sales.open(kind)));
    const started = await sales.start(saleKinds[0]);
    shop.stripe.switchOff(true);
    const sessions = account().sessions.size;
    for (const sale of open) await expect(sale.pay()).rejects.toThrow(/ 502 .*PAY_004/);
    const grounds = { cause: CancelCause.BUYER_ASKED, note: '', tellBuyer: false };
    const body = { to: OrderStatus.CANCELLED, expected: OrderStatus.PAID, grounds };
    await api.as(admin).call('orders.admin.changeStatus', { params: { id: bought.id }, body });

    // The holds end while the pages at the provider cannot be closed.
    await sales.endHolds();
    expect(await stock()).toEqual(before);
    // The job of the refund uses up its attempts, and a day later nothing has changed.
    await eventually(async () => {
      const sql = `SELECT 1 FROM pgboss.job WHERE name = $1 AND state = 'retry'`;
      return (await api.database.query(sql, [refundPayment.name])).length > 0;
    });
    await api.database.query(`DELETE FROM pgboss.job WHERE name = $1`, [refundPayment.name]);
    await api.database.query(`UPDATE refunds SET created_at = created_at - interval '1 day 30 minutes'`);
    await sweep();
    await eventually(async () => {
      const sql = `SELECT 1 FROM pgboss.job WHERE name = $1 AND state = 'retry'`;
      return (await api.database.query(sql, [refundPayment.name])).length > 0;
    });
    expect(await refundsOf(bought.id)).toMatchObject([{ status: RefundStatus.PENDING }]);
    expect([account().sessions.size, account().refunds.size]).toEqual([sessions, 0]);

    shop.stripe.switchOff(false);
    await api.database.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
    await sweep();
    await eventually(async () => (await refundsOf(bought.id))[0]?.status === RefundStatus.DONE);
    await sales.jobsAreDone('payments.close-session', refundPayment.name);
    expect(refundsAt(bought.session)).toHaveLength(1);
    // The page that could not be closed in time is closed now, so no one can pay on it any more.
    expect(account().session(started.session).status).toBe('expired');
    const again = await paid();
    expect((await sales.state(again)).status).toBe(2);
  });

  it('gives back a payment that is refunded in uneven parts by several hands, to the cent and never more', async () => {
    const desk = await Desk.open(api);
    const quebec = { ...address, province: 'QC', postalCode: 'H2X 1Y4' } as const;
    const order = await placeOrder(shop.origin, {
      items: [{ productId: shop.productId, quantity: 1 }],
      address: quebec,
    });
    const session = referenceOf(await startPayment(shop.origin, order));
    account().pay(session);
    await shop.stripe.settled();
    const refund = (amount: number) =>
      desk.staff.answer('orders.admin.refund', { params: { id: order.id }, body: { amount, reason: 'parts' } });
    for (const amount of [10.01, 0.33, 7.77]) expect((await refund(amount)).status).toBe(201);
    await eventually(async () => refundsAt(session).length === 3);
    await shop.stripe.settled();
    account().createRefund({ payment_intent: account().session(session).payment_intent ?? '', amount: '1234' });
    await shop.stripe.settled();
    const left = Math.round(order.total * 100) - 1_001 - 33 - 777 - 1_234;
    expect((await refund((left + 1) / 100)).status).toBe(422);
    const atOnce = await Promise.all([refund(left / 100), refund(left / 100)]);
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    await eventually(async () => (await sales.state({ kind: saleKinds[0], id: order.id })).payments.startsWith('4 of'));
    await shop.stripe.settled();
    expect(refundsAt(session).reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(order.total * 100));
    expect((await refundsOf(order.id)).map(({ cents }) => cents).reduce((sum, cents) => sum + cents, 0)).toBe(
      Math.round(order.total * 100),
    );
    // Each tax of the order was charged and given back to the cent, so it nets to zero.
    const taxes = await desk.staff.call('reports.admin.table', { query: { report: 'taxDetails' } });
    const ofQuebec = taxes.rows.filter(({ key }) => key.includes('|QC|'));
    expect(ofQuebec).toHaveLength(2);
    expect(ofQuebec.map(({ figures }) => figures[3])).toEqual([0, 0]);
  });
});
