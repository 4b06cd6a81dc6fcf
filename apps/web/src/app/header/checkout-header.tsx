import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { cx } from '@/lib/cx';
import { barePath, paths } from '@/lib/paths';
import { Link } from '@/ui/actions/link';
import { Logo } from '@/ui/layout/logo';
import { AccountButton, headerLinkClass } from './account-button';
import { HeaderBar } from './header-bar';
import { LanguageSwitch } from './language-switch';

/** The logo, the link back to the cart (to the shop once the order is placed), the language and the account. */
export function CheckoutHeader() {
  const { t } = useTranslation('layout');
  const isDone = barePath(useLocation().pathname) === paths.checkout('done');
  return (
    <HeaderBar>
      <Link
        to={paths.home}
        aria-label={t('home')}
        className="mr-auto inline-flex min-w-11 items-center rounded-control py-2"
      >
        <Logo className="max-[26rem]:[&>span]:hidden" />
      </Link>
      <Link to={isDone ? paths.shop : paths.cart} className={cx(headerLinkClass, 'min-w-11')}>
        <ArrowLeft aria-hidden className="size-5" />
        {t(isDone ? 'checkout.toShop' : 'checkout.toCart')}
      </Link>
      <LanguageSwitch />
      <AccountButton />
    </HeaderBar>
  );
}
