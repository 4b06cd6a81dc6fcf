import { BookingMode, PackageTier } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';

/** What is booked, in a line: `Whole arena, Premium`, `Seats, Standard`. */
export function useBookedLine(): (booked: { mode: BookingMode; tier: PackageTier }) => string {
  const { t } = useTranslation('booking');
  return ({ mode, tier }) =>
    t('line', {
      what: t(mode === BookingMode.FULL ? 'mode.full' : 'mode.seats'),
      tier: t(tier === PackageTier.PREMIUM ? 'tier.premium' : 'tier.standard'),
    });
}
