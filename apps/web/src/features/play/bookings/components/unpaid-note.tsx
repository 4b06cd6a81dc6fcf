import { BookingStatus } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/actions/link';
import { bookingQuery } from '../api/queries';
import { useBookingState } from '../model/draft-store';

/** Links a visitor who left the payment back to it while the seats are held. */
export function UnpaidNote() {
  const { t } = useTranslation('slots');
  const placed = useBookingState((state) => state.placed);
  const { data } = useQuery({
    ...bookingQuery(placed ?? { id: '', token: null }),
    enabled: placed !== null,
    retry: false,
  });
  if (placed === null || data?.status !== BookingStatus.PENDING) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border-2 border-warn px-5 py-3">
      <Hourglass aria-hidden className="size-5 shrink-0 text-warn" />
      {t('unpaid', { number: data.number })}
      <TextLink to={paths.payBooking(placed.id, placed.token)} className="inline-flex min-h-11 items-center">
        {t('unpaidPay')}
      </TextLink>
    </p>
  );
}
