import { Toast } from '@base-ui/react/toast';
import { Undo2, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listenToUndoables, type Undoable } from '@/lib/notify-undo';
import { iconButtonClass } from '../actions/icon-button';
import { toastRole } from './toast-role';

/** Long enough to read it and to reach the button; the pointer or the focus on it makes it wait. Milliseconds. */
const undoBarMs = 10_000;

const manager = Toast.createToastManager();

/**
 * "Deactivated. Undo": a bar at the lower edge, apart from the toasts, which close too soon for it. One at a time: the
 * next takes its place, and with it the chance to take the one before back.
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
  // Only once the live region is in the page, or screen readers would miss the first one.
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
