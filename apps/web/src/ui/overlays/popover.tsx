import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

interface PopoverProps {
  /** The button that opens the popover. */
  trigger: ReactElement;
  /** The popover's accessible name. */
  title: string;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A small panel beside its button, for filter controls or a short form. Esc and a click outside close it. */
export function Popover({ trigger, title, open, onOpenChange, align = 'start', children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} collisionPadding={12} className="z-50">
          <Base.Popup className="popup-motion w-[min(22rem,calc(100vw-1.5rem))] rounded-card border border-line bg-surface p-4 text-ink shadow-lift">
            <Base.Title className="sr-only">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
