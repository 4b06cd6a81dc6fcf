import { useTranslation } from 'react-i18next';
import { SelectFilter } from '@/ui/data-table/filters';
import { useCompanyNames } from '@/features/common/admin/use-company-names';

interface CompanyFilterProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The company filter, for administrators who see more than one company. */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
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
        className="w-56"
      />
    )
  );
}
