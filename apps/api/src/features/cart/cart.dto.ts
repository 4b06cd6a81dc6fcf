import type { CartQuery } from '@dronesoccer/contracts';
import { bodyOf } from '../../platform/http/index.js';
import { LocationIdField } from '../locations/index.js';

export class CartQueryDto implements CartQuery {
  @LocationIdField()
  locationId?: string;
}

export class CartItemDto extends bodyOf('cart.add') {}
export class CartItemsDto extends bodyOf('cart.merge') {}
export class CartQuantityDto extends bodyOf('cart.update') {}
