import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ReceivedInvitation, receivedInvitationQuery } from '@/features/club/families';
import { ApiError } from '@/lib/errors/api-error';
import { notify } from '@/lib/notify';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The invitation to a family, opened by the link in its email (`?token=`). */
export default function FamilyInvitationPage() {
  const { t } = useTranslation('family');
  const { id = '' } = useParams();
  const navigate = useNavigateLocal();
  const key = { id, token: useSearchParams()[0].get('token') };
  const { data, error, isFetching, refetch } = useQuery(receivedInvitationQuery(key));
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const toProfile = () => {
    notify({ type: 'success', message: t('received.done') });
    navigate(paths.myFamily);
  };
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead title={t('received.page')} isPrivate />
      {data && <ReceivedInvitation invitation={data} invitationKey={key} onAccepted={toProfile} />}
      {!data && !error && (
        <Loading label={t('received.loading')} className="flex max-w-2xl flex-col gap-6">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-24" />
        </Loading>
      )}
      {!data && error && (
        <>
          <h1 className="sr-only">{t('received.page')}</h1>
          {isUnknown ? (
            <EmptyState
              title={t('received.unknown')}
              text={t('received.unknownText')}
              action={<ButtonLink to={paths.home}>{t('received.home')}</ButtonLink>}
            />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </>
      )}
    </div>
  );
}
