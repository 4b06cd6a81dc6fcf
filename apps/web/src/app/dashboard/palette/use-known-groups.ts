import { Role } from '@dronesoccer/contracts';
import {
  Building2,
  CalendarPlus,
  FilePlus,
  Goal,
  IdCard,
  Keyboard,
  LogOut,
  type LucideIcon,
  MailPlus,
  PackagePlus,
  ReceiptText,
  Settings2,
  TicketPlus,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/dashboard-paths';
import { logOut } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { settingsParts } from '@/features/office/settings/admin/model/settings-parts';
import { rememberSection, visibleGroups } from '../sections';
import { showShortcuts } from '../shortcuts/shortcuts';
import { matches, type PaletteEntry, type PaletteGroup } from './sources';

/** Returns the entries that need no request: the menu sections the user may see, and the common tasks. */
export function useKnownGroups(term: string): PaletteGroup[] {
  const { t } = useTranslation('kit');
  const { t: tDashboard } = useTranslation('dashboard.admin');
  const { t: tSettings } = useTranslation('settings.admin');
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
  const opens = (id: string, label: string, icon: LucideIcon, to: string): PaletteEntry => ({
    id,
    label,
    icon,
    choose: () => navigate(to),
  });
  const isSuper = hasRole(Role.SUPER_ADMIN);
  const actions: PaletteEntry[] = [
    opens('new-slot', t('palette.newSlot'), CalendarPlus, paths.newSlot),
    opens('new-arena', t('palette.newArena'), Goal, paths.newArena),
    ...(isSuper || hasRole(Role.ADMIN)
      ? [opens('sell-membership', t('palette.sellMembership'), IdCard, paths.membershipDesk)]
      : []),
    ...(isSuper
      ? [
          opens('new-order', t('palette.newOrder'), ReceiptText, paths.newOrder),
          opens('new-product', t('palette.newProduct'), PackagePlus, paths.newProduct),
          opens('new-coupon', t('palette.newCoupon'), TicketPlus, paths.newCoupon),
          opens('new-campaign', t('palette.newCampaign'), MailPlus, paths.newCampaign),
          opens('new-post', t('palette.newPost'), FilePlus, paths.newEntry('posts')),
          opens('new-company', t('palette.newCompany'), Building2, paths.newCompany),
          opens('invite', t('palette.invite'), UserPlus, paths.newAccount),
          opens('shipping-rates', t('palette.shippingRates'), Settings2, paths.shippingRates),
        ]
      : []),
    {
      id: 'shortcuts',
      label: t('palette.shortcuts'),
      icon: Keyboard,
      choose: () => showShortcuts(true),
    },
    opens('account', t('palette.account'), UserRound, paths.dashboardAccount),
    { id: 'logout', label: t('palette.logout'), icon: LogOut, choose: () => void logOut() },
  ];
  const settings = settingsParts.map((part) => ({
    ...opens(`settings-${part}`, tSettings(`${part}.title`), Settings2, `${paths.dashboardSettings}#${part}`),
    hint: tSettings('title'),
    words: tSettings(`${part}.text`),
  }));
  const found = (entries: PaletteEntry[]) =>
    entries.filter(({ label, hint, words }) => matches(term, label, hint, words));
  return [
    { id: 'sections', label: t('palette.sections'), entries: found(sections) },
    { id: 'actions', label: t('palette.actions'), entries: found(actions) },
    // Without a search, they would only make the list longer.
    { id: 'settings', label: tSettings('title'), entries: isSuper && term !== '' ? found(settings) : [] },
  ];
}
