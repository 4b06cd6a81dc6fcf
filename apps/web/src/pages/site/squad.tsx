import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { invitationQuery, SquadInvitation } from '@/features/play/bookings';
import { ApiError } from '@/lib/errors/api-error';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The invitation to a squad, opened by the link emailed to the player (`?token=`). */
export default function SquadPage() {
  const { t } = useTranslation('squad');
  const { id = '' } = useParams();
  const key = { id, token: useSearchParams()[0].get('token') };
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(key));
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead title={t('invitation.page')} isPrivate />
      {data && <SquadInvitation invitation={data} invitationKey={key} />}
      {!data && !error && (
        <Loading label={t('invitation.loading')} className="flex max-w-2xl flex-col gap-6">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      )}
      {!data && error && (
        <>
          <h1 className="sr-only">{t('invitation.page')}</h1>
          {isUnknown ? (
            <EmptyState
              title={t('invitation.unknown')}
              text={t('invitation.unknownText')}
              action={<ButtonLink to={paths.home}>{t('invitation.home')}</ButtonLink>}
            />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </>
      )}
    </div>
  );
}
