import { Role } from '@dronesoccer/contracts';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { identityOf } from '@/lib/session/claims';
import { rolesOf } from '@/lib/session/session';
import { useRoot } from '@/lib/store/root-store';
import { Link } from '@/ui/actions/link';
import { SectionPage } from '@/features/common/admin/section-page';
import { WorkPage } from '@/features/common/admin/work-page';
import { ArenaOverview } from './arena-overview';
import { Overview } from './overview';

const sections = [
  { label: 'today.title', text: 'today.text', to: paths.dashboardDay() },
  { label: 'arenas.title', text: 'arenas.text', to: paths.arenas },
  { label: 'classSlots.title', text: 'classSlots.text', to: paths.classSlots },
] as const;

/** A company's administrators do not see memberships. */
const ofAdmins = { label: 'memberships.title', text: 'memberships.text', to: paths.dashboardMemberships } as const;

/**
 * The dashboard's first page: the shop's figures for a SUPER_ADMIN, and a welcome with links for other administrators.
 */
export function OverviewPage() {
  const { t } = useTranslation('dashboard.admin');
  const auth = useRoot((state) => state.auth);
  const role = Math.min(...rolesOf(auth)) as Role;
  const title = t('overview.title', { name: auth.user?.firstName ?? identityOf(auth.claims)?.fullName ?? '' });
  if (role === Role.SUPER_ADMIN)
    return (
      <WorkPage title={title} text={t('overview.super')} isHome>
        <Overview />
      </WorkPage>
    );
  return (
    <SectionPage title={title} text={t('overview.lead', { role: t(`roles.${role}`) })} isHome>
      <p className="text-column">{t(role === Role.ADMIN ? 'overview.admin' : 'overview.company')}</p>
      <ArenaOverview />
      <ul className="grid grid-cols-1 gap-4 pt-4 sm:grid-cols-2">
        {(role === Role.ADMIN ? [...sections, ofAdmins] : sections).map(({ label, text, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full flex-col gap-3 rounded-card border-2 border-line bg-ground p-6 transition-colors duration-(--fast) hover:border-ink"
            >
              <span className="display-3 flex items-center justify-between gap-4">
                {t(label)}
                <ArrowRight
                  aria-hidden
                  className="size-5 text-ice transition-transform duration-(--medium) ease-flight group-hover:translate-x-1"
                />
              </span>
              <span className="text-sm text-muted">{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionPage>
  );
}
