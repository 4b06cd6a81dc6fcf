import { BookingMode, PackageTier, SlotType, type SlotWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';

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
