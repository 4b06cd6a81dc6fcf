import { boolean, dollars, id, integer, oneOf, optional, withFallback } from '../../../common/body.ts';
import { DeliveryMethod, OrderStatus, ReturnStatus, valuesOf } from '../../../common/enums.ts';
import { day, paged, search, sortOf } from '../../../common/query.ts';
import { adminOrderSorts, orderDays } from './wire.ts';

/** The filter of a list, a board or an export of orders. */
const orderFilter = {
  /** Part of a number, an e-mail or a name; 2 or more characters. */
  search: search(),
  status: optional(oneOf(valuesOf(OrderStatus))),
  /** True: all but the cancelled. */
  standing: optional(boolean()),
  delivery: optional(oneOf(valuesOf(DeliveryMethod))),
  locationId: optional(id()),
  /** One customer's. */
  userId: optional(id()),
  /** First and last day, `YYYY-MM-DD` in the organisation's time zone. */
  from: optional(day()),
  to: optional(day()),
  /** What happened on those days: it was placed (when absent), money came in, money went back, a payment failed. */
  by: optional(oneOf(orderDays)),
  /** Dollars. */
  minTotal: optional(dollars()),
  maxTotal: optional(dollars()),
  /** With a return in any state; `open` narrows to those that wait for an answer or for the goods. */
  returns: optional(oneOf(['any', 'open'])),
  /** With refunds; `failed` narrows to refunds that the provider refused. */
  refunds: optional(oneOf(['any', 'failed'])),
} as const;

export const orderAdminQueries = {
  'orders.admin.list': {
    ...orderFilter,
    ...paged,
    sort: sortOf(adminOrderSorts, 'newest'),
  },
  'orders.admin.board': {
    /** Part of a number, an e-mail or a name; 2 or more characters. */
    search: search(),
    delivery: optional(oneOf(valuesOf(DeliveryMethod))),
    locationId: optional(id()),
    /** Cards per column, 1 to 50; 20 when absent. */
    perColumn: withFallback(integer({ min: 1, max: 50 }), 20),
  },
  'orders.admin.export': orderFilter,
  'orders.admin.returns': {
    ...paged,
    status: optional(oneOf(valuesOf(ReturnStatus))),
  },
} as const;
