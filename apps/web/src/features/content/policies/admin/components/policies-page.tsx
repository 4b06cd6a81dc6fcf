import type { PolicyAdminWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ContentTabs } from '@/features/common/admin/content/content-tabs';
import { WorkPage } from '@/features/common/admin/work-page';
import { paths } from '@/lib/dashboard-paths';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { Link } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PolicyBadge } from './policy-badge';

/** The policies of the site, each with the valid version and the one that follows. */
export function PoliciesPage() {
  const { t } = useTranslation(['policies.admin', 'content.admin']);
  const { data, error, isFetching, refetch } = useQuery(callQuery('policies.admin.list'));
  return (
    <WorkPage title={t('content.admin:title')} text={t('text')}>
      <ContentTabs chosen="policies" />
      {data && (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {data.map((policy) => (
            <li key={policy.name}>
              <PolicyCard policy={policy} />
            </li>
          ))}
        </ul>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <Loading label={t('loading')} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </Loading>
      )}
    </WorkPage>
  );
}

function PolicyCard({ policy: { name, versions } }: { policy: PolicyAdminWire }) {
  const { t } = useTranslation(['policies.admin', 'media.admin']);
  const locale = useLocale();
  const shown = versions.filter(({ state }) => state !== 'former');
  return (
    <Link
      to={paths.contentPolicy(name)}
      className="group flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 hover:border-line-strong"
    >
      <span className="display-3 group-hover:underline">{t(`media.admin:policies.${name}`)}</span>
      {shown.map(({ number, state, validFrom, acceptances }) => (
        <span key={number} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PolicyBadge state={state} />
          <span>{t('versionFrom', { number, time: formatOfficeDateTime(validFrom, locale) })}</span>
          {state === 'current' && (
            <span className="text-sm text-muted">{t('acceptances', { count: acceptances })}</span>
          )}
        </span>
      ))}
    </Link>
  );
}
