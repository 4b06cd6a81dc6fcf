import { BookingMode, BookingUserType, PackageTier, SlotState, SlotType, valuesOf } from '@dronesoccer/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canadianTaxRates } from '../canadian-tax-rates.ts';
import { everyRegistration, MANY_CARTS, provinces } from '../testing/arbitraries.ts';
import { refundUntil } from '../transitions/booking.ts';
import { cancellationWorth } from './cancel-booking.ts';
import { priceBooking } from './price-booking.ts';
import {
  type BookableSlot,
  type BookingChoice,
  bookingProblem,
  memberSavings,
  offeredTiers,
  slotPrice,
} from './slot-prices.ts';

const now = new Date('2026-07-01T12:00:00Z');
const prices = {
  guest: { standard: 4_500, premium: 6_000 },
  member: { standard: 3_000, premium: null },
  full: { standard: 40_000, premium: 0 },
};
const slot: BookableSlot = {
  prices,
  ...{
    type: SlotType.GUEST,
    state: SlotState.OPEN,
    bookableUntil: new Date('2026-07-04T18:00:00Z'),
    capacity: 10,
    taken: 4,
  },
};
const guest = { mode: BookingMode.SHARED, tier: PackageTier.STANDARD, userType: BookingUserType.GUEST };
const member = { ...guest, userType: BookingUserType.MEMBER };
const full = { ...guest, mode: BookingMode.FULL };
const premium = { tier: PackageTier.PREMIUM };
const priced = { type: SlotType.GUEST, prices };
const terms = { day: '2026-06-01', rates: canadianTaxRates, registrations: everyRegistration };

describe('the price of a slot', () => {
  test('is that of the mode, the tier and the person; the whole arena costs everyone the same', () => {
    expect([guest, { ...guest, ...premium }, member].map((choice) => slotPrice(priced, choice))).toEqual([
      4_500, 6_000, 3_000,
    ]);
    for (const userType of valuesOf(BookingUserType)) {
      expect(slotPrice(priced, { ...full, userType })).toBe(40_000);
      expect(slotPrice(priced, { ...full, ...premium, userType })).toBe(0);
    }
    expect(slotPrice(priced, { ...member, ...premium })).toBeNull();
  });

  test('is the arena’s for a team, member or guest, and membership saves nothing', () => {
    const tournament = { type: SlotType.TOURNAMENT, prices };
    expect([guest, member, { ...member, ...premium }].map((choice) => slotPrice(tournament, choice))).toEqual([
      40_000, 40_000, 0,
    ]);
    expect(memberSavings(tournament, guest, 1)).toBe(0);
  });

  test('says what a member would save, and nothing where there is nothing to save', () => {
    expect(memberSavings(priced, guest, 3)).toBe(4_500);
    expect(memberSavings(priced, member, 3)).toBe(0);
    expect(memberSavings(priced, { ...guest, ...premium }, 3)).toBe(0);
    expect(memberSavings(priced, full, 1)).toBe(0);
    expect(
      memberSavings({ ...priced, prices: { ...prices, member: { standard: 9_000, premium: null } } }, guest, 1),
    ).toBe(0);
  });
});

