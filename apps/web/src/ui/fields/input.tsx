import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { controlClass, useFieldControl } from './field';

/** One that only shows a value must not look as if it could be typed into. */
const readOnlyClass = 'read-only:border-line read-only:bg-raised';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} className={cx(controlClass, readOnlyClass, className)} />;
}
