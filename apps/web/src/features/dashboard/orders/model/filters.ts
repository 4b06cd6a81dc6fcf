import { adminOrderSorts, DeliveryMethod, orderDays, OrderStatus, valuesOf } from '@dronesoccer/contracts';
import { type FilterChanges, filterFields, type FiltersOf } from '@/lib/table/filter-fields';

/** The filters of the orders, named as the call names them: they stand in the address so. */
export const orderFilters = {
  search: filterFields.text(),
  status: filterFields.oneOf(valuesOf(OrderStatus)),
  standing: filterFields.flag(),
  delivery: filterFields.oneOf(valuesOf(DeliveryMethod)),
  locationId: filterFields.id(),
  userId: filterFields.id(),
  from: filterFields.day(),
  to: filterFields.day(),
  by: filterFields.oneOf(orderDays),
  minTotal: filterFields.dollars(),
  maxTotal: filterFields.dollars(),
  returns: filterFields.oneOf(['any', 'open']),
  refunds: filterFields.oneOf(['any', 'failed']),
};

export type OrderFilters = FiltersOf<typeof orderFilters>;
export type OrderFilterChanges = FilterChanges<typeof orderFilters>;

export const orderTable = { filters: orderFilters, sorts: adminOrderSorts, remember: 'orders' };

/** Those that the board has too. */
export const boardFilterNames = ['search', 'delivery', 'locationId'] as const;
