import { Role } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { cancelBooking, inHours, placeBooking, startBookingPayment } from '../../../../test/support/booking.js';
import { clientOf, dataOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Person, withRoles } from '../../../../test/support/people.js';
import { expectBooksToBalance, referenceOf } from '../../../../test/support/shopping.js';
import { useStripeApi } from '../../../../test/support/stripe.js';

/** Someone refunded $50 of $84 in the provider's own dashboard, so a cancellation refunds the other $34. */
describe('a booking of which the provider already refunded a part', () => {
  const shop = useStripeApi();
  const { api } = shop;
  let administrator: Person;
  beforeAll(async () => {
    administrator = await withRoles(api, Role.SUPER_ADMIN);
  });
  afterEach(() => expectBooksToBalance(api.database));

  let hour = 200;
  const partlyRefunded = async () => {
    const slot = await givenSlot(api.database, { startsAt: inHours((hour += 30)) });
    const booking = await placeBooking(shop.origin, { slotId: slot.id, seats: 2 });
    const session = referenceOf(await startBookingPayment(shop.origin, booking));
    shop.stripe.account.pay(session);
    await shop.stripe.settled();
    const intent = shop.stripe.account.session(session).payment_intent ?? '';
    shop.stripe.account.createRefund({ payment_intent: intent, amount: '5000' });
    await shop.stripe.settled();
    /** Returns the amounts of the provider's refunds in cents, once there are at least `count`. */
    const refunds = async (count: number) => {
      const made = () =>
        [...shop.stripe.account.refunds.values()]
          .filter(({ payment_intent: id }) => id === intent)
          .map(({ amount }) => amount);
      return eventually(
        () => Promise.resolve(made()),
        (amounts) => amounts.length >= count,
      );
    };
    return { slot, booking, refunds };
  };

  it('is cancelled by its booker for what is left', async () => {
    const { booking, refunds } = await partlyRefunded();
    expect(
      await clientOf(shop.origin).call('bookings.cancelQuote', {
        params: { id: booking.id },
        query: { token: booking.accessToken ?? '' },
        body: {},
      }),
    ).toMatchObject({ refund: 34, forfeit: 0 });
    dataOf(await cancelBooking(shop.origin, booking, { expectedRefund: 34 }));
    expect(await refunds(2)).toEqual([5_000, 3_400]);
  });

  it('gives back its seats one by one, until nothing is left to refund', async () => {
    const { booking, refunds } = await partlyRefunded();
    const [first, second] = booking.seats.map(({ id }) => id);
    dataOf(await cancelBooking(shop.origin, booking, { seatIds: [first ?? ''], expectedRefund: 34 }));
    dataOf(await cancelBooking(shop.origin, booking, { seatIds: [second ?? ''], expectedRefund: 0 }));
    expect(await refunds(2)).toEqual([5_000, 3_400]);
  });

  it('is cancelled by an administrator for what is left', async () => {
    const { booking, refunds } = await partlyRefunded();
    const asked = { by: 'organisation' as const, granted: false };
    expect(
      await clientOf(shop.origin, administrator.bearer).call('bookings.admin.cancelQuote', {
        params: { id: booking.id },
        body: asked,
      }),
    ).toMatchObject({ refund: 34 });
    const body = { ...asked, reason: 'The nets are torn', expectedRefund: 34 };
    await clientOf(shop.origin, administrator.bearer).call('bookings.admin.cancel', {
      params: { id: booking.id },
      body,
    });
    expect(await refunds(2)).toEqual([5_000, 3_400]);
  });

  it('is refunded what is left when its slot is cancelled', async () => {
    const { slot, refunds } = await partlyRefunded();
    const headers = administrator.bearer;
    const impact = await clientOf(shop.origin, headers).call('slots.admin.impact', {
      params: { id: slot.id },
      body: { moveTo: null },
    });
    expect(impact).toMatchObject({ refundTotal: 34 });
    await clientOf(shop.origin, headers).call('slots.admin.cancel', {
      params: { id: slot.id },
      body: { fingerprint: impact.fingerprint },
    });
    expect(await refunds(2)).toEqual([5_000, 3_400]);
  });
});
