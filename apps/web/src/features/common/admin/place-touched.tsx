import type { PlaceImpact } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { AskingButton, type ConfirmButtonProps } from '@/ui/overlays/confirm-button';
import { UpcomingBookings } from './kept-bookings';
import { type Touched, type TouchedPlace, usePlaceImpact } from './use-touched';

interface PlaceTouchedProps {
  touched: Touched;
  /** If true, people on waitlists are notified and removed. Otherwise they keep waiting until the change is undone. */
  endsWaiting?: boolean | undefined;
}

/** Shows what taking a place, or days of it, off the site affects: bookings and their payments, waitlists, stock. */
export function PlaceImpactSummary({ touched, endsWaiting = false }: PlaceTouchedProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const { bookings, impact, error, retry, isRetrying, filter } = touched;
  if ((!bookings || !impact) && error) return <ErrorState error={error} onRetry={retry} retrying={isRetrying} />;
  if (!bookings || !impact) {
    return (
      <Loading label={t('touched.loading')} className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Counts impact={impact} endsWaiting={endsWaiting} />
      {bookings.total > 0 && (
        <UpcomingBookings bookings={bookings} filter={filter}>
          {impact.paid > 0 && <p>{t('keptBookings.paid', { amount: formatMoney(impact.paid, locale) })}</p>}
        </UpcomingBookings>
      )}
    </div>
  );
}

interface ClosePlaceProps<Reply, Input> extends ConfirmButtonProps<Reply, Input> {
  place: TouchedPlace;
  endsWaiting?: boolean;
}

/** Takes a place off the site, after showing what this affects. */
export function ClosePlaceButton<Reply, Input>({ place, endsWaiting, ...button }: ClosePlaceProps<Reply, Input>) {
  const [isAsking, setAsking] = useState(false);
  const touched = usePlaceImpact(place, isAsking);
  return (
    <AskingButton {...button} isAsking={isAsking} onAsk={setAsking} disabled={!touched.isKnown}>
      {isAsking && <PlaceImpactSummary touched={touched} endsWaiting={endsWaiting} />}
    </AskingButton>
  );
}

function Counts({ impact, endsWaiting }: { impact: PlaceImpact; endsWaiting: boolean }) {
  const { t } = useTranslation('kit');
  const touched = (['stockPieces', 'openPickups', 'waiting'] as const).filter((what) => impact[what] > 0);
  if (touched.length === 0) return null;
  return (
    <ul aria-label={t('touched.title')} className="flex list-disc flex-col gap-1 pl-5">
      {touched.map((what) => (
        <li key={what}>
          {t(`touched.${what === 'waiting' && endsWaiting ? 'waitingEnds' : what}`, { count: impact[what] })}
        </li>
      ))}
    </ul>
  );
}
