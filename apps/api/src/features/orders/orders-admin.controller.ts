import { Body, Controller, Query } from '@nestjs/common';
import type {
  AdminOrderPage,
  AdminOrderWire,
  BoardWire,
  Locale,
  Page,
  ReturnSummaryWire,
  ShipOrdersWire,
} from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { type CsvFile, CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../platform/http/index.js';
import type { Repeatable } from '../../platform/idempotency/index.js';
import {
  BoardDto,
  ChangeStatusDto,
  NoteDto,
  OrderFilterDto,
  OrderListDto,
  ResendMailDto,
  ReturnQueueDto,
  ShipOrdersDto,
  TrackingDto,
} from './orders-admin.dto.js';
import { OrdersAdminService } from './orders-admin.service.js';

@Controller()
export class OrdersAdminController {
  constructor(private readonly orders: OrdersAdminService) {}

  @Endpoint('orders.admin.list')
  list(@Query() query: OrderListDto, @RequestLocale() locale: Locale): Promise<AdminOrderPage> {
    return this.orders.list(query, locale);
  }

  @Endpoint('orders.admin.board')
  board(@Query() query: BoardDto, @RequestLocale() locale: Locale): Promise<BoardWire> {
    return this.orders.board(query, locale);
  }

  @Endpoint('orders.admin.export')
  export(@Query() filter: OrderFilterDto, @RequestLocale() locale: Locale): Promise<CsvFile> {
    return this.orders.export(filter, locale);
  }

  @Endpoint('orders.admin.returns')
  returns(@Query() query: ReturnQueueDto): Promise<Page<ReturnSummaryWire>> {
    return this.orders.returns(query);
  }

  @Endpoint('orders.admin.shipMany')
  shipMany(
    @CurrentUser() user: Caller,
    @Body() body: ShipOrdersDto,
    @RequestLocale() locale: Locale,
  ): Promise<ShipOrdersWire> {
    return this.orders.shipMany(user.id, body, locale);
  }

  @Endpoint('orders.admin.get')
  get(@IdParam('id', 'ORD_001') id: string, @RequestLocale() locale: Locale): Promise<AdminOrderWire> {
    return this.orders.get(id, locale);
  }

  @Endpoint('orders.admin.changeStatus')
  changeStatus(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: ChangeStatusDto,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    return this.orders.changeStatus({ orderId, actorId: user.id, locale }, body, repeat);
  }

  @Endpoint('orders.admin.ready')
  ready(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    return this.orders.ready({ orderId, actorId: user.id, locale });
  }

  @Endpoint('orders.admin.track')
  track(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: TrackingDto,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    return this.orders.track({ orderId, actorId: user.id, locale }, body);
  }

  @Endpoint('orders.admin.note')
  note(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: NoteDto,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    return this.orders.note({ orderId, actorId: user.id, locale }, body, repeat);
  }

  @Endpoint('orders.admin.resendMail')
  resendMail(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: ResendMailDto,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    return this.orders.resendMail({ orderId, actorId: user.id, locale }, body, repeat);
  }
}
