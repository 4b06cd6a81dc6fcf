import { LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { identityOf } from '@/lib/session/claims';
import { logOut } from '@/lib/session/session';
import { useRoot } from '@/lib/store/root-store';
import { Avatar } from '@/ui/layout/avatar';
import { HoverMenu, HoverMenuItem, menuItemProps } from '@/ui/navigation/hover-menu';
import { Link } from '@/ui/actions/link';

export function AccountMenu() {
  const { t } = useTranslation('dashboard.admin');
  const { user, claims } = useRoot((state) => state.auth);
  const identity = identityOf(claims);
  const name = user?.name ?? identity?.fullName ?? '';
  return (
    <HoverMenu label={<Avatar src={user?.avatarUrl} />} name={`${t('account')}: ${name}`}>
      <HoverMenuItem>
        <Link to={paths.dashboardAccount} {...menuItemProps}>
          <UserRound aria-hidden className="size-5" />
          {t('account')}
        </Link>
      </HoverMenuItem>
      <HoverMenuItem>
        <button type="button" onClick={() => void logOut()} {...menuItemProps}>
          <LogOut aria-hidden className="size-5" />
          {t('logout')}
        </button>
      </HoverMenuItem>
    </HoverMenu>
  );
}
