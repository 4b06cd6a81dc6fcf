import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { arenaText, everyArena } from '@/features/common/admin/every-arena';
import { useCompanyNames } from '@/features/common/admin/use-company-names';
import { useLocale } from '@/lib/i18n/use-locale';
import type { FilterChanges, FiltersOf } from '@/lib/table/filter-fields';
import { filterClass } from '@/ui/data-table/filter-style';
import { SelectFilter } from '@/ui/data-table/filters';
import { DateRangeFilter } from '@/ui/data-table/range-filters';
import { type DayRange, type figureFilters, presetDays, presets } from '../model/filters';

type Schema = (typeof figureFilters)['filters'];

interface FigureFiltersProps {
  filters: FiltersOf<Schema>;
  days: DayRange;
  onChange: (changes: FilterChanges<Schema>) => void;
}

/** The filters for days and companies. */
export function FigureFilters({ filters, days, onChange }: FigureFiltersProps) {
  const { t } = useTranslation('figures.admin');
  const locale = useLocale();
  const { seesAll, companies } = useCompanyNames();
  const { data: arenas = [] } = useQuery(everyArena());
  const places = [...new Map(arenas.map(({ location }) => [location.id, location.name[locale]]))];
  const ofPlace = arenas.filter(({ location }) => [undefined, location.id].includes(filters.locationId));
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label={t('days.label')} className="flex flex-wrap gap-2">
        {presets.map((preset) => {
          const range = presetDays(preset);
          const isSet = range.from === days.from && range.to === days.to;
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={isSet}
              className={filterClass(isSet)}
              onClick={() => onChange(range)}
            >
              {t(preset > 0 ? 'days.last' : 'days.next', { count: Math.abs(preset) })}
            </button>
          );
        })}
        <DateRangeFilter label={t('days.own')} value={filters} onChange={onChange} />
      </div>
      <div className="flex flex-wrap gap-2">
        {seesAll && (
          <SelectFilter
            label={t('filters.company')}
            any={t('filters.anyCompany')}
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            value={filters.companyId}
            onChange={(companyId) => onChange({ companyId })}
            className="w-56"
          />
        )}
        <SelectFilter
          label={t('filters.location')}
          any={t('filters.anyLocation')}
          options={places.map(([value, label]) => ({ value, label }))}
          value={filters.locationId}
          onChange={(locationId) => onChange({ locationId, arenaId: undefined })}
          className="w-60"
        />
        <SelectFilter
          label={t('filters.arena')}
          any={t('filters.anyArena')}
          options={ofPlace.map((arena) => ({ value: arena.id, label: arenaText(arena, locale) }))}
          value={filters.arenaId}
          onChange={(arenaId) => onChange({ arenaId })}
          className="w-64"
        />
      </div>
    </div>
  );
}
