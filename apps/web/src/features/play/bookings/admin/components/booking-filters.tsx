import { BookingMode, BookingStatus, valuesOf } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { arenaText, everyArena } from '@/features/common/admin/every-arena';
import { useLocale } from '@/lib/i18n/use-locale';
import { filterClass } from '@/ui/data-table/filter-style';
import { SelectFilter } from '@/ui/data-table/filters';
import { DateRangeFilter } from '@/ui/data-table/range-filters';
import { type BookingFilterChanges, type BookingFilters as Filters, timeOf } from '../model/filters';

/** The filters that links from other pages set. */
const ofOne = ['slotId', 'locationId', 'companyId'] as const;

/** The filter value for every state except cancelled. */
const notCancelled = 'standing';

interface FilterProps {
  filters: Filters;
  onChange: (changes: BookingFilterChanges) => void;
}

export function BookingFilters({ filters, onChange }: FilterProps) {
  const { t } = useTranslation('bookings.admin');
  const locale = useLocale();
  const time = timeOf(filters);
  const { data: arenas = [] } = useQuery(everyArena());
  return (
    <>
      <SelectFilter
        label={t('filters.when')}
        any={t('filters.upcoming')}
        options={[
          { value: 'past', label: t('filters.past') },
          { value: 'all', label: t('filters.all') },
        ]}
        value={time === 'upcoming' ? undefined : time}
        onChange={(chosen) => onChange({ when: chosen ?? 'upcoming' })}
      />
      <SelectFilter<BookingStatus | typeof notCancelled>
        label={t('filters.status')}
        any={t('filters.anyStatus')}
        options={[
          ...valuesOf(BookingStatus).map((value) => ({ value, label: t(`status.${value}`) })),
          { value: notCancelled, label: t('filters.standing') },
        ]}
        value={filters.status ?? (filters.standing ? notCancelled : undefined)}
        onChange={(chosen) =>
          onChange(
            chosen === notCancelled ? { status: undefined, standing: true } : { status: chosen, standing: undefined },
          )
        }
      />
      <SelectFilter
        label={t('filters.arena')}
        any={t('filters.anyArena')}
        options={arenas.map((arena) => ({ value: arena.id, label: arenaText(arena, locale) }))}
        value={filters.arenaId}
        onChange={(arenaId) => onChange({ arenaId })}
        className="w-64"
      />
      <DateRangeFilter
        label={t('filters.days')}
        value={filters}
        onChange={({ from, to }) => onChange({ from, to, ...(!from && !to && { by: undefined }) })}
      />
      {(filters.from || filters.to) && (
        <SelectFilter
          label={t('filters.by.label')}
          any={t('filters.by.slot')}
          options={[{ value: 'placed', label: t('filters.by.placed') }]}
          value={filters.by === 'placed' ? filters.by : undefined}
          onChange={(by) => onChange({ by })}
        />
      )}
      <SelectFilter<BookingMode>
        label={t('filters.mode')}
        any={t('filters.anyMode')}
        options={valuesOf(BookingMode).map((value) => ({ value, label: t(`modes.${value}`) }))}
        value={filters.mode}
        onChange={(mode) => onChange({ mode })}
      />
      <SelectFilter
        label={t('filters.refunds')}
        any={t('filters.anyRefund')}
        options={[{ value: 'failed', label: t('filters.failedRefund') }]}
        value={filters.failedRefund ? 'failed' : undefined}
        onChange={(failed) => onChange({ failedRefund: failed === 'failed' ? true : undefined })}
      />
      {ofOne
        .filter((name) => filters[name])
        .map((name) => (
          <button
            key={name}
            type="button"
            className={filterClass(true)}
            onClick={() => onChange({ [name]: undefined })}
          >
            {t(`filters.${name}`)}
            <X aria-hidden className="size-4" />
            <span className="sr-only">{t('filters.takeOff')}</span>
          </button>
        ))}
    </>
  );
}
