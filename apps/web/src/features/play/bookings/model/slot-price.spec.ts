import { BookingUserType, SlotType, type SlotWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { lowestGuestSeat, memberSaving, priceFor, priceTable } from './slot-price';

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
  });
});

it('names what a member saves to guests only, and only while a plan is offered', () => {
  const offered = { ...slot(), offersMembership: true } as const;
  expect(memberSaving(offered, GUEST)).toBe(13);
  expect(memberSaving(offered, MEMBER)).toBe(0);
  expect(memberSaving(slot(), GUEST)).toBe(0);
});

describe('the cheapest seat for a guest', () => {
  const atArena = (standard: string, given: Partial<SlotWire> = {}) => ({
    ...slot(given),
    arena: { tiers: { standard, premium: 'Goggles' } },
  });
  const cheap = (guest: SlotWire['prices']['guest']) => ({ prices: { ...slot().prices, guest } });

  it('comes with what Standard includes at its arena, the first of equal ones', () => {
    const free = atArena('A drone', cheap({ standard: 0, premium: null }));
    expect(lowestGuestSeat([atArena('A coach'), free])).toEqual({ amount: 0, includes: 'A drone' });
    expect(lowestGuestSeat([atArena('A coach'), atArena('A drone')])).toEqual({ amount: 45, includes: 'A coach' });
    expect(lowestGuestSeat([atArena('')])).toEqual({ amount: 45, includes: '' });
  });

  it('does not promise Standard where Premium alone is sold, and is no seat of a slot for members', () => {
    const premium = atArena('A drone', cheap({ standard: null, premium: 30 }));
    expect(lowestGuestSeat([premium])).toEqual({ amount: 30, includes: '' });
    expect(lowestGuestSeat([atArena('A drone', { type: SlotType.MEMBER })])).toBeNull();
  });
});

describe('the table above a week', () => {
  it('names each price once, and the lowest where slots differ', () => {
    const dear = slot({ prices: { ...slot().prices, guest: { standard: 50, premium: 59 } } });
    const tournament = slot({
      type: SlotType.TOURNAMENT,
      prices: { guest: none, member: none, full: { standard: 150, premium: null } },
    });
    expect(priceTable([dear, slot(), tournament], MEMBER)).toEqual([
      { kind: 'seat', standard: { amount: 45, isFrom: true }, premium: { amount: 59, isFrom: false } },
      { kind: 'member', standard: { amount: 32, isFrom: false }, premium: { amount: 44, isFrom: false } },
      { kind: 'arena', standard: { amount: 360, isFrom: false }, premium: { amount: 460, isFrom: false } },
      { kind: 'team', standard: { amount: 150, isFrom: false }, premium: null },
    ]);
  });

  it('shows a guest the member price only where a slot for members is in sight', () => {
    const kinds = (slots: Parameters<typeof priceTable>[0]) => priceTable(slots, GUEST).map(({ kind }) => kind);
    expect(kinds([slot()])).toEqual(['seat', 'arena']);
    expect(kinds([slot(), slot({ type: SlotType.MEMBER })])).toEqual(['seat', 'member', 'arena']);
  });

  it('is empty without slots', () => expect(priceTable([], MEMBER)).toEqual([]));
});