describe('a booking is prevented', () => {
  const problem = (changes: Partial<BookableSlot>, choice: BookingChoice = guest, seats = 1) =>
    bookingProblem({ ...slot, ...changes }, choice, seats, now);

  test('by a slot that is not open or has started', () => {
    for (const state of [SlotState.CLOSED, SlotState.CANCELLED]) expect(problem({ state })).toBe('BOOK_003');
    expect(problem({ bookableUntil: now })).toBe('BOOK_003');
    expect(problem({ bookableUntil: new Date(now.getTime() + 1) })).toBeNull();
  });

  test('in a tournament for the whole arena and where no team’s place is left', () => {
    expect(problem({ type: SlotType.TOURNAMENT })).toBeNull();
    expect(problem({ type: SlotType.TOURNAMENT, taken: 10 })).toBe('BOOK_002');
    expect(problem({ type: SlotType.TOURNAMENT, taken: 0 }, full)).toBe('BOOK_003');
  });

  test('by a price that is missing, but not by one of 0', () => {
    expect(problem({ prices: { ...prices, guest: { standard: null, premium: null } } })).toBe('BOOK_003');
    expect(problem({ prices: { ...prices, guest: { standard: 0, premium: null } } })).toBeNull();
  });

  test('in the members’ slots for others, who may still book all of the arena', () => {
    expect(problem({ type: SlotType.MEMBER })).toBe('BOOK_006');
    expect(problem({ type: SlotType.MEMBER }, member)).toBeNull();
    expect(problem({ type: SlotType.MEMBER, taken: 0 }, full)).toBeNull();
  });

  test('by seats that are taken: all of them for the whole arena', () => {
    expect([problem({}, guest, 6), problem({}, guest, 7)]).toEqual([null, 'BOOK_002']);
    expect([problem({ taken: 0 }, full), problem({ taken: 1 }, full)]).toEqual([null, 'BOOK_002']);
  });
});

describe('a booking’s money', () => {
  const bought = fc.tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 20 }), provinces);

  test('is that of its seats, to the cent, wherever it is', () => {
    fc.assert(
      fc.property(bought, ([unitPrice, count, province]) => {
        const { seats, subtotal, tax, taxes, total } = priceBooking(unitPrice, count, { ...terms, province });
        expect(seats).toHaveLength(count);
        expect(seats.reduce((sum, { price }) => sum + price, 0)).toBe(subtotal);
        expect(seats.reduce((sum, seat) => sum + seat.tax, 0)).toBe(tax);
        expect(taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(tax);
        expect([subtotal, total]).toEqual([unitPrice * count, subtotal + tax]);
        // The tax of two seats differs by at most one cent for each tax.
        const shares = seats.map((seat) => seat.tax);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(taxes.length);
      }),
      MANY_CARTS,
    );
  });

  test('comes back seat by seat as it does at once, before the 48 hours, and never after', () => {
    const startsAt = new Date('2026-07-03T12:00:00Z');
    const cancelled = { startsAt, by: 'booker', granted: false } as const;
    fc.assert(
      fc.property(bought, fc.boolean(), ([unitPrice, count, province], isLate) => {
        const at = new Date(refundUntil(startsAt).getTime() + Number(isLate));
        const { seats, total } = priceBooking(unitPrice, count, { ...terms, province });
        const paid = seats.map(({ price, tax }) => ({ priceCents: price, taxCents: tax }));
        const each = paid.map((seat) => cancellationWorth([seat], { ...cancelled, now: at }));
        expect(each.reduce((sum, { refund }) => sum + refund, 0)).toBe(isLate ? 0 : total);
        expect(each.reduce((sum, { forfeit }) => sum + forfeit, 0)).toBe(isLate ? total : 0);
        expect(cancellationWorth(paid, { ...cancelled, now: at, by: 'organisation' })).toEqual({
          refund: total,
          forfeit: 0,
        });
      }),
      MANY_CARTS,
    );
  });
});

test('packages are offered where both say what they contain, else only the first that has a price', () => {
  const { STANDARD, PREMIUM } = PackageTier;
  const texts = { standard: 'Drone', premium: 'Drone and coach' };
  expect(offeredTiers([STANDARD, PREMIUM], texts)).toEqual([STANDARD, PREMIUM]);
  expect(offeredTiers([STANDARD, PREMIUM], { ...texts, premium: '' })).toEqual([STANDARD]);
  expect(offeredTiers([STANDARD, PREMIUM], { ...texts, standard: '' })).toEqual([STANDARD]);
  expect(offeredTiers([PREMIUM], { standard: '', premium: '' })).toEqual([PREMIUM]);
  expect(offeredTiers([], texts)).toEqual([]);
});
