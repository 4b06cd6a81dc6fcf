import { Body, Controller, Query } from '@nestjs/common';
import type { AdminOrderPage, AdminOrderWire, BoardWire, Locale, ShipOrdersWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { type CsvFile, CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { FindOrders } from './find-orders.js';
import { MoveOrder } from './move-order.js';
import { OrderDetails } from './order-details.js';
import { OrderNotes } from './order-notes.js';
import {
  BoardDto,
  ChangeStatusDto,
  NoteDto,
  OrderFilterDto,
  OrderListDto,
  ResendMailDto,
  ShipOrdersDto,
  TrackingDto,
} from './orders.dto.js';
import { ResendMail } from './resend-mail.js';

@Controller()
export class OrdersAdminController {
  constructor(
    private readonly find: FindOrders,
    private readonly details: OrderDetails,
    private readonly move: MoveOrder,
    private readonly notes: OrderNotes,
    private readonly mails: ResendMail,
  ) {}

  @Endpoint('orders.admin.list')
  list(@Query() query: OrderListDto, @RequestLocale() locale: Locale): Promise<AdminOrderPage> {
    return this.find.list(query, locale);
  }

  @Endpoint('orders.admin.board')
  board(@Query() query: BoardDto, @RequestLocale() locale: Locale): Promise<BoardWire> {
    return this.find.board(query, locale);
  }

  @Endpoint('orders.admin.export')
  export(@Query() filter: OrderFilterDto, @RequestLocale() locale: Locale): Promise<CsvFile> {
    return this.find.export(filter, locale);
  }

  @Endpoint('orders.admin.shipMany')
  shipMany(
    @CurrentUser() user: Caller,
    @Body() body: ShipOrdersDto,
    @RequestLocale() locale: Locale,
  ): Promise<ShipOrdersWire> {
    return this.move.shipMany(user.id, body, locale);
  }

  @Endpoint('orders.admin.get')
  get(@IdParam('id', 'ORD_001') id: string, @RequestLocale() locale: Locale): Promise<AdminOrderWire> {
    return this.details.get(id, locale);
  }

  @Endpoint('orders.admin.changeStatus')
  async changeStatus(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: ChangeStatusDto,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.move.change({ orderId, actorId: user.id }, body, repeat);
    return this.details.get(orderId, locale);
  }

  @Endpoint('orders.admin.ready')
  async ready(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.move.announce({ orderId, actorId: user.id });
    return this.details.get(orderId, locale);
  }

  @Endpoint('orders.admin.track')
  async track(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: TrackingDto,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.move.track({ orderId, actorId: user.id }, body);
    return this.details.get(orderId, locale);
  }

  @Endpoint('orders.admin.note')
  async note(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: NoteDto,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.notes.add({ orderId, actorId: user.id }, body.text, repeat);
    return this.details.get(orderId, locale);
  }

  @Endpoint('orders.admin.resendMail')
  async resendMail(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: ResendMailDto,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.mails.resend({ orderId, actorId: user.id }, body.mail, repeat);
    return this.details.get(orderId, locale);
  }
}
