import { setTimeout as delay } from 'node:timers/promises';
import {
  CancelCause,
  DisputeStatus,
  type DisputeWire,
  OrderEventKind,
  OrderStatus,
  PaymentStatus,
  type PaymentWire,
  RefundStatus,
  Role,
} from '@dronesoccer/contracts';
import type { StandInEvent } from '@dronesoccer/devkit';
import { shuffle, useChance } from '../../../test/support/chance.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, withRoles } from '../../../test/support/people.js';
import { placeOrder, referenceOf, startPayment } from '../../../test/support/shopping.js';
import { stripeHook, useStripeApi } from '../../../test/support/stripe.js';
import { alsoAnswers, type Ticket, Tickets, TicketsModule } from '../../../test/support/tickets.js';

describe('a payment that the customer disputes at their bank', () => {
  const shop = useStripeApi({ features: [TicketsModule], alsoAnswers });
  const { api } = shop;
  const draw = useChance();
  let admin: Person;
  let tickets: Tickets;

  beforeAll(async () => {
    tickets = new Tickets(api);
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });
  afterEach(async () => {
    const { checks } = await api.as(admin).call('reports.admin.reconciliation');
    expect(checks.filter(({ total }) => total > 0)).toEqual([]);
  });

  const account = () => shop.stripe.account;
  const disputesOf = async (subjectId: string): Promise<DisputeWire[]> =>
    (await api.as(admin).call('disputes.admin.list', { query: { subjectId } })).items;
  const refundsOf = (subjectId: string) =>
    api.database.query<{ cents: number; status: number; isLoss: boolean }>(
      `SELECT r.amount_cents AS cents, r.status, r.dispute_id IS NOT NULL AS "isLoss" FROM refunds r
         JOIN payments p ON p.id = r.payment_id WHERE p.subject_id = $1 ORDER BY r.created_at, r.amount_cents`,
      [subjectId],
    );
  const openOrder = async () => {
    const order = await placeOrder(shop.origin, { items: [{ productId: shop.productId, quantity: 1 }] });
    const payment = await startPayment(shop.origin, order);
    return { order, payment, session: referenceOf(payment) };
  };
  const paidOrder = async () => {
    const started = await openOrder();
    account().pay(started.session);
    await shop.stripe.settled();
    return started;
  };
  const paidTicket = async (priceCents: number) => {
    const ticket = await tickets.issue(priceCents);
    const payment = await tickets.pay(ticket);
    account().pay(referenceOf(payment));
    await shop.stripe.settled();
    return { ticket, payment, session: referenceOf(payment) };
  };
  const refundsAt = (session: string) => {
    const intent = account().session(session).payment_intent;
    return [...account().refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
  };
  const statusOf = async (payment: PaymentWire, ticket: Ticket) => (await tickets.payment(payment, ticket)).status;
  const tell = async (events: readonly StandInEvent[]): Promise<void> => {
    for (const event of events) expect([200, event.type]).toEqual([await shop.stripe.deliver(event), event.type]);
  };
  /** Runs a story whose events the endpoint misses, and returns the events. */
  const unheard = (story: () => void): StandInEvent[] => {
    shop.stripe.deliverTo(null);
    const start = shop.stripe.events.length;
    story();
    shop.stripe.deliverTo(shop.origin + stripeHook);
    return shop.stripe.events.slice(start);
  };

  it('is shown with its deadline, waits for a person, is reported once by email, and is not refunded: PAY_010', async () => {
    const { order, session } = await paidOrder();
    const { counts: before } = await api.as(admin).call('reports.admin.attention');
    const start = shop.stripe.events.length;
    account().dispute(session);
    await shop.stripe.settled();
    await tell(shop.stripe.events.slice(start));
    expect(await disputesOf(order.id)).toEqual([
      expect.objectContaining({
        name: order.number,
        status: DisputeStatus.NEEDS_RESPONSE,
        reason: 'fraudulent',
        ...{ amount: order.total, paid: order.total, withdrawn: order.total, fees: 15, closedAt: null },
        respondBy: expect.any(String) as string,
      }),
    ]);
    const { counts } = await api.as(admin).call('reports.admin.attention');
    expect(counts.openDisputes).toBe((before.openDisputes ?? 0) + 1);
    const mail = { to: admin.email, subject: new RegExp(`disputed \\(${order.number}\\)`) };
    expect((await api.mails.waitFor(mail)).text).toContain('The customer says they did not make this payment');
    const refund = { params: { id: order.id }, body: { amount: 5, reason: 'goodwill' } };
    expect(await api.as(admin).refused('orders.admin.refund', refund)).toEqual([409, 'PAY_010']);
    expect(api.mails.mails(mail)).toHaveLength(1);
    expect(await api.as(await withRoles(api, Role.ADMIN)).refused('disputes.admin.list')).toEqual([403, 'AUTH_003']);
  });

  it('is exported with its amounts and times, as the filters have it; an export of none is PAY_012', async () => {
    const { order, session } = await paidOrder();
    account().dispute(session);
    await shop.stripe.settled();
    const query = { subjectId: order.id };
    const csv = await api.as(admin).call('disputes.admin.export', { query });
    const [heading, row, ...others] = csv.trimEnd().split('\r\n');
    expect(others).toEqual([]);
    expect(heading).toContain('Purchase,Purchase type,Type,Status,Reason,Amount,Payment,Held or kept by the bank,Fees');
    const amounts = `${order.total},${order.total},${order.total},15`;
    const reason = 'The customer says they did not make this payment';
    expect(row).toContain(`${order.number},Order,Dispute,Needs evidence,${reason},${amounts},`);
    const won = { ...query, status: DisputeStatus.WON };
    expect(await api.as(admin).refused('disputes.admin.export', { query: won })).toEqual([404, 'PAY_012']);
  });

  it('is money that left if the bank decides for the customer, with the taxes in it', async () => {
    const { order, payment, session } = await paidOrder();
    const tax = async () => {
      const { rows } = await api.as(admin).call('reports.admin.table', { query: { report: 'taxes' } });
      return rows.reduce((sum, { figures }) => sum + Math.round((figures[3] ?? 0) * 100), 0);
    };
    const before = await tax();
    const dispute = account().dispute(session);
    account().answerDispute(dispute);
    account().closeDispute(dispute, 'lost');
    await shop.stripe.settled();
    const [shown] = await disputesOf(order.id);
    expect(shown).toMatchObject({ status: DisputeStatus.LOST, withdrawn: order.total, fees: 15, respondBy: null });
    expect(shown?.closedAt).not.toBeNull();
    const query = { token: order.accessToken };
    const read = await api.guest.call('payments.get', { params: { id: payment.id }, query });
    expect(read.status).toBe(PaymentStatus.REFUNDED);
    expect((await tax()) - before).toBe(-order.taxes.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0));
    expect(refundsAt(session)).toEqual([]);
  });

  it('returns if the bank decides for us, also after it had decided otherwise, and can then be refunded', async () => {
    const { ticket, payment, session } = await paidTicket(4_000);
    const dispute = account().dispute(session);
    await shop.stripe.settled();
    await expect(tickets.giveBack(ticket, 500)).rejects.toMatchObject({ code: 'PAY_010' });
    account().closeDispute(dispute, 'lost');
    await shop.stripe.settled();
    expect(await statusOf(payment, ticket)).toBe(PaymentStatus.REFUNDED);
    await api.database.query('UPDATE tickets SET given_back_cents = 4000 WHERE id = $1', [ticket.id]);
    expect(await refundsOf(ticket.id)).toEqual([{ cents: 4_000, status: 2, isLoss: true }]);
    // Stripe's clock counts whole seconds, and a later second decides.
    for (const event of unheard(() => account().closeDispute(dispute, 'won'))) {
      expect(await shop.stripe.deliver({ ...event, created: event.created + 5 })).toBe(200);
    }
    await api.database.query('UPDATE tickets SET given_back_cents = 0 WHERE id = $1', [ticket.id]);
    expect(await disputesOf(ticket.id)).toMatchObject([{ status: DisputeStatus.WON, withdrawn: 0, fees: 15 }]);
    expect([await statusOf(payment, ticket), await refundsOf(ticket.id)]).toEqual([PaymentStatus.PAID, []]);
    await tickets.giveBack(ticket, 500);
    await eventually(async () => refundsAt(session).length === 1);
  });

  it('ends alike in whatever order the reports arrive, before the payment too, each of them twice', async () => {
    for (const outcome of ['won', 'lost'] as const) {
      for (let round = 0; round < 6; round++) {
        const { order, payment, session } = await openOrder();
        const events = unheard(() => {
          account().pay(session);
          const dispute = account().dispute(session, { amount: 6_000 });
          account().answerDispute(dispute);
          account().closeDispute(dispute, outcome);
        });
        await tell(shuffle([...events, ...events], draw));
        const query = { token: order.accessToken };
        expect(await api.guest.call('payments.get', { params: { id: payment.id }, query })).toMatchObject({
          status: 2,
        });
        expect(await disputesOf(order.id)).toMatchObject([
          outcome === 'lost'
            ? { status: DisputeStatus.LOST, amount: 60, withdrawn: 60 }
            : { status: DisputeStatus.WON, amount: 60, withdrawn: 0 },
        ]);
        const loss = outcome === 'lost' ? [{ cents: 6_000, status: 2, isLoss: true }] : [];
        expect(await refundsOf(order.id)).toEqual(loss);
      }
    }
  });

  it.each([[['lost']], [['won']], [['lost', 'won']]] as const)(
    'lets a cancellation wait: the bank pays for it, or the provider does after the bank has decided: %s',
    async (outcomes) => {
      const { ticket, payment, session } = await paidTicket(5_000);
      const dispute = account().dispute(session);
      await shop.stripe.settled();
      await tickets.cancel(ticket);
      await eventually(async () => {
        const sql = `SELECT 1 FROM pgboss.job WHERE name = 'payments.refund' AND state < 'completed'`;
        return (await api.database.query(sql)).length === 0;
      });
      expect(await refundsOf(ticket.id)).toEqual([{ cents: 5_000, status: 1, isLoss: false }]);
      for (const [step, outcome] of outcomes.entries()) {
        const events = unheard(() => account().closeDispute(dispute, outcome));
        await tell(events.map((event) => ({ ...event, created: event.created + step * 5 })));
      }
      const isLoss = outcomes.at(-1) === 'lost';
      const refund = { cents: 5_000, status: RefundStatus.DONE, isLoss };
      await eventually(
        () => refundsOf(ticket.id),
        ([first]) => first?.status === RefundStatus.DONE && first.isLoss === isLoss,
      );
      expect([await refundsOf(ticket.id), await statusOf(payment, ticket)]).toEqual([[refund], PaymentStatus.REFUNDED]);
      expect(refundsAt(session)).toHaveLength(isLoss ? 0 : 1);
    },
  );

  it.each([
    ['at once', false],
    ['after an appeal', true],
  ])('is refunded if the bank reverses a loss after which the order was cancelled: %s', async (_when, isAppeal) => {
    const { order, session } = await paidOrder();
    const dispute = account().dispute(session);
    account().closeDispute(dispute, 'lost');
    await shop.stripe.settled();
    const grounds = { cause: CancelCause.BUYER_ASKED, note: '', tellBuyer: false };
    const body = { to: OrderStatus.CANCELLED, expected: OrderStatus.PAID, grounds };
    await api.as(admin).call('orders.admin.changeStatus', { params: { id: order.id }, body });
    if (isAppeal) {
      // Events carry seconds, and the appeal is a later one.
      await delay(1_100);
      account().appealDispute(dispute);
      await shop.stripe.settled();
    }
    expect(refundsAt(session)).toEqual([]);
    account().closeDispute(dispute, 'won');
    await shop.stripe.settled();
    await eventually(async () => refundsAt(session).length === 1);
    await eventually(async () => (await refundsOf(order.id)).every(({ status }) => status === RefundStatus.DONE));
    expect(refundsAt(session)).toMatchObject([{ amount: order.total * 100 }]);
  });

  it('is in the history of the order once, and a refund of it that the bank makes first is reported when we make it', async () => {
    const { order, session } = await paidOrder();
    const dispute = account().dispute(session);
    await shop.stripe.settled();
    const grounds = { cause: CancelCause.BUYER_ASKED, note: '', tellBuyer: false };
    const body = { to: OrderStatus.CANCELLED, expected: OrderStatus.PAID, grounds };
    await api.as(admin).call('orders.admin.changeStatus', { params: { id: order.id }, body });
    const eventsOf = async (kind: OrderEventKind) => {
      const { events } = await api.as(admin).call('orders.admin.get', { params: { id: order.id } });
      return events.filter((event) => event.kind === kind).map(({ amount }) => amount);
    };
    account().closeDispute(dispute, 'lost');
    await shop.stripe.settled();
    expect(await refundsOf(order.id)).toMatchObject([{ status: RefundStatus.DONE, isLoss: true }]);
    expect([await eventsOf(OrderEventKind.DISPUTE_LOST), await eventsOf(OrderEventKind.REFUNDED)]).toEqual([
      [order.total],
      [],
    ]);
    account().closeDispute(dispute, 'won');
    await shop.stripe.settled();
    await eventually(async () => refundsAt(session).length === 1);
    await api.mails.waitFor({ to: order.email, subject: /refund/i });
    expect([await eventsOf(OrderEventKind.DISPUTE_LOST), await eventsOf(OrderEventKind.REFUNDED)]).toEqual([
      [order.total],
      [order.total],
    ]);
    expect(api.mails.mails({ to: order.email, subject: /refund/i })).toHaveLength(1);
    const { timeline } = await api.guest.call('orders.get', {
      params: { id: order.id },
      query: { token: order.accessToken },
    });
    expect(timeline.map(({ kind }) => kind)).not.toContain(OrderEventKind.DISPUTE_LOST);
  });

  it('never takes more than the payment, whether a refund at its dashboard is reported before or after the loss', async () => {
    for (const isRefundFirst of [true, false]) {
      const { ticket, session } = await paidTicket(10_000);
      const intent = account().session(session).payment_intent ?? '';
      const refunds = unheard(() => account().createRefund({ payment_intent: intent, amount: '3000' }));
      const losses = unheard(() => account().closeDispute(account().dispute(session), 'lost'));
      await tell(isRefundFirst ? [...refunds, ...losses] : [...losses, ...refunds]);
      await api.database.query('UPDATE tickets SET given_back_cents = 10000 WHERE id = $1', [ticket.id]);
      expect((await refundsOf(ticket.id)).toSorted((one, other) => one.cents - other.cents)).toEqual([
        { cents: 3_000, status: 2, isLoss: false },
        { cents: 7_000, status: 2, isLoss: true },
      ]);
    }
  });

  it('may be refunded while the bank only asks', async () => {
    const { ticket, session } = await paidTicket(2_000);
    const inquiry = account().dispute(session, { isInquiry: true });
    await shop.stripe.settled();
    expect(await disputesOf(ticket.id)).toMatchObject([{ isInquiry: true, withdrawn: 0, fees: 0 }]);
    await tickets.giveBack(ticket, 700);
    await eventually(async () => refundsAt(session).length === 1);
    account().closeDispute(inquiry, 'warning_closed');
    await shop.stripe.settled();
    expect(await disputesOf(ticket.id)).toMatchObject([{ status: DisputeStatus.WON }]);
  });

  it('is reported by email as an inquiry, and again when the bank makes a dispute of it', async () => {
    const { order, session } = await paidOrder();
    const inquiry = account().dispute(session, { isInquiry: true });
    await shop.stripe.settled();
    await api.mails.waitFor({
      to: admin.email,
      subject: new RegExp(`bank is asking about a payment \\(${order.number}\\)`),
    });
    account().escalateInquiry(inquiry);
    await shop.stripe.settled();
    const mail = { to: admin.email, subject: new RegExp(`disputed \\(${order.number}\\)`) };
    await api.mails.waitFor(mail);
    expect(api.mails.mails(mail)).toHaveLength(1);
    expect(await disputesOf(order.id)).toMatchObject([{ isInquiry: false, status: DisputeStatus.NEEDS_RESPONSE }]);
  });

  it('takes over a refund that the provider refused because of it, before it was reported', async () => {
    const { ticket, session } = await paidTicket(5_000);
    let dispute = '';
    const events = unheard(() => {
      dispute = account().dispute(session);
    });
    await tickets.giveBack(ticket, 1_000);
    await eventually(async () => (await refundsOf(ticket.id))[0]?.status === RefundStatus.FAILED);
    await tell(events);
    account().closeDispute(dispute, 'lost');
    await shop.stripe.settled();
    await api.database.query('UPDATE tickets SET given_back_cents = 5000 WHERE id = $1', [ticket.id]);
    expect((await refundsOf(ticket.id)).toSorted((one, other) => one.cents - other.cents)).toEqual([
      { cents: 1_000, status: RefundStatus.DONE, isLoss: true },
      { cents: 4_000, status: RefundStatus.DONE, isLoss: true },
    ]);
    const { counts } = await api.as(admin).call('reports.admin.attention');
    expect(counts.failedRefunds ?? 0).toBe(0);
  });

  it('is reported again if the payment is not known yet, or if the provider cannot be asked about it', async () => {
    const { ticket, session } = await paidTicket(1_000);
    const [opened] = unheard(() => account().dispute(session));
    if (opened === undefined) throw new Error('No dispute was reported');
    shop.stripe.switchOff(true);
    expect(await shop.stripe.deliver(opened)).toBe(503);
    shop.stripe.switchOff(false);
    const intent = account().intent(account().session(session).payment_intent ?? '');
    const paymentId = intent.metadata['paymentId'] ?? '';
    intent.metadata['paymentId'] = '0198d3a0-0000-7000-8000-000000000000';
    expect(await shop.stripe.deliver(opened)).toBe(404);
    intent.metadata = {};
    expect(await shop.stripe.deliver(opened)).toBe(200);
    expect(await disputesOf(ticket.id)).toEqual([]);
    intent.metadata = { paymentId, subjectKind: String(tickets.kind), subjectId: ticket.id };
    await tell([opened]);
    expect(await disputesOf(ticket.id)).toHaveLength(1);
  });
});
