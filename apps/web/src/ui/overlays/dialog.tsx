import type { DialogProps } from './dialog-window';
import { onDemand } from './on-demand';

/**
 * Traps focus, closes on Esc, on a click outside and by its button, and gives the focus back to what opened it. Its code
 * comes when it is first opened: most visits see none.
 */
export const Dialog = onDemand<DialogProps>(
  () => import('./dialog-window'),
  ({ open }) => open,
  ({ onOpenChange }) => onOpenChange(false),
);
