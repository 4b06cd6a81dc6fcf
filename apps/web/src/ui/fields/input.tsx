import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { controlClass, useFieldControl } from './field';

/** A read-only field must not look editable. */
const readOnlyClass = 'read-only:border-line read-only:bg-raised';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} className={cx(controlClass, readOnlyClass, className)} />;
}
