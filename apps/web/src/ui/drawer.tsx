import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { CloseButton, veilClass } from './dialog';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  side?: 'left' | 'right' | undefined;
  children: ReactNode;
}

/** A dialog that slides in from a side: menus on small screens, and edit forms beside a list. */
export function Drawer({ open, onOpenChange, title, side = 'right', children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={veilClass} />
        <Base.Popup
          className={cx(
            'drawer-motion fixed inset-y-0 z-50 flex w-[min(26rem,92vw)] flex-col bg-surface text-ink shadow-lift',
            side === 'left' ? 'left-0 [--drawer-away:-100%]' : 'right-0',
          )}
        >
          <header className="flex items-center gap-4 px-5 pt-5 pb-3">
            <Base.Title className="display-3 grow">{title}</Base.Title>
            <CloseButton />
          </header>
          <div className="min-h-0 grow overflow-y-auto px-5 pb-8">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
