import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end' | undefined;
  children: ReactNode;
}

/** A menu of actions (an ARIA menu with arrow keys and type-ahead). For lists of links see `HoverMenu`. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align={align} className="z-50">
          <Base.Popup className="popup-motion max-h-(--available-height) min-w-52 overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-lift">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  icon?: LucideIcon | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon: Icon, danger = false, disabled = false, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item
      disabled={disabled}
      onClick={onSelect}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 font-semibold outline-none select-none',
        'data-disabled:opacity-55 data-highlighted:bg-raised',
        danger && 'text-red',
      )}
    >
      {Icon && <Icon aria-hidden className="size-5" />}
      {children}
    </Base.Item>
  );
}
