import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { iconButtonClass } from '../actions/icon-button';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode | undefined;
  children: ReactNode;
  /** The footer sticks to the lower edge while the content scrolls. */
  footer?: ReactNode | undefined;
  width?: 'narrow' | 'medium' | 'wide' | undefined;
  /** Uses the full height from the start, because the content loads later; this avoids a layout shift. */
  tall?: boolean | undefined;
  /** On a phone the dialog covers only the lower part of the page, for dialogs that open unasked. */
  half?: boolean | undefined;
  /** While true, neither the button nor Esc nor a click outside closes the dialog, because a submission is running. */
  busy?: boolean | undefined;
  /**
   * The first focused element. A function is called after the dialog has opened. `itself` focuses the dialog, not its
   * content.
   */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | true) | 'itself' | undefined;
  /**
   * Returns the element that gets the focus on close if no element opened the dialog; null restores the opener's focus.
   */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

const widths = { narrow: 'sm:max-w-md', medium: 'sm:max-w-xl', wide: 'sm:max-w-3xl' };

export const backdropClass = 'veil-motion fixed inset-0 z-50 bg-veil';

/** The dialog itself, loaded lazily; use `Dialog` instead. */
export default function DialogWindow(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    width = 'medium',
    tall = false,
    half = false,
    busy = false,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const initialFocus = props.initialFocus === 'itself' ? popup : props.initialFocus;
  return (
    <Base.Root open={open} onOpenChange={(next) => (next || !busy) && onOpenChange(next)}>
      <Base.Portal>
        {/* Rendered over a drawer too, so that a question stands out from the form behind it. */}
        <Base.Backdrop forceRender className={backdropClass} />
        <Base.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            ref={popup}
            initialFocus={initialFocus}
            finalFocus={props.finalFocus}
            className={cx(
              'dialog-motion flex max-h-[92dvh] w-full flex-col rounded-t-card bg-surface text-ink shadow-lift sm:rounded-card',
              widths[width],
              tall && 'sm:min-h-[min(43rem,92dvh)]',
              tall && (half ? 'max-sm:h-[62dvh]' : 'max-sm:min-h-[92dvh]'),
            )}
          >
            <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
              <div className="min-w-0 grow">
                <Base.Title className="display-3">{title}</Base.Title>
                {description && <Base.Description className="mt-1 text-muted">{description}</Base.Description>}
              </div>
              <CloseButton disabled={busy} />
            </header>
            <div className="min-h-0 grow overflow-y-auto px-5 pb-6 sm:px-7">{children}</div>
            {footer && <footer className="border-t border-line px-5 py-4 sm:px-7">{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The close button in the upper corner of a dialog or drawer. */
export function CloseButton({ disabled }: { disabled?: boolean | undefined }) {
  const { t } = useTranslation('common');
  return (
    <Base.Close aria-label={t('close')} disabled={disabled} className={cx(iconButtonClass, '-mt-2 -mr-2')}>
      <X aria-hidden className="size-5.5" />
    </Base.Close>
  );
}
