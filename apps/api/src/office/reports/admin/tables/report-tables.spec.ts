import {
  type AddressBody,
  PaymentStatus,
  reportNames,
  type ReportName,
  type ReportTableWire,
  ReturnReason,
  Role,
} from '@dronesoccer/contracts';
import { givenProduct, givenSlot } from '@dronesoccer/devkit';
import { msPerDay, msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../../../test/support/api.js';
import { Desk } from '../../../../../test/support/after-purchase.js';
import { cancelBooking, paidBooking } from '../../../../../test/support/booking.js';
import { assignCoaches } from '../../../../../test/support/coaches.js';
import { dataOf, outcomeOf } from '../../../../../test/support/client.js';
import { offeredPlans, paidMembership } from '../../../../../test/support/memberships.js';
import { registered, withRoles } from '../../../../../test/support/people.js';
import { address, expectBooksToBalance } from '../../../../../test/support/shopping.js';

const cents = (dollars: number): number => Math.round(dollars * 100);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + cents(value), 0);

describe('the reports', () => {
  const api = useApi();
  let desk: Desk;

  const table = (report: ReportName, query: { from?: string; to?: string; compare?: 'year' | 'previous' } = {}) =>
    desk.staff.call('reports.admin.table', { query: { report, ...query } });
  const file = async (report: ReportName, language = 'en'): Promise<string[]> => {
    const headers = { 'accept-language': language };
    const text = await desk.staff.call('reports.admin.tableExport', { query: { report }, headers });
    return text.replace('\u{feff}', '').trimEnd().split('\r\n');
  };
  const inProvince = (province: AddressBody['province'], postalCode: string): AddressBody => ({
    ...address,
    province,
    postalCode,
  });
  const quebec = inProvince('QC', 'H2X 1Y4');
  const ontario = inProvince('ON', 'M5V 2T6');
  let kit: string;
  let bolt: string;

  beforeAll(async () => {
    desk = await Desk.open(api);
    await api.database.query(
      `INSERT INTO tax_registrations (province, name, number) VALUES ('CA', 'GST', '123 RT0001'), ('QC', 'QST', '456 TQ0001'),
         ('BC', 'PST', 'PST-1')`,
    );
    // Prices that make every share uneven.
    ({ id: kit } = await givenProduct(api.database, { price: 3_333, stock: 100, category: 2 }));
    ({ id: bolt } = await givenProduct(api.database, { price: 101, stock: 500, category: 6 }));
    const items = (kits: number, bolts: number) => [
      { productId: kit, quantity: kits },
      { productId: bolt, quantity: bolts },
    ];
    const code = 'THIRD33';
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, categories) VALUES (gen_random_uuid(), $1, 1, 33, '{}')`,
      [code],
    );
    const refund = (id: string, body: object) =>
      desk.staff.call('orders.admin.refund', { params: { id }, body: { reason: 'Test', ...body } });
    const piece = (productId: string, quantity: number) => ({ productId, quantity, restock: true });
    // Quebec: two taxes; refunded line by line, with an odd amount in between, until nothing is left.
    const whole = await desk.paid({ items: items(3, 7), address: quebec, couponCode: code });
    await refund(whole.id, { lines: [piece(kit, 1)] });
    await refund(whole.id, { amount: 1.01 });
    await refund(whole.id, { lines: [piece(kit, 2), piece(bolt, 7)], shipping: true, amount: await left(whole.id) });
    // Quebec: a part stays refunded; Ontario: HST, kept and cancelled; British Columbia: GST and PST, with a return.
    const part = await desk.paid({ items: items(2, 3), address: quebec });
    await refund(part.id, { lines: [piece(bolt, 2)], shipping: true });
    await desk.paid({ items: items(1, 1), address: ontario });
    const cancelled = await desk.paid({ items: items(1, 2), address: ontario });
    await api.guest.call('orders.cancel', { params: { id: cancelled.id }, query: { token: cancelled.accessToken } });
    const returned = await desk.shipped({ items: items(2, 1) });
    const returnId = await desk.returned(returned, [{ productId: kit, quantity: 1, reason: ReturnReason.DAMAGED }]);
    await desk.staff.call('orders.admin.approveReturn', { params: { id: returned.id, returnId } });
    const received = { lines: [{ productId: kit, restock: false }] };
    await desk.staff.call('orders.admin.receiveReturn', { params: { id: returned.id, returnId }, body: received });
    // A booking of three seats, one of them refunded, and a membership in Quebec.
    const slot = await givenSlot(api.database, { startsAt: new Date(Date.now() + 20 * msPerDay) });
    const booking = await paidBooking(api.origin, { slotId: slot.id, seats: 3 });
    const seatIds = [booking.seats[0]?.id ?? ''];
    dataOf(await cancelBooking(api.origin, booking, { seatIds, expectedRefund: booking.total / 3 }));
    await offeredPlans(api);
    await paidMembership(api, await registered(api), { province: 'QC' });
  });

  const left = async (orderId: string): Promise<number> => {
    const [row] = await api.database.query<{ cents: number }>(
      'SELECT (amount_cents - refunded_cents)::int AS cents FROM payments WHERE subject_id = $1',
      [orderId],
    );
    return (row?.cents ?? 0) / 100;
  };
  const totalOf = ({ totals }: ReportTableWire, index: number): number => cents(totals[index] ?? 0);

  it('add up to the reconciliation’s money, to the cent, however they are grouped', async () => {
    await expectBooksToBalance(api.database);
    const { money, paidFor } = await desk.staff.call('reports.admin.reconciliation');
    for (const report of ['provinces', 'months', 'places'] as const) {
      const found = await table(report);
      expect([totalOf(found, 1), totalOf(found, 2)]).toEqual([cents(money.received), cents(money.refunded)]);
      expect(totalOf(found, 3) + totalOf(found, 4)).toBe(cents(money.balance));
    }
    const [orders, bookings, memberships] = paidFor;
    const [goods, arenas, plans, taxes] = [
      await table('products'),
      await table('arenas'),
      await table('memberships'),
      await table('taxes'),
    ];
    expect([totalOf(arenas, 1), totalOf(arenas, 2)]).toEqual([
      cents(bookings?.received ?? 0),
      cents(bookings?.refunded ?? 0),
    ]);
    expect([totalOf(plans, 1), totalOf(plans, 2)]).toEqual([
      cents(memberships?.received ?? 0),
      cents(memberships?.refunded ?? 0),
    ]);
    // Goods before tax, arenas and plans before tax, and the net tax are all the money that is left.
    expect(totalOf(goods, 4) + totalOf(arenas, 4) + totalOf(plans, 4) + totalOf(taxes, 3)).toBe(cents(money.balance));
    expect(totalOf(goods, 4) + totalOf(taxes, 3) - totalOf(arenas, 3) - totalOf(plans, 3)).toBe(
      cents(orders?.balance ?? 0),
    );
    const categories = await table('categories');
    expect(categories.totals).toEqual(goods.totals);
    expect(categories.rows.map(({ name }) => name.en)).toEqual(['Kit', 'Parts and Accessories', 'Shipping and other']);
  });

  it('split the tax to file by registration, collected and refunded', async () => {
    const { rows } = await table('taxes');
    expect(rows.map(({ name, detail }) => [name.en, name.fr, detail])).toEqual([
      ['GST/HST', 'TPS/TVH', '123 RT0001'],
      ['PST British Columbia', 'TVP Colombie-Britannique', 'PST-1'],
      ['QST Quebec', 'TVQ Québec', '456 TQ0001'],
    ]);
    const lines = await api.database.query<{ cents: number }>(
      `SELECT sum(t.amount_cents)::int AS cents FROM (
         SELECT order_id AS id, name, amount_cents FROM order_tax_lines
         UNION ALL SELECT booking_id, name, amount_cents FROM booking_tax_lines
         UNION ALL SELECT membership_id, name, amount_cents FROM membership_tax_lines) t
       GROUP BY CASE WHEN name IN ('GST', 'HST') THEN 1 WHEN name = 'PST' THEN 2 ELSE 3 END
       ORDER BY CASE WHEN min(name) IN ('GST', 'HST') THEN 1 WHEN min(name) = 'PST' THEN 2 ELSE 3 END`,
    );
    expect(rows.map(({ figures }) => cents(figures[1] ?? 0))).toEqual(lines.map((line) => line.cents));
    for (const { figures } of rows) expect(sum([figures[1] ?? 0, -(figures[2] ?? 0)])).toBe(cents(figures[3] ?? 0));
    const details = await table('taxDetails');
    expect(details.totals).toEqual((await table('taxes')).totals);
    expect(details.rows.map(({ name }) => name.en)).toContain('QST 9.975% Quebec');
  });

  it('leave no tax of a sale that was refunded in full, whatever the steps', async () => {
    // Without everything that was refunded in part, each remaining sale in Ontario kept all of its tax or none.
    const details = await table('taxDetails');
    const hst = details.rows.find(({ name }) => name.en.startsWith('HST'));
    const [order] = await api.database.query<{ cents: number }>(
      `SELECT sum(tax_cents)::int AS cents FROM orders WHERE tax_province = 'ON' AND status = 2`,
    );
    expect(cents(hst?.figures[3] ?? 0)).toBe(order?.cents);
    const [all] = await api.database.query<{ left: number }>(
      `SELECT sum(amount_cents - refunded_cents)::int AS left FROM payments p JOIN orders o ON o.id = p.subject_id
       WHERE o.coupon_code IS NOT NULL`,
    );
    expect(all?.left).toBe(0);
    const coupons = await table('coupons');
    expect(coupons.rows).toMatchObject([{ name: { en: 'THIRD33' } }]);
    expect(coupons.rows[0]?.figures[2]).toBe(coupons.rows[0]?.figures[3]);
    const quebec = await table('provinces');
    const net = quebec.rows.find(({ key }) => key === 'QC')?.figures[3] ?? 0;
    const [kept] = await api.database.query<{ cents: number }>(
      `SELECT (sum(o.tax_cents) - sum(COALESCE((SELECT sum(f.tax_cents) FROM order_refunds f JOIN refunds r ON r.id = f.refund_id
           JOIN payments p ON p.id = r.payment_id WHERE p.subject_id = o.id), 0)) + (SELECT sum(tax_cents) FROM memberships))::int AS cents
       FROM orders o WHERE o.tax_province = 'QC' AND o.coupon_code IS NULL`,
    );
    expect(cents(net)).toBe(kept?.cents);
  });

  it('count what coaches did and how campaigns went', async () => {
    const coach = await withRoles(api, Role.COACH);
    const soon = new Date(Date.now() + msPerHour);
    const { id } = await givenSlot(api.database, { startsAt: soon });
    await assignCoaches(api.database, id, coach);
    await paidBooking(api.origin, { slotId: id, seats: 2 });
    const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const span = { from: day(Date.now() - msPerDay), to: day(Date.now() + 48 * msPerHour) };
    expect((await table('coaches', span)).rows).toMatchObject([{ figures: [1, 1, 2, 0, 0] }]);
    expect((await table('campaigns')).rows).toEqual([]);
  });

  it('count an order that was paid twice once, and so its discount', async () => {
    const coupon = async () => (await table('coupons')).rows[0]?.figures.map(cents) ?? [];
    const [orders, discount, received = NaN, refunded] = await coupon();
    await api.database.query(
      `INSERT INTO payments (id, subject_id, order_id, provider, reference, method, status, amount_cents, paid_at)
       SELECT gen_random_uuid(), p.subject_id, p.order_id, p.provider, p.reference || '-again', p.method, $1, p.amount_cents, p.paid_at
       FROM payments p JOIN orders o ON o.id = p.subject_id WHERE o.coupon_code IS NOT NULL`,
      [PaymentStatus.PAID],
    );
    expect(await coupon()).toEqual([orders, discount, 2 * received, refunded]);
    await api.database.query(`DELETE FROM payments WHERE reference LIKE '%-again'`);
  });

  it('are compared with the period before and the year before, with what vanished since', async () => {
    const now = await table('provinces');
    await api.database.query(`UPDATE payments SET paid_at = paid_at - interval '1 year' WHERE subject_id IN
      (SELECT id FROM memberships)`);
    const later = await table('memberships', { compare: 'year' });
    expect(later.compared).not.toBeNull();
    expect(later.rows).toMatchObject([{ figures: [0, 0, 0, 0, 0], before: [1, 137.97, 0, 17.97, 120] }]);
    expect([later.totals[1], later.totalsBefore?.[1]]).toEqual([0, 137.97]);
    await api.database.query(`UPDATE payments SET paid_at = paid_at + interval '1 year' WHERE subject_id IN
      (SELECT id FROM memberships)`);
    expect((await table('provinces')).totals).toEqual(now.totals);
  });

  it('are files too, in both languages, and REPORT_002 says when there is nothing', async () => {
    const lines = await file('taxes');
    expect(lines[0]).toBe('Tax to file,Details,Taxable sales,Tax collected,Tax refunded,Net tax');
    expect(lines).toHaveLength(4);
    expect((await file('taxes', 'fr'))[3]).toMatch(/^TVQ Québec,456 TQ0001,/);
    for (const report of reportNames) {
      const outcome = outcomeOf(await desk.staff.answer('reports.admin.table', { query: { report } }));
      expect(outcome[0]).toBe(200);
    }
    const long = { report: 'taxes', from: '2016-01-01', to: '2026-01-01' } as const;
    expect(await desk.staff.refused('reports.admin.table', { query: long })).toEqual([400, 'REPORT_001']);
    expect(await desk.staff.refused('reports.admin.tableExport', { query: long })).toEqual([400, 'REPORT_001']);
    const empty = { report: 'campaigns' } as const;
    expect(await desk.staff.refused('reports.admin.tableExport', { query: empty })).toEqual([404, 'REPORT_002']);
    const admin = api.as(await withRoles(api, Role.ADMIN));
    expect(await admin.refused('reports.admin.table', { query: empty })).toEqual([403, 'AUTH_003']);
  });
});
