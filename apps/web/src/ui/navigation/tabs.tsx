import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { useChosenInView } from './use-chosen-in-view';

export interface TabItem<V extends string | number> {
  value: V;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<V extends string | number> {
  /** The accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** Controlled, because the tab belongs into the address (`?tab=2`): it survives reload, Back and sharing. */
export function Tabs<V extends string | number>({ label, items, value, onChange }: TabsProps<V>) {
  const row = useChosenInView<HTMLDivElement>(value);
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <div ref={row} className="overflow-x-auto">
        <Base.List aria-label={label} className="relative flex min-w-max gap-1 border-b border-line">
          {items.map((item) => (
            <Base.Tab
              key={item.value}
              value={item.value}
              className="control-text min-h-12 px-4 whitespace-nowrap text-muted transition-colors duration-(--fast) hover:text-ink data-active:text-ink"
            >
              {item.label}
            </Base.Tab>
          ))}
          <Base.Indicator className="absolute bottom-0 left-(--active-tab-left) h-1 w-(--active-tab-width) rounded-full bg-red-fill transition-[left,width] duration-(--medium) ease-flight" />
        </Base.List>
      </div>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="pt-8">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
