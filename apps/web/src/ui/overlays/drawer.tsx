import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { cx } from '@/lib/cx';
import { CloseButton, backdropClass } from './dialog-window';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the closing animation has finished. */
  onClosed?: (() => void) | undefined;
  title: ReactNode;
  description?: ReactNode | undefined;
  side?: 'left' | 'right' | undefined;
  /**
   * `menu`: links; `form`: one column of fields; `wide`: two columns, or a full order. On a phone the drawer takes the
   * full width.
   */
  width?: 'menu' | 'form' | 'wide' | undefined;
  /** The footer sticks to the lower edge while the content scrolls. */
  footer?: ReactNode | undefined;
  /** While true, neither the button nor Esc nor a click outside closes the drawer, because a save is running. */
  busy?: boolean | undefined;
  /**
   * Returns the first focused element, called after the drawer has opened; null means the heading. By default the first
   * focusable element gets the focus.
   */
  initialFocus?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
}

const widths = {
  menu: 'w-[min(26rem,92vw)]',
  form: 'w-full sm:w-[min(40rem,92vw)]',
  wide: 'w-full sm:w-[min(60rem,94vw)]',
};

/** A dialog that slides in from a side: a menu on small screens, or a form beside its list. */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, onClosed, title, description, side = 'right', width = 'menu', footer, children } = props;
  const { busy = false, initialFocus } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => (next || !busy) && onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          initialFocus={initialFocus && (() => initialFocus() ?? heading.current)}
          className={cx(
            'drawer-motion fixed inset-y-0 z-50 flex flex-col bg-surface text-ink shadow-lift',
            widths[width],
            side === 'left' ? 'left-0 [--drawer-away:-100%]' : 'right-0',
          )}
        >
          <header
            className={cx('flex items-start gap-4 px-5 pt-5 pb-3', width !== 'menu' && 'border-b border-line sm:px-7')}
          >
            <div className="min-w-0 grow">
              <Base.Title ref={heading} tabIndex={-1} className="display-3">
                {title}
              </Base.Title>
              {description && <Base.Description className="mt-1 text-sm text-muted">{description}</Base.Description>}
            </div>
            <CloseButton disabled={busy} />
          </header>
          <div className={cx('min-h-0 grow overflow-y-auto px-5 pb-8', width !== 'menu' && 'pt-5 sm:px-7')}>
            {children}
          </div>
          {footer && <footer className="border-t border-line px-5 py-4 sm:px-7">{footer}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
