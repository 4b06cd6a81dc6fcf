import { limits, OrderStatus, type ReturnBody, ReturnReason, valuesOf } from '@dronesoccer/contracts';
import { LocationIdField } from '../locations/index.js';
import { check, IdField, ListField, OneOf, PageQueryDto, QueryOneOf, TextField } from '../../platform/http/index.js';

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

/** Any value passes here: a wrong quantity has a code of its own (ORD_015), which the use case answers with. */
export const PiecesField = (): PropertyDecorator =>
  check({
    accepts: () => true,
    explain: () => ({ en: 'Enter a whole number', fr: 'Entrez un nombre entier' }),
    schema: { type: 'integer', minimum: 1, maximum: limits.quantityMax },
  });

export class ReturnLineDto {
  @IdField()
  productId!: string;

  @PiecesField()
  quantity!: number;

  @OneOf(valuesOf(ReturnReason))
  reason!: ReturnReason;
}

export class ReturnDto implements ReturnBody {
  // An empty list has a code of its own (ORD_014).
  @ListField(() => ReturnLineDto, { max: limits.cartLinesMax })
  lines!: ReturnLineDto[];

  @TextField({ min: 0, max: 1_000, optional: true })
  note?: string;
}
