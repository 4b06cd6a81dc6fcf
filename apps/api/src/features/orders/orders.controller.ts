import { Controller, Query } from '@nestjs/common';
import type { Locale, OrderSummaryWire, OrderWire, Page } from '@dronesoccer/contracts';
import { type Caller, CurrentUser, OptionalUser } from '../../platform/access/index.js';
import { Endpoint, IdParam, RequestLocale } from '../../platform/http/index.js';
import { MyOrdersDto, OrderTokenDto } from './orders.dto.js';
import { OrdersService } from './orders.service.js';

@Controller()
export class OrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Endpoint('me.orders')
  mine(@CurrentUser() user: Caller, @Query() query: MyOrdersDto): Promise<Page<OrderSummaryWire>> {
    const { page, pageSize, status = null } = query;
    return this.orders.listOf(user.id, { page, pageSize, status });
  }

  @Endpoint('orders.get')
  get(
    @IdParam('id', 'ORD_001') id: string,
    @Query() { token }: OrderTokenDto,
    @OptionalUser() caller: Caller | null,
    @RequestLocale() locale: Locale,
  ): Promise<OrderWire> {
    return this.orders.get(id, { userId: caller?.id ?? null, token: token ?? null, locale });
  }

  @Endpoint('orders.cancel')
  cancel(
    @IdParam('id', 'ORD_001') id: string,
    @Query() { token }: OrderTokenDto,
    @OptionalUser() caller: Caller | null,
    @RequestLocale() locale: Locale,
  ): Promise<OrderWire> {
    return this.orders.cancel(id, { userId: caller?.id ?? null, token: token ?? null, locale });
  }
}
