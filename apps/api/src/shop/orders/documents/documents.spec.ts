import {
  type AddressBody,
  DeliveryMethod,
  type Locale,
  OrderStatus,
  type OrderWire,
  ReturnReason,
} from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../../test/support/after-purchase.js';
import { useApi } from '../../../../test/support/api.js';
import { clientOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { pdfText } from '../../../../test/support/pdf-text.js';
import { registered } from '../../../../test/support/people.js';
import { address, expectBooksToBalance, placeOrder, type WantedOrder } from '../../../../test/support/shopping.js';

describe('documents of an order', () => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;
  const organisation = {
    name: 'Drone Soccer Test',
    line1: '450 rue de l’Aréna',
    line2: null,
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2X 1Y4',
    email: 'shop@dronesoccer.test',
    phone: null,
  };

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 500, name: { en: 'Ball', fr: 'Balle de match' } });
    await api.database.query(
      `INSERT INTO tax_registrations (province, name, number) VALUES ('CA', 'GST', '123 RT0001'), ('QC', 'QST', '456 TQ0001')`,
    );
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, categories) VALUES (gen_random_uuid(), 'TEN', 1, 10, '{}')`,
    );
    await api.database.query(
      `INSERT INTO settings (key, value) VALUES ('organisation', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [JSON.stringify(organisation)],
    );
  });
  afterEach(() => expectBooksToBalance(api.database));

  const wish = (locale: Locale): WantedOrder & { locale: Locale; address: AddressBody } => ({
    items: [{ productId: ball.id, quantity: 2 }],
    couponCode: 'TEN',
    locale,
    address: { ...address, fullName: 'Zoé Łukasz', city: 'Montréal', province: 'QC', postalCode: 'H2X 1Y4' },
  });
  const invoiceOf = ({ id, accessToken }: OrderWire, headers = {}) =>
    api.guest.answer('orders.invoice', { params: { id }, query: { token: accessToken }, headers });
  const money = (text: string): string => text.replaceAll('\u00a0', ' ');

  it('say in the order’s language what was bought, taxed with which numbers, paid and refunded', async () => {
    const order = await desk.shipped(wish('fr'));
    const id = await desk.returned(order, [{ productId: ball.id, quantity: 1, reason: ReturnReason.DAMAGED }]);
    const received = { lines: [{ productId: ball.id, restock: true }] };
    await desk.staff.call('orders.admin.receiveReturn', { params: { id: order.id, returnId: id }, body: received });
    await eventually(async () => (await desk.read(order)).refunds.every(({ doneAt }) => doneAt !== null));
    // The invoice is the same for every reader, whatever their language.
    const answer = await invoiceOf(order, { 'accept-language': 'en' });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="facture-${order.number}.pdf"`,
      'cache-control': 'no-store',
    });
    const text = money(pdfText(Buffer.from(answer.body)));
    for (const words of [
      'Facture',
      order.number,
      'Drone Soccer Test',
      '450 rue de l’Aréna',
      'Balle de match',
      'Rabais (TEN)',
      '−20,00 $',
      'TPS 5 %',
      'Nº 123 RT0001',
      'TVQ 9,975 %',
      'Nº 456 TQ0001',
      'Total (CAD)',
    ]) {
      expect(text).toContain(words);
    }
    const total = new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' });
    expect(text).toContain(money(total.format(order.total)));
    expect(text).toContain('Remboursé le');
    expect(text).toContain(`−${money(total.format((await desk.read(order)).refunds[0]?.amount ?? 0))}`);
  });

  it('are real PDFs that can be read aloud: tagged, titled, with their language, in embedded fonts', async () => {
    const order = await desk.paid(wish('en'));
    const raw = Buffer.from((await invoiceOf(order)).body).toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toContain('/Lang (en-CA)');
    expect(raw).toContain('/DisplayDocTitle true');
    expect(raw).toContain('/MarkInfo');
    for (const role of ['/H1', '/Table', '/TR', '/TH', '/TD']) expect(raw).toContain(role);
    expect(raw).toMatch(/\/FontFile2|\/FontFile3/);
    expect(raw).not.toContain('/BaseFont /Helvetica');
  });

  it('exist once the order is paid, and stay when it is cancelled later', async () => {
    const order = await placeOrder(desk.origin, wish('en'));
    expect(
      await api.guest.refused('orders.invoice', { params: { id: order.id }, query: { token: order.accessToken } }),
    ).toEqual([409, 'ORD_008']);
    await desk.pay(order);
    await desk.staff.call('orders.admin.changeStatus', {
      params: { id: order.id },
      body: { to: OrderStatus.CANCELLED, expected: OrderStatus.PAID },
    });
    const text = pdfText(Buffer.from((await invoiceOf(order)).body));
    expect(text).toContain('Cancelled on');
    expect(text).toContain('$0.00');
  });

  it('are opened by the owner, by the link and by the shop, and by no one else', async () => {
    const owner = await registered(api);
    const body = { ...wish('en'), delivery: DeliveryMethod.SHIP };
    const { total } = await api.as(owner).call('orders.quote', { body });
    const { id } = await api.as(owner).call('orders.place', { body: { ...body, expectedTotal: total } });
    await api.database.query(`UPDATE orders SET status = 2, paid_at = now() WHERE id = $1`, [id]);
    await api.as(owner).call('orders.invoice', { params: { id } });
    await desk.staff.call('orders.invoice', { params: { id } });
    for (const headers of [{}, (await registered(api)).bearer]) {
      expect(await clientOf(api.origin, headers).refused('orders.invoice', { params: { id } })).toEqual([
        404,
        'ORD_001',
      ]);
    }
    await api.database.query(`UPDATE orders SET status = 1, paid_at = NULL WHERE id = $1`, [id]);
  });

  it('go over as many pages as they need', async () => {
    const items = [];
    for (let index = 0; index < 45; index++) {
      const { id } = await givenProduct(api.database, { price: 1_000, name: `Part ${index}` });
      items.push({ productId: id, quantity: 1 });
    }
    const order = await desk.paid({ items });
    const text = pdfText(Buffer.from((await invoiceOf(order)).body));
    expect(text).toContain('Part 44');
    expect(text).toMatch(/Page 2 of [34]/);
  });
});
