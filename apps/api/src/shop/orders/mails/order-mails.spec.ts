import {
  DeliveryMethod,
  type Locale,
  locales,
  type OrderMail,
  OrderStatus,
  type OrderWire,
  ReturnReason,
} from '@dronesoccer/contracts';
import { givenLocation, givenProduct, type GivenProduct, type MailSink } from '@dronesoccer/devkit';
import { timeText } from '@dronesoccer/domain/calendar';
import { Desk } from '../../../../test/support/after-purchase.js';
import { useApi } from '../../../../test/support/api.js';
import { mailsAreDue } from '../../../../test/support/due-now.js';
import { eventually } from '../../../../test/support/eventually.js';
import {
  address,
  eventOf,
  orderBody,
  placeOrder,
  sendWebhook,
  startPayment,
} from '../../../../test/support/shopping.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { mailAboutOrder } from '../orders.jobs.js';

type Sent = Awaited<ReturnType<MailSink['waitFor']>>;

describe.each(locales)('the mails of an order, in %s', (locale: Locale) => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;
  let locationId: string;

  beforeAll(async () => {
    desk = await Desk.open(api);
    const name = { en: 'Match ball <20>', fr: 'Balle de match <20>' };
    ball = await givenProduct(api.database, { price: 10_000, stock: 500, name });
    ({ id: locationId } = await givenLocation(api.database, { name: { en: 'North Arena', fr: 'Aréna Nord' } }));
    const coupon = `INSERT INTO coupons (id, code, kind, amount, categories) VALUES (gen_random_uuid(), $1, 1, 100, '{}')`;
    await api.database.query(coupon, [`FREE-${locale}`]);
  });

  const wish = (changes: object = {}) => ({ items: [{ productId: ball.id, quantity: 2 }], locale, ...changes });
  const pickup = () => wish({ delivery: DeliveryMethod.PICKUP, locationId });
  const parcel = { carrier: 'canada-post', trackingNumber: '7023 2100' };
  const ship = (order: OrderWire, more: object = parcel) =>
    desk.staff.call('orders.admin.changeStatus', {
      params: { id: order.id },
      body: { to: OrderStatus.SHIPPED, expected: OrderStatus.PAID, ...more },
    });
  const giveBack = async (order: OrderWire, step: 'approve' | 'refuse' | 'receive', body?: object) => {
    const id = await desk.returned(order, [{ productId: ball.id, quantity: 1, reason: ReturnReason.DAMAGED }]);
    const params = { id: order.id, returnId: id };
    expect(await desk.staff.answer(`orders.admin.${step}Return`, { params, body })).toMatchObject({ status: 200 });
  };

  /** The trigger of each email, its subject, and a text it contains, in English and French. */
  const mails: Record<
    string,
    { happens: () => Promise<OrderWire>; subject: Record<Locale, RegExp>; says: Record<Locale, string> }
  > = {
    'the payment arrived': {
      happens: () => desk.paid(wish()),
      subject: { en: /is confirmed/, fr: /est confirmée/ },
      says: { en: '12 Test Street', fr: '12 Test Street' },
    },
    'staff made the order': {
      happens: async () => {
        const { id, paymentLink } = await desk.staff.call('orders.admin.place', {
          body: { ...(await orderBody(desk.origin, wish())), locale },
        });
        return desk.read({ id, accessToken: new URL(paymentLink ?? '').searchParams.get('token') } as OrderWire);
      },
      subject: { en: /ready to be paid/, fr: /attend votre paiement/ },
      says: { en: 'Check and pay', fr: 'Vérifier et payer' },
    },
    'the payment was refused': {
      happens: async () => {
        const order = await placeOrder(desk.origin, wish());
        await sendWebhook(desk.origin, eventOf('failed', await startPayment(desk.origin, order)));
        await mailsAreDue(api.database);
        return order;
      },
      subject: { en: /did not go through/, fr: /n’a pas abouti/ },
      says: { en: 'Try again', fr: 'Réessayer' },
    },
    'a parcel left': {
      happens: async () => {
        const order = await desk.paid(wish());
        await ship(order);
        return order;
      },
      subject: { en: /is on its way/, fr: /est en route/ },
      says: { en: 'Tracking number, Canada Post: 7023 2100', fr: 'Numéro de suivi, Postes Canada\u00a0: 7023 2100' },
    },
    'the address changed': {
      happens: async () => {
        const order = await desk.paid(wish());
        const body = { ...address, line1: '42 Elm Street', changes: 0 };
        await desk.staff.call('orders.admin.changeAddress', { params: { id: order.id }, body });
        return order;
      },
      subject: { en: /has a new address/, fr: /a une nouvelle adresse/ },
      says: { en: '42 Elm Street', fr: '42 Elm Street' },
    },
    'a pickup was paid for': {
      happens: () => desk.paid(pickup()),
      subject: { en: /is confirmed/, fr: /est confirmée/ },
      says: {
        en: 'bring the order number and a photo ID. The order is under the name Ari Tremblay',
        fr: 'une pièce d’identité avec photo. La commande est au nom de Ari Tremblay',
      },
    },
    'a pickup waits': {
      happens: async () => {
        const order = await desk.paid(pickup());
        await desk.staff.call('orders.admin.ready', { params: { id: order.id } });
        return order;
      },
      subject: { en: /is ready for pickup/, fr: /est prête/ },
      says: { en: 'North Arena', fr: 'Aréna Nord' },
    },
    'a pickup was handed over': {
      happens: async () => {
        const order = await desk.paid(pickup());
        await ship(order, {});
        return order;
      },
      subject: { en: /You picked up/, fr: /Vous avez récupéré/ },
      says: { en: 'request a return until', fr: 'demander un retour jusqu’au' },
    },
    'the order was cancelled': {
      happens: async () => {
        const order = await desk.paid(wish());
        await api.guest.call('orders.cancel', { params: { id: order.id }, query: { token: order.accessToken } });
        return order;
      },
      subject: { en: /is cancelled/, fr: /est annulée/ },
      says: { en: 'We are refunding what you paid', fr: 'Nous remboursons votre paiement' },
    },
    'money went back': {
      happens: async () => {
        const order = await desk.paid(wish());
        const body = { amount: 12.5, reason: 'A late parcel' };
        await desk.staff.call('orders.admin.refund', { params: { id: order.id }, body });
        return order;
      },
      subject: { en: /Your refund/, fr: /Votre remboursement/ },
      says: { en: '$12.50', fr: '12,50\u00a0$' },
    },
    'a return was asked for': {
      happens: async () => {
        const order = await desk.shipped(wish());
        await desk.returned(order, [{ productId: ball.id, quantity: 1 }]);
        return order;
      },
      subject: { en: /We received your return request/, fr: /Nous avons reçu votre demande/ },
      says: { en: 'Match ball <20>: × 1', fr: 'Balle de match <20>\u00a0: × 1' },
    },
    'a return was accepted': {
      happens: async () => {
        const order = await desk.shipped(wish());
        await giveBack(order, 'approve');
        return order;
      },
      subject: { en: /is approved/, fr: /est approuvé/ },
      says: { en: 'We pay the return shipping', fr: 'Nous payons les frais de retour' },
    },
    'a return was refused': {
      happens: async () => {
        const order = await desk.shipped(wish());
        await giveBack(order, 'refuse', { reason: 'Flown into <a> wall' });
        return order;
      },
      subject: { en: /About your return/, fr: /Au sujet de votre retour/ },
      says: { en: 'Flown into <a> wall', fr: 'Flown into <a> wall' },
    },
    'a return arrived': {
      happens: async () => {
        const order = await desk.shipped(wish());
        await giveBack(order, 'receive', { lines: [{ productId: ball.id, restock: true }] });
        return order;
      },
      subject: { en: /has arrived/, fr: /est arrivé$/ },
      says: { en: '$105.00', fr: '105,00\u00a0$' },
    },
  };

  it.each(Object.entries(mails))('says that %s', async (_what, { happens, subject, says }) => {
    const order = await happens();
    const mail: Sent = await api.mails.waitFor({ to: order.email, subject: subject[locale] });
    expect(mail.subject).toContain(order.number);
    expect(mail.text).toContain(says[locale]);
    // The HTML and text versions have the same content, and no user text is interpreted as markup.
    const html = mail.html ?? '';
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(order.number);
    expect(html).not.toMatch(/<20>|<a> wall/);
    // A random token may spell NaN.
    expect(mail.text.replaceAll(/token=\S+/g, '')).not.toMatch(/undefined|NaN|\[object/);
    // The link opens the order for anyone who has the email, in the email's language.
    const link = mail.links.find((address) => address.includes(order.id) && address.includes('token='));
    expect(link).toContain(locale === 'fr' ? '/fr/shop/' : 'http://localhost:3000/shop/');
    const token = new URL(link ?? '').searchParams.get('token');
    await api.guest.call('orders.get', { params: { id: order.id }, query: { token: token ?? '' } });
    // French keeps punctuation together with the preceding word. English has no space before a colon.
    for (const form of [mail.subject, mail.text, html.replaceAll(/<style>.*<\/style>/gs, '')]) {
      expect(form).not.toMatch(locale === 'fr' ? / [:;!?»](?![\w-])|« / : /[a-z)]\s:/);
    }
    if (locale === 'fr') expect(mail.text).not.toMatch(/[a-zéè)]: /);
  });

  it('say of a pickup where it is, with a map, and when to come: once we write that it is ready', async () => {
    const order = await desk.paid(pickup());
    const confirmed = await api.mails.waitFor({ to: order.email, subject: /confirm/ });
    const map = confirmed.links.find((link) => link.includes('/maps/'));
    const place = order.pickupLocation;
    expect(new URL(map ?? '').searchParams.get('query')).toContain(`${place?.address}, ${place?.city}`);
    const later = { en: 'when it’s ready', fr: 'dès qu’elle sera prête' }[locale];
    expect(confirmed.text).toContain(later);
    await desk.staff.call('orders.admin.ready', { params: { id: order.id } });
    const ready = await api.mails.waitFor({ to: order.email, subject: /ready|prête pour la cueillette/ });
    expect(ready.text).not.toContain(later);
    expect(ready.text).toContain({ en: 'a photo ID', fr: 'une pièce d’identité' }[locale]);
    expect(ready.links).toContain(map);
  });

  it('list the pieces in the parcel without those that were refunded, and no parcel leaves without pieces', async () => {
    const [order, other] = [await desk.paid(wish()), await desk.paid(wish())];
    for (const [{ id }, quantity] of [[order, 1] as const, [other, 2] as const]) {
      const body = { lines: [{ productId: ball.id, quantity, restock: false }], reason: 'A scratch' };
      await desk.staff.call('orders.admin.refund', { params: { id }, body });
    }
    const steps = await Promise.all(
      [order, other].map(async ({ id }) => (await desk.staff.call('orders.admin.get', { params: { id } })).nextSteps),
    );
    expect(steps.map((next) => next.includes(OrderStatus.SHIPPED))).toEqual([true, false]);
    await ship(order);
    const { text } = await api.mails.waitFor({ to: order.email, subject: /is on its way|est en route/ });
    expect(text).toMatch(/<20>\u00a0?: × 1\n/);
    expect(text).not.toMatch(/Total/);
    const answer = await desk.staff.call('orders.admin.shipMany', { body: { orders: [{ id: other.id }] } });
    expect(answer).toMatchObject({ shipped: 0, results: [{ problem: { code: 'ORD_008' } }] });
    expect((await desk.read(other)).status).toBe(OrderStatus.PAID);
  });

  it('mention neither a payment nor a refund of an order that cost nothing', async () => {
    const order = await desk.paid({ ...pickup(), couponCode: `FREE-${locale}` });
    expect(order.total).toBe(0);
    const confirmed = await api.mails.waitFor({ to: order.email, subject: /is confirmed|est confirmée/ });
    expect(confirmed.text).toContain({ en: 'There is nothing to pay', fr: 'Vous n’avez rien à payer' }[locale]);
    expect(confirmed.text).not.toMatch(/received your payment|reçu votre paiement/);
    await api.guest.call('orders.cancel', { params: { id: order.id }, query: { token: order.accessToken } });
    const cancelled = await api.mails.waitFor({ to: order.email, subject: /is cancelled|est annulée/ });
    expect(cancelled.text).not.toMatch(/refunding|remboursons/);
  });

  it('promise no refund of a cancelled order whose money was refunded before', async () => {
    const order = await desk.paid(wish());
    const body = { amount: order.total, reason: 'A late parcel' };
    await desk.staff.call('orders.admin.refund', { params: { id: order.id }, body });
    const to = { to: OrderStatus.CANCELLED, expected: OrderStatus.PAID };
    await desk.staff.call('orders.admin.changeStatus', { params: { id: order.id }, body: to });
    const { text } = await api.mails.waitFor({ to: order.email, subject: /is cancelled|est annulée/ });
    expect(text).not.toMatch(/We are refunding what you paid|Nous remboursons votre paiement/);
  });

  it('list what is refunded: the pieces, the shipping, the tax and the amount', async () => {
    const order = await desk.paid(wish({ items: [{ productId: ball.id, quantity: 1 }] }));
    const body = { lines: [{ productId: ball.id, quantity: 1, restock: false }], reason: 'A scratch' };
    await desk.staff.call('orders.admin.refund', { params: { id: order.id }, body });
    const ofPieces = await api.mails.waitFor({ to: order.email, subject: /refund|remboursement/ });
    expect(ofPieces.text).toContain(
      {
        en: 'Match ball <20>: × 1\nSubtotal: $100.00\nTax: $5.00\nRefunded: $105.00\n',
        fr: 'Balle de match <20>\u00a0: × 1\nSous-total\u00a0: 100,00\u00a0$\nTaxes\u00a0: 5,00\u00a0$\nRemboursé\u00a0: 105,00\u00a0$\n',
      }[locale],
    );
    await desk.staff.call('orders.admin.refund', {
      params: { id: order.id },
      body: { shipping: true, reason: 'Late' },
    });
    const rest = { en: 'Shipping: $15.00\nTax: $0.75\nRefunded: $15.75\n', fr: 'Livraison\u00a0: 15,00\u00a0$' }[
      locale
    ];
    const ofShipping = await eventually(
      () => api.mails.mails({ to: order.email, subject: /refund|remboursement/ }),
      (mails) => mails.length === 2,
    );
    expect(ofShipping.at(-1)?.text).toContain(rest);
    expect((await desk.read(order)).lines).toMatchObject([{ quantity: 1, refunded: 1 }]);
  });

  it('list what was returned, and repeat the receipt where the whole order is refunded', async () => {
    const returned = await desk.shipped(wish());
    await giveBack(returned, 'receive', { lines: [{ productId: ball.id, restock: true }] });
    const ofReturn = await api.mails.waitFor({ to: returned.email, subject: /Your refund|Votre remboursement/ });
    const pieces = { en: 'Match ball <20>: × 1\n', fr: 'Balle de match <20>\u00a0: × 1\n' }[locale];
    expect(ofReturn.text).toContain(pieces);
    // A returned piece is listed with its return, not as a refund of the line.
    expect((await desk.read(returned)).lines).toMatchObject([{ quantity: 2, refunded: 0 }]);
    const cancelled = await desk.paid(wish());
    await api.guest.call('orders.cancel', { params: { id: cancelled.id }, query: { token: cancelled.accessToken } });
    const ofOrder = await api.mails.waitFor({ to: cancelled.email, subject: /Your refund|Votre remboursement/ });
    expect(ofOrder.text).toContain({ en: 'GST 5%: $10.00\n', fr: 'TPS' }[locale]);
    expect(ofOrder.text).toContain({ en: 'Total: $210.00\n', fr: 'Total\u00a0: 210,00\u00a0$\n' }[locale]);
  });

  describe('a refused payment', () => {
    const refused = async (order: OrderWire): Promise<void> => {
      await sendWebhook(desk.origin, eventOf('failed', await startPayment(desk.origin, order)));
    };
    const failureMails = ({ email }: OrderWire): number =>
      api.mails.mails().filter(({ to, subject }) => to.includes(email) && /did not go|n’a pas abouti/.test(subject))
        .length;
    /** Once this order's email has arrived, the emails that were due earlier have been processed. */
    const settled = async (): Promise<void> => {
      const last = await placeOrder(desk.origin, wish());
      await refused(last);
      await mailsAreDue(api.database);
      await api.mails.waitFor({ to: last.email, subject: /did not go|n’a pas abouti/ });
    };

    it('is written about with the end of the hold, by the clock of where the order goes', async () => {
      // The location's province has two time zones, and the location uses the one that the capital does not.
      const { id } = await givenLocation(api.database, { province: 'BC', timeZone: 'America/Edmonton' });
      const collected = wish({ delivery: DeliveryMethod.PICKUP, locationId: id });
      for (const [body, zone] of [[wish(), 'America/Vancouver'] as const, [collected, 'America/Edmonton'] as const]) {
        const order = await placeOrder(desk.origin, body);
        await refused(order);
        await mailsAreDue(api.database);
        const { text } = await api.mails.waitFor({ to: order.email, subject: /did not go|n’a pas abouti/ });
        expect(text).toContain(timeText(zone, new Date(order.expiresAt ?? ''), locale));
      }
    });

    it('is not written about at once', async () => {
      const order = await placeOrder(desk.origin, wish());
      await refused(order);
      const [job] = await api.database.query<{ minutes: number }>(
        `SELECT round(extract(epoch FROM start_after - created_on) / 60)::int AS minutes FROM pgboss.job
         WHERE name = 'orders.mail' AND data ->> 'orderId' = $1`,
        [order.id],
      );
      expect(job).toEqual({ minutes: 10 });
    });

    it('is not written about at all once it is paid, tried again or taken back; of two only the last is', async () => {
      const paid = await placeOrder(desk.origin, wish());
      await refused(paid);
      await desk.pay(paid);
      const takenBack = await placeOrder(desk.origin, wish());
      await refused(takenBack);
      await api.guest.call('orders.takeBack', {
        params: { id: takenBack.id },
        query: { token: takenBack.accessToken },
      });
      const underWay = await placeOrder(desk.origin, wish());
      await refused(underWay);
      await startPayment(desk.origin, underWay);
      const twice = await placeOrder(desk.origin, wish());
      await refused(twice);
      await refused(twice);
      await mailsAreDue(api.database);
      await api.mails.waitFor({ to: twice.email, subject: /did not go|n’a pas abouti/ });
      await settled();
      expect([paid, takenBack, underWay, twice].map(failureMails)).toEqual([0, 0, 0, 1]);
      expect((await desk.read(paid)).status).toBe(OrderStatus.PAID);
    });
  });

  it('go to the address that the order was placed with, as one address', async () => {
    const order = await desk.paid(wish({ address: { ...address, fullName: 'Zed, Zoe' } }));
    const mail = await api.mails.waitFor({ to: order.email, subject: /confirm/ });
    expect(mail.to).toEqual([order.email]);
  });
});

