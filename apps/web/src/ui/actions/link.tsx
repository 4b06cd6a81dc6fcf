import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router-dom';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath } from '@/lib/paths';
import { prefetchRoute } from '@/lib/prefetch';
import { useFreshLink } from '@/lib/router/use-fresh-link';
import type { Target } from '@/lib/router/use-here';
import { buttonClass, type ButtonLook } from './button-style';

export type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to' | 'prefetch'> & {
  /**
   * One of our English paths (`/shop?category=drones`); the French prefix is added automatically. Pass a function of
   * the current address to build a path from it.
   */
  to: Target;
};

/** Navigates within the site in the page's language and prefetches the next screen's code on hover or focus. */
export function Link({ to, onPointerEnter, onFocus, onClick, ...rest }: LinkProps) {
  const locale = useLocale();
  const { href, follow } = useFreshLink(to, (path) => localPath(path, locale));
  return (
    <RouterLink
      {...rest}
      to={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event, rest);
      }}
      onPointerEnter={(event) => {
        prefetchRoute(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchRoute(href);
        onFocus?.(event);
      }}
    />
  );
}

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(textLinkClass, className)} />;
}

export const textLinkClass =
  'font-semibold text-ice underline decoration-2 underline-offset-4 decoration-current/40 hover:decoration-current';

export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={cx(buttonClass({ variant, size, wide }), className)} />;
}

type NavLinkProps = Omit<ComponentProps<typeof RouterNavLink>, 'to' | 'prefetch'> & { to: string };

/** Like `Link`, but sets `aria-current="page"` on a link to the current page. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  const href = localPath(to, useLocale());
  return <RouterNavLink {...rest} to={href} onPointerEnter={() => prefetchRoute(href)} />;
}
