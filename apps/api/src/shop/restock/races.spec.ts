import { givenProduct } from '@dronesoccer/devkit';
import type { OrderWire } from '@dronesoccer/contracts';
import { clientOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { expectBooksToBalance, placeOrder } from '../../../test/support/shopping.js';
import { useTwoProcesses } from '../../../test/support/two-processes.js';
import { RestockState } from './restock-notices.queries.js';

const people = Array.from({ length: 50 }, (_, index) => `waits-${index}@example.test`);
const pieces = 3;

describe('50 people who wait for one product', () => {
  const shop = useTwoProcesses();

  it('get one mail each, through two processes, while its stock comes, goes and comes again', async () => {
    const { id: productId } = await givenProduct(shop.database, { stock: pieces });
    const buyAll = () => placeOrder(shop.next(), { items: [{ productId, quantity: pieces }] });
    const giveBack = ({ id, accessToken }: OrderWire) =>
      clientOf(shop.next()).call('orders.cancel', { params: { id }, query: { token: accessToken } });
    let order = await buyAll();
    // Everyone asks twice, using both processes.
    await Promise.all(
      [...people, ...people].map((email) =>
        clientOf(shop.next()).call('restockNotices.ask', {
          params: { id: productId },
          body: { email, consent: true },
        }),
      ),
    );
    for (let round = 0; round < 3; round++) {
      await giveBack(order);
      order = await buyAll();
    }
    await giveBack(order);

    await eventually(
      () =>
        shop.database.query<{ state: number }>('SELECT DISTINCT state FROM restock_notices WHERE product_id = $1', [
          productId,
        ]),
      (states) => states.length === 1 && states[0]?.state === RestockState.MAILED,
    );
    await eventually(
      () =>
        shop.database.query(
          `SELECT 1 FROM pgboss.job WHERE state < 'completed' AND name IN ('restock.mail', 'inventory.stock-arrived.restock-notices')`,
        ),
      (waiting) => waiting.length === 0,
    );
    const mails = people.map((email) => shop.mails.mails({ to: email }).length);
    expect(mails).toEqual(people.map(() => 1));
    await expectBooksToBalance(shop.database);
  });
});
