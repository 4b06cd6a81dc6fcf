import { Body, Controller, Query } from '@nestjs/common';
import type {
  AdminOrderPage,
  AdminOrderWire,
  BoardWire,
  Locale,
  ShipOrdersWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { type CsvFile, CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { ChangeAddress } from './change-address.js';
import { FindOrders } from './find-orders.js';
import { MoveOrder } from './move-order.js';
import { OrderDetails } from './order-details.js';
import { ResendMail } from './resend-mail.js';

@Controller()
export class OrdersAdminController {
  constructor(
    private readonly find: FindOrders,
    private readonly details: OrderDetails,
    private readonly move: MoveOrder,
    private readonly mails: ResendMail,
    private readonly addresses: ChangeAddress,
  ) {}

  @Endpoint('orders.admin.list')
  list(@Query() query: ReceivedQuery<'orders.admin.list'>, @RequestLocale() locale: Locale): Promise<AdminOrderPage> {
    return this.find.list(query, locale);
  }

  @Endpoint('orders.admin.board')
  board(@Query() query: ReceivedQuery<'orders.admin.board'>, @RequestLocale() locale: Locale): Promise<BoardWire> {
    return this.find.board(query, locale);
  }

  @Endpoint('orders.admin.export')
  export(@Query() filter: ReceivedQuery<'orders.admin.export'>, @RequestLocale() locale: Locale): Promise<CsvFile> {
    return this.find.export(filter, locale);
  }

  @Endpoint('orders.admin.shipMany')
  shipMany(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'orders.admin.shipMany'>,
    @RequestLocale() locale: Locale,
  ): Promise<ShipOrdersWire> {
    return this.move.shipMany(user, body, locale);
  }

  @Endpoint('orders.admin.get')
  get(@IdParam('id', 'ORD_001') id: string, @RequestLocale() locale: Locale): Promise<AdminOrderWire> {
    return this.details.get(id, locale);
  }

  @Endpoint('orders.admin.changeStatus')
  async changeStatus(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'orders.admin.changeStatus'>,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.move.change({ orderId, caller: user }, body, repeat);
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
    @Body() body: ReceivedBody<'orders.admin.track'>,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.move.track({ orderId, actorId: user.id }, body);
    return this.details.get(orderId, locale);
  }

  @Endpoint('orders.admin.changeAddress')
  async changeAddress(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'orders.admin.changeAddress'>,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.addresses.change({ orderId, actorId: user.id }, body);
    return this.details.get(orderId, locale);
  }

  @Endpoint('orders.admin.note')
  async note(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'orders.admin.note'>,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.details.addNote({ orderId, actorId: user.id }, body.text, repeat);
    return this.details.get(orderId, locale);
  }

  @Endpoint('orders.admin.resendMail')
  async resendMail(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'orders.admin.resendMail'>,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.mails.resend({ orderId, actorId: user.id }, body.mail, repeat);
    return this.details.get(orderId, locale);
  }
}
