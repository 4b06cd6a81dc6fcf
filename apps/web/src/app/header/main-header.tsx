import { ExternalLink, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LocationButton } from '@/features/places/locations';
import { useLocale } from '@/lib/i18n/use-locale';
import { joinFrom, localPath, paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { HoverMenu, HoverMenuItem, menuItemProps } from '@/ui/navigation/hover-menu';
import { iconButtonClass } from '@/ui/actions/icon-button';
import { ButtonLink, Link, NavLink } from '@/ui/actions/link';
import { Logo } from '@/ui/layout/logo';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { AccountButton, headerLinkClass } from './account-button';
import { HeaderBar } from './header-bar';
import { LanguageSwitch } from './language-switch';
import { MobileMenu } from './mobile-menu';
import { navMenus } from './nav';
import { ThemeMenu } from './theme-menu';

/**
 * The main header. Its links are shown in a row where there is room in both languages, and in the side menu on smaller
 * screens.
 */
export function MainHeader() {
  const { t } = useTranslation('layout');
  const { isSignedIn } = useSession();
  return (
    <HeaderBar>
      <Link to={paths.home} aria-label={t('home')} className="mr-auto min-w-11 rounded-control py-2 xl:mr-4">
        <Logo className="max-[22rem]:[&>span]:hidden" />
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
      <Link to={paths.siteSearch} aria-label={t('search.submit')} className={iconButtonClass}>
        <Search aria-hidden className="size-5.5" />
      </Link>
      <LocationButton />
      <span className="hidden items-center sm:flex">
        <ThemeMenu />
        <LanguageSwitch />
      </span>
      <AccountButton />
      {!isSignedIn && (
        <ButtonLink to={joinFrom} className="ml-1 whitespace-nowrap max-md:hidden">
          {t('nav.join')}
        </ButtonLink>
      )}
      <span className="xl:hidden">
        <MobileMenu />
      </span>
    </HeaderBar>
  );
}

/** Opens the shop in a new tab (spec 2, Public routes). */
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
