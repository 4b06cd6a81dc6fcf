import { Role } from '@dronesoccer/contracts';
import { Check, LogOut, MapPinHouse, Package, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { identityOf } from '@/lib/session/claims';
import { logOut, rolesOf } from '@/lib/session/session';
import { useRoot } from '@/lib/store/root-store';
import { Avatar } from '@/ui/layout/avatar';
import { HoverMenu, HoverMenuItem, menuItemProps } from '@/ui/navigation/hover-menu';
import { Link } from '@/ui/actions/link';

/** The first entry is for coaches only. */
const entries = [
  { label: 'user.coach', to: paths.coach, icon: Check },
  { label: 'user.profile', to: paths.profile, icon: UserRound },
  { label: 'user.orders', to: paths.orders, icon: Package },
  { label: 'user.addresses', to: paths.addresses, icon: MapPinHouse },
] as const;

/** Replaces the Login link for signed-in users (spec 2, Layouts). */
export default function UserMenu() {
  const { t } = useTranslation('layout');
  const auth = useRoot((state) => state.auth);
  const { user, claims } = auth;
  const identity = identityOf(claims);
  const name = user?.name ?? identity?.fullName ?? '';
  return (
    <HoverMenu label={<Avatar src={user?.avatarUrl} />} name={t('user.menu', { name })}>
      <li className="border-b border-line px-3 pt-1 pb-3">
        <p className="font-bold">{name}</p>
        <p className="text-sm text-muted">{user?.email ?? identity?.email}</p>
      </li>
      {entries.slice(rolesOf(auth).includes(Role.COACH) ? 0 : 1).map(({ label, to, icon: Icon }) => (
        <HoverMenuItem key={to}>
          <Link to={to} {...menuItemProps}>
            <Icon aria-hidden className="size-5" />
            {t(label)}
          </Link>
        </HoverMenuItem>
      ))}
      <HoverMenuItem>
        <button type="button" onClick={() => void logOut()} {...menuItemProps}>
          <LogOut aria-hidden className="size-5" />
          {t('user.logout')}
        </button>
      </HoverMenuItem>
    </HoverMenu>
  );
}
