import { type PlanKind, type PlanWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { Card } from '@/ui/layout/card';
import { plansQuery } from '../api/queries';

interface PlanListProps {
  /** The page to return to after joining, if the person came from one. */
  redirect: string | null;
}

/** The plans with their prices, each with a link to join. Without an offered plan, nothing is shown. */
export function PlanList({ redirect }: PlanListProps) {
  const { t } = useTranslation('memberships');
  const { data: plans = [] } = useQuery(plansQuery());
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="plans" className="page-width flex flex-col gap-6 pt-12">
      <div>
        <h2 id="plans" className="display-2">
          {t('plans.title')}
        </h2>
        <p className="lead mt-2 text-muted">{t('plans.text')}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} redirect={redirect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan: { kind, name, summary, price }, redirect }: { plan: PlanWire } & PlanListProps) {
  const { t } = useTranslation('memberships');
  const locale = useLocale();
  return (
    <Card className="flex h-full flex-col items-start gap-4">
      <h3 className="display-3">{name}</h3>
      <p className="grow text-muted">{summary}</p>
      <p>
        <span className="numeral text-4xl">{formatMoney(price, locale)}</span>{' '}
        <span className="ml-1 text-muted">{t('plans.aYear')}</span>
      </p>
      <ButtonLink to={joinPath(kind, redirect)} aria-label={t('plans.joinNamed', { name })}>
        {t('plans.join')}
      </ButtonLink>
    </Card>
  );
}

function joinPath(kind: PlanKind, redirect: string | null): string {
  return redirect === null
    ? paths.joinMembership(kind)
    : `${paths.joinMembership(kind)}&redirect=${encodeURIComponent(redirect)}`;
}
