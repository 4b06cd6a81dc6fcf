import { useCartChanges, type CartLine } from '@/features/shop/cart';
import { useWishlistChanges } from '@/features/shop/wishlist';

/** Moves a product from the cart to the wishlist. The product leaves the cart only once it is on the wishlist. */
export function useSaveForLater(): (line: CartLine) => void {
  const { change: changeCart } = useCartChanges();
  const changeWishlist = useWishlistChanges();
  return ({ productId, name, price }) =>
    changeWishlist(
      { kind: 'save', product: { productId, name, price } },
      { onDone: () => void changeCart({ kind: 'remove', productId }, { quiet: true }) },
    );
}
