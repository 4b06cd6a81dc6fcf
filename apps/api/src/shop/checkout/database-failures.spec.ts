import { DeliveryMethod } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { outcomeOf } from '../../../test/support/client.js';
import { address, expectBooksToBalance, placeOrder } from '../../../test/support/shopping.js';

/** Unexpected database failures still return a code of the area and a 503, and never reveal any SQL. */
describe('a database that refuses what it never refuses', () => {
  const api = useApi({ ROLES: 'http', DATABASE_LOCK_TIMEOUT_MS: '200' });
  let productId: string;

  beforeAll(async () => {
    ({ id: productId } = await givenProduct(api.database, { stock: 100, price: 10_000 }));
  });

  const broken = async (table: string, work: () => Promise<void>): Promise<void> => {
    await api.database.query(`ALTER TABLE ${table} ADD CONSTRAINT ${table}_closed CHECK (false) NOT VALID`);
    try {
      await work();
    } finally {
      await api.database.query(`ALTER TABLE ${table} DROP CONSTRAINT ${table}_closed`);
    }
  };

  const wish = () => ({
    items: [{ productId, quantity: 2 }],
    email: 'guest@example.test',
    delivery: DeliveryMethod.SHIP,
    address,
    expectedTotal: 210,
  });

  it('answers ORD_004 for an order, and takes no stock', async () => {
    await broken('order_lines', async () => {
      const answer = await api.guest.answer('orders.place', { body: wish() });
      expect(outcomeOf(answer)).toEqual([503, 'ORD_004']);
      expect(answer.headers.get('retry-after')).not.toBeNull();
      expect(JSON.stringify(answer.body)).not.toMatch(/constraint|order_lines|INSERT/i);
    });
    await expectBooksToBalance(api.database);
    await api.guest.call('orders.place', { body: wish() });
  });

  it('answers PAY_003 for a payment', async () => {
    const order = await placeOrder(await api.app.getUrl(), { items: [{ productId, quantity: 1 }] });
    const body = { orderId: order.id, orderToken: order.accessToken };
    await broken('payments', async () => {
      expect(await api.guest.refused('payments.create', { body })).toEqual([503, 'PAY_003']);
    });
    await api.guest.call('payments.create', { body });
  });

  const askCoupon = () => api.guest.answer('coupons.validate', { body: { code: 'ANY', items: [{ productId }] } });

  it('answers COUPON_FETCH_FAILED while coupons cannot be read, and COUPON_UNKNOWN_ERROR when they are gone', async () => {
    await api.database.transaction(async (tx) => {
      await tx.query('LOCK TABLE coupons IN ACCESS EXCLUSIVE MODE');
      expect(outcomeOf(await askCoupon())).toEqual([503, 'COUPON_FETCH_FAILED']);
    });
    await api.database.query('ALTER TABLE coupons RENAME TO coupons_away');
    try {
      expect(outcomeOf(await askCoupon())).toEqual([500, 'COUPON_UNKNOWN_ERROR']);
    } finally {
      await api.database.query('ALTER TABLE coupons_away RENAME TO coupons');
    }
    expect(outcomeOf(await askCoupon())).toEqual([404, 'COUPON_NOT_FOUND']);
  });
});
