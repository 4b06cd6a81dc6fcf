import { BookingMode, type DaySlotWire, DeskMethod, PackageTier } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { deskBodyOf, deskModes, deskTiers, mostSeats, newDeskForm, quoteBodyOf } from './desk-form';

const none = { standard: null, premium: null };
const slot = {
  ...{ id: 's', seatsLeft: 6, isFullFree: true },
  prices: { guest: { standard: 40, premium: null }, member: { standard: 30, premium: 35 }, full: none },
} as DaySlotWire;
const { SHARED, FULL } = BookingMode;
const { STANDARD, PREMIUM } = PackageTier;

describe('a booking at the desk', () => {
  it('offers what has a price for someone and is left', () => {
    expect(deskModes(slot)).toEqual([SHARED]);
    expect(deskTiers(slot, SHARED)).toEqual([STANDARD, PREMIUM]);
    const whole = { ...slot, prices: { ...slot.prices, full: { standard: null, premium: 0 } } };
    expect(deskModes(whole)).toEqual([SHARED, FULL]);
    expect(deskTiers(whole, FULL)).toEqual([PREMIUM]);
    expect(deskModes({ ...whole, isFullFree: false })).toEqual([SHARED]);
    expect(deskModes({ ...whole, seatsLeft: 0, isFullFree: false })).toEqual([]);
    expect([mostSeats(slot), mostSeats({ ...slot, seatsLeft: 200 })]).toEqual([6, 20]);
  });

  it('sends what was filled in, and takes no seats for the whole arena', () => {
    const typed = { ...newDeskForm(slot), fullName: 'Wanda Roy', names: ['Kim ', ''], method: DeskMethod.CASH };
    expect(deskBodyOf('s', typed, 42)).toEqual({
      ...{ slotId: 's', mode: SHARED, tier: STANDARD, seats: [{ name: 'Kim' }, {}] },
      ...{ contact: { fullName: 'Wanda Roy' }, guardian: null, method: 'cash', expectedTotal: 42 },
    });
    const minor = { ...typed, mode: FULL, email: 'w@example.test', isForMinor: true, guardianName: ' Alex Roy ' };
    expect(deskBodyOf('s', minor, 42)).toMatchObject({
      ...{ seats: [], contact: { email: 'w@example.test' }, guardian: { fullName: 'Alex Roy' } },
    });
    expect(quoteBodyOf('s', typed, '')).not.toHaveProperty('email');
  });
});
