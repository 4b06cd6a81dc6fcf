import { type PlanAdminWire, PlanKind } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { WorkPage } from '@/features/common/admin/work-page';
import { paths } from '@/lib/dashboard-paths';
import { formatRoundMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { fromList } from '@/lib/router/from-list';
import { Link } from '@/ui/actions/link';
import { Badge } from '@/ui/feedback/badge';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { plansQuery } from '../api/queries';
import { MembershipTabs } from './membership-tabs';

export function PlansPage() {
  const { t } = useTranslation('memberships.admin');
  return (
    <WorkPage title={t('plans.title')} text={t('plans.text')}>
      <MembershipTabs chosen="plans" />
      <PlanList />
      <Outlet />
    </WorkPage>
  );
}

function PlanList() {
  const { t } = useTranslation('memberships.admin');
  const { data, error, isFetching, refetch } = useQuery(plansQuery());
  if (error && !data) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label={t('plans.loading')}>
        <Skeleton className="h-44 rounded-card" />
      </Loading>
    );
  }
  return (
    <>
      {!data.some(({ isOffered }) => isOffered) && (
        <p className="rounded-control border-2 border-warn px-4 py-3 font-semibold">{t('plans.noneOffered')}</p>
      )}
      <ul aria-label={t('plans.title')} className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {data.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </ul>
    </>
  );
}

function Plan({ plan: { id, kind, name, summary, price, isOffered } }: { plan: PlanAdminWire }) {
  const { t } = useTranslation('memberships.admin');
  const locale = useLocale();
  return (
    <li className="relative flex flex-col gap-3 rounded-card border-2 border-line bg-surface p-5 hover:border-line-strong">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display-3 text-lg">
          <Link
            to={paths.membershipPlan(id)}
            state={fromList}
            preventScrollReset
            className="wrap-anywhere after:absolute after:inset-0"
          >
            {name[locale]}
          </Link>
        </h2>
        <Badge tone={isOffered ? 'good' : 'neutral'}>{t(isOffered ? 'plans.offered' : 'plans.notOffered')}</Badge>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="numeral text-3xl">{formatRoundMoney(price, locale)}</span>
        <span className="text-muted">{t('plans.perYear')}</span>
      </p>
      <p className="wrap-anywhere">{summary[locale]}</p>
      {kind === PlanKind.YOUTH && <p className="mt-auto text-sm text-muted">{t('plans.youthRule')}</p>}
    </li>
  );
}
