import {
  PaymentStatus,
  type PaymentSubjectKind,
  type PaymentWire,
  type ReconciliationWire,
  RefundStatus,
  Role,
} from '@dronesoccer/contracts';
import { type TestApi, useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, withRoles } from '../../../test/support/people.js';
import { eventOf, referenceOf, sendWebhook } from '../../../test/support/shopping.js';
import { useStripeApi } from '../../../test/support/stripe.js';
import { alsoAnswers, type Ticket, Tickets, TicketsModule } from '../../../test/support/tickets.js';
import { Payables } from './payable.js';

/** Makes a payment succeed or fail on the provider's page. */
type Press = (payment: PaymentWire, action: 'paid' | 'failed') => Promise<void>;

interface World {
  readonly api: TestApi;
  readonly press: Press;
}

/** The behaviour of any payable subject that is not part of the product, tested with every provider. */
function isSoldLikeAnything(world: World): () => Tickets {
  let tickets: Tickets;
  let admin: Person;

  beforeAll(async () => {
    tickets = new Tickets(world.api);
    admin = await withRoles(world.api, Role.SUPER_ADMIN);
  });

  const reconcile = async (): Promise<ReconciliationWire> => {
    return world.api.as(admin).call('reports.admin.reconciliation');
  };
  const wrong = async () => (await reconcile()).checks.flatMap(({ check, total }) => (total === 0 ? [] : [check]));
  const reported = (ticket: Ticket, what: string) =>
    eventually(
      () => tickets.read(ticket),
      (found) => found.reported.includes(what),
    );
  const sold = async (priceCents: number) => {
    const ticket = await tickets.issue(priceCents);
    const payment = await tickets.pay(ticket);
    await world.press(payment, 'paid');
    await reported(ticket, `paid ${priceCents}`);
    return { ticket, payment };
  };

  it('is paid', async () => {
    const ticket = await tickets.issue(2_500);
    const payment = await tickets.pay(ticket);
    expect(payment).toMatchObject({ amount: 25, orderId: null, subject: { kind: tickets.kind, id: ticket.id } });
    expect((await tickets.pay(ticket)).id).toBe(payment.id);
    await world.press(payment, 'paid');
    expect((await reported(ticket, 'paid 2500')).state).toBe('paid');
    expect(await tickets.payment(payment, ticket)).toEqual({
      ...payment,
      status: PaymentStatus.PAID,
      redirectUrl: null,
    });
    await expect(tickets.pay(ticket)).rejects.toMatchObject({ code: 'PAY_006' });
  });

  it('is paid anew after a failure', async () => {
    const ticket = await tickets.issue(2_500);
    const first = await tickets.pay(ticket);
    await world.press(first, 'failed');
    await reported(ticket, 'failed');
    const second = await tickets.pay(ticket);
    expect(second.id).not.toBe(first.id);
    await world.press(second, 'paid');
    await reported(ticket, 'paid 2500');
    expect((await tickets.read(ticket)).reported).toEqual(['started', 'failed', 'started', 'paid 2500']);
  });

  it('is refunded in part, which is reported to it, and wholly when it is cancelled', async () => {
    const { ticket, payment } = await sold(4_000);
    await tickets.giveBack(ticket, 1_500);
    await reported(ticket, 'refunded 1500');
    await expect(tickets.giveBack(ticket, 2_501)).rejects.toMatchObject({ code: 'PAY_002' });
    await tickets.cancel(ticket);
    await reported(ticket, 'refunded 2500');
    expect((await tickets.payment(payment, ticket)).status).toBe(PaymentStatus.REFUNDED);
  });

  it('is in the books, which name what does not add up', async () => {
    const { ticket } = await sold(5_000);
    await tickets.giveBack(ticket, 500);
    await reported(ticket, 'refunded 500');
    const { paidFor, unexplained, money } = await reconcile();
    expect(await wrong()).toEqual([]);
    expect(paidFor).toEqual([{ kind: tickets.kind, payments: expect.any(Number), ...money }]);
    expect(unexplained.payments).toBe(0);
    await world.api.database.query('UPDATE tickets SET price_cents = price_cents + 1 WHERE id = $1', [ticket.id]);
    expect(await wrong()).toEqual(['subjectMoney']);
    await world.api.database.query('UPDATE tickets SET price_cents = price_cents - 1 WHERE id = $1', [ticket.id]);
  });

  it('is listed as unexplained when its feature knows nothing of it', async () => {
    const { ticket, payment } = await sold(700);
    await world.api.database.query('CREATE TABLE lost AS SELECT * FROM tickets WHERE id = $1', [ticket.id]);
    await world.api.database.query('DELETE FROM tickets WHERE id = $1', [ticket.id]);
    const { unexplained, checks, isClean } = await reconcile();
    expect(isClean).toBe(false);
    expect(unexplained).toEqual({ payments: 1, received: 7, refunded: 0, balance: 7 });
    expect(checks.find(({ check }) => check === 'unexplainedPayments')?.mismatches).toEqual([
      { subject: payment.id, expected: 0, found: 7 },
    ]);
    await world.api.database.query('INSERT INTO tickets SELECT * FROM lost');
    await world.api.database.query('DROP TABLE lost');
    expect(await wrong()).toEqual([]);
  });

  it('has one feature that answers for it', () => {
    const payables = world.api.app.get(Payables);
    const nothing = Number('98') as PaymentSubjectKind;
    expect(() => payables.register(payables.of({ kind: tickets.kind, id: '' }))).toThrow(
      'Two features take payments for 99',
    );
    expect(() => payables.of({ kind: nothing, id: '' })).toThrow('No feature takes payments for 98');
  });

  return () => tickets;
}

