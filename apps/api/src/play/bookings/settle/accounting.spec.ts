import type { BookingWire } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { cancelBooking, paidBooking, placeBooking } from '../../../../test/support/booking.js';
import { dataOf } from '../../../../test/support/client.js';
import { accounts, expectBooksToBalance } from '../../../../test/support/shopping.js';
import { mismatches } from '../../../office/reports/admin/reconciliation/reconciliation.queries.js';

describe('the books know of a booking', () => {
  const api = useApi();
  let booking: BookingWire;

  /** Creates a paid booking, a partly refunded one, a partly forfeited one and an unpaid one. */
  beforeAll(async () => {
    const origin = await api.app.getUrl();
    const { id } = await givenSlot(api.database);
    const soon = await givenSlot(api.database, { startsAt: new Date(Date.now() + 36_000_000) });
    booking = await paidBooking(origin, { slotId: id, seats: 2 });
    for (const [slotId, expectedRefund] of [
      [id, 42],
      [soon.id, 0],
    ] as const) {
      const some = await paidBooking(origin, { slotId, seats: 3 });
      dataOf(await cancelBooking(origin, some, { seatIds: [some.seats[0]?.id ?? ''], expectedRefund }));
    }
    await placeBooking(origin, { slotId: id });
  });

  it.each([
    [
      'a payment that lost a cent',
      'UPDATE payments SET amount_cents = amount_cents - 1 WHERE subject_id = $1',
      'UPDATE payments SET amount_cents = amount_cents + 1 WHERE subject_id = $1',
      ['bookingMoney'],
    ],
    [
      'a seat that was given back without its money',
      'UPDATE booking_seats SET state = 2 WHERE booking_id = $1 AND position = 1',
      'UPDATE booking_seats SET state = 1 WHERE booking_id = $1 AND position = 1',
      ['bookingMoney'],
    ],
    [
      'a forfeit that nothing was kept for',
      'UPDATE bookings SET forfeit_cents = 5 WHERE id = $1',
      'UPDATE bookings SET forfeit_cents = 0 WHERE id = $1',
      ['bookingMoney'],
    ],
    [
      'a seat that became dearer',
      'UPDATE booking_seats SET price_cents = price_cents + 1 WHERE booking_id = $1 AND position = 2',
      'UPDATE booking_seats SET price_cents = price_cents - 1 WHERE booking_id = $1 AND position = 2',
      ['bookingMoney', 'bookingSeats'],
    ],
    [
      'a tax line that grew',
      'UPDATE booking_tax_lines SET amount_cents = amount_cents + 2 WHERE booking_id = $1 AND position = 1',
      'UPDATE booking_tax_lines SET amount_cents = amount_cents - 2 WHERE booking_id = $1 AND position = 1',
      ['bookingTaxes'],
    ],
    [
      'a slot that lost count',
      'UPDATE class_slots SET taken = taken + 1 WHERE id = (SELECT slot_id FROM bookings WHERE id = $1)',
      'UPDATE class_slots SET taken = taken - 1 WHERE id = (SELECT slot_id FROM bookings WHERE id = $1)',
      ['slotSeats'],
    ],
  ])('and name %s', async (_what, breaks, mends, checks) => {
    await expectBooksToBalance(api.database);
    await api.database.query(breaks, [booking.id]);
    expect((await mismatches(api.database, accounts)).map(({ check }) => check)).toEqual(checks);
    await api.database.query(mends, [booking.id]);
    await expectBooksToBalance(api.database);
  });
});
