import { boolean, dollars, id, integer, oneOf, optional, withFallback } from '../../../common/body.ts';
import { DeliveryMethod, OrderStatus, ReturnStatus, valuesOf } from '../../../common/enums.ts';
import { dayRange, paged, search, sortOf } from '../../../common/query.ts';
import { adminOrderSorts, orderDays } from './wire.ts';

/** The filter for a list, a board or an export of orders. */
const orderFilter = {
  /** A part of a number, an email or a name; 2 or more characters. */
  search: search(),
  status: optional(oneOf(valuesOf(OrderStatus))),
  /** True selects all but the cancelled orders. */
  standing: optional(boolean()),
  delivery: optional(oneOf(valuesOf(DeliveryMethod))),
  locationId: optional(id()),
  /** Only this customer's orders. */
  userId: optional(id()),
  /** The first and last day, `YYYY-MM-DD` in the organisation's time zone. */
  ...dayRange,
  /** The event on those days: placed (the default), money received, money refunded, or a failed payment. */
  by: optional(oneOf(orderDays)),
  /** In dollars. */
  minTotal: optional(dollars()),
  maxTotal: optional(dollars()),
  /** Orders with a return in any state; `open` selects returns that wait for an answer or for the goods. */
  returns: optional(oneOf(['any', 'open'])),
  /** Orders with refunds; `failed` selects refunds that the provider refused. */
  refunds: optional(oneOf(['any', 'failed'])),
} as const;

export const orderAdminQueries = {
  'orders.admin.list': {
    ...orderFilter,
    ...paged,
    sort: sortOf(adminOrderSorts, 'newest'),
  },
  'orders.admin.board': {
    /** A part of a number, an email or a name; 2 or more characters. */
    search: search(),
    delivery: optional(oneOf(valuesOf(DeliveryMethod))),
    locationId: optional(id()),
    /** The number of cards per column, 1 to 50; the default is 20. */
    perColumn: withFallback(integer({ min: 1, max: 50 }), 20),
  },
  'orders.admin.export': orderFilter,
  'orders.admin.returns': {
    ...paged,
    status: optional(oneOf(valuesOf(ReturnStatus))),
  },
} as const;
