import { useTranslation } from 'react-i18next';
import { SelectFilter } from '@/ui/data-table/filters';
import { useCompanyNames } from '@/features/common/admin/use-company-names';

interface FilterProps<V> {
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

/** The company filter, for administrators who see more than one company. */
export function CompanyFilter({ value, onChange }: FilterProps<string>) {
  const { t } = useTranslation('arenas.admin');
  const { seesAll, companies } = useCompanyNames();
  return (
    seesAll && (
      <SelectFilter
        label={t('filters.company')}
        any={t('filters.anyCompany')}
        options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
        className="w-52"
      />
    )
  );
}

/** A filter on active or inactive items. `words` are the labels for active and inactive. */
export function StatusFilter({ words, value, onChange }: FilterProps<boolean> & { words: readonly [string, string] }) {
  const { t } = useTranslation('arenas.admin');
  return (
    <SelectFilter
      label={t('filters.status')}
      any={t('filters.anyStatus')}
      options={[
        { value: 1, label: words[0] },
        { value: 0, label: words[1] },
      ]}
      value={value === undefined ? undefined : Number(value)}
      onChange={(chosen) => onChange(chosen === undefined ? undefined : chosen === 1)}
    />
  );
}