describe('an order email of a later version', () => {
  const api = useApi();

  it('waits for a worker that knows it while the previous version still runs', async () => {
    const desk = await Desk.open(api);
    const ball = await givenProduct(api.database, { price: 10_000, stock: 5 });
    const order = await desk.paid({ items: [{ productId: ball.id, quantity: 1 }] });
    const { subject } = await api.mails.waitFor({ to: order.email, subject: /is confirmed/ });
    const jobs = api.app.get(Jobs);
    await jobs.enqueue(api.database, mailAboutOrder, { orderId: order.id, kind: 'of-a-later-version' as OrderMail });
    const read = async () => {
      const [row] = await api.database.query<{ state: string; left: number }>(
        `SELECT state, retry_limit - retry_count AS left FROM pgboss.job
          WHERE name = 'orders.mail' AND data ->> 'kind' = 'of-a-later-version'`,
      );
      return row;
    };
    const waiting = await eventually(read, (job) => job?.state === 'retry');
    expect(waiting?.left).toBeGreaterThan(50);
    // The next version takes the job over. Here its kind becomes one that is known.
    await api.database.query(
      `UPDATE pgboss.job SET start_after = now(), data = data || '{"kind": "confirmed"}'
        WHERE name = 'orders.mail' AND data ->> 'kind' = 'of-a-later-version'`,
    );
    await eventually(
      () => api.mails.mails({ to: order.email, subject }),
      (mails) => mails.length === 2,
    );
  });
});

