import { type Locale, type OrderWire } from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../../test/support/after-purchase.js';
import { useApi } from '../../../../test/support/api.js';
import { type Person, registered } from '../../../../test/support/people.js';

describe('the products of an order', () => {
  const api = useApi();
  let desk: Desk;
  let buyer: Person;
  let props: GivenProduct;
  let order: OrderWire;

  beforeAll(async () => {
    desk = await Desk.open(api);
    buyer = await registered(api);
    const name = { en: 'Propeller set 20', fr: 'Jeu d’hélices 20' };
    props = await givenProduct(api.database, { price: 10_000, stock: 500, name });
    const wish = { items: [{ productId: props.id, quantity: 3 }], locale: 'fr' };
    order = await desk.shipped(wish);
    await api.database.query('UPDATE orders SET user_id = $2 WHERE id = $1', [order.id, buyer.user.id]);
    await desk.returned(order, [{ productId: props.id, quantity: 1 }]);
    const refund = { lines: [{ productId: props.id, quantity: 1, restock: false }], reason: 'It was bent' };
    await desk.staff.call('orders.admin.refund', { params: { id: order.id }, body: refund });
  });

  /** Returns all names of the product that the customer and the dashboard see, in lists and details. */
  const namesIn = async (locale: Locale): Promise<Set<string | undefined>> => {
    const headers = { 'accept-language': locale };
    const { id } = order;
    const mine = await api.as(buyer).call('orders.get', { params: { id }, headers });
    const list = await api.as(buyer).call('me.orders', { headers });
    const details = await desk.staff.call('orders.admin.get', { params: { id }, headers });
    const all = await desk.staff.call('orders.admin.list', { query: { search: order.number }, headers });
    return new Set([
      mine.lines[0]?.name,
      mine.returns[0]?.lines[0]?.name,
      list.items[0]?.title,
      details.lines[0]?.name,
      details.returns[0]?.lines[0]?.name,
      details.refunds[0]?.lines[0]?.name,
      details.refundableLines[0]?.name,
      details.allocation[0]?.name,
      all.items[0]?.title,
    ]);
  };

  it('have their current name in the reader’s language, whatever language they were ordered in', async () => {
    expect(order.lines[0]?.name).toBe('Jeu d’hélices 20');
    expect(await namesIn('en')).toEqual(new Set(['Propeller set 20']));
    expect(await namesIn('fr')).toEqual(new Set(['Jeu d’hélices 20']));
  });

  it('keep the name that they were bought under where they have none in that language', async () => {
    const removed = await api.database.query<{ name: string }>(
      `DELETE FROM product_translations WHERE product_id = $1 AND locale = 'en' RETURNING name`,
      [props.id],
    );
    expect(removed).toHaveLength(1);
    expect(await namesIn('en')).toEqual(new Set(['Jeu d’hélices 20']));
  });
});
