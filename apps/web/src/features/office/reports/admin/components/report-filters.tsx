import { reportComparisons, reportNames } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { filterClass } from '@/ui/data-table/filter-style';
import { SelectFilter } from '@/ui/data-table/filters';
import { DateRangeFilter } from '@/ui/data-table/range-filters';
import { latestQuarters, type ReportChoice } from '../model/report-periods';

interface ReportFiltersProps {
  choice: ReportChoice;
  onChange: (changes: Partial<ReportChoice>) => void;
}

/** Chooses the report, its period and the period beside it. */
export function ReportFilters({ choice, onChange }: ReportFiltersProps) {
  const { t } = useTranslation('reports.admin');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <SelectFilter
          label={t('tables.report')}
          options={reportNames.map((value) => ({ value, label: t(`tables.names.${value}`) }))}
          value={choice.report}
          onChange={(report) => report !== undefined && onChange({ report })}
          className="w-72 max-w-full"
        />
        <SelectFilter
          label={t('tables.compare')}
          options={reportComparisons.map((value) => ({ value, label: t(`tables.comparisons.${value}`) }))}
          value={choice.compare}
          onChange={(compare) => compare !== undefined && onChange({ compare })}
          className="w-72 max-w-full"
        />
      </div>
      <div role="group" aria-label={t('period.label')} className="flex flex-wrap gap-2">
        {latestQuarters().map(({ year, quarter, from, to }) => {
          const isChosen = from === choice.from && to === choice.to;
          return (
            <button
              key={from}
              type="button"
              aria-pressed={isChosen}
              className={filterClass(isChosen)}
              onClick={() => onChange({ from, to })}
            >
              {t('tables.quarter', { quarter, year })}
            </button>
          );
        })}
        <DateRangeFilter
          label={t('period.custom')}
          value={choice}
          onChange={({ from, to }) => from !== undefined && to !== undefined && onChange({ from, to })}
        />
      </div>
    </div>
  );
}
