import {
  BookingMode,
  BookingUserType,
  type DaySlotWire,
  type DeskBookingBody,
  DeskMethod,
  deskContactBody,
  type DeskQuoteBody,
  formRules,
  limits,
  PackageTier,
  valuesOf,
} from '@dronesoccer/contracts';
import { slotPrice } from '@dronesoccer/domain';

/** A walk-in booking while it is being entered. */
interface DeskFormValues {
  mode: BookingMode;
  tier: PackageTier;
  /** A name for each seat; may be empty. */
  names: string[];
  fullName: string;
  email: string;
  phone: string;
  isForMinor: boolean;
  guardianName: string;
  method: DeskMethod;
}

export const deskRules = formRules(deskContactBody);

/** Returns the available modes that have a price: seats while any are left, the whole arena while none is taken. */
export const deskModes = (slot: DaySlotWire): BookingMode[] =>
  [BookingMode.SHARED, BookingMode.FULL].filter(
    (mode) => (mode === BookingMode.FULL ? slot.isFullFree : slot.seatsLeft > 0) && deskTiers(slot, mode).length > 0,
  );

/** Returns the tiers that have a price for guests or for members. */
export const deskTiers = (slot: DaySlotWire, mode: BookingMode): PackageTier[] =>
  valuesOf(PackageTier).filter((tier) =>
    valuesOf(BookingUserType).some((userType) => slotPrice(slot, { mode, tier, userType }) !== null),
  );

export const mostSeats = ({ seatsLeft }: DaySlotWire): number => Math.min(seatsLeft, limits.bookingSeatsMax);

export function newDeskForm(slot: DaySlotWire): DeskFormValues {
  const [mode = BookingMode.SHARED] = deskModes(slot);
  const [tier = PackageTier.STANDARD] = deskTiers(slot, mode);
  const contact = { fullName: '', email: '', phone: '' };
  return { mode, tier, names: [''], ...contact, isForMinor: false, guardianName: '', method: DeskMethod.CARD };
}

export const quoteBodyOf = (
  slotId: string,
  values: Pick<DeskFormValues, 'mode' | 'tier' | 'names'>,
  email: string,
): DeskQuoteBody => ({
  ...choiceOf(slotId, values),
  ...(email !== '' && { email }),
});

export function deskBodyOf(slotId: string, values: DeskFormValues, expectedTotal: number): DeskBookingBody {
  const { fullName, email, phone, isForMinor, guardianName, method } = values;
  return {
    ...choiceOf(slotId, values),
    contact: { fullName, ...(email !== '' && { email }), ...(phone !== '' && { phone }) },
    guardian: isForMinor ? { fullName: guardianName.trim() } : null,
    method,
    expectedTotal,
  };
}

const choiceOf = (slotId: string, { mode, tier, names }: Pick<DeskFormValues, 'mode' | 'tier' | 'names'>) => ({
  ...{ slotId, mode, tier },
  seats: mode === BookingMode.FULL ? [] : names.map((name) => (name.trim() === '' ? {} : { name: name.trim() })),
});
