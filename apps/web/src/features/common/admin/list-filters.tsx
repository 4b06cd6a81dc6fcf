import { provinceCodes, provinces, type ProvinceCode } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { SelectFilter } from '@/ui/data-table/filters';

// The filters that several lists share. `{...state.filter('province')}` binds one to the filter with this name.

interface FilterProps<V> {
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

interface StatusFilterProps<V> extends FilterProps<V> {
  states: readonly V[];
  nameOf: (state: V) => string;
}

/** A filter for one of a record's states. */
export function StatusFilter<V extends string | number>({ states, nameOf, ...filter }: StatusFilterProps<V>) {
  const { t } = useTranslation('kit');
  const options = states.map((value) => ({ value, label: nameOf(value) }));
  return <SelectFilter label={t('filters.status')} any={t('filters.anyStatus')} options={options} {...filter} />;
}

interface ActiveFilterProps extends FilterProps<boolean> {
  /** The labels for active and inactive entries. */
  words: readonly [string, string];
}

/** A filter on active or inactive entries. */
export function ActiveFilter({ words, value, onChange }: ActiveFilterProps) {
  const { t } = useTranslation('kit');
  return (
    <SelectFilter
      label={t('filters.active')}
      any={t('filters.anyActive')}
      options={words.map((label, index) => ({ value: 1 - index, label }))}
      value={value === undefined ? undefined : Number(value)}
      onChange={(chosen) => onChange(chosen === undefined ? undefined : chosen === 1)}
    />
  );
}

/** @param label the default is "Province" */
export function ProvinceFilter({ label, ...filter }: FilterProps<ProvinceCode> & { label?: string }) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const options = provinceCodes.map((value) => ({ value, label: provinces[value][locale] }));
  return (
    <SelectFilter label={label ?? t('filters.province')} any={t('filters.anyProvince')} options={options} {...filter} />
  );
}

/** The name of a province in the reader's language; nothing for null. */
export function ProvinceName({ code }: { code: ProvinceCode | null }) {
  const locale = useLocale();
  return code && provinces[code][locale];
}
