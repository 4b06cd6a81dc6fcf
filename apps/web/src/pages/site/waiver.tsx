import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { SignWaiver, waiverQuery } from '@/features/club/waivers';
import { ApiError } from '@/lib/errors/api-error';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { keepingLanguage } from '@/lib/query/keep-language';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The waiver of one person, for the account, its guardian, or by the signed link (`?token=`). */
export default function WaiverPage() {
  const { t } = useTranslation('membership');
  const { kind = '', id = '' } = useParams();
  const key = { kind, id, token: useSearchParams()[0].get('token') };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(keepingLanguage(waiverQuery(key)));
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width pt-8 pb-20">
      <PageHead title={t('waiver.page')} isPrivate />
      {data && <SignWaiver waiver={data} waiverKey={key} isTranslating={isPlaceholderData} />}
      {!data && !error && (
        <Loading label={t('waiver.loading')} className="flex max-w-2xl flex-col gap-6">
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-14" />
        </Loading>
      )}
      {!data && error && (
        <>
          <h1 className="sr-only">{t('waiver.page')}</h1>
          {isUnknown ? (
            <EmptyState
              title={t('waiver.unknown')}
              text={t('waiver.unknownText')}
              action={<ButtonLink to={paths.home}>{t('waiver.done.home')}</ButtonLink>}
            />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </>
      )}
    </div>
  );
}
