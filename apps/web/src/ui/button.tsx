import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-style';
import { cx } from '@/lib/cx';
import { Spinner } from './spinner';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button shows a spinner and cannot be pressed again; its text stays for screen readers. */
    pending?: boolean | undefined;
  };

export function Button({ variant, size, wide, pending = false, className, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, wide }), className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
