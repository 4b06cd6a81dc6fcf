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
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode | undefined;
  width?: 'narrow' | 'medium' | 'wide' | undefined;
  /** As tall from the start as it will be, because what fills it comes later: nothing jumps then. */
  tall?: boolean | undefined;
  /** On a phone a sheet over the lower part of the page, for what opens without being asked for. */
  half?: boolean | undefined;
  /** While true neither button, Esc nor a click outside closes it: a submission is running. */
  busy?: boolean | undefined;
  /** What is focused first; given a function, it is asked once the dialog stands. `itself`: nothing in it yet. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | true) | 'itself' | undefined;
  /** What gets the focus when it closes, where nothing opened it; null leaves it to what did. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

const widths = { narrow: 'sm:max-w-md', medium: 'sm:max-w-xl', wide: 'sm:max-w-3xl' };

export const veilClass = 'veil-motion fixed inset-0 z-50 bg-veil';

/** The dialog itself, once its code is there; others use `Dialog`. */
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
        {/* Over a drawer too: a question stands out of the form it asks about. */}
        <Base.Backdrop forceRender className={veilClass} />
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

/** The cross at the upper corner of a dialog or drawer. */
export function CloseButton({ disabled }: { disabled?: boolean | undefined }) {
  const { t } = useTranslation('common');
  return (
    <Base.Close aria-label={t('close')} disabled={disabled} className={cx(iconButtonClass, '-mt-2 -mr-2')}>
      <X aria-hidden className="size-5.5" />
    </Base.Close>
  );
}
