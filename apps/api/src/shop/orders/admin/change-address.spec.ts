import { DeliveryMethod, OrderEventKind, OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../../test/support/after-purchase.js';
import { useApi } from '../../../../test/support/api.js';
import { address, expectBooksToBalance } from '../../../../test/support/shopping.js';

describe('the address of an order', () => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 100, name: { en: 'Ball', fr: 'Balle' } });
  });
  afterEach(() => expectBooksToBalance(api.database));

  const wish = (changes: object = {}) => ({ items: [{ productId: ball.id, quantity: 1 }], ...changes });
  const moved = { ...address, line1: '42 Elm Street', city: 'Surrey', line2: null, phone: null };
  const change = ({ id }: OrderWire, to: object = {}) =>
    desk.staff.call('orders.admin.changeAddress', { params: { id }, body: { ...moved, changes: 0, ...to } });
  const refusal = ({ id }: Pick<OrderWire, 'id'>, to: object = {}) =>
    desk.staff.refused('orders.admin.changeAddress', { params: { id }, body: { ...moved, changes: 0, ...to } });

  it('changes before it ships, keeps the price, and tells the buyer once; two administrators do not overwrite each other (ORD_006)', async () => {
    const order = await desk.paid(wish());
    const { total } = await desk.staff.call('orders.admin.get', { params: { id: order.id } });
    const changed = await change(order);
    await change(order);
    expect(changed).toMatchObject({ address: moved, total, actions: { changeAddress: true } });
    const { events } = await desk.staff.call('orders.admin.get', { params: { id: order.id } });
    expect(events.filter(({ kind }) => kind === OrderEventKind.ADDRESS_CHANGED)).toHaveLength(1);
    const mail = await api.mails.waitFor({ to: order.email, subject: /new address/ });
    expect(mail.text).toContain('42 Elm Street');
    // Another administrator still sees the first address.
    expect(await refusal(order, { line1: '7 Oak Street' })).toEqual([409, 'ORD_006']);
    const entries = await desk.staff.call('audit.admin.list', { query: { action: 'order.address-changed' } });
    const entry = await desk.staff.call('audit.admin.get', { params: { id: entries.items[0]?.id ?? '' } });
    expect(entry.fields).toContainEqual({ field: 'city', before: address.city, after: 'Surrey' });
  });

  it('stays where tax and shipping cost the same (ORD_016), with a postal code of its province (CHECKOUT_002)', async () => {
    const order = await desk.paid(wish());
    expect(await refusal(order, { province: 'QC', postalCode: 'H2X 1Y4' })).toEqual([409, 'ORD_016']);
    expect(await refusal(order, { postalCode: 'H2X 1Y4' })).toEqual([400, 'CHECKOUT_002']);
    expect(await refusal(order, { line1: '' })).toEqual([400, 'ORD_005']);
  });

  it('does not change once it ships, even when both happen at once (ORD_008), nor for a pickup', async () => {
    const [order, raced] = [await desk.shipped(wish()), await desk.paid(wish())];
    expect(await refusal(order)).toEqual([409, 'ORD_008']);
    const ship = { to: OrderStatus.SHIPPED, expected: OrderStatus.PAID };
    const [answer, shipped] = await Promise.all([
      desk.staff.answer('orders.admin.changeAddress', { params: { id: raced.id }, body: { ...moved, changes: 0 } }),
      desk.staff.answer('orders.admin.changeStatus', { params: { id: raced.id }, body: ship }),
    ]);
    expect(shipped.status).toBe(200);
    expect([200, 409]).toContain(answer.status);
    const location = await givenLocation(api.database, { name: { en: 'North', fr: 'Nord' }, province: 'ON' });
    const pickup = await desk.paid(wish({ delivery: DeliveryMethod.PICKUP, locationId: location.id }));
    expect(await refusal(pickup)).toEqual([409, 'ORD_008']);
    expect(await refusal({ id: '01900000-0000-7000-8000-000000000000' })).toEqual([404, 'ORD_001']);
  });
});
