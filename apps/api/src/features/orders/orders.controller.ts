import { Body, Controller, Query } from '@nestjs/common';
import type { Locale, OrderSummaryWire, OrderWire, Page, ReorderWire } from '@dronesoccer/contracts';
import { type Caller, CurrentUser, OptionalUser } from '../../platform/access/index.js';
import { Endpoint, IdempotencyKey, IdParam, RequestLocale } from '../../platform/http/index.js';
import { parseLocationId } from '../locations/index.js';
import { MyOrdersDto, OrderTokenDto, ReorderDto, ReturnDto } from './orders.dto.js';
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

  @Endpoint('orders.return')
  return(
    @IdParam('id', 'ORD_001') id: string,
    @Query() { token }: OrderTokenDto,
    @OptionalUser() caller: Caller | null,
    @Body() body: ReturnDto,
    @IdempotencyKey() key: string | null,
    @RequestLocale() locale: Locale,
  ): Promise<OrderWire> {
    return this.orders.return(id, { userId: caller?.id ?? null, token: token ?? null, locale }, body, key);
  }

  @Endpoint('orders.reorder')
  reorder(
    @IdParam('id', 'ORD_001') id: string,
    @Query() { token, locationId }: ReorderDto,
    @OptionalUser() caller: Caller | null,
    @RequestLocale() locale: Locale,
  ): Promise<ReorderWire> {
    const visitor = { userId: caller?.id ?? null, token: token ?? null, locale };
    return this.orders.reorder(id, visitor, parseLocationId(locationId));
  }
}