describe('a thing that exists in tests alone, over the sandbox', () => {
  const api = useApi({}, { alsoAnswers, features: [TicketsModule] });
  const tickets = isSoldLikeAnything({
    api,
    press: async ({ redirectUrl }, action) => {
      const { pathname } = new URL(redirectUrl ?? '');
      const page = await api.http.get(pathname).expect(200);
      const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1];
      await api.http.post(pathname).type('form').send({ action, token }).expect(303);
    },
  });

  it('keeps no money that comes after it was void', async () => {
    const ticket = await tickets().issue(900);
    const payment = await tickets().pay(ticket);
    await tickets().cancel(ticket);
    await sendWebhook(await api.app.getUrl(), eventOf('paid', payment));
    await eventually(
      () => tickets().payment(payment, ticket),
      ({ status }) => status === PaymentStatus.REFUNDED,
    );
    expect((await tickets().read(ticket)).reported).toEqual(['started', 'paid for nothing', 'refunded 900']);
  });
});

describe('a thing that exists in tests alone, over the stand-in for Stripe', () => {
  const shop = useStripeApi({ alsoAnswers, features: [TicketsModule] });
  const tickets = isSoldLikeAnything({
    api: shop.api,
    press: async (payment, action) => {
      const session = referenceOf(payment);
      if (action === 'paid') shop.stripe.account.pay(session);
      else shop.stripe.account.decline(session);
      await shop.stripe.settled();
    },
  });

  it('is notified when Stripe will not refund', async () => {
    const ticket = await tickets().issue(1_200);
    const payment = await tickets().pay(ticket);
    shop.stripe.account.pay(referenceOf(payment));
    await shop.stripe.settled();
    shop.stripe.account.nextRefunds = 'failed';
    await tickets().giveBack(ticket, 200);
    await eventually(
      () => tickets().read(ticket),
      ({ reported }) => reported.includes('refund refused 200'),
    );
    const [refund] = await shop.api.database.query('SELECT status FROM refunds WHERE payment_id = $1', [payment.id]);
    expect(refund).toEqual({ status: RefundStatus.FAILED });
  });
});
