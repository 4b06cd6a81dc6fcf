import { msPerMinute } from '@dronesoccer/domain';
import { randomUUID } from 'node:crypto';
import {
  DeliveryMethod,
  type Envelope,
  OrderStatus,
  type OrderWire,
  PaymentStatus,
  PaymentSubjectKind,
  type PaymentWire,
} from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { clientOf, dataOf } from '../../../test/support/client.js';
import { mailsAreDue } from '../../../test/support/due-now.js';
import { registered, someEmail } from '../../../test/support/people.js';
import {
  address,
  eventOf,
  expectBooksToBalance,
  referenceOf,
  sendWebhook,
  signatureOf,
  startPayment,
} from '../../../test/support/shopping.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';

describe('payments', () => {
  const api = useApi();
  let ball: GivenProduct;
  let origin: string;

  beforeAll(async () => {
    ball = await givenProduct(api.database, { price: 10_000, name: 'Ball', stock: 500 });
    origin = await api.app.getUrl();
  });
  afterEach(() => expectBooksToBalance(api.database));

  const place = async (changes: object = {}): Promise<OrderWire> => {
    const body = {
      delivery: DeliveryMethod.SHIP,
      address,
      items: [{ productId: ball.id, quantity: 2 }],
      email: someEmail(),
      expectedTotal: 210,
      ...changes,
    };
    return await api.guest.call('orders.place', { body });
  };

  const read = async ({ id, accessToken }: OrderWire): Promise<OrderWire> =>
    await api.guest.call('orders.get', { params: { id }, query: { token: accessToken } });

  const create = (order: OrderWire, changes: object = {}, headers: Record<string, string> = {}) =>
    clientOf(api.origin, headers).answer('payments.create', {
      body: { orderId: order.id, orderToken: order.accessToken, ...changes },
    });

  const refusal = (answer: { status: number; body: unknown }) => [
    answer.status,
    (answer.body as Envelope<null>).errorCode,
  ];

  describe('are started', () => {
    it('for an order that waits for its money, at the provider’s page', async () => {
      const order = await place();
      const payment = dataOf(await create(order));
      expect(payment).toEqual({
        id: expect.any(String),
        status: PaymentStatus.PENDING,
        amount: 210,
        redirectUrl: expect.stringMatching(/^http:\/\/localhost:3000\/sandbox\/pay\/sbx_[\w-]{24}$/),
        subject: { kind: PaymentSubjectKind.ORDER, id: order.id },
        orderId: order.id,
      });
      expect((await read(order)).payment).toEqual({ id: payment.id, status: PaymentStatus.PENDING });
    });

    it('once: a second request gets the open one, also ten at a time', async () => {
      const order = await place();
      const answers = await Promise.all(Array.from({ length: 10 }, () => create(order)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => (body as { data: PaymentWire }).data.id)).size).toBe(1);
      const [count] = await api.database.query('SELECT count(*) AS count FROM payments WHERE order_id = $1', [
        order.id,
      ]);
      expect(count).toEqual({ count: 1 });
    });

    it('anew once the last one has failed', async () => {
      const order = await place();
      const first = await startPayment(origin, order);
      await sendWebhook(origin, eventOf('failed', first));
      const second = await startPayment(origin, order);
      expect(second.id).not.toBe(first.id);
      await sendWebhook(origin, eventOf('paid', second));
      expect((await read(order)).status).toBe(OrderStatus.PAID);
    });

    it('with the same answer for the same key, and a refusal for another body', async () => {
      const [order, other] = [await place(), await place()];
      const person = await registered(api);
      await api.database.query('UPDATE orders SET user_id = $1 WHERE id = ANY($2)', [
        person.user.id,
        [order.id, other.id],
      ]);
      const headers = { ...person.bearer, 'Idempotency-Key': randomUUID() };
      const first = await create(order, { orderToken: undefined }, headers);
      expect(first.status).toBe(201);
      const { status, body } = await create(order, { orderToken: undefined }, headers);
      expect({ status, body }).toEqual({ status: 201, body: first.body });
      expect(refusal(await create(other, { orderToken: undefined }, headers))).toEqual([409, 'COMMON_008']);
    });

    it('not for a stranger, an order that does not exist, or a body that names none', async () => {
      const order = await place();
      const stranger = await registered(api);
      expect(refusal(await create(order, { orderToken: undefined }))).toEqual([404, 'PAY_001']);
      expect(refusal(await create(order, { orderToken: undefined }, stranger.bearer))).toEqual([404, 'PAY_001']);
      expect(refusal(await create(order, { orderId: randomUUID() }))).toEqual([404, 'PAY_001']);
      expect(refusal(await create(order, { orderId: 'x' }))).toEqual([400, 'PAY_007']);
      expect(refusal(await create(order, { amount: 1 }))).toEqual([400, 'PAY_007']);
      expect(await api.guest.refused('payments.create', { body: [] })).toEqual([400, 'PAY_007']);
    });

    it('for exactly one thing, and not for what no feature sells', async () => {
      const { id, accessToken: token } = await place();
      const start = async (body: object) =>
        refusal(await api.guest.answer('payments.create', { body: { token, ...body } }));
      expect(await start({})).toEqual([400, 'PAY_007']);
      expect(await start({ orderId: id, bookingId: id })).toEqual([400, 'PAY_007']);
      expect(await start({ bookingId: id, membershipId: id })).toEqual([400, 'PAY_007']);
      expect(await start({ bookingId: id })).toEqual([404, 'PAY_001']);
      expect(await start({ membershipId: id })).toEqual([404, 'PAY_001']);
      expect(await start({ orderId: id })).toEqual([201, null]);
    });

    it('not for an order that is paid, cancelled, or whose hold is over', async () => {
      const [paid, cancelled, late] = [await place(), await place(), await place()];
      await sendWebhook(origin, eventOf('paid', await startPayment(origin, paid)));
      await api.guest.call('orders.cancel', { params: { id: cancelled.id }, query: { token: cancelled.accessToken } });
      await api.database.query(`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE id = $1`, [
        late.id,
      ]);
      for (const order of [paid, cancelled, late]) expect(refusal(await create(order))).toEqual([409, 'PAY_006']);
    });

    it('not while the provider opens no session', async () => {
      const order = await place();
      const away = jest.spyOn(api.app.get(SandboxProvider), 'createSession').mockRejectedValue(new Error('away'));
      expect(refusal(await create(order))).toEqual([502, 'PAY_004']);
      away.mockRestore();
      dataOf(await create(order));
    });
  });

  it('are read by those who may read the order, and by no one else', async () => {
    const order = await place();
    const { id } = await startPayment(origin, order);
    expect(await api.guest.call('payments.get', { params: { id }, query: { token: order.accessToken } })).toMatchObject(
      { id, status: PaymentStatus.PENDING, amount: 210, orderId: order.id },
    );
    const stranger = await registered(api);
    expect(await api.guest.refused('payments.get', { params: { id } })).toEqual([404, 'PAY_005']);
    expect(await api.as(stranger).refused('payments.get', { params: { id } })).toEqual([404, 'PAY_005']);
    expect(await api.guest.refused('payments.get', { params: { id: randomUUID() } })).toEqual([404, 'PAY_005']);
    expect(await api.guest.refused('payments.get', { params: { id: 'x' } })).toEqual([404, 'PAY_005']);
  });

  describe('S14: a webhook', () => {
    const attempt = async (
      change: (event: ReturnType<typeof eventOf>) => object,
      signature?: (body: string) => string,
    ) => {
      const order = await place();
      const event = change(eventOf('paid', await startPayment(origin, order)));
      const answer = await sendWebhook(origin, event, signature?.(JSON.stringify(event)));
      return { refused: refusal(answer), order: await read(order) };
    };
    const minutes = (count: number) => new Date(Date.now() + count * msPerMinute);

    it.each([
      ['signed with another secret', (body: string) => signatureOf(body, new Date(), 'x'.repeat(40))],
      ['signed for another body', (body: string) => signatureOf(`${body} `)],
      ['signed six minutes ago', (body: string) => signatureOf(body, minutes(-6))],
      ['signed for six minutes from now', (body: string) => signatureOf(body, minutes(6))],
      [
        'signed long ago, with the time made young',
        (body: string) => signatureOf(body, minutes(-60)).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`),
      ],
      ['with a malformed signature', () => 'v1=00'],
      ['without signature', () => ''],
    ])('%s is refused and pays for nothing', async (_name, signature) => {
      const { refused, order } = await attempt((event) => event, signature);
      expect(refused).toEqual([400, 'PAY_007']);
      expect(order.status).toBe(OrderStatus.PENDING);
    });

    it.each([
      ['a cent less', { amountCents: 20_999 }, [422, 'PAY_002']],
      ['a cent more', { amountCents: 21_001 }, [422, 'PAY_002']],
      ['another currency', { currency: 'USD' }, [422, 'PAY_002']],
      ['another order', { subjectId: randomUUID() }, [400, 'PAY_007']],
      ['another kind of thing', { subjectKind: '2' }, [400, 'PAY_007']],
      ['something without a kind', { subjectKind: undefined }, [400, 'PAY_007']],
      ['nothing', { subjectKind: undefined, subjectId: undefined }, [400, 'PAY_007']],
      ['a session that we never opened', { reference: 'sbx_none' }, [404, 'PAY_005']],
      ['no amount', { amountCents: '21000' }, [400, 'PAY_007']],
      ['something that cannot happen', { kind: 'gift' }, [400, 'PAY_007']],
    ])('well signed for %s is refused and pays for nothing', async (_name, changes, expected) => {
      const { refused, order } = await attempt((event) => ({ ...event, ...changes }));
      expect(refused).toEqual(expected);
      expect(order.status).toBe(OrderStatus.PENDING);
      const [events] = await api.database.query(
        'SELECT count(*) AS count FROM payment_events e JOIN payments p ON p.id = e.payment_id WHERE p.order_id = $1',
        [order.id],
      );
      expect(events).toEqual({ count: 0 });
    });

    it('of the version before, which named the order alone, still counts, but for no other order', async () => {
      const old = ({ subjectKind: _kind, subjectId, ...event }: ReturnType<typeof eventOf>) => ({
        ...event,
        orderId: subjectId,
      });
      expect((await attempt(old)).order.status).toBe(OrderStatus.PAID);
      const { refused, order } = await attempt((event) => ({ ...old(event), orderId: randomUUID() }));
      expect([refused, order.status]).toEqual([[400, 'PAY_007'], OrderStatus.PENDING]);
    });

    it('signed four minutes ago still counts', async () => {
      const { order } = await attempt(
        (event) => event,
        (body) => signatureOf(body, minutes(-4)),
      );
      expect(order.status).toBe(OrderStatus.PAID);
    });

    it('of a provider that is not switched on is refused', async () => {
      expect(refusal(await api.http.post('/api/payments/webhooks/stripe').send({}))).toEqual([400, 'PAY_007']);
    });
  });

  describe('on the sandbox’s page', () => {
    const open = async (changes: object = {}) => {
      const order = await place(changes);
      const reference = referenceOf(await startPayment(origin, order));
      const path = `/sandbox/pay/${reference}`;
      const page = await api.http.get(path).expect(200);
      const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1];
      const press = (action: string) => api.http.post(path).type('form').send({ action, token });
      return { order, path, page, token, press };
    };

    it('show number and amount, in the order’s language, without any script', async () => {
      const { order, page } = await open({ locale: 'fr' });
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.text).toContain(order.number);
      expect(page.text).toMatch(/210,00\s\$/);
      expect(page.text).toContain('<html lang="fr">');
      expect(page.text).not.toMatch(/<script|\sstyle=|\son\w+=/);
      await api.http.get('/sandbox/pay.css').expect(200).expect('content-type', /css/);
    });

    it.each([
      ['paid', OrderStatus.PAID, PaymentStatus.PAID, '/shop/checkout/done'],
      ['failed', OrderStatus.PENDING, PaymentStatus.FAILED, '/shop/checkout/payment'],
      ['cancelled', OrderStatus.PENDING, PaymentStatus.CANCELLED, '/shop/checkout/payment'],
    ])('end as %s, and lead back to the shop', async (action, status, paymentStatus, path) => {
      const { order, press } = await open();
      const answer = await press(action);
      expect(answer.status).toBe(303);
      const location = new URL(answer.headers['location'] ?? '');
      expect([location.pathname, location.searchParams.get('order')]).toEqual([path, order.id]);
      expect(location.searchParams.get('failed')).toBe(action === 'paid' ? null : '1');
      expect(await read(order)).toMatchObject({ status, payment: { status: paymentStatus } });
    });

    it('are paid once by two presses, and closed afterwards', async () => {
      const { order, path, press } = await open();
      await Promise.all([press('paid').expect(303), press('paid').expect(303)]);
      await press('failed').expect(303);
      expect((await read(order)).status).toBe(OrderStatus.PAID);
      const page = await api.http.get(path).expect(200);
      expect(page.text).not.toContain('<form');
    });

    it('do nothing for another site’s form, a made-up button, or a session that does not exist', async () => {
      const { order, path } = await open();
      expect((await api.http.post(path).type('form').send({ action: 'paid' })).status).toBe(400);
      expect((await api.http.post(path).type('form').send({ action: 'paid', token: 'x' })).status).toBe(400);
      expect((await api.http.post(path).send({ action: 'paid' })).status).toBe(415);
      await api.http.get('/sandbox/pay/none').expect(404);
      expect((await read(order)).status).toBe(OrderStatus.PENDING);
    });
  });

  it('that fail are reported by mail, in the order’s language, with the way to try again', async () => {
    const order = await place({ locale: 'fr' });
    await sendWebhook(origin, eventOf('failed', await startPayment(origin, order)));
    await mailsAreDue(api.database);
    const mail = await api.mails.waitFor({ to: order.email, subject: /n’a pas abouti/ });
    expect(mail.links.some((link) => link.includes('/fr/shop/checkout/payment?order='))).toBe(true);
  });
});

describe('an installation without a payment provider', () => {
  const api = useApi({ PAYMENT_PROVIDER: 'none', ROLES: 'http' });

  it('shows no sandbox and takes no webhook', async () => {
    await api.http.get('/sandbox/pay/sbx_x').expect(404);
    await api.http.post('/sandbox/pay/sbx_x').type('form').send({ action: 'paid' }).expect(404);
    await api.http.post('/api/payments/webhooks/sandbox').send({}).expect(400);
  });
});
