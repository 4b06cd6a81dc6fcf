import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-style';
import { cx } from '@/lib/cx';
import { Spinner } from '../feedback/spinner';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /**
     * While true, the button shows a spinner and ignores presses. Its text stays available to screen readers, and the
     * button keeps the focus, which a disabled button would lose.
     */
    pending?: boolean | undefined;
  };

export function Button({ variant, size, wide, pending = false, className, onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!pending) onClick?.(event);
    // Pressing Enter in a field must not submit the form again.
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
