import { type CallBody, type CartQuery, type ItemRequest, limits } from '@dronesoccer/contracts';
import { IntegerField, ListField, TextField } from '../../platform/http/index.js';
import { LocationIdField } from '../locations/index.js';

/** Longer than any id of ours. A text that is no id belongs to no product, and is answered as an unknown one. */
const longestProductId = 64;

/** A cart from browser storage may name one product many times; beyond this it is no cart. */
const longestList = 500;

export class CartQueryDto implements CartQuery {
  @LocationIdField()
  locationId?: string;
}

export class CartItemDto implements ItemRequest {
  @TextField({ max: longestProductId })
  productId!: string;

  @IntegerField({ min: 1, optional: true })
  quantity: number = limits.defaultQuantity;
}

export class CartItemsDto implements CallBody<'cart.merge'> {
  @ListField(() => CartItemDto, { max: longestList })
  items!: CartItemDto[];
}

export class CartQuantityDto implements CallBody<'cart.update'> {
  /** 0 or less removes the item (spec 4, Cart). */
  @IntegerField({ min: -limits.quantityMax, max: limits.quantityMax })
  quantity!: number;
}
