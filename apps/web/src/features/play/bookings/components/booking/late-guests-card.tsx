import type { BookingWire } from '@dronesoccer/contracts';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { GuestsCardProps } from './guests-card';

const GuestsCard = lazyComponent<GuestsCardProps>(
  async () => {
    const [part] = await Promise.all([import('./guests-card'), loadNamespaces('guests')]);
    return part;
  },
  { placeholder: <Skeleton className="h-48 rounded-card" /> },
);

/** The waivers of the guests of a whole arena, until the slot is over. Other bookings load neither code nor texts. */
export function LateGuestsCard({ booking: { guests, contact } }: { booking: BookingWire }) {
  // The API of the release before this card sends no `guests`.
  const url = guests?.url ?? null;
  return guests && url !== null && <GuestsCard guests={{ ...guests, url }} host={contact.fullName} />;
}
