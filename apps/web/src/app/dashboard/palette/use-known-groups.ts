import { Role } from '@dronesoccer/contracts';
import { LogOut, PackagePlus, TicketPlus, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/dashboard-paths';
import { logOut } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { rememberSection, visibleGroups } from '../sections';
import { matches, type PaletteEntry, type PaletteGroup } from './sources';

/** Returns the entries that need no request: the menu sections the user may see, and the common tasks. */
export function useKnownGroups(term: string): PaletteGroup[] {
  const { t } = useTranslation('kit');
  const { t: tDashboard } = useTranslation('dashboard.admin');
  const locale = useLocale();
  const { hasRole } = useSession();
  const navigate = useNavigateLocal();
  const sections: PaletteEntry[] = visibleGroups(hasRole).flatMap((group) =>
    group.sections.map(({ name, label, to, icon }) => ({
      id: `section-${name}`,
      label: label[locale],
      hint: tDashboard(group.label),
      icon,
      choose: () => {
        rememberSection(name);
        navigate(to);
      },
    })),
  );
  const makes: PaletteEntry[] = [
    {
      id: 'new-product',
      label: t('palette.newProduct'),
      icon: PackagePlus,
      choose: () => navigate(`${paths.allProducts}/new`),
    },
    {
      id: 'new-coupon',
      label: t('palette.newCoupon'),
      icon: TicketPlus,
      choose: () => navigate(`${paths.dashboardCoupons}/new`),
    },
  ];
  const actions: PaletteEntry[] = [
    ...(hasRole(Role.SUPER_ADMIN) ? makes : []),
    { id: 'account', label: t('palette.account'), icon: UserRound, choose: () => navigate(paths.dashboardAccount) },
    { id: 'logout', label: t('palette.logout'), icon: LogOut, choose: () => void logOut() },
  ];
  const found = (entries: PaletteEntry[]) => entries.filter(({ label, hint }) => matches(term, label, hint));
  return [
    { id: 'sections', label: t('palette.sections'), entries: found(sections) },
    { id: 'actions', label: t('palette.actions'), entries: found(actions) },
  ];
}
