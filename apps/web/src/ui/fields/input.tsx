import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { controlClass, useFieldControl } from './field';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} className={cx(controlClass, className)} />;
}
