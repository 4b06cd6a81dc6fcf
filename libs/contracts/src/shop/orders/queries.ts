import { oneOf, optional } from '../../common/body.ts';
import { OrderStatus, valuesOf } from '../../common/enums.ts';
import { atLocation, byLink, paged } from '../../common/query.ts';

export const orderQueries = {
  'me.orders': {
    ...paged,
    status: optional(oneOf(valuesOf(OrderStatus))),
  },
  'orders.get': byLink,
  'orders.cancel': byLink,
  'orders.takeBack': byLink,
  'orders.return': byLink,
  'orders.returnQuote': byLink,
  'orders.invoice': byLink,
  'orders.reorder': {
    ...byLink,
    ...atLocation,
  },
} as const;
