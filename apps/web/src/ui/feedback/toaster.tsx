import { Toast } from '@base-ui/react/toast';
import { limits } from '@dronesoccer/contracts';
import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { listenToNotices, type Notice, type NoticeType } from '@/lib/notify';
import { iconButtonClass } from '../actions/icon-button';
import { toastRole } from './toast-role';

type Look = 'info' | 'error' | 'warning' | 'success';

/** The spec's mapping is not the obvious one: `success` shows as info, and the default shows as success. */
const lookOf: Record<NoticeType, Look> = { success: 'info', danger: 'error', warning: 'warning', default: 'success' };

const looks: Record<Look, { icon: typeof Info; class: string }> = {
  info: { icon: Info, class: 'text-ice' },
  success: { icon: CircleCheck, class: 'text-good' },
  warning: { icon: TriangleAlert, class: 'text-warn' },
  error: { icon: OctagonAlert, class: 'text-red' },
};

const manager = Toast.createToastManager();

function show({ message, type = 'default', heading, action }: Notice): void {
  const look = lookOf[type];
  manager.add({
    // A repeated message renews its existing toast instead of stacking a copy.
    id: `${look}:${heading ?? ''}:${message}`,
    // The title names the toast, so a notice without a heading uses its message as the title.
    title: heading ?? message,
    description: heading === undefined ? undefined : message,
    type: look,
    ...(action && { actionProps: { children: action.label, onClick: action.onPress } }),
    priority: look === 'error' ? 'high' : 'low',
  });
}

/**
 * Toasts appear at the top right, below the header, and close automatically after the 2,500 ms of the spec. They wait
 * while the pointer or the focus is on them.
 */
export default function Toaster() {
  const { t } = useTranslation('common');
  return (
    <Toast.Provider toastManager={manager} timeout={limits.toastMs} limit={4}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t('notices')}
          className="fixed top-[calc(var(--header-height)+0.75rem)] right-4 z-[60] flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { t } = useTranslation('common');
  const { toasts } = Toast.useToastManager();
  // Subscribe only after the live region is in the page; otherwise screen readers would miss the first notice.
  useEffect(() => listenToNotices(show), []);
  return toasts.map((toast) => {
    const look = looks[toast.type as Look] ?? looks.success;
    const Icon = look.icon;
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        {...toastRole}
        swipeDirection={['right', 'up']}
        className={cx(
          'toast-motion overflow-hidden rounded-card border border-line bg-surface text-ink shadow-lift',
          toast.limited && 'hidden',
        )}
      >
        <Toast.Content className="flex items-start gap-3 py-2 pr-2 pl-4">
          <Icon aria-hidden className={cx('mt-2.5 size-5.5 shrink-0', look.class)} />
          {/* If there is no space beside the message, the button wraps below it. */}
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
            <div className="min-w-0 grow basis-44 py-2">
              <Toast.Title render={<p />} className={toast.description ? 'font-bold' : 'text-[0.9375rem]'} />
              {toast.description && <Toast.Description className="text-[0.9375rem]" />}
            </div>
            {toast.actionProps && (
              <Toast.Action
                className="control-text -ml-3 min-h-11 shrink-0 rounded-control px-3 text-ice hover:bg-raised"
                onClickCapture={() => manager.close(toast.id)}
              />
            )}
          </div>
          {/* Never hidden: focusable elements must be announced even while toasts are stacked. */}
          <Toast.Close aria-label={t('close')} aria-hidden={false} className={iconButtonClass}>
            <X aria-hidden className="size-4.5" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
