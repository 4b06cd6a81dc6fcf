import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cx('flex min-h-11 items-center gap-3 py-1.5', className)}>
      <input {...rest} type="checkbox" className="size-5.5 shrink-0 accent-(--ice-fill)" />
      <span>{label}</span>
    </label>
  );
}
