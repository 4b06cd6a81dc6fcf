import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LetterList, recentLettersQuery } from '@/features/site/letters';
import { useLocale } from '@/lib/i18n/use-locale';
import { textLinkClass } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PageTitle } from './parts/page-title';

/** The letters sent last, for those who have no subscription, or read elsewhere. */
export default function LettersPage() {
  const { t } = useTranslation('letters');
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(recentLettersQuery());
  return (
    <>
      <PageTitle title={t('list.title')} lead={t('list.lead')}>
        <a
          href={`/api/newsletter/rss?locale=${locale}`}
          className={`inline-flex min-h-11 items-center gap-2 ${textLinkClass}`}
        >
          <Rss aria-hidden className="size-5" />
          {t('list.rss')}
        </a>
      </PageTitle>
      <div className="page-width pb-24">
        {data && data.length > 0 && <LetterList letters={data} level="h2" />}
        {data?.length === 0 && <EmptyState title={t('list.none')} text={t('list.noneText')} />}
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
