import {
  ArenaClass,
  type ArenaSlotWire,
  BookingMode,
  BookingUserType,
  PackageTier,
  SlotState,
  SlotType,
  type SlotWire,
} from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import {
  availabilityOf,
  canWaitFor,
  dayInSight,
  fittedTo,
  modesOf,
  mostSeats,
  tiersToChoose,
  priceOf,
  tiersOf,
} from './offer';

const none = { standard: null, premium: null };
const slot = (given: Partial<SlotWire> = {}): SlotWire => ({
  ...{ id: 's', arenaId: 'a', type: SlotType.GUEST, class: ArenaClass.CLASS_20, state: SlotState.OPEN },
  ...{ startsAt: '2026-11-28T02:00:00.000Z', endsAt: '2026-11-28T03:00:00.000Z' },
  ...{ localStart: '2026-11-27T18:00', localEnd: '2026-11-27T19:00', offset: '-08:00' },
  ...{ timeZone: 'America/Vancouver', capacity: 10, seatsLeft: 10, isFullFree: true, coaches: [] },
  prices: {
    guest: { standard: 25, premium: 40 },
    member: { standard: 20.1, premium: null },
    full: { standard: 200, premium: null },
  },
  ...given,
});
const inArena = (
  given: SlotWire,
  tiers = { standard: 'A drone and a coach', premium: 'Goggles as well' },
): ArenaSlotWire => ({
  ...given,
  arena: {
    ...{ id: 'a', name: 'Class 20 Arena', cover: null, tiers },
    location: {
      ...{ id: 'l', name: 'Burnaby Arena', city: 'Burnaby', address: '1 Street', province: 'BC' },
      ...{ postalCode: 'V5H 2B2', latitude: '49', longitude: '-123' },
    },
  },
});
const before = Date.parse('2026-11-27T00:00:00.000Z');
const { GUEST, MEMBER } = BookingUserType;

describe('what a slot offers', () => {
  it('can be had while it is open, has seats, has a price and has not begun', () => {
    expect(availabilityOf(slot(), before)).toBe('free');
    expect(availabilityOf(slot({ seatsLeft: 0, isFullFree: false }), before)).toBe('full');
    expect(availabilityOf(slot({ state: SlotState.CLOSED }), before)).toBe('closed');
    expect(availabilityOf(slot({ prices: { guest: none, member: none, full: none } }), before)).toBe('closed');
    expect(availabilityOf(slot(), Date.parse('2026-11-28T02:00:00.000Z'))).toBe('over');
  });

  it('opens on the first day that has something free, unless a day was chosen', () => {
    const full = slot({ localStart: '2026-11-26T18:00', seatsLeft: 0, isFullFree: false });
    const today = '2026-11-26';
    expect(dayInSight({ day: today, isChosen: false }, [full, slot()], before)).toBe('2026-11-27');
    expect(dayInSight({ day: today, isChosen: true }, [full, slot()], before)).toBe(today);
    expect(dayInSight({ day: today, isChosen: false }, [full], before)).toBe(today);
  });

  it('is a team’s place in a tournament, at the arena’s price for members and guests alike', () => {
    const tournament = slot({ type: SlotType.TOURNAMENT, seatsLeft: 3 });
    expect([availabilityOf(tournament, before), modesOf(tournament)]).toEqual(['free', [BookingMode.SHARED]]);
    expect(priceOf(tournament, BookingMode.SHARED, PackageTier.STANDARD, MEMBER)).toBe(200);
    expect(tiersOf(tournament, BookingMode.SHARED, GUEST)).toEqual([PackageTier.STANDARD]);
    const full = { ...tournament, seatsLeft: 0, isFullFree: false };
    expect([availabilityOf(full, before), canWaitFor(full, before)]).toEqual(['full', true]);
    expect(modesOf({ ...tournament, prices: { ...tournament.prices, full: none } })).toEqual([]);
  });

  it('is the whole arena only while no seat is taken', () => {
    expect(modesOf(slot())).toEqual([BookingMode.SHARED, BookingMode.FULL]);
    expect(modesOf(slot({ seatsLeft: 9, isFullFree: false }))).toEqual([BookingMode.SHARED]);
    expect(modesOf(slot({ prices: { ...slot().prices, guest: none, member: none } }))).toEqual([BookingMode.FULL]);
  });

  it('costs what the tier and the membership say; a missing price is no offer, and free is none', () => {
    expect(priceOf(slot(), BookingMode.SHARED, PackageTier.PREMIUM, GUEST)).toBe(40);
    expect(tiersOf(slot(), BookingMode.SHARED, MEMBER)).toEqual([PackageTier.STANDARD]);
    expect(priceOf(slot({ type: SlotType.MEMBER }), BookingMode.SHARED, PackageTier.STANDARD, GUEST)).toBe(20.1);
  });

  it('is a choice of packages only where both say what they contain; else the standard price alone', () => {
    const { SHARED } = BookingMode;
    expect(tiersToChoose(inArena(slot()), SHARED, GUEST)).toEqual([PackageTier.STANDARD, PackageTier.PREMIUM]);
    for (const tiers of [
      { standard: '', premium: '' },
      { standard: 'A drone', premium: '' },
      { standard: '', premium: 'Goggles' },
    ]) {
      expect(tiersToChoose(inArena(slot(), tiers), SHARED, GUEST)).toEqual([PackageTier.STANDARD]);
    }
    const chosen = { mode: SHARED, tier: PackageTier.PREMIUM };
    expect(fittedTo(chosen, inArena(slot(), { standard: '', premium: '' }), GUEST).tier).toBe(PackageTier.STANDARD);
  });

  it('keeps what was chosen before, as far as it can be had here', () => {
    const chosen = { mode: BookingMode.FULL, tier: PackageTier.PREMIUM };
    expect(fittedTo(chosen, inArena(slot()), GUEST)).toEqual({ mode: BookingMode.FULL, tier: PackageTier.STANDARD });
    const shared = slot({ seatsLeft: 3, isFullFree: false });
    expect(fittedTo(chosen, inArena(shared), GUEST)).toEqual({ mode: BookingMode.SHARED, tier: PackageTier.PREMIUM });
  });

  it('takes as many seats as are left and one booking may have, and fewer where they are free', () => {
    expect([mostSeats(3, 40), mostSeats(200, 40), mostSeats(0, 40)]).toEqual([3, 20, 1]);
    expect([mostSeats(3, 0), mostSeats(200, 0)]).toEqual([3, 10]);
  });
});
