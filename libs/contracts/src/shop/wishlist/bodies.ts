import { productIdText, storedListMax } from '../cart/bodies.ts';
import { list } from '../../common/body.ts';

export const wishlistBodies = {
  'wishlist.merge': { items: list({ productId: productIdText }, { max: storedListMax }) },
};
