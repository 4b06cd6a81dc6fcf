import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { IssueList, issuesOnPage, issuesQuery } from '@/features/newsletter/archive';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { ButtonLink, textLinkClass } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { pageIn, Pagination } from '@/ui/navigation/pagination';
import { PageTitle } from './parts/page-title';

/** The paginated archive of sent newsletter issues, for visitors without a subscription or on another device. */
export default function IssuesPage() {
  const { t } = useTranslation('issues');
  const locale = useLocale();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const { data, error, isFetching, refetch } = useQuery(issuesQuery(page));
  const isBeyond = data !== undefined && data.total > 0 && data.items.length === 0;
  return (
    <>
      <PageTitle
        title={t('list.title')}
        lead={t('list.lead')}
        query={page === 1 ? '' : `?page=${page}`}
        isPrivate={isBeyond}
      >
        <a
          href={`/api/newsletter/rss?locale=${locale}`}
          className={`inline-flex min-h-11 items-center gap-2 ${textLinkClass}`}
        >
          <Rss aria-hidden className="size-5" />
          {t('list.rss')}
        </a>
      </PageTitle>
      <div className="page-width flex flex-col gap-10 pb-24">
        {data && data.items.length > 0 && <IssueList issues={data.items} level="h2" />}
        {data?.total === 0 && <EmptyState title={t('list.none')} text={t('list.noneText')} />}
        {isBeyond && (
          <EmptyState
            title={t('list.beyond')}
            text={t('list.beyondText')}
            action={<ButtonLink to={paths.issues}>{t('list.latest')}</ButtonLink>}
          />
        )}
        {data && data.items.length > 0 && (
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / issuesOnPage)}
            hrefOf={(each) => (each === 1 ? paths.issues : `${paths.issues}?page=${each}`)}
          />
        )}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && (
          <Loading label={t('list.loading')} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            <Skeleton className="h-96 rounded-card" />
            <Skeleton className="h-96 rounded-card max-sm:hidden" />
            <Skeleton className="h-96 rounded-card max-lg:hidden" />
          </Loading>
        )}
      </div>
    </>
  );
}
