import { Body, Controller, Query } from '@nestjs/common';
import type {
  CartSummaryWire,
  CartTotalWire,
  CartWire,
  Locale,
  MergeWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../platform/http/index.js';
import type { Repeatable } from '../../platform/idempotency/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { ChangeCart } from './change-cart.js';
import { MergeCart } from './merge-cart.js';
import { type CartOwner, ReadCart } from './read-cart.js';

/** The error is the same for an unknown cart item and for another person's item. */
const ItemParam = (): ParameterDecorator => IdParam('cartItemId', 'CART_001');

@Controller()
export class CartController {
  constructor(
    private readonly cart: ReadCart,
    private readonly changes: ChangeCart,
    private readonly merging: MergeCart,
  ) {}

  @Endpoint('cart.get')
  get(
    @CurrentUser() user: Caller,
    @Query() query: ReceivedQuery<'cart.get'>,
    @RequestLocale() locale: Locale,
  ): Promise<CartWire> {
    return this.cart.get(ownerOf(user, query, locale));
  }

  @Endpoint('cart.add')
  add(
    @CurrentUser() user: Caller,
    @Query() query: ReceivedQuery<'cart.add'>,
    @Body() item: ReceivedBody<'cart.add'>,
    @RequestLocale() locale: Locale,
  ): Promise<CartWire> {
    return this.changes.add(ownerOf(user, query, locale), item);
  }

  @Endpoint('cart.update')
  update(
    @CurrentUser() user: Caller,
    @ItemParam() itemId: string,
    @Query() query: ReceivedQuery<'cart.update'>,
    @Body() { quantity }: ReceivedBody<'cart.update'>,
    @RequestLocale() locale: Locale,
  ): Promise<CartWire> {
    return this.changes.update(ownerOf(user, query, locale), itemId, quantity);
  }

  @Endpoint('cart.remove')
  remove(
    @CurrentUser() user: Caller,
    @ItemParam() itemId: string,
    @Query() query: ReceivedQuery<'cart.remove'>,
    @RequestLocale() locale: Locale,
  ): Promise<CartWire> {
    return this.changes.remove(ownerOf(user, query, locale), itemId);
  }

  @Endpoint('cart.clear')
  clear(
    @CurrentUser() user: Caller,
    @Query() query: ReceivedQuery<'cart.clear'>,
    @RequestLocale() locale: Locale,
  ): Promise<CartWire> {
    return this.changes.clear(ownerOf(user, query, locale));
  }

  @Endpoint('cart.merge')
  merge(
    @CurrentUser() user: Caller,
    @Query() query: ReceivedQuery<'cart.merge'>,
    @Body() { items }: ReceivedBody<'cart.merge'>,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
  ): Promise<MergeWire> {
    return this.merging.merge(ownerOf(user, query, locale), items, repeat);
  }

  @Endpoint('cart.summary')
  summary(@CurrentUser() user: Caller, @Query() _query: ReceivedQuery<'cart.summary'>): Promise<CartSummaryWire> {
    return this.cart.summary(user.id);
  }

  @Endpoint('cart.count')
  count(
    @Query() _query: ReceivedQuery<'cart.count'>,
    @Body() { items }: ReceivedBody<'cart.count'>,
  ): Promise<CartSummaryWire> {
    return this.cart.count(items);
  }

  @Endpoint('cart.total')
  total(
    @Query() _query: ReceivedQuery<'cart.total'>,
    @Body() { items }: ReceivedBody<'cart.total'>,
  ): Promise<CartTotalWire> {
    return this.cart.total(items);
  }
}

const ownerOf = (user: Caller, { locationId }: ReceivedQuery<'cart.get'>, locale: Locale): CartOwner => ({
  userId: user.id,
  locationId: parseLocationId(locationId),
  locale,
});
