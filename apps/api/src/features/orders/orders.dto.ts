import { OrderStatus, valuesOf } from '@dronesoccer/contracts';
import { LocationIdField } from '../locations/index.js';
import { PageQueryDto, QueryOneOf, TextField } from '../../platform/http/index.js';

export class MyOrdersDto extends PageQueryDto {
  @QueryOneOf(valuesOf(OrderStatus))
  status?: OrderStatus;
}

export class OrderTokenDto {
  @TextField({ min: 0, max: 100, optional: true })
  token?: string;
}

export class ReorderDto extends OrderTokenDto {
  @LocationIdField()
  locationId?: string;
}
