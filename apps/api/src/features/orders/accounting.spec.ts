import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import {
  eventOf,
  expectBooksToBalance,
  placeOrder,
  sendWebhook,
  startPayment,
} from '../../../test/support/shopping.js';
import { accountingMismatches, type Mismatch } from './accounting.queries.js';

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

  it('balance after an order was placed, paid for, and another one cancelled', async () => {
    await paidOrder();
    const { id, accessToken } = await placeOrder(origin, { items: [{ productId, quantity: 1 }] });
    await api.http.post(`/api/orders/${id}/cancel`).query({ token: accessToken }).expect(200);
    await expectBooksToBalance(api.database);
  });

  const tampering: [change: string, sql: string, undo: string, found: Mismatch['check'][]][] = [
    [
      'a line that grew cheaper',
      'UPDATE order_lines SET unit_price_cents = unit_price_cents - 1 WHERE order_id = $1',
      'UPDATE order_lines SET unit_price_cents = unit_price_cents + 1 WHERE order_id = $1',
      ['order subtotal = sum of its lines'],
    ],
    [
      'a share of the coupon that went to nobody',
      'UPDATE order_lines SET discount_cents = discount_cents - 1 WHERE order_id = $1',
      'UPDATE order_lines SET discount_cents = discount_cents + 1 WHERE order_id = $1',
      ['order discount = shares of its lines'],
    ],
    [
      'a tax line that grew',
      'UPDATE order_tax_lines SET amount_cents = amount_cents + 2 WHERE order_id = $1 AND position = 1',
      'UPDATE order_tax_lines SET amount_cents = amount_cents - 2 WHERE order_id = $1 AND position = 1',
      ['order taxes = sum of its tax lines', 'tax line = its rate of what it is on'],
    ],
    [
      'a tax that was reckoned on something else',
      'UPDATE order_tax_lines SET taxable_cents = taxable_cents + 500 WHERE order_id = $1 AND position = 1',
      'UPDATE order_tax_lines SET taxable_cents = taxable_cents - 500 WHERE order_id = $1 AND position = 1',
      ['tax line = its rate of what it is on'],
    ],
    [
      'a payment that lost a cent',
      'UPDATE payments SET amount_cents = amount_cents - 1 WHERE order_id = $1',
      'UPDATE payments SET amount_cents = amount_cents + 1 WHERE order_id = $1',
      ['order total = payments - refunds'],
    ],
    [
      'an order that is paid by nobody',
      `UPDATE payments SET status = 3 WHERE order_id = $1`,
      `UPDATE payments SET status = 2 WHERE order_id = $1`,
      ['order total = payments - refunds'],
    ],
    [
      'a move that was forgotten',
      'UPDATE stock_moves SET delta = delta + 1 WHERE order_id = $1',
      'UPDATE stock_moves SET delta = delta - 1 WHERE order_id = $1',
      ['ordered pieces = stock moves', 'stock level = sum of its moves'],
    ],
    [
      'a level that somebody changed by hand',
      'UPDATE stock_levels SET quantity = quantity + 5 WHERE product_id = (SELECT product_id FROM order_lines WHERE order_id = $1)',
      'UPDATE stock_levels SET quantity = quantity - 5 WHERE product_id = (SELECT product_id FROM order_lines WHERE order_id = $1)',
      ['stock level = sum of its moves'],
    ],
    [
      'a coupon that counted one use too many',
      `UPDATE coupons SET used_count = used_count + 1 WHERE $1::uuid IS NOT NULL`,
      `UPDATE coupons SET used_count = used_count - 1 WHERE $1::uuid IS NOT NULL`,
      ['coupon uses = redemptions that stand'],
    ],
    [
      'a use that was given back while its order stands',
      'UPDATE coupon_redemptions SET released_at = now() WHERE order_id = $1',
      'UPDATE coupon_redemptions SET released_at = NULL WHERE order_id = $1',
      ['coupon of an order = its redemption', 'coupon uses = redemptions that stand'],
    ],
    [
      'an open payment of an order that is paid',
      `UPDATE payments SET status = 1 WHERE order_id = $1`,
      `UPDATE payments SET status = 2 WHERE order_id = $1`,
      ['open payment = open order', 'order total = payments - refunds'],
    ],
    [
      'a payment called refunded that nobody paid back',
      `UPDATE payments SET status = 4 WHERE order_id = $1`,
      `UPDATE payments SET status = 2 WHERE order_id = $1`,
      ['refunded payment = refunds done'],
    ],
  ];

  it.each(tampering)('name %s', async (_change, sql, undo, found) => {
    const { id } = await paidOrder();
    await api.database.query(sql, [id]);
    const mismatches = await accountingMismatches(api.database);
    await api.database.query(undo, [id]);
    expect(mismatches.map(({ check }) => check).toSorted()).toEqual(found.toSorted());
  });
});
