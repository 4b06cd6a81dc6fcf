import {
  type AdminOrderFilter,
  type AdminOrderListQuery,
  type AdminOrderSort,
  adminOrderSorts,
  type BoardQuery,
  CancelCause,
  type CancelGrounds,
  type Carrier,
  carrierCodes,
  type ChangeOrderStatusBody,
  DeliveryMethod,
  fieldRules,
  limits,
  type OrderDay,
  orderDays,
  type OrderMail,
  orderMails,
  OrderStatus,
  type ReceiveReturnBody,
  type RefundBody,
  type RefundProposalBody,
  type RefuseReturnBody,
  type ReturnQueueQuery,
  ReturnStatus,
  type ShipOrdersBody,
  type TrackingBody,
  valuesOf,
} from '@dronesoccer/contracts';
import {
  BooleanField,
  check,
  DollarsField,
  Field,
  IdField,
  ListField,
  ObjectField,
  OneOf,
  PageQueryDto,
  QueryBoolean,
  QueryDollars,
  QueryInteger,
  QueryOneOf,
  TextField,
} from '../../platform/http/index.js';
import { PiecesField } from './orders.dto.js';

const DayField = (): PropertyDecorator =>
  check({
    accepts: (value) =>
      typeof value === 'string' &&
      /^(?:19|20)\d\d-\d\d-\d\d$/.test(value) &&
      // A day that does not exist, such as 31 June, comes back as another or as none.
      new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true,
    explain: () => ({ en: 'Enter a day as YYYY-MM-DD', fr: 'Entrez un jour au format AAAA-MM-JJ' }),
    schema: { type: 'string', format: 'date' },
    optional: true,
  });

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

  @DayField()
  from?: string;

  @DayField()
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

export class ReturnQueueDto extends PageQueryDto implements ReturnQueueQuery {
  @QueryOneOf(valuesOf(ReturnStatus))
  status?: ReturnStatus;
}

export class TrackingDto implements TrackingBody {
  @OneOf(carrierCodes)
  carrier!: Carrier;

  @Field(fieldRules.trackingNumber)
  trackingNumber?: string;
}

class CancelGroundsDto implements CancelGrounds {
  @OneOf(valuesOf(CancelCause))
  cause!: CancelCause;

  @Field(fieldRules.cancelNote)
  note?: string;

  @BooleanField()
  tellBuyer!: boolean;
}

export class ChangeStatusDto implements ChangeOrderStatusBody {
  @OneOf(valuesOf(OrderStatus))
  to!: OrderStatus;

  @OneOf(valuesOf(OrderStatus))
  expected!: OrderStatus;

  @OneOf(carrierCodes, { optional: true })
  carrier?: Carrier;

  @Field(fieldRules.trackingNumber)
  trackingNumber?: string;

  @ObjectField(() => CancelGroundsDto, { optional: true })
  grounds?: CancelGroundsDto;
}

export class NoteDto {
  @Field(fieldRules.orderNote)
  text!: string;
}

export class ResendMailDto {
  @OneOf(orderMails)
  mail!: OrderMail;
}

class RefundPiecesDto {
  @IdField()
  productId!: string;

  @PiecesField()
  quantity!: number;
}

class RefundLineDto extends RefundPiecesDto {
  @BooleanField()
  restock!: boolean;
}

export class RefundProposalDto implements RefundProposalBody {
  @ListField(() => RefundPiecesDto, { max: limits.cartLinesMax, optional: true })
  lines?: RefundPiecesDto[];

  @BooleanField({ optional: true })
  shipping?: boolean;
}

export class RefundDto implements RefundBody {
  @DollarsField({ min: 0.01, optional: true })
  amount?: number;

  @ListField(() => RefundLineDto, { max: limits.cartLinesMax, optional: true })
  lines?: RefundLineDto[];

  @BooleanField({ optional: true })
  shipping?: boolean;

  @Field(fieldRules.refundReason)
  reason!: string;
}

export class RefuseReturnDto implements RefuseReturnBody {
  @Field(fieldRules.returnAnswer)
  reason!: string;
}

class ReceivedLineDto {
  @IdField()
  productId!: string;

  @BooleanField()
  restock!: boolean;
}

export class ReceiveReturnDto implements ReceiveReturnBody {
  @ListField(() => ReceivedLineDto, { max: limits.cartLinesMax })
  lines!: ReceivedLineDto[];

  @DollarsField({ optional: true })
  amount?: number;
}

class ShipOrderDto {
  @IdField()
  id!: string;

  @OneOf(carrierCodes, { optional: true })
  carrier?: Carrier;

  @Field(fieldRules.trackingNumber)
  trackingNumber?: string;
}

export class ShipOrdersDto implements ShipOrdersBody {
  // An empty list has a code of its own (ORD_002).
  @ListField(() => ShipOrderDto, { max: limits.page.max })
  orders!: ShipOrderDto[];
}
