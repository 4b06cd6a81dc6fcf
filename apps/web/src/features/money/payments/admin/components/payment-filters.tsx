import { PaymentStatus, PaymentSubjectKind, valuesOf } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StatusFilter } from '@/features/common/admin/list-filters';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import type { TableState } from '@/lib/table/use-table-state';
import { SelectFilter } from '@/ui/data-table/filters';
import { DateRangeFilter } from '@/ui/data-table/range-filters';
import { chosenPlace, circleAt, distancesKm, otherPoint } from '../model/place';
import type { paymentTable } from '../model/table';

interface PaymentFiltersProps {
  state: TableState<typeof paymentTable.filters, never>;
}

export function PaymentFilters({ state }: PaymentFiltersProps) {
  const { t } = useTranslation('payments.admin');
  const { from, to } = state.filters;
  return (
    <>
      <StatusFilter
        states={valuesOf(PaymentStatus)}
        nameOf={(value) => t(`states.${value}`)}
        {...state.filter('status')}
      />
      <SelectFilter
        label={t('filters.kind')}
        any={t('filters.anyKind')}
        options={valuesOf(PaymentSubjectKind).map((value) => ({
          value,
          label: t(`kinds.${value}`),
        }))}
        {...state.filter('kind')}
      />
      <DateRangeFilter label={t('filters.days')} value={{ from, to }} onChange={state.setFilters} />
      <PlaceFilter state={state} />
    </>
  );
}

/** Finds the payments of pickups and bookings at a location, or within a distance of it. */
function PlaceFilter({ state }: PaymentFiltersProps) {
  const { t } = useTranslation('payments.admin');
  const locale = useLocale();
  const { data: locations = [] } = useQuery({ ...callQuery('locations.list'), staleTime: 5 * 60_000 });
  const { lat, lng, radius } = state.filters;
  const chosen = chosenPlace({ lat, lng, radius }, locations);
  const distances =
    radius === undefined || distancesKm.some((km) => km === radius) ? distancesKm : [radius, ...distancesKm];
  return (
    <>
      <SelectFilter
        label={t('filters.place')}
        any={t('filters.anyPlace')}
        options={[
          ...locations.map(({ id, name }) => ({ value: id, label: name })),
          ...(chosen === otherPoint ? [{ value: otherPoint, label: t('filters.otherPlace') }] : []),
        ]}
        value={chosen}
        onChange={(id) => id !== otherPoint && state.setFilters(circleAt(id, radius, locations))}
        className="w-60"
      />
      {radius !== undefined && (
        <SelectFilter<number>
          label={t('filters.distance')}
          options={distances.map((km) => ({ value: km, label: t('filters.within', { km: formatNumber(km, locale) }) }))}
          value={radius}
          onChange={(km) => state.setFilters({ radius: km })}
        />
      )}
    </>
  );
}
