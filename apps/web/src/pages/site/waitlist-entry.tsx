import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { entryQuery, WaitlistPlace, WaitlistSkeleton } from '@/features/play/bookings';
import { ApiError } from '@/lib/errors/api-error';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';

/** A place on a waitlist, for its owner or for a guest with the emailed link (`?token=`). */
export default function WaitlistEntryPage() {
  const { t } = useTranslation('waitlist');
  const { id = '' } = useParams();
  const key = { id, token: useSearchParams()[0].get('token') };
  const { data, error, isFetching, refetch } = useQuery(entryQuery(key));
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead title={t('page')} isPrivate />
      {data && <WaitlistPlace entry={data} entryKey={key} />}
      {!data && !error && <WaitlistSkeleton />}
      {!data && error && (
        <>
          <h1 className="sr-only">{t('page')}</h1>
          {isUnknown ? (
            <EmptyState
              title={t('unknown.title')}
              text={t('unknown.text')}
              action={<ButtonLink to={paths.findArena}>{t('toArenas')}</ButtonLink>}
            />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </>
      )}
    </div>
  );
}
