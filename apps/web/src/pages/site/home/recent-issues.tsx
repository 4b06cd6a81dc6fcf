import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IssueList, recentIssuesQuery } from '@/features/newsletter/archive';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/actions/link';
import { recentIssuesHeight } from './reserved-heights';
import { type SectionProps, SectionTop } from './section-text';

/** The length of a row on a wide screen. */
const mostIssues = 3;

/** The latest newsletter issues. Renders nothing if there are none. */
export default function RecentIssues({ text }: SectionProps) {
  const { t } = useTranslation('issues');
  const { data, isPending } = useQuery(recentIssuesQuery());
  if (isPending) return <div className={recentIssuesHeight} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="recent-issues" className="page-width section-space">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <SectionTop text={text} builtIn={t('recent.title')} id="recent-issues" />
        <TextLink to={paths.issues} className="inline-flex min-h-11 items-center">
          {t('recent.all')}
        </TextLink>
      </div>
      <IssueList issues={data.slice(0, mostIssues)} level="h3" />
    </section>
  );
}
