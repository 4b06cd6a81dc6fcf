import { type PaymentWire, RefundKind, RefundStatus } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { msPerHour, toCents } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { eventOf, placeOrder, sendWebhook, startPayment } from '../../../test/support/shopping.js';
import {
  failRefund,
  finishRefund,
  insertRefund,
  isFullyRefunded,
  refundById,
  waitingRefunds,
} from './refunds.queries.js';

describe('a refund', () => {
  const api = useApi({ ROLES: 'http' });
  const now = new Date();

  const paid = async (): Promise<PaymentWire> => {
    const origin = await api.app.getUrl();
    const { id: productId } = await givenProduct(api.database);
    const payment = await startPayment(origin, await placeOrder(origin, { items: [{ productId, quantity: 1 }] }));
    await sendWebhook(origin, eventOf('paid', payment));
    return payment;
  };
  const request = (paymentId: string, amountCents: number, at = now): Promise<string> => {
    const about = { paymentId, amountCents, kind: RefundKind.ADJUSTMENT };
    return insertRefund(api.database, { ...about, reason: 'test', actorId: null, at });
  };
  const given = async (at = now): Promise<string> => request((await paid()).id, 500, at);
  const statusOf = async (id: string) => (await refundById(api.database, id))?.status;

  it('is finished once, also when the provider names it differently the second time', async () => {
    const id = await given();
    expect(await finishRefund(api.database, id, 're_1', now)).toBe(true);
    expect(await finishRefund(api.database, id, 're_2', now)).toBe(false);
  });

  it('that failed is not finished by a report that comes late, and fails once', async () => {
    const id = await given();
    expect(await failRefund(api.database, id, 'closed card', null, new Date())).toBe(true);
    expect(await failRefund(api.database, id, 'closed card', null, new Date())).toBe(false);
    expect(await finishRefund(api.database, id, 're_1', now)).toBe(false);
    expect(await statusOf(id)).toBe(RefundStatus.FAILED);
  });

  it('that failed does not fail again when the provider reports the failure under another name', async () => {
    const id = await given();
    expect(await failRefund(api.database, id, 'closed card', 're_1', now)).toBe(true);
    expect(await failRefund(api.database, id, 'closed card', 're_2', now)).toBe(false);
  });

  it('that failed does not count towards a full refund', async () => {
    const { id, amount } = await paid();
    await failRefund(api.database, await request(id, toCents(amount)), 'closed card', null, new Date());
    await finishRefund(api.database, await request(id, 1), 're_1', now);
    expect(await isFullyRefunded(api.database, id)).toBe(false);
  });

  it('is asked for again only when it has waited since before that moment', async () => {
    const [old, young] = [await given(new Date(now.getTime() - 7_200_000)), await given()];
    const waiting = await waitingRefunds(api.database, 'sandbox', new Date(now.getTime() - msPerHour));
    expect(waiting).toContain(old);
    expect(waiting).not.toContain(young);
  });

  it('of a provider that is off is not asked for again, and hides no newer one', async () => {
    const before = (hours: number) => new Date(now.getTime() - hours * msPerHour);
    const { id: paymentId } = await paid();
    await api.database.query(`UPDATE payments SET provider = 'stripe' WHERE id = $1`, [paymentId]);
    for (let cents = 1; cents <= 100; cents++) await request(paymentId, cents, before(9));
    const newer = await given(before(2));
    expect(await waitingRefunds(api.database, 'sandbox', before(1))).toContain(newer);
  });
});
