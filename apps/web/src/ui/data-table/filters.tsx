import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { filterClass } from './filter-style';

interface FilterOption<V extends string | number> {
  value: V;
  label: string;
}

interface SelectFilterProps<V extends string | number> {
  label: string;
  /** The label while the filter is not set: "Any state". Absent if one of the options is always set. */
  any?: string;
  options: readonly FilterOption<V>[];
  value: V | undefined;
  onChange: (value: V | undefined) => void;
  /** Set a fixed width (`w-60`) if the options load later and would widen the filter. */
  className?: string;
}

/** A filter for one of several values. */
export function SelectFilter<V extends string | number>(props: SelectFilterProps<V>) {
  const { label, any, options, value, onChange, className } = props;
  return (
    <span className="relative inline-block max-w-full">
      <select
        aria-label={label}
        className={cx(filterClass(value !== undefined), 'max-w-full appearance-none truncate pr-10', className)}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => onChange(options.find((option) => String(option.value) === target.value)?.value)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-4 size-4 -translate-y-1/2" />
    </span>
  );
}

interface ChipFilterProps<V extends string | number> {
  label: string;
  options: readonly (FilterOption<V> & { icon?: ReactNode })[];
  value: readonly V[] | undefined;
  onChange: (value: V[] | undefined) => void;
}

/** A filter for any of a few values, all of them visible. */
export function ChipFilter<V extends string | number>({ label, options, value = [], onChange }: ChipFilterProps<V>) {
  const toggle = (chosen: V) => {
    const next = options.map((option) => option.value).filter((each) => value.includes(each) !== (each === chosen));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value.includes(option.value)}
          className={filterClass(value.includes(option.value))}
          onClick={() => toggle(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  );
}
