import { OrderStatus } from '@dronesoccer/contracts';
import { PageQueryDto, QueryOneOf, TextField } from '../../platform/http/index.js';

export class MyOrdersDto extends PageQueryDto {
  @QueryOneOf(Object.values(OrderStatus))
  status?: OrderStatus;
}

export class OrderTokenDto {
  @TextField({ max: 100, optional: true })
  token?: string;
}
