import {
  DeliveryMethod,
  type Envelope,
  type Locale,
  OrderStatus,
  type OrderWire,
  ReturnReason,
} from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../../test/support/after-purchase.js';
import { useApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { pdfText } from '../../../../test/support/pdf-text.js';
import { registered } from '../../../../test/support/people.js';
import { address, expectBooksToBalance, placeOrder, type Wish } from '../../../../test/support/shopping.js';

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

  const wish = (locale: Locale): Wish & { locale: Locale; address: object } => ({
    items: [{ productId: ball.id, quantity: 2 }],
    couponCode: 'TEN',
    locale,
    address: { ...address, fullName: 'Zoé Łukasz', city: 'Montréal', province: 'QC', postalCode: 'H2X 1Y4' },
  });
  const download = (path: string) =>
    api.http
      .get(path)
      .buffer(true)
      .parse((answer, done) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => done(null, Buffer.concat(pieces)));
      });
  const invoiceOf = ({ id, accessToken }: OrderWire) => download(`/api/orders/${id}/invoice.pdf?token=${accessToken}`);
  const money = (text: string): string => text.replaceAll('\u00a0', ' ');

  it('say in the order’s language what was bought, taxed with which numbers, paid and paid back', async () => {
    const order = await desk.shipped(wish('fr'));
    const id = await desk.returned(order, [{ productId: ball.id, quantity: 1, reason: ReturnReason.DAMAGED }]);
    const received = { lines: [{ productId: ball.id, restock: true }] };
    await desk.ask('post', `/api/orders/${order.id}/returns/${id}/receive`, received, 200);
    await eventually(async () => (await desk.read(order)).refunds.every(({ doneAt }) => doneAt !== null));
    // The same for every reader, in whatever language they read.
    const answer = await invoiceOf(order).set('accept-language', 'en').expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="facture-${order.number}.pdf"`,
      'cache-control': 'no-store',
    });
    const text = money(pdfText(answer.body as Buffer));
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
    const raw = ((await invoiceOf(order).expect(200)).body as Buffer).toString('latin1');
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
    const early = await api.http.get(`/api/orders/${order.id}/invoice.pdf?token=${order.accessToken}`);
    expect([early.status, (early.body as Envelope<null>).errorCode]).toEqual([409, 'ORD_008']);
    await desk.pay(order);
    await desk.ask(
      'patch',
      `/api/orders/${order.id}/status`,
      { to: OrderStatus.CANCELLED, expected: OrderStatus.PAID },
      200,
    );
    const text = pdfText((await invoiceOf(order).expect(200)).body as Buffer);
    expect(text).toContain('Cancelled on');
    expect(text).toContain('$0.00');
  });

  it('are opened by the owner, by the link and by the shop, and by no one else', async () => {
    const owner = await registered(api);
    const body = { ...wish('en'), delivery: DeliveryMethod.SHIP, expectedTotal: 0 };
    const quote = await api.http
      .post('/api/orders/quote')
      .set(owner.bearer)
      .send({ ...body, expectedTotal: undefined });
    const { total } = (quote.body as { data: { total: number } }).data;
    const placed = await api.http
      .post('/api/orders')
      .set(owner.bearer)
      .send({ ...body, expectedTotal: total })
      .expect(201);
    const { id } = (placed.body as { data: OrderWire }).data;
    await api.database.query(`UPDATE orders SET status = 2, paid_at = now() WHERE id = $1`, [id]);
    const path = `/api/orders/${id}/invoice.pdf`;
    await download(path).set(owner.bearer).expect(200);
    await download(path).set(desk.admin.bearer).expect(200);
    for (const headers of [{}, (await registered(api)).bearer]) {
      const answer = await api.http.get(path).set(headers).expect(404);
      expect((answer.body as Envelope<null>).errorCode).toBe('ORD_001');
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
    const text = pdfText((await invoiceOf(order).expect(200)).body as Buffer);
    expect(text).toContain('Part 44');
    expect(text).toMatch(/Page 2 of [34]/);
  });
});
