import {
  ArenaClass,
  BookingMode,
  BookingStatus,
  type DayBookingWire,
  type DaySlotPhase,
  type DaySlotWire,
  PackageTier,
  PlayerState,
  SlotState,
  SlotType,
} from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import {
  attendance,
  calledAs,
  firstOpen,
  filterSlots,
  inDoorOrder,
  isGuestOf,
  listedGuests,
  missingPeople,
  withBooking,
} from './sheet';

const tiers = { standard: 40, premium: null };

const slot = (id: string, phase: DaySlotPhase, bookings: DayBookingWire[] = []): DaySlotWire => ({
  ...{ id, arenaId: 'a', phase, bookings, waiting: [], taken: bookings.length, capacity: 10, seatsLeft: 5 },
  ...{
    type: SlotType.GUEST,
    class: ArenaClass.CLASS_20,
    state: SlotState.OPEN,
    isFullFree: false,
    coaches: [],
    coachNames: [],
  },
  ...{ startsAt: '2026-07-04T18:00:00Z', endsAt: '2026-07-04T19:00:00Z', offset: '-07:00' },
  ...{ localStart: '2026-07-04T11:00', localEnd: '2026-07-04T12:00', timeZone: 'America/Vancouver' },
  prices: { guest: tiers, member: tiers, full: tiers },
  can: { checkIn: true, noShow: true, book: true },
});

const booking = (name: string, changes: Partial<DayBookingWire> = {}): DayBookingWire => ({
  ...{ id: name, number: `BK-2026-00${name.length}`, slotId: 's1', status: BookingStatus.CONFIRMED, name, phone: null },
  ...{
    mode: BookingMode.SHARED,
    tier: PackageTier.STANDARD,
    code: 'ABCD2345',
    owed: 0,
    expiresAt: null,
    guardian: null,
    ...{ unsigned: [], guests: null, notes: [] },
    team: null,
  },
  seats: [
    { id: `${name}-1`, name: 'Zoé', inSince: null, isNoShow: false },
    { id: `${name}-2`, name: '', inSince: '2026-07-04T10:55', isNoShow: false },
  ],
  ...changes,
});

describe('the slots of a day', () => {
  it('are in the order in which the door needs them: what is on, what is to come, what is over', () => {
    const slots = [slot('1', 'over'), slot('2', 'now'), slot('3', 'ahead'), slot('4', 'ahead')];
    expect(inDoorOrder(slots).map(({ id }) => id)).toEqual(['2', '3', '4', '1']);
    expect(firstOpen(slots)).toBe('2');
    expect(firstOpen([slot('1', 'over'), slot('3', 'ahead')])).toBe('3');
    expect(firstOpen([slot('1', 'over')])).toBeNull();
  });

  it('are found by a name of a contact or a seat, a number, or a code however it is typed', () => {
    const [ari, noor] = [booking('Ari Côté'), booking('Noor', { code: 'WXYZ9876', seats: [] })];
    const slots = [slot('s1', 'now', [ari, noor]), slot('s2', 'ahead', [])];
    const names = (search: string) =>
      filterSlots(slots, search).flatMap(({ bookings }) => bookings.map(({ name }) => name));
    expect(names('cote')).toEqual(['Ari Côté']);
    expect(names('ZOE')).toEqual(['Ari Côté']);
    expect(names('wxyz-98')).toEqual(['Noor']);
    expect(names('bk-2026-004')).toEqual(['Noor']);
    expect(names('nobody')).toEqual([]);
    const guests = {
      signed: 1,
      places: 8,
      url: null,
      names: ['Léa Gagnon'],
      people: [{ id: 'w', name: 'Léa Gagnon' }],
    };
    expect(filterSlots([slot('s1', 'now', [booking('Ari', { guests }), noor])], 'lea').length).toBe(1);
    expect(listedGuests(guests)).toEqual(guests.people);
    expect(isGuestOf(booking('Ari', { guests }), 'lea gagnon')).toBe(true);
    expect([noor, booking('Ari', { guests })].map((each) => isGuestOf(each, 'Lea'))).toEqual([false, false]);
    // The release before kept scans with the names only.
    expect(listedGuests({ names: guests.names })).toEqual([{ id: null, name: 'Léa Gagnon' }]);
    expect(filterSlots(slots, ' ').map(({ id }) => id)).toEqual(['s1', 's2']);
  });

  it('are found by a team and who plays in it, and a team goes by its name at the door', () => {
    const player = { id: 'p', name: 'Maxime Roy', isStriker: true, isReserve: false, state: PlayerState.INVITED };
    const team = booking('Ari', { team: { name: 'Les Étincelles', isComplete: false, players: [player] } });
    const slots = [slot('s1', 'now', [team, booking('Noor')])];
    const called = (search: string) => filterSlots(slots, search).flatMap(({ bookings }) => bookings.map(calledAs));
    expect(called('etincelles')).toEqual(['Les Étincelles']);
    expect(called('maxime')).toEqual(['Les Étincelles']);
    expect(called('noor')).toEqual(['Noor']);
  });

  it('show a booking as its last change has answered it, and one that is new', () => {
    const sheet = {
      arena: { id: 'a', name: 'A', location: 'L', timeZone: 'America/Vancouver' },
      ...{ day: '2026-07-04', today: '2026-07-04' },
      slots: [slot('s1', 'now', [booking('Ari', { owed: 40 })]), slot('s2', 'ahead')],
    };
    expect(withBooking(sheet, booking('Ari')).slots[0]?.bookings.map(({ owed }) => owed)).toEqual([0]);
    const withNew = withBooking(sheet, booking('Noor', { slotId: 's2' })).slots;
    expect(withNew.map(({ bookings }) => bookings.length)).toEqual([1, 1]);
  });

  it('count the seats that are paid for and those who are in', () => {
    expect(attendance([booking('Ari'), booking('Noor', { owed: 40 })])).toEqual({ expected: 2, in: 1 });
    expect(missingPeople(booking('Ari')).map(({ id }) => id)).toEqual(['Ari-1']);
  });
});
