import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';
import { Input } from './input';

/**
 * An amount in dollars, typed in the format of either language (rule `amount` of the contracts). The dollar sign is
 * placed as the language requires.
 */
export function MoneyInput({ className, ...rest }: ComponentProps<'input'>) {
  const isFrench = useLocale() === 'fr';
  return (
    <span className={cx('relative block', className)}>
      <span
        aria-hidden
        className={cx(
          'pointer-events-none absolute top-1/2 -translate-y-1/2 font-semibold text-muted',
          isFrench ? 'right-4' : 'left-4',
        )}
      >
        $
      </span>
      <Input
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        className={cx('tabular-nums', isFrench ? 'pr-9' : 'pl-9')}
      />
    </span>
  );
}
