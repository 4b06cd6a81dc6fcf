import type { TagAdminWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { NewLink } from '@/features/common/admin/new-link';
import { NewsletterTabs } from '@/features/common/admin/newsletter-tabs';
import { WorkPage } from '@/features/common/admin/work-page';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { fromList } from '@/lib/router/from-list';
import { Link } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { topicsQuery } from '../api/topics';

export function TopicsPage() {
  const { t } = useTranslation('newsletter.admin');
  return (
    <WorkPage title={t('topics.title')} text={t('topics.text')} action={<NewTopicLink />}>
      <NewsletterTabs chosen="topics" />
      <TopicList />
      <Outlet />
    </WorkPage>
  );
}

/** The topics that subscribers choose from. They are few enough for one page. */
function TopicList() {
  const { t } = useTranslation('newsletter.admin');
  const { data, error, isFetching, refetch } = useQuery(topicsQuery());
  if (error && !data) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label={t('topics.loading')}>
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return <EmptyState title={t('topics.empty')} text={t('topics.emptyText')} action={<NewTopicLink />} />;
  }
  return (
    <ul aria-label={t('topics.title')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {data.map((topic) => (
        <Item key={topic.id} topic={topic} />
      ))}
    </ul>
  );
}

function Item({ topic: { id, data, translations, subscribers } }: { topic: TagAdminWire }) {
  const { t } = useTranslation('newsletter.admin');
  const locale = useLocale();
  const other = locale === 'en' ? 'fr' : 'en';
  return (
    <li className="relative flex flex-col gap-1 rounded-card border-2 border-line bg-surface p-5 hover:border-line-strong">
      <h2 className="font-semibold wrap-anywhere">
        <Link to={paths.topic(id)} state={fromList} preventScrollReset className="after:absolute after:inset-0">
          {data}
        </Link>
      </h2>
      <p lang={other} className="text-sm wrap-anywhere text-muted">
        {translations[other]}
      </p>
      <p className="mt-2 text-sm tabular-nums">
        {t('topics.chosenBy', { count: subscribers, number: formatNumber(subscribers, locale) })}
      </p>
    </li>
  );
}

function NewTopicLink() {
  const { t } = useTranslation('newsletter.admin');
  return <NewLink to={paths.newTopic} label={t('topics.new')} />;
}
