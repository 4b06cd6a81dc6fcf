import { BookingMode, type BookingWire, PackageTier, SlotType, type SlotWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Amounts } from '@/features/common/amounts';
import { LineItem } from '@/features/common/line-item';

interface BookedItem {
  mode: BookingMode;
  tier: PackageTier;
  slot: Pick<SlotWire, 'type'>;
}

/** Describes a booking in one line: `Whole arena, Premium`, `Seats, Standard`, `Team, Standard`. */
export function useBookedLine(): (booked: BookedItem) => string {
  const { t } = useTranslation('bookings');
  return ({ mode, tier, slot }) => {
    const shared = slot.type === SlotType.TOURNAMENT ? 'mode.team' : 'mode.seats';
    return t('line', {
      what: t(mode === BookingMode.FULL ? 'mode.full' : shared),
      tier: t(tier === PackageTier.PREMIUM ? 'tier.premium' : 'tier.standard'),
    });
  };
}

/** The booked items and their amounts. */
export function BookedLines({ booking }: { booking: BookingWire }) {
  const nameOf = useBookedLine();
  const { seats, mode, subtotal } = booking;
  const line = {
    name: nameOf(booking),
    imageUrl: booking.slot.arena.cover,
    // Returned seats were part of the payment. Their refund is listed below.
    quantity: mode === BookingMode.FULL ? 1 : seats.length,
    unitPrice: seats[0]?.price ?? subtotal,
    lineTotal: subtotal,
  };
  return (
    <>
      <ul className="mb-5 divide-y divide-line border-y border-line first:-mt-3 first:border-t-0">
        <LineItem line={line} />
      </ul>
      <Amounts amounts={booking} />
    </>
  );
}
