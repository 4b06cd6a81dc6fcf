import { SelectFilter } from '@/ui/data-table/filters';

interface ActiveFilterProps {
  label: string;
  any: string;
  /** The labels for active and inactive entries. */
  words: readonly [string, string];
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
}

/** A filter on active or inactive entries. */
export function ActiveFilter({ label, any, words, value, onChange }: ActiveFilterProps) {
  return (
    <SelectFilter
      label={label}
      any={any}
      options={[
        { value: 1, label: words[0] },
        { value: 0, label: words[1] },
      ]}
      value={value === undefined ? undefined : Number(value)}
      onChange={(chosen) => onChange(chosen === undefined ? undefined : chosen === 1)}
    />
  );
}
