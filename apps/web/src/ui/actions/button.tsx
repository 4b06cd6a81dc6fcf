import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-style';
import { cx } from '@/lib/cx';
import { Spinner } from '../feedback/spinner';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /**
     * While true the button shows a spinner and cannot be pressed again; its text stays for screen readers, and the
     * focus stays on it, which a disabled button would lose.
     */
    pending?: boolean | undefined;
  };

export function Button({ variant, size, wide, pending = false, className, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!pending) onClick?.(event);
    // Nor may Enter in a field send the form once more.
    else event.preventDefault();
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(buttonClass({ variant, size, wide }), className)}
      onClick={press}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
