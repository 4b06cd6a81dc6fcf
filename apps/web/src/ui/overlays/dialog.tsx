import { lazyComponent } from '@/lib/late';
import type { DialogProps } from './dialog-window';

/**
 * Traps the focus, closes on Esc, on a click outside and by its button, and restores the focus to its opener. The code
 * is loaded when a dialog first opens, because most visits never open one.
 */
export const Dialog = lazyComponent<DialogProps>(() => import('./dialog-window'), {
  isOpen: ({ open }) => open,
  close: ({ onOpenChange }) => onOpenChange(false),
});
