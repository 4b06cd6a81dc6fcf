import { Body, Controller, Query } from '@nestjs/common';
import type { OrderSummaryWire, OrderWire, Page, ReorderWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, Visitor } from '../../platform/http/index.js';
import type { Repeatable } from '../../platform/idempotency/index.js';
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
    @Query() _query: OrderTokenDto,
    @Visitor() visitor: Visitor,
  ): Promise<OrderWire> {
    return this.orders.get(id, visitor);
  }

  @Endpoint('orders.cancel')
  cancel(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: OrderTokenDto,
    @Visitor() visitor: Visitor,
  ): Promise<OrderWire> {
    return this.orders.cancel(id, visitor);
  }

  @Endpoint('orders.return')
  return(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: OrderTokenDto,
    @Visitor() visitor: Visitor,
    @Body() body: ReturnDto,
    @Repeat() repeat: Repeatable,
  ): Promise<OrderWire> {
    return this.orders.return(id, visitor, body, repeat);
  }

  @Endpoint('orders.reorder')
  reorder(
    @IdParam('id', 'ORD_001') id: string,
    @Query() { locationId }: ReorderDto,
    @Visitor() visitor: Visitor,
  ): Promise<ReorderWire> {
    return this.orders.reorder(id, visitor, parseLocationId(locationId));
  }
}
