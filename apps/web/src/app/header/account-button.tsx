import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router-dom';
import { cx } from '@/lib/cx';
import { lazyComponent } from '@/lib/late';
import { barePath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { Link } from '@/ui/actions/link';

export const headerLinkClass =
  'control-text inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 whitespace-nowrap hover:bg-raised aria-[current=page]:text-ice';

/** Most visitors never sign in, so the menu's code is loaded only for signed-in users. */
const UserMenu = lazyComponent(() => import('./user-menu'), { placeholder: <span className="size-11" /> });

/** The Login link or, for a signed-in user, the user menu (spec 2, Layouts). */
export function AccountButton() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <UserMenu /> : <LoginLink />;
}

/** Links to the login page, which returns to the current page afterwards (spec 4, Login and routing). */
function LoginLink() {
  const { t } = useTranslation('layout');
  return (
    <Link to={loginFrom} className={cx(headerLinkClass, 'min-w-11 justify-center')}>
      <LogIn aria-hidden className="size-5.5 sm:hidden" />
      <span className="max-sm:sr-only">{t('nav.login')}</span>
    </Link>
  );
}

const loginFrom = ({ pathname, search, hash }: Location): string =>
  barePath(pathname) === paths.login ? `${pathname}${search}` : loginPathFor(`${pathname}${search}${hash}`);
