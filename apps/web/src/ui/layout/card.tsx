import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';

/** A surface for one item: a product, an address, a step. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('rounded-card border border-line bg-surface p-5 sm:p-7', className)} />;
}
