import { BookingMode, type BookingWire, PackageTier, SlotType, type SlotWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Amounts } from '@/features/common/amounts';
import { LineItem } from '@/features/common/line-item';

interface Booked {
  mode: BookingMode;
  tier: PackageTier;
  slot: Pick<SlotWire, 'type'>;
}

/** What is booked, in a line: `Whole arena, Premium`, `Seats, Standard`, `Team, Standard`. */
export function useBookedLine(): (booked: Booked) => string {
  const { t } = useTranslation('booking');
  return ({ mode, tier, slot }) => {
    const shared = slot.type === SlotType.TOURNAMENT ? 'mode.team' : 'mode.seats';
    return t('line', {
      what: t(mode === BookingMode.FULL ? 'mode.full' : shared),
      tier: t(tier === PackageTier.PREMIUM ? 'tier.premium' : 'tier.standard'),
    });
  };
}

/** What was booked and what it came to. */
export function BookedLines({ booking }: { booking: BookingWire }) {
  const nameOf = useBookedLine();
  const { seats, mode, subtotal } = booking;
  const line = {
    name: nameOf(booking),
    imageUrl: booking.slot.arena.cover,
    // Seats that were given back are part of what was paid; their refund stands below.
    quantity: mode === BookingMode.FULL ? 1 : seats.length,
    unitPrice: seats[0]?.price ?? subtotal,
    lineTotal: subtotal,
  };
  return (
    <>
      <ul className="mb-5 divide-y divide-line border-y border-line">
        <LineItem line={line} />
      </ul>
      <Amounts amounts={booking} />
    </>
  );
}
