import { PaymentSubjectKind } from '@dronesoccer/contracts';
import type { StandInEvent } from '@dronesoccer/devkit';
import { shuffle, useChance } from '../../../../test/support/chance.js';
import { eventually } from '../../../../test/support/eventually.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';
import { saleKinds, type StartedSale, StripeSales } from '../../../../test/support/stripe-sales.js';
import { stripeHook, useStripeApi } from '../../../../test/support/stripe.js';

/**
 * The address for Stripe's events was off for a day: meanwhile the holds ended here, although people had paid there. Stripe
 * then repeats everything, in no order, and much of it twice.
 */
describe('a day of events that Stripe repeats', () => {
  const shop = useStripeApi();
  const { api } = shop;
  const draw = useChance();
  const sales = new StripeSales(shop);
  const copies = 2;

  const account = () => shop.stripe.account;
  const sendBack = (session: string, amount: number) => {
    const intent = account().session(session).payment_intent ?? '';
    account().createRefund({ payment_intent: intent, amount: String(amount) });
  };
  const disputed = (session: string, outcome: 'won' | 'lost') => {
    account().pay(session);
    const dispute = account().dispute(session);
    account().answerDispute(dispute);
    account().closeDispute(dispute, outcome);
  };
  /** The events that happen to a session at Stripe. */
  const stories: Record<string, (session: string) => void> = {
    paid: (session) => account().pay(session),
    'paid at the second try'(session) {
      account().decline(session);
      account().pay(session);
    },
    failed: (session) => account().decline(session),
    expired: () => undefined,
    'refunded in parts'(session) {
      account().pay(session);
      sendBack(session, 1_001);
      sendBack(session, 502);
      sendBack(session, 99);
    },
    'dispute lost': (session) => disputed(session, 'lost'),
    'dispute won': (session) => disputed(session, 'won'),
  };
  const receipt = /is confirmed|You are a member/;

  interface Told {
    story: string;
    kind: PaymentSubjectKind;
    sale: StartedSale;
  }

  /** Plays every story for every kind of sale while the address is off. */
  const missedDay = async (times: number): Promise<{ told: Told[]; events: StandInEvent[] }> => {
    const told: Told[] = [];
    for (let time = 0; time < times; time++) {
      for (const kind of saleKinds) {
        for (const story of Object.keys(stories)) told.push({ story, kind, sale: await sales.start(kind) });
      }
    }
    shop.stripe.deliverTo(null);
    const start = shop.stripe.events.length;
    for (const { story, sale } of told) stories[story]?.(sale.session);
    await sales.endHolds();
    await sales.jobsAreDone('payments.close-session');
    shop.stripe.deliverTo(shop.origin + stripeHook);
    return { told, events: shop.stripe.events.slice(start) };
  };
  const tell = async (events: readonly StandInEvent[]): Promise<void> => {
    for (const event of events) expect(`${await shop.stripe.deliver(event)} ${event.type}`).toBe(`200 ${event.type}`);
  };

  it('ends as if it had been told in order, with one receipt each and clean books', async () => {
    await sales.prepare();
    const inOrder = await missedDay(1);
    await tell(inOrder.events);
    const mixed = await missedDay(copies);
    const repeated = shuffle([...mixed.events, ...mixed.events], draw);
    expect(repeated.length).toBeGreaterThanOrEqual(300);
    await tell(repeated);
    await sales.jobsAreDone('payments.refund', 'orders.mail', 'bookings.mail', 'memberships.mail');

    for (const { story, kind, sale } of mixed.told) {
      const twin = inOrder.told.find((other) => other.story === story && other.kind === kind);
      if (twin === undefined) throw new Error('The story has no twin');
      const about = { story, kind };
      expect({ ...about, ...(await sales.state(sale)) }).toEqual({ ...about, ...(await sales.state(twin.sale)) });
    }
    for (const { story, kind, sale } of [...inOrder.told, ...mixed.told]) {
      const count = story === 'failed' || story === 'expired' ? 0 : 1;
      // A membership ends with its money, perhaps before its receipt is sent.
      const isOver = story === 'dispute lost' && kind === PaymentSubjectKind.MEMBERSHIP;
      const subject = isOver ? /membership is over/ : receipt;
      await eventually(() => api.mails.mails({ to: sale.email, subject }).length >= count);
      expect({ story, kind, receipts: api.mails.mails({ to: sale.email, subject }).length }).toEqual({
        ...{ story, kind },
        receipts: count,
      });
    }
    await expectBooksToBalance(api.database);
  });
});
