import { categoryMenu } from '@dronesoccer/contracts';
import { Search, ShoppingCart, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartCount } from '@/features/shop/cart';
import { clearSearch, ProductSearch, useCloseSearch, useIsInShop } from '@/features/shop/catalog';
import { LocationButton } from '@/features/places/locations';
import { WishlistLink } from '@/features/shop/wishlist';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { CountBadge } from '@/ui/feedback/badge';
import { HoverMenu, HoverMenuItem, menuItemProps } from '@/ui/navigation/hover-menu';
import { IconButton, iconButtonClass } from '@/ui/actions/icon-button';
import { Link, NavLink } from '@/ui/actions/link';
import { Logo } from '@/ui/layout/logo';
import { HeaderBar } from './header-bar';
import { LanguageSwitch } from './language-switch';
import { AccountButton, headerLinkClass } from './account-button';
import { ThemeMenu } from './theme-menu';

/** The shop's header: search, location, wishlist, cart with its count, and user (spec 2, Layouts). */
export function ShopHeader() {
  const { t } = useTranslation('layout');
  const [isSearchOpen, setSearchOpen] = useState(false);
  const endSearch = useCloseSearch();
  const closeSearch = () => {
    endSearch();
    setSearchOpen(false);
  };
  return (
    <HeaderBar
      rows={isSearchOpen ? 3 : 2}
      below={
        <>
          {isSearchOpen && (
            <div className="page-width flex items-center gap-2 pb-3 lg:hidden">
              <ProductSearch autoFocus className="grow" />
              <IconButton icon={X} label={t('search.close')} onClick={closeSearch} />
            </div>
          )}
          <ShopNav />
        </>
      }
    >
      <Link
        to={paths.home}
        aria-label={t('home')}
        className="mr-auto inline-flex min-w-11 items-center rounded-control py-2 [&_span>br]:max-sm:hidden"
      >
        <Logo className="max-[26rem]:[&>span]:hidden" />
      </Link>
      <ProductSearch className="mx-4 hidden max-w-xl grow lg:block" />
      <IconButton
        icon={Search}
        label={t('search.open')}
        aria-expanded={isSearchOpen}
        className={cx('lg:hidden', isSearchOpen && 'max-lg:hidden')}
        onClick={() => setSearchOpen(true)}
      />
      <LocationButton showCity />
      <WishlistLink />
      <CartLink />
      <span className="hidden items-center md:flex">
        <ThemeMenu />
        <LanguageSwitch />
      </span>
      <AccountButton />
    </HeaderBar>
  );
}

function CartLink() {
  const { t } = useTranslation('layout');
  const count = useCartCount();
  const label = t('shop.cart', { count });
  return (
    <Link to={paths.cart} aria-label={label} title={label} className={cx(iconButtonClass, 'relative')}>
      <ShoppingCart aria-hidden className="size-5.5" />
      <CountBadge count={count} />
    </Link>
  );
}

function ShopNav() {
  const { t } = useTranslation('layout');
  const locale = useLocale();
  const preventScrollReset = useIsInShop();
  return (
    <nav aria-label={t('shopNav')} className="page-width flex items-center pb-1 sm:gap-1 max-md:justify-between">
      <span className="-ml-3 flex items-center sm:gap-1">
        <HoverMenu label={t('shop.menu')}>
          <HoverMenuItem>
            <Link to={paths.shop} onClick={clearSearch} preventScrollReset={preventScrollReset} {...menuItemProps}>
              {t('shop.all')}
            </Link>
          </HoverMenuItem>
          {categoryMenu.map(({ slug, label }) => (
            <HoverMenuItem key={slug}>
              <Link
                to={paths.category(slug)}
                onClick={clearSearch}
                preventScrollReset={preventScrollReset}
                {...menuItemProps}
              >
                {label[locale]}
              </Link>
            </HoverMenuItem>
          ))}
        </HoverMenu>
        <Link
          to={paths.sale}
          onClick={clearSearch}
          preventScrollReset={preventScrollReset}
          className={cx(headerLinkClass, 'max-[22rem]:px-2')}
        >
          {t('shop.sale')}
        </Link>
        <NavLink to={paths.home} className={cx(headerLinkClass, 'max-sm:hidden')} end>
          {t('shop.site')}
        </NavLink>
      </span>
      <span className="flex items-center md:hidden">
        <ThemeMenu />
        <LanguageSwitch />
      </span>
    </nav>
  );
}
