import type { ReactNode, RefObject } from 'react';
import { onDemand } from './on-demand';

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

/**
 * Traps focus, closes on Esc, on a click outside and by its button, and gives the focus back to what opened it. Its code
 * comes when it is first opened: most visits see none.
 */
export const Dialog = onDemand<DialogProps>(
  () => import('./dialog-window'),
  ({ open }) => open,
  ({ onOpenChange }) => onOpenChange(false),
);
