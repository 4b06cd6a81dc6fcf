import { OrderStatus } from '@dronesoccer/contracts';
import { PageQueryDto, QueryOneOf, TextField } from '../../platform/http/index.js';

export class MyOrdersDto extends PageQueryDto {
  @QueryOneOf(Object.values(OrderStatus))
  status?: OrderStatus;
}

export class OrderTokenDto {
  @TextField({ min: 0, max: 100, optional: true })
  token?: string;
}
