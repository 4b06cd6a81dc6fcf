import {
  BookingStatus,
  BookingUserType,
  MembershipStatus,
  OrderStatus,
  PaymentSubjectKind,
  Role,
} from '@dronesoccer/contracts';
import { eventually } from '../../../test/support/eventually.js';
import { withRoles } from '../../../test/support/people.js';
import { expectBooksToBalance } from '../../../test/support/shopping.js';
import { type StartedSale, StripeSales } from '../../../test/support/stripe-sales.js';
import { useStripeApi } from '../../../test/support/stripe.js';

const { ORDER, BOOKING, MEMBERSHIP } = PaymentSubjectKind;

describe('a sale whose money went back outside our calls', () => {
  const shop = useStripeApi();
  const { api } = shop;
  const sales = new StripeSales(shop);

  beforeAll(() => sales.prepare());
  afterEach(() => expectBooksToBalance(api.database));

  const account = () => shop.stripe.account;
  const settled = () => shop.stripe.settled();
  const sold = async (kind: PaymentSubjectKind): Promise<StartedSale> => {
    const sale = await sales.start(kind);
    account().pay(sale.session);
    await settled();
    return sale;
  };
  const sendBackAtStripe = async ({ session }: StartedSale, amount?: number): Promise<void> => {
    const payment_intent = account().session(session).payment_intent ?? '';
    account().createRefund({ payment_intent, ...(amount !== undefined && { amount: String(amount) }) });
    await settled();
  };
  const loseDispute = async ({ session }: StartedSale): Promise<string> => {
    const dispute = account().dispute(session);
    account().closeDispute(dispute, 'lost');
    await settled();
    return dispute;
  };
  const statusOf = async (sale: StartedSale) => (await sales.state(sale)).status;
  const userTypeOf = async ({ email }: StartedSale) => {
    const sql = 'SELECT user_type AS type FROM users WHERE email = $1';
    return (await api.database.query<{ type: BookingUserType }>(sql, [email]))[0]?.type;
  };

  it('ends if it is a membership and all of it is gone, with an email and the regular price', async () => {
    const [refunded, disputed] = [await sold(MEMBERSHIP), await sold(MEMBERSHIP)];
    await sendBackAtStripe(refunded, 1_000);
    expect(await statusOf(refunded)).toBe(MembershipStatus.ACTIVE);
    await sendBackAtStripe(refunded);
    await loseDispute(disputed);
    for (const sale of [refunded, disputed]) {
      expect(await statusOf(sale)).toBe(MembershipStatus.ENDED);
      expect(await userTypeOf(sale)).toBe(BookingUserType.GUEST);
      await api.mails.waitFor({ to: sale.email, subject: /membership is over/ });
    }
  });

  it('stays over if the bank reverses the loss of a membership', async () => {
    const sale = await sold(MEMBERSHIP);
    const dispute = await loseDispute(sale);
    account().closeDispute(dispute, 'won');
    await settled();
    await eventually(async () => (await sales.state(sale)).payments.startsWith('2 of'));
    expect(await statusOf(sale)).toBe(MembershipStatus.ENDED);
  });

  it('goes on while another payment of the membership is left', async () => {
    const sale = await sold(MEMBERSHIP);
    await api.database.query(
      `INSERT INTO payments (id, subject_id, provider, reference, amount_cents, currency, status, created_at, updated_at)
       SELECT gen_random_uuid(), subject_id, provider, reference || '-2', amount_cents, currency, 1, now(), now()
       FROM payments WHERE subject_id = $1`,
      [sale.id],
    );
    const [second] = await api.database.query<{ id: string }>(
      `UPDATE payments SET status = 2, paid_at = now() WHERE subject_id = $1 AND status = 1 RETURNING id`,
      [sale.id],
    );
    await sendBackAtStripe(sale);
    expect(await statusOf(sale)).toBe(MembershipStatus.ACTIVE);
    await api.database.query('DELETE FROM payments WHERE id = $1', [second?.id]);
    await api.database.query('UPDATE memberships SET status = 5 WHERE id = $1', [sale.id]);
  });

  it('keeps its state if it is an order or a booking, which staff decide about', async () => {
    const [order, booking] = [await sold(ORDER), await sold(BOOKING)];
    await sendBackAtStripe(order);
    await loseDispute(booking);
    expect([await statusOf(order), await statusOf(booking)]).toEqual([OrderStatus.PAID, BookingStatus.CONFIRMED]);
  });

  it('is refunded if it is a booking that staff cancelled after a loss which the bank reverses', async () => {
    const sale = await sold(BOOKING);
    const dispute = await loseDispute(sale);
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    const body = { reason: 'The payment is gone', granted: false, by: 'organisation' as const, expectedRefund: 0 };
    await api.as(admin).call('bookings.admin.cancel', { params: { id: sale.id }, body });
    account().closeDispute(dispute, 'won');
    await settled();
    const { payment_intent } = account().session(sale.session);
    const refunds = () => [...account().refunds.values()].filter((each) => each.payment_intent === payment_intent);
    await eventually(() => refunds().length === 1);
    await eventually(async () => (await sales.state(sale)).payments.startsWith('4 of'));
    expect(await statusOf(sale)).toBe(BookingStatus.CANCELLED);
  });
});
