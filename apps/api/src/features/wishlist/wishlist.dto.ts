import type { CallBody, CallQuery } from '@dronesoccer/contracts';
import { ListField, TextField } from '../../platform/http/index.js';
import { LocationIdField } from '../locations/index.js';

/** Longer than any id of ours. A text that is no id belongs to no product, and is left out as an unknown one is. */
const longestProductId = 64;

/** A list from browser storage may be edited; beyond this it is no list. */
const longestList = 500;

export class WishlistQueryDto implements CallQuery<'wishlist.get'> {
  @LocationIdField()
  locationId?: string;
}

export class WishlistItemDto {
  @TextField({ max: longestProductId })
  productId!: string;
}

export class WishlistMergeDto implements CallBody<'wishlist.merge'> {
  @ListField(() => WishlistItemDto, { max: longestList })
  items!: WishlistItemDto[];
}
