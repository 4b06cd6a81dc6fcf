import { BookingUserType, SlotType, type SlotWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { lowestGuestSeat, priceFor, priceTable } from './slot-price';

const none = { standard: null, premium: null };
const slot = (given: Partial<SlotWire> = {}): Pick<SlotWire, 'type' | 'prices'> => ({
  type: SlotType.GUEST,
  prices: {
    guest: { standard: 45, premium: 59 },
    member: { standard: 32, premium: 44 },
    full: { standard: 360, premium: 460 },
  },
  ...given,
});
const { GUEST, MEMBER } = BookingUserType;

describe('the one price of a card', () => {
  it('is the person’s own: a member sees the member price, a guest the guest’s', () => {
    expect(priceFor(slot(), GUEST)).toEqual({ amount: 45, kind: 'seat' });
    expect(priceFor(slot(), MEMBER)).toEqual({ amount: 32, kind: 'member' });
    expect(priceFor(slot({ type: SlotType.MEMBER }), GUEST)).toEqual({ amount: 32, kind: 'member' });
  });

  it('is a team’s place in a tournament, and the arena’s where no seat is sold', () => {
    expect(priceFor(slot({ type: SlotType.TOURNAMENT }), MEMBER)).toEqual({ amount: 360, kind: 'team' });
    const whole = slot({ prices: { ...slot().prices, guest: none, member: none } });
    expect(priceFor(whole, GUEST)).toEqual({ amount: 360, kind: 'arena' });
    expect(priceFor(slot({ prices: { guest: none, member: none, full: none } }), GUEST)).toBeNull();
  });

  it('may be free', () => {
    const free = slot({ prices: { ...slot().prices, guest: { standard: 0, premium: null } } });
    expect(priceFor(free, GUEST)).toEqual({ amount: 0, kind: 'seat' });
    expect(lowestGuestSeat([slot(), free])).toBe(0);
    expect(lowestGuestSeat([slot({ type: SlotType.MEMBER })])).toBeNull();
  });
});

describe('the table above a week', () => {
  it('names each price once, and the lowest where slots differ', () => {
    const dear = slot({ prices: { ...slot().prices, guest: { standard: 50, premium: 59 } } });
    const tournament = slot({
      type: SlotType.TOURNAMENT,
      prices: { guest: none, member: none, full: { standard: 150, premium: null } },
    });
    expect(priceTable([dear, slot(), tournament])).toEqual([
      { kind: 'seat', standard: { amount: 45, isFrom: true }, premium: { amount: 59, isFrom: false } },
      { kind: 'member', standard: { amount: 32, isFrom: false }, premium: { amount: 44, isFrom: false } },
      { kind: 'arena', standard: { amount: 360, isFrom: false }, premium: { amount: 460, isFrom: false } },
      { kind: 'team', standard: { amount: 150, isFrom: false }, premium: null },
    ]);
  });

  it('is empty without slots', () => expect(priceTable([])).toEqual([]));
});
