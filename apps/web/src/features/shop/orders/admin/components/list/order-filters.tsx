import { DeliveryMethod, orderDays, type OrderDay, type OrderStatus } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { filterClass } from '@/ui/data-table/filter-style';
import { SelectFilter } from '@/ui/data-table/filters';
import { DateRangeFilter, NumberRangeFilter } from '@/ui/data-table/range-filters';
import { pickupLocationsQuery } from '../../api/queries';
import type { OrderFilterChanges, OrderFilters } from '../../model/filters';
import { statusesInOrder, statusKeys } from '../../model/state-name';

/** The filter value for every state except cancelled. */
const notCancelled = 'standing';

export interface FilterProps {
  filters: OrderFilters;
  onChange: (changes: OrderFilterChanges) => void;
}

/** The filters of the list. The board has fewer, because it shows every state. */
export function ListFilters({ filters, onChange }: FilterProps) {
  const { t } = useTranslation('orders.admin');
  return (
    <>
      <SelectFilter<OrderStatus | typeof notCancelled>
        label={t('filters.status')}
        any={t('filters.anyStatus')}
        options={[
          ...statusesInOrder.map((value) => ({ value, label: t(statusKeys[value]) })),
          { value: notCancelled, label: t('filters.standing') },
        ]}
        value={filters.status ?? (filters.standing ? notCancelled : undefined)}
        onChange={(chosen) =>
          onChange(
            chosen === notCancelled ? { status: undefined, standing: true } : { status: chosen, standing: undefined },
          )
        }
      />
      <DeliveryFilters filters={filters} onChange={onChange} />
      <DateRangeFilter
        label={t('filters.date')}
        value={filters}
        onChange={({ from, to }) => onChange({ from, to, ...(!from && !to && { by: undefined }) })}
      />
      {(filters.from || filters.to) && (
        <SelectFilter<OrderDay>
          label={t('filters.by.label')}
          any={t('filters.by.placed')}
          options={orderDays
            .filter((value) => value !== 'placed')
            .map((value) => ({ value, label: t(`filters.by.${value}`) }))}
          value={filters.by === 'placed' ? undefined : filters.by}
          onChange={(by) => onChange({ by })}
        />
      )}
      <NumberRangeFilter
        label={t('filters.total')}
        isMoney
        value={{ from: filters.minTotal, to: filters.maxTotal }}
        onChange={({ from, to }) => onChange({ minTotal: from, maxTotal: to })}
      />
      <SelectFilter
        label={t('filters.returns')}
        any={t('filters.returns')}
        options={[
          { value: 'any', label: t('filters.returnsAny') },
          { value: 'open', label: t('filters.returnsOpen') },
        ]}
        value={filters.returns}
        onChange={(returns) => onChange({ returns })}
      />
      <SelectFilter
        label={t('filters.refunds')}
        any={t('filters.refunds')}
        options={[
          { value: 'any', label: t('filters.refundsAny') },
          { value: 'failed', label: t('filters.refundsFailed') },
        ]}
        value={filters.refunds}
        onChange={(refunds) => onChange({ refunds })}
      />
      {filters.userId && (
        <button type="button" className={filterClass(true)} onClick={() => onChange({ userId: undefined })}>
          {t('filters.oneCustomer')}
          <X aria-hidden className="size-4" />
          <span className="sr-only">{t('filters.takeOff')}</span>
        </button>
      )}
    </>
  );
}

/** The filters for the delivery method and the pickup location. */
export function DeliveryFilters({ filters, onChange }: FilterProps) {
  const { t } = useTranslation('orders.admin');
  const { data: locations = [] } = useQuery(pickupLocationsQuery());
  return (
    <>
      <SelectFilter<DeliveryMethod>
        label={t('filters.delivery')}
        any={t('filters.anyDelivery')}
        options={[
          { value: DeliveryMethod.SHIP, label: t('delivery.ship') },
          { value: DeliveryMethod.PICKUP, label: t('delivery.pickup') },
        ]}
        value={filters.delivery}
        onChange={(delivery) => onChange({ delivery })}
      />
      <SelectFilter
        label={t('filters.location')}
        any={t('filters.anyLocation')}
        options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        value={filters.locationId}
        onChange={(locationId) => onChange({ locationId })}
        className="w-56"
      />
    </>
  );
}