describe('an order email that a slow mail server delayed', () => {
  const api = useApi();

  it('is not sent once it is no longer true: the order was reinstated, cancelled or handed over since', async () => {
    const desk = await Desk.open(api);
    const ball = await givenProduct(api.database, { price: 10_000, stock: 5 });
    const wish = { items: [{ productId: ball.id, quantity: 1 }] };
    const [paid, cancelled, shipped] = [await desk.paid(wish), await desk.paid(wish), await desk.shipped(wish)];
    const { id, accessToken } = cancelled;
    await api.guest.call('orders.cancel', { params: { id }, query: { token: accessToken } });
    const ids = [paid, cancelled, shipped].map((order) => order.id);
    const sent = async () => {
      const open = `SELECT 1 FROM pgboss.job WHERE name = 'orders.mail' AND data ->> 'orderId' = ANY($1) AND state <> 'completed'`;
      await eventually(
        () => api.database.query(open, [ids]),
        (jobs) => jobs.length === 0,
      );
      // The refund of the cancelled order has an email of its own, which may come at any time.
      const subject = /is (confirmed|cancelled|ready)/;
      return [paid, cancelled, shipped].map(({ email: to }) => api.mails.mails({ to, subject }).length);
    };
    const before = await sent();
    expect(before[0]).toBe(1);
    for (const [order, kind] of [
      [paid, 'cancelled'],
      [paid, 'payment-link'],
      [cancelled, 'confirmed'],
      [cancelled, 'ready-for-pickup'],
      [shipped, 'ready-for-pickup'],
    ] as const) {
      await api.app.get(Jobs).enqueue(api.database, mailAboutOrder, { orderId: order.id, kind });
    }
    expect(await sent()).toEqual(before);
    // An email about an event stays true.
    await api.app.get(Jobs).enqueue(api.database, mailAboutOrder, { orderId: shipped.id, kind: 'confirmed' });
    expect(await sent()).toEqual([before[0], before[1], (before[2] ?? 0) + 1]);
  });
});
