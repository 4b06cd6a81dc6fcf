import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ShareHead } from '@/features/common/share-head';
import { Issue, issueQuery } from '@/features/newsletter/archive';
import { ApiError } from '@/lib/errors/api-error';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { sharePicture } from '@/lib/share-picture';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';

/** A sent newsletter issue, as a page of the archive. */
export default function IssuePage() {
  const { t } = useTranslation('issues');
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(issueQuery(slug));
  if (data) {
    const about = { title: data.subject, description: data.preheader || undefined };
    return (
      <>
        <PageHead {...about} isPrivate={data.sentAt === null} />
        {import.meta.env.SSR && (
          <ShareHead
            {...about}
            type="article"
            picture={data.sentAt === null ? null : sharePicture({ kind: 'campaign', slug: data.slug }, data.locale)}
          />
        )}
        <Issue issue={data} />
      </>
    );
  }
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width py-16">
      <PageHead title={t('issue.title')} isPrivate />
      {error && <h1 className="sr-only">{t('issue.title')}</h1>}
      {isUnknown && (
        <EmptyState
          title={t('issue.unknown')}
          text={t('issue.unknownText')}
          action={<ButtonLink to={paths.issues}>{t('issue.all')}</ButtonLink>}
        />
      )}
      {error && !isUnknown && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && (
        <Loading label={t('issue.loading')} className="flex max-w-3xl flex-col gap-6">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-14 w-4/5" />
          <Skeleton className="aspect-video w-full rounded-card" />
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
    </div>
  );
}
