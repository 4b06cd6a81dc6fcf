import { BookingSkeleton } from '@/features/play/bookings';
import { PageHead } from '@/lib/page-head';

/** Until a step is known. It has no heading: the step's own takes the focus when it is there. */
export function BookingPlaceholder() {
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead isPrivate />
      <BookingSkeleton />
    </div>
  );
}
