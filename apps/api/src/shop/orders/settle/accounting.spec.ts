import type { BookCheck } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import {
  accounts,
  eventOf,
  expectBooksToBalance,
  placeOrder,
  sendWebhook,
  startPayment,
} from '../../../../test/support/shopping.js';
import { Payables } from '../../../money/payments/index.js';
import { mismatches } from '../../../office/reports/admin/reconciliation/reconciliation.queries.js';

describe('the books', () => {
  const api = useApi({ ROLES: 'http' });
  let origin: string;
  let productId: string;

  beforeAll(async () => {
    origin = await api.app.getUrl();
    ({ id: productId } = await givenProduct(api.database, { price: 10_000, stock: 100 }));
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, categories) VALUES (gen_random_uuid(), 'TEN', 1, 10, '{}')`,
    );
  });
  afterEach(() => expectBooksToBalance(api.database));

  const paidOrder = async () => {
    const order = await placeOrder(origin, { items: [{ productId, quantity: 2 }], couponCode: 'TEN' });
    await sendWebhook(origin, eventOf('paid', await startPayment(origin, order)));
    return order;
  };

  it('that tests look over are those of every feature that is paid for something', () => {
    const byName = (all: typeof accounts) =>
      [...all].sort((one, other) => one.moneyCheck.localeCompare(other.moneyCheck));
    expect(byName(accounts)).toEqual(byName(api.app.get(Payables).accounts));
  });

  it('balance after an order was placed, paid for, and another one cancelled', async () => {
    await paidOrder();
    const { id, accessToken } = await placeOrder(origin, { items: [{ productId, quantity: 1 }] });
    await api.guest.call('orders.cancel', { params: { id }, query: { token: accessToken } });
    await expectBooksToBalance(api.database);
  });

  const tampering: [change: string, sql: string, undo: string, found: BookCheck[]][] = [
    [
      'a line that grew cheaper',
      'UPDATE order_lines SET unit_price_cents = unit_price_cents - 1 WHERE order_id = $1',
      'UPDATE order_lines SET unit_price_cents = unit_price_cents + 1 WHERE order_id = $1',
      ['orderSubtotals'],
    ],
    [
      'a share of the coupon that went to no line',
      'UPDATE order_lines SET discount_cents = discount_cents - 1 WHERE order_id = $1',
      'UPDATE order_lines SET discount_cents = discount_cents + 1 WHERE order_id = $1',
      ['orderDiscounts'],
    ],
    [
      'a tax line that grew',
      'UPDATE order_tax_lines SET amount_cents = amount_cents + 2 WHERE order_id = $1 AND position = 1',
      'UPDATE order_tax_lines SET amount_cents = amount_cents - 2 WHERE order_id = $1 AND position = 1',
      ['orderTaxes', 'taxRates'],
    ],
    [
      'a tax that was computed on something else',
      'UPDATE order_tax_lines SET taxable_cents = taxable_cents + 500 WHERE order_id = $1 AND position = 1',
      'UPDATE order_tax_lines SET taxable_cents = taxable_cents - 500 WHERE order_id = $1 AND position = 1',
      ['taxRates'],
    ],
    [
      'a payment that lost a cent',
      'UPDATE payments SET amount_cents = amount_cents - 1 WHERE order_id = $1',
      'UPDATE payments SET amount_cents = amount_cents + 1 WHERE order_id = $1',
      ['orderMoney'],
    ],
    [
      'an order that is paid by no payment',
      `UPDATE payments SET status = 3 WHERE order_id = $1`,
      `UPDATE payments SET status = 2 WHERE order_id = $1`,
      ['orderMoney'],
    ],
    [
      'a move that was forgotten',
      'UPDATE stock_moves SET delta = delta + 1 WHERE order_id = $1',
      'UPDATE stock_moves SET delta = delta - 1 WHERE order_id = $1',
      ['orderStock', 'stockLevels'],
    ],
    [
      'a level that somebody changed by hand',
      'UPDATE stock_levels SET quantity = quantity + 5 WHERE product_id = (SELECT product_id FROM order_lines WHERE order_id = $1)',
      'UPDATE stock_levels SET quantity = quantity - 5 WHERE product_id = (SELECT product_id FROM order_lines WHERE order_id = $1)',
      ['stockLevels'],
    ],
    [
      'a coupon that counted one use too many',
      `UPDATE coupons SET used_count = used_count + 1 WHERE $1::uuid IS NOT NULL`,
      `UPDATE coupons SET used_count = used_count - 1 WHERE $1::uuid IS NOT NULL`,
      ['couponUses'],
    ],
    [
      'a use that was given back while its order stands',
      'UPDATE coupon_redemptions SET released_at = now() WHERE order_id = $1',
      'UPDATE coupon_redemptions SET released_at = NULL WHERE order_id = $1',
      ['orderCoupons', 'couponUses'],
    ],
    [
      'an open payment of an order that is paid',
      `UPDATE payments SET status = 1 WHERE order_id = $1`,
      `UPDATE payments SET status = 2 WHERE order_id = $1`,
      ['openPayments', 'orderMoney'],
    ],
    [
      'a payment called refunded without a refund',
      `UPDATE payments SET status = 4 WHERE order_id = $1`,
      `UPDATE payments SET status = 2 WHERE order_id = $1`,
      ['refundedPayments'],
    ],
  ];

  it.each(tampering)('name %s', async (_change, sql, undo, found) => {
    const { id } = await paidOrder();
    await api.database.query(sql, [id]);
    const named = await mismatches(api.database, accounts);
    await api.database.query(undo, [id]);
    expect(named.map(({ check }) => check).toSorted()).toEqual(found.toSorted());
  });
});
