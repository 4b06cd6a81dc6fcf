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
   * A path of ours as English spells it (`/shop?category=drones`); the French prefix is added where it belongs. A path
   * that is built from the page's own address is a function of it.
   */
  to: Target;
};

/** Moves inside the site, in the language of the page, and fetches the next screen's code when the pointer comes near. */
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

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={cx(buttonClass({ variant, size, wide }), className)} />;
}

export type NavLinkProps = Omit<ComponentProps<typeof RouterNavLink>, 'to' | 'prefetch'> & { to: string };

/** Like Link, and knows whether it leads to where the person is (`aria-current="page"`). */
export function NavLink({ to, ...rest }: NavLinkProps) {
  const href = localPath(to, useLocale());
  return <RouterNavLink {...rest} to={href} onPointerEnter={() => prefetchRoute(href)} />;
}
