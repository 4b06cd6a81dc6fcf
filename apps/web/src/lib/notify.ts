import { Toast } from '@base-ui/react/toast';

/** The types of the spec's toast message; anything else counts as success (spec 8, Toast type mapping). */
export type NoticeType = 'success' | 'danger' | 'warning' | 'default';

export interface Notice {
  message: string;
  type?: NoticeType;
  heading?: string;
}

export type NoticeLook = 'info' | 'error' | 'warning' | 'success';

/** The spec's mapping, which is not the one a reader expects: success shows as info, anything unnamed as success. */
const looks: Record<NoticeType, NoticeLook> = {
  success: 'info',
  danger: 'error',
  warning: 'warning',
  default: 'success',
};

export const toastManager = Toast.createToastManager();

/** Shows a toast; callable from anywhere, inside React or not. */
export function notify({ message, type = 'default', heading }: Notice): void {
  const look = looks[type];
  toastManager.add({
    // The same message again renews the toast that shows it instead of stacking a copy.
    id: `${look}:${heading ?? ''}:${message}`,
    title: heading,
    description: message,
    type: look,
    priority: look === 'error' ? 'high' : 'low',
  });
}
