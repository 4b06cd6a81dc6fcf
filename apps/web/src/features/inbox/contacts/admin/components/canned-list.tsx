import type { CannedAnswerWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { NewLink } from '@/features/common/admin/new-link';
import { WorkPage } from '@/features/common/admin/work-page';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { fromList } from '@/lib/router/from-list';
import { Link } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { cannedAnswersQuery } from '../api/queries';

export function CannedAnswersPage() {
  const { t } = useTranslation('contacts.admin');
  return (
    <WorkPage title={t('answers.title')} text={t('answers.pageText')} action={<NewCannedLink />}>
      <CannedList />
      <Outlet />
    </WorkPage>
  );
}

/** The canned answers by title. They are few enough for one page. */
function CannedList() {
  const { t } = useTranslation('contacts.admin');
  const { data, error, isFetching, refetch } = useQuery(cannedAnswersQuery());
  if (error && !data) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label={t('answers.loading')}>
        <Skeleton className="h-40 rounded-card" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return <EmptyState title={t('answers.empty')} text={t('answers.emptyText')} action={<NewCannedLink />} />;
  }
  return (
    <ul aria-label={t('answers.title')} className="grid gap-4 lg:grid-cols-2">
      {data.map((answer) => (
        <Item key={answer.id} answer={answer} />
      ))}
    </ul>
  );
}

function Item({ answer: { id, title, text } }: { answer: CannedAnswerWire }) {
  const locale = useLocale();
  return (
    <li className="relative flex flex-col gap-2 rounded-card border-2 border-line bg-surface p-5 hover:border-line-strong">
      <h2 className="font-semibold">
        <Link to={paths.cannedAnswer(id)} state={fromList} preventScrollReset className="after:absolute after:inset-0">
          {title[locale]}
        </Link>
      </h2>
      <p className="line-clamp-3 text-sm wrap-anywhere text-muted">{text[locale]}</p>
    </li>
  );
}

function NewCannedLink() {
  const { t } = useTranslation('contacts.admin');
  return <NewLink to={paths.newCannedAnswer} label={t('answers.new')} />;
}
