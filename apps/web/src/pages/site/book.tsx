import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BookingFrame, slotQuery, WhoStep } from '@/features/play/bookings';
import { ApiError } from '@/lib/errors/api-error';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { BookingPlaceholder } from './parts/booking-placeholder';
import { LateFamilySeats } from './parts/late-family-seats';
import { LateJoinNote } from './parts/late-join-note';
import { useGoToProvider } from './parts/booking-steps';

/** The third step of a booking, which asks who flies, at the slot's own address. */
export default function BookPage() {
  const { t } = useTranslation('bookings');
  const { slotId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    ...slotQuery(slotId),
    // Another language keeps the form.
    placeholderData: (before) => (before?.id === slotId ? before : undefined),
  });
  // Deferred rendering keeps the page responsive while the whole form is drawn.
  const slot = useDeferredValue(data);
  const goToProvider = useGoToProvider();
  if (slot && slot.id === data?.id) {
    return (
      <WhoStep
        key={slot.id}
        slot={slot}
        joinNote={(savings) => <LateJoinNote savings={savings} />}
        family={(seats) => <LateFamilySeats {...seats} />}
        onPlaced={goToProvider}
      />
    );
  }
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!error) return <BookingPlaceholder />;
  return (
    <BookingFrame step="who" title={t(isGone ? 'who.gone' : 'who.title')}>
      {isGone ? (
        <EmptyState
          title={t('who.gone')}
          text={t('who.goneText')}
          action={<ButtonLink to={paths.findArena}>{t('mine.toArenas')}</ButtonLink>}
        />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </BookingFrame>
  );
}
