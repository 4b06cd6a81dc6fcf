import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useChosenInView } from './use-chosen-in-view';

interface TabItem<V extends string | number> {
  value: V;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps<V extends string | number> {
  /** The accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** Returns the index of the tab that a key moves the focus to, among `count` tabs, or null for any other key. */
function destination(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * The component is controlled, because the tab belongs in the address (`?tab=2`): it survives reload, Back and sharing.
 * The tabs are one tab stop; the arrow keys, Home and End move the focus, and Enter or Space selects (WAI-ARIA, tabs
 * with manual activation).
 */
export function Tabs<V extends string | number>({ label, items, value, onChange }: TabsProps<V>) {
  const id = useId();
  const row = useChosenInView<HTMLDivElement>(value);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const to = at < 0 ? null : destination(event.key, at, tabs.length);
    if (to === null) return;
    event.preventDefault();
    tabs[to]?.focus();
  };
  const chosen = items.find((item) => item.value === value);
  return (
    <>
      <div ref={row} className="overflow-x-auto">
        <div
          role="tablist"
          aria-label={label}
          className="flex min-w-max gap-1 border-b border-line"
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-selected={item.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={item.value === value ? 0 : -1}
              className="control-text relative min-h-12 px-4 whitespace-nowrap text-muted transition-colors duration-(--fast) after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:origin-center after:scale-x-0 after:rounded-full after:bg-ice-fill after:transition-transform after:duration-(--medium) after:ease-flight hover:text-ink aria-selected:text-ink aria-selected:after:scale-x-100"
              onClick={() => onChange(item.value)}
            >
              {item.label}
            </button>
          ))}
        </div>
      </div>
      {chosen && (
        <div
          key={chosen.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${chosen.value}`}
          tabIndex={0}
          className="pt-8"
        >
          {chosen.content}
        </div>
      )}
    </>
  );
}
