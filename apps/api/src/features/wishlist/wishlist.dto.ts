import type { CallQuery } from '@dronesoccer/contracts';
import { bodyOf } from '../../platform/http/index.js';
import { LocationIdField } from '../locations/index.js';

export class WishlistQueryDto implements CallQuery<'wishlist.get'> {
  @LocationIdField()
  locationId?: string;
}

export class WishlistMergeDto extends bodyOf('wishlist.merge') {}
