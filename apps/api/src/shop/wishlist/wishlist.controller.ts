import { Body, Controller, Query } from '@nestjs/common';
import type {
  Locale,
  WishlistMergeWire,
  WishlistSummaryWire,
  WishlistWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, RequestLocale } from '../../platform/http/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { ChangeWishlist } from './change-wishlist.js';
import { ReadWishlist } from './read-wishlist.js';

const ProductParam = (): ParameterDecorator => IdParam('productId', 'PROD_001');

@Controller()
export class WishlistController {
  constructor(
    private readonly wishlist: ReadWishlist,
    private readonly changes: ChangeWishlist,
  ) {}

  @Endpoint('wishlist.get')
  get(
    @CurrentUser() user: Caller,
    @Query() { locationId }: ReceivedQuery<'wishlist.get'>,
    @RequestLocale() locale: Locale,
  ): Promise<WishlistWire> {
    return this.wishlist.get(user.id, { locationId: parseLocationId(locationId), locale });
  }

  @Endpoint('wishlist.summary')
  summary(@CurrentUser() user: Caller): Promise<WishlistSummaryWire> {
    return this.wishlist.summary(user.id);
  }

  @Endpoint('wishlist.put')
  put(@CurrentUser() user: Caller, @ProductParam() productId: string): Promise<WishlistSummaryWire> {
    return this.changes.put(user.id, productId);
  }

  @Endpoint('wishlist.remove')
  remove(@CurrentUser() user: Caller, @ProductParam() productId: string): Promise<WishlistSummaryWire> {
    return this.changes.remove(user.id, productId);
  }

  @Endpoint('wishlist.merge')
  merge(@CurrentUser() user: Caller, @Body() { items }: ReceivedBody<'wishlist.merge'>): Promise<WishlistMergeWire> {
    return this.changes.merge(
      user.id,
      items.map(({ productId }) => productId),
    );
  }
}
