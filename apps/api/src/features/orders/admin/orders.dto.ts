import {
  type AdminOrderFilter,
  type AdminOrderListQuery,
  type AdminOrderSort,
  adminOrderSorts,
  type BoardQuery,
  DeliveryMethod,
  limits,
  type OrderDay,
  orderDays,
  OrderStatus,
  valuesOf,
} from '@dronesoccer/contracts';
import {
  bodyOf,
  IdField,
  OneOf,
  QueryBoolean,
  QueryDay,
  QueryDollars,
  QueryInteger,
  QueryOneOf,
  TextField,
} from '../../../platform/http/index.js';

/** The filters of the list, the board and the export; each of them takes those that its contract names. */
export class OrderFilterDto implements AdminOrderFilter {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryOneOf(valuesOf(OrderStatus))
  status?: OrderStatus;

  @QueryBoolean()
  standing?: boolean;

  @QueryOneOf(valuesOf(DeliveryMethod))
  delivery?: DeliveryMethod;

  @IdField({ optional: true })
  locationId?: string;

  @IdField({ optional: true })
  userId?: string;

  @QueryDay()
  from?: string;

  @QueryDay()
  to?: string;

  @OneOf(orderDays, { optional: true })
  by?: OrderDay;

  @QueryDollars()
  minTotal?: number;

  @QueryDollars()
  maxTotal?: number;

  @OneOf(['any', 'open'], { optional: true })
  returns?: 'any' | 'open';

  @OneOf(['any', 'failed'], { optional: true })
  refunds?: 'any' | 'failed';
}

export class OrderListDto extends OrderFilterDto implements AdminOrderListQuery {
  @QueryInteger({ min: 1, max: limits.pageNumberMax })
  page: number = 1;

  @QueryInteger({ min: limits.page.min, max: limits.page.max })
  pageSize: number = limits.page.default;

  @OneOf(adminOrderSorts, { optional: true })
  sort: AdminOrderSort = 'newest';
}

export class BoardDto implements BoardQuery {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryOneOf(valuesOf(DeliveryMethod))
  delivery?: DeliveryMethod;

  @IdField({ optional: true })
  locationId?: string;

  @QueryInteger({ min: 1, max: 50 })
  perColumn: number = 20;
}

export class TrackingDto extends bodyOf('orders.admin.track') {}
export class ChangeStatusDto extends bodyOf('orders.admin.changeStatus') {}
export class NoteDto extends bodyOf('orders.admin.note') {}
export class ResendMailDto extends bodyOf('orders.admin.resendMail') {}
export class ShipOrdersDto extends bodyOf('orders.admin.shipMany') {}
