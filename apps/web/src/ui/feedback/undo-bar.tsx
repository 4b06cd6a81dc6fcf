import { Toast } from '@base-ui/react/toast';
import { Undo2, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listenToUndoables, type Undoable } from '@/lib/notify-undo';
import { iconButtonClass } from '../actions/icon-button';
import { toastRole } from './toast-role';

/**
 * Milliseconds: long enough to read the bar and reach its button. The timer pauses while the pointer or focus is on the
 * bar.
 */
const undoBarMs = 10_000;

const manager = Toast.createToastManager();

/**
 * "Deactivated. Undo": a bar at the lower edge, separate from the toasts, which close too soon to undo anything. Only
 * one bar is shown at a time: the next one replaces it, together with the chance to undo the previous action.
 */
export default function UndoBar() {
  const { t } = useTranslation('kit');
  return (
    <Toast.Provider toastManager={manager} timeout={undoBarMs} limit={1}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t('undoBar')}
          className="pointer-events-none fixed inset-x-0 bottom-4 z-[60] flex justify-center px-4"
        >
          <Bar />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Bar() {
  const { t } = useTranslation(['kit', 'common']);
  const { toasts } = Toast.useToastManager();
  // Subscribe only after the live region is in the page; otherwise screen readers would miss the first message.
  useEffect(() => {
    let last: string | undefined;
    return listenToUndoables(({ message, undo }: Undoable) => {
      if (last !== undefined) manager.close(last);
      const id = manager.add({ title: message, actionProps: { onClick: undo } });
      last = id;
    });
  }, []);
  return toasts
    .filter(({ limited }) => !limited)
    .map((toast) => (
      <Toast.Root
        key={toast.id}
        toast={toast}
        {...toastRole}
        swipeDirection="down"
        className="undo-bar-motion night pointer-events-auto w-[min(36rem,100%)] rounded-card border border-line shadow-lift"
      >
        <Toast.Content className="flex items-center gap-2 py-2 pr-2 pl-5">
          <Toast.Title render={<p />} className="min-w-0 grow py-2 text-[0.9375rem]" />
          <Toast.Action
            className="control-text inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-ice hover:bg-raised"
            onClickCapture={() => manager.close(toast.id)}
          >
            <Undo2 aria-hidden className="size-4.5" />
            {t('undo')}
          </Toast.Action>
          <Toast.Close aria-label={t('close', { ns: 'common' })} aria-hidden={false} className={iconButtonClass}>
            <X aria-hidden className="size-4.5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    ));
}
