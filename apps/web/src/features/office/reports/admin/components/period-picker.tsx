import { type CallQuery, overviewDays } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { DateRangeFilter } from '@/ui/data-table/range-filters';
import { filterClass } from '@/ui/data-table/filter-style';

interface PeriodPickerProps {
  value: CallQuery<'reports.admin.overview'>;
  onChange: (period: CallQuery<'reports.admin.overview'>) => void;
}

export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  const { t } = useTranslation('reports.admin');
  return (
    <div role="group" aria-label={t('period.label')} className="flex flex-wrap items-center gap-2">
      {overviewDays.map((days) => (
        <button
          key={days}
          type="button"
          aria-pressed={value.days === days}
          className={filterClass(value.days === days)}
          onClick={() => onChange({ days })}
        >
          {t('period.days', { count: days })}
        </button>
      ))}

      <DateRangeFilter
        label={t('period.custom')}
        value={value}
        onChange={({ from, to }) => onChange(from && to ? { from, to } : { days: 30 })}
      />
    </div>
  );
}
