import { Role } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { useSession } from '@/lib/session/use-session';
import { PageTabs } from '@/ui/navigation/page-tabs';

const tabs = [
  { id: 'memberships', to: paths.dashboardMemberships },
  { id: 'desk', to: paths.membershipDesk },
  { id: 'plans', to: paths.membershipPlans },
] as const;

/** Switches between the memberships, the desk and, for administrators who may edit them, the plans. */
export function MembershipTabs({ chosen }: { chosen: (typeof tabs)[number]['id'] }) {
  const { t } = useTranslation('memberships.admin');
  const { hasRole } = useSession();
  const shown = tabs.filter(({ id }) => id !== 'plans' || hasRole(Role.SUPER_ADMIN));
  const items = shown.map(({ id, to }) => ({ id, to, label: t(`tabs.${id}`) }));
  return <PageTabs label={t('tabs.label')} items={items} chosen={chosen} />;
}
