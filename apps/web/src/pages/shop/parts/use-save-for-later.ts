import { useCartChanges, type CartLine } from '@/features/shop/cart';
import { useWishlistChanges } from '@/features/shop/wishlist';

/** Out of the cart and onto the wishlist: it leaves the cart only once the list has it. */
export function useSaveForLater(): (line: CartLine) => void {
  const { change: changeCart } = useCartChanges();
  const changeWishlist = useWishlistChanges();
  return ({ productId, name, price }) =>
    changeWishlist(
      { kind: 'save', product: { productId, name, price } },
      { onDone: () => void changeCart({ kind: 'remove', productId }, { quiet: true }) },
    );
}
