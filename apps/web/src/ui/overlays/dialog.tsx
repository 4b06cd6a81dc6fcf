import { late } from '@/lib/late';
import type { DialogProps } from './dialog-window';

/**
 * Traps focus, closes on Esc, on a click outside and by its button, and gives the focus back to what opened it. Its code
 * comes when it is first opened: most visits see none.
 */
export const Dialog = late<DialogProps>(() => import('./dialog-window'), {
  isOpen: ({ open }) => open,
  close: ({ onOpenChange }) => onOpenChange(false),
});
