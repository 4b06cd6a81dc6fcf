import type { ProductWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { productOfWire, useCartChanges } from '@/features/shop/cart';
import { useWishlistChanges, wishOf } from '@/features/shop/wishlist';
import { notify } from '@/lib/notify';

/** Moves products from the wishlist to the cart. A product leaves the wishlist only once it is in the cart. */
export function useMoveToCart() {
  const { t } = useTranslation('shop');
  const cart = useCartChanges();
  const changeWishlist = useWishlistChanges();

  const move = (product: ProductWire, onDone?: () => void): boolean =>
    cart.change(
      { kind: 'add', product: productOfWire(product), quantity: 1 },
      {
        quiet: onDone !== undefined,
        onDone: () => {
          changeWishlist({ kind: 'remove', product: wishOf(product) }, { quiet: true });
          onDone?.();
        },
      },
    );

  /** Unavailable products stay on the wishlist. A single notice covers all moved products. */
  const moveAll = (products: readonly ProductWire[]): void => {
    const available = products.filter(({ isActive, stockQty }) => isActive && stockQty > 0);
    let moved = 0;
    for (const [at, product] of available.entries()) {
      move(product, () => {
        moved += 1;
        if (at === available.length - 1) notify({ type: 'success', message: t('wishlist.movedAll', { count: moved }) });
      });
    }
  };
  return { move: (product: ProductWire) => void move(product), moveAll };
}
