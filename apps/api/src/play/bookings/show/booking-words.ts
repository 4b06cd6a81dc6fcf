import { BookingMode, type Locale, PackageTier, SlotType } from '@dronesoccer/contracts';
import type { ArenaSlotRow } from '../../slots/index.js';

/** The terms that emails and documents use for the parts of a booking. */
export const bookingWords = {
  en: {
    number: 'Booking',
    event: 'Drone soccer',
    tiers: { [PackageTier.STANDARD]: 'Standard', [PackageTier.PREMIUM]: 'Premium' },
    seat: (tier: string) => `${tier} seat`,
    arena: (tier: string) => `Whole arena, ${tier.toLowerCase()}`,
    team: 'Team',
    entry: (tier: string) => `Team entry, ${tier.toLowerCase()}`,
  },
  fr: {
    number: 'Réservation',
    event: 'Drone soccer',
    tiers: { [PackageTier.STANDARD]: 'Standard', [PackageTier.PREMIUM]: 'Premium' },
    seat: (tier: string) => `Place ${tier.toLowerCase()}`,
    arena: (tier: string) => `Location de l’aréna, ${tier.toLowerCase()}`,
    team: 'Équipe',
    entry: (tier: string) => `Inscription d’équipe, ${tier.toLowerCase()}`,
  },
} as const;

/** The name of the booked item on a receipt. */
export function boughtName(
  { mode, tier, slot }: { mode: BookingMode; tier: PackageTier; slot: Pick<ArenaSlotRow, 'type'> },
  locale: Locale,
): string {
  const { tiers, seat, arena, entry } = bookingWords[locale];
  if (slot.type === SlotType.TOURNAMENT) return entry(tiers[tier]);
  return mode === BookingMode.FULL ? arena(tiers[tier]) : seat(tiers[tier]);
}
