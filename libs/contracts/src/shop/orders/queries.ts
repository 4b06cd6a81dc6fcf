import { oneOf, optional } from '../../common/body.ts';
import { OrderStatus, valuesOf } from '../../common/enums.ts';
import { atLocation, accessTokenQuery, paged } from '../../common/query.ts';

export const orderQueries = {
  'me.orders': {
    ...paged,
    status: optional(oneOf(valuesOf(OrderStatus))),
  },
  'orders.get': accessTokenQuery,
  'orders.cancel': accessTokenQuery,
  'orders.takeBack': accessTokenQuery,
  'orders.return': accessTokenQuery,
  'orders.returnQuote': accessTokenQuery,
  'orders.invoice': accessTokenQuery,
  'orders.reorder': {
    ...accessTokenQuery,
    ...atLocation,
  },
} as const;
