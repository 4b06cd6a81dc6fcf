import type {
  DayBookingWire,
  DayGuestsWire,
  DayGuestWire,
  DaySeatWire,
  DaySheetWire,
  DaySlotWire,
} from '@dronesoccer/contracts';
import { typedCode } from '@dronesoccer/domain';
import { searchable } from '@/lib/searchable';

const order: Readonly<Record<DaySlotWire['phase'], number>> = { now: 0, ahead: 1, over: 2 };

/** Sorts the slots: current ones first, then upcoming ones, then past ones, keeping the order within each group. */
export const inDoorOrder = (slots: readonly DaySlotWire[]): DaySlotWire[] =>
  slots.toSorted((a, b) => order[a.phase] - order[b.phase]);

/** Returns the slot to expand first: the current one, or else the next one. */
export const firstOpen = (slots: readonly DaySlotWire[]): string | null =>
  inDoorOrder(slots).find(({ phase }) => phase !== 'over')?.id ?? null;

/** Returns the booking's name at the door: the team's name, or else the contact's name. */
export const calledAs = ({ name, team }: Pick<DayBookingWire, 'name' | 'team'>): string => team?.name ?? name;

function isFound(wanted: string, { name, number, code, seats, team, guests }: DayBookingWire): boolean {
  const called = [...seats, ...(team?.players ?? [])].map((person) => person.name);
  const names = [name, team?.name ?? '', ...called, ...(guests?.names ?? [])].map(searchable);
  const typed = typedCode(wanted);
  const isTyped = (text: string): boolean => typed !== '' && typedCode(text).includes(typed);
  return names.some((each) => each.includes(searchable(wanted))) || isTyped(number) || isTyped(code);
}

/** A guest who has signed. Without an id, staff cannot remove the name. */
export type ListedGuest = Omit<DayGuestWire, 'id'> & { id: string | null };

/** Returns the guests who have signed. The API of the release before and scans that it kept send their names only. */
export const listedGuests = ({
  names,
  people,
}: Pick<DayGuestsWire, 'names'> & Partial<Pick<DayGuestsWire, 'people'>>): readonly ListedGuest[] =>
  people ?? names.map((name) => ({ id: null, name }));

/** Returns whether a guest with this name has signed. The server compares names without case and accents too. */
export const isGuestOf = ({ guests }: Pick<DayBookingWire, 'guests'>, name: string): boolean =>
  (guests?.names ?? []).some((each) => searchable(each) === searchable(name));

/** Returns the slots with the bookings that match a name, number or code; all slots for an empty search. */
export function filterSlots(slots: readonly DaySlotWire[], search: string): DaySlotWire[] {
  const searchText = search.trim();
  if (searchText === '') return [...slots];
  return slots
    .map((slot) => ({ ...slot, bookings: slot.bookings.filter((booking) => isFound(searchText, booking)) }))
    .filter(({ bookings }) => bookings.length > 0);
}

/** Returns the sheet with a changed booking. A new booking is added to its slot. */
export function withBooking(sheet: DaySheetWire, booking: DayBookingWire): DaySheetWire {
  const placed = (slot: DaySlotWire): DayBookingWire[] => {
    if (slot.id !== booking.slotId) return slot.bookings;
    const isKnown = slot.bookings.some(({ id }) => id === booking.id);
    if (!isKnown) return [...slot.bookings, booking];
    return slot.bookings.map((each) => (each.id === booking.id ? booking : each));
  };
  return { ...sheet, slots: sheet.slots.map((slot) => ({ ...slot, bookings: placed(slot) })) };
}

/** Returns a booking in its state on its sheet, or undefined if it is on none. */
export const bookingOn = (sheets: readonly DaySheetWire[], id: string): DayBookingWire | undefined =>
  sheets
    .flatMap(({ slots }) => slots)
    .flatMap(({ bookings }) => bookings)
    .find((booking) => booking.id === id);

/** Counts the paid seats, and those of them that are checked in. */
export function attendance(bookings: readonly DayBookingWire[]): { expected: number; in: number } {
  const seats = bookings.filter(({ owed }) => owed === 0).flatMap((booking) => booking.seats);
  return { expected: seats.length, in: seats.filter(({ inSince }) => inSince !== null).length };
}

export const missingPeople = ({ seats }: DayBookingWire): DaySeatWire[] =>
  seats.filter(({ inSince }) => inSince === null);
