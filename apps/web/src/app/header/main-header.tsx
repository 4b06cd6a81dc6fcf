import { ExternalLink, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LocationButton } from '@/features/site/locations';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { barePath, localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { useSession } from '@/lib/session/use-session';
import { HoverMenu, HoverMenuItem, menuItemProps } from '@/ui/navigation/hover-menu';
import { ButtonLink, Link, NavLink } from '@/ui/actions/link';
import { Logo } from '@/ui/layout/logo';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { HeaderBar } from './header-bar';
import { LanguageSwitch } from './language-switch';
import { MobileMenu } from './mobile-menu';
import { navMenus } from './nav';
import { ThemeMenu } from './theme-menu';
import { UserMenu } from './user-menu';

export const headerLinkClass =
  'control-text inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 whitespace-nowrap hover:bg-raised aria-[current=page]:text-red';

/** The links stand side by side where they have the room in both languages; below that the side menu has them. */
export function MainHeader() {
  const { t } = useTranslation('layout');
  const { isSignedIn } = useSession();
  return (
    <HeaderBar>
      <Link to={paths.home} aria-label={t('home')} className="mr-auto rounded-control py-2 xl:mr-4">
        <Logo />
      </Link>
      <nav aria-label={t('mainNav')} className="mr-auto hidden items-center xl:flex">
        {navMenus.map((menu) => (
          <HoverMenu key={menu.label} label={t(menu.label)}>
            {menu.entries.map((entry) => (
              <HoverMenuItem key={entry.to}>
                <NavLink to={entry.to} {...menuItemProps}>
                  {t(entry.label)}
                </NavLink>
              </HoverMenuItem>
            ))}
          </HoverMenu>
        ))}
        <NavLink to={paths.learn} className={headerLinkClass}>
          {t('nav.learn')}
        </NavLink>
        <ShopLink />
      </nav>
      <LocationButton />
      <span className="hidden items-center sm:flex">
        <ThemeMenu />
        <LanguageSwitch />
      </span>
      {isSignedIn ? <UserMenu /> : <LoginLink />}
      {!isSignedIn && (
        <ButtonLink to={paths.membership} className="ml-1 whitespace-nowrap max-md:hidden">
          {t('nav.join')}
        </ButtonLink>
      )}
      <span className="xl:hidden">
        <MobileMenu />
      </span>
    </HeaderBar>
  );
}

/** The main header opens the shop in a new tab (spec 2, Public routes). */
function ShopLink() {
  const { t } = useTranslation('layout');
  return (
    <a href={localPath(paths.shop, useLocale())} target="_blank" rel="noopener" className={headerLinkClass}>
      <span aria-hidden>{t('nav.shop')}</span>
      <ExternalLink aria-hidden className="size-4" />
      <VisuallyHidden>{t('nav.shopNewTab')}</VisuallyHidden>
    </a>
  );
}

/** Logging in comes back to the page it was asked from (spec 4, Login and routing). */
export function LoginLink() {
  const { t } = useTranslation('layout');
  const { pathname, search, hash } = useLocation();
  const isLogin = barePath(pathname) === paths.login;
  const to = isLogin ? `${pathname}${search}` : loginPathFor(`${pathname}${search}${hash}`);
  return (
    <Link to={to} className={cx(headerLinkClass, 'min-w-11 justify-center')}>
      <LogIn aria-hidden className="size-5.5 sm:hidden" />
      <span className="max-sm:sr-only">{t('nav.login')}</span>
    </Link>
  );
}
