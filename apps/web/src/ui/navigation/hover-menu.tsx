import { ChevronDown } from 'lucide-react';
import { limits } from '@dronesoccer/contracts';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { cx } from '@/lib/cx';

interface HoverMenuProps {
  /** The content of the trigger. */
  label: ReactNode;
  /** The accessible name, if the trigger shows only a picture: it has no arrow, and its menu opens to the left. */
  name?: string | undefined;
  /** Links and buttons, each in a `HoverMenuItem`; choosing one closes the menu. */
  children: ReactNode;
}

/**
 * A list of links under a header entry (spec 2, Layouts). It opens on hover and closes 150 ms after the pointer leaves.
 * A tap, Enter or the down arrow also open it; Esc and tabbing out close it. It is a disclosure rather than an ARIA
 * menu, so its links remain links, and it follows the page's order, so the Tab order matches the visual order.
 */
export function HoverMenu({ label, name, children }: HoverMenuProps) {
  const isPicture = name !== undefined;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const leaving = useRef<number | undefined>(undefined);

  useEffect(() => () => window.clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const enter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    window.clearTimeout(leaving.current);
    setOpen(true);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    leaving.current = window.setTimeout(() => setOpen(false), limits.dropdownHideMs);
  };
  const blur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      trigger.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // If this key press opens the panel, the panel is in the page only from the next frame on.
    requestAnimationFrame(() => {
      const all = items();
      const here = all.indexOf(document.activeElement as HTMLElement);
      all[here === -1 && step === -1 ? all.length - 1 : (here + step + all.length) % all.length]?.focus();
    });
  };

  return (
    <div
      ref={root}
      className="relative"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={blur}
      onKeyDown={keyDown}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={name}
        title={name}
        className={cx(
          'control-text inline-flex min-h-11 items-center justify-center gap-1.5 whitespace-nowrap transition-colors duration-(--fast) hover:bg-raised',
          isPicture ? 'min-w-11 rounded-full' : 'rounded-control px-3',
        )}
        onClick={(event) => {
          // A hovering mouse has already opened the menu; only a tap or a key (no pointer, detail 0) toggles it.
          const byMouse = event.detail > 0 && window.matchMedia('(hover: hover)').matches;
          setOpen(byMouse ? true : !open);
        }}
      >
        {label}
        {!isPicture && (
          <ChevronDown
            aria-hidden
            className={cx('size-4 transition-transform duration-(--fast)', open && 'rotate-180')}
          />
        )}
      </button>
      {open && (
        <div className={cx('absolute top-full z-40 pt-2', isPicture ? 'right-0' : 'left-0')}>
          <ul
            id={panelId}
            className="menu-panel min-w-56 rounded-card border border-line bg-surface p-2 text-ink shadow-lift"
            onClick={() => setOpen(false)}
          >
            {children}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The props of one row; pass the class and the marker on to the link or button inside. */
export const menuItemProps = {
  'data-menu-item': '',
  className:
    'flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-2 text-left font-semibold whitespace-nowrap hover:bg-raised aria-[current=page]:text-ice',
} as const;

export function HoverMenuItem({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}
