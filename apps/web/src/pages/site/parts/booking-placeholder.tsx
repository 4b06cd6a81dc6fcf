import { BookingSkeleton } from '@/features/play/bookings';
import { PageHead } from '@/lib/page-head';

/**
 * A placeholder for a booking step. It has no heading, because the step's own heading takes the focus once it is
 * loaded.
 */
export function BookingPlaceholder() {
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead isPrivate />
      <BookingSkeleton />
    </div>
  );
}
