import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { controlClass, useFieldControl } from './field';

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...useFieldControl()} {...rest} className={cx(controlClass, 'resize-y', className)} />;
}
