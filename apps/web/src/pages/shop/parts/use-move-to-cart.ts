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

  const move = (product: ProductWire, settle?: (isMoved: boolean) => void): void => {
    const isAllowed = cart.change(
      { kind: 'add', product: productOfWire(product), quantity: 1 },
      {
        quiet: settle !== undefined,
        onDone: () => {
          changeWishlist({ kind: 'remove', product: wishOf(product) }, { quiet: true });
          settle?.(true);
        },
        onFailed: () => settle?.(false),
      },
    );
    if (!isAllowed) settle?.(false);
  };

  /** Unavailable products stay on the wishlist. A single notice covers all moved products. */
  const moveAll = (products: readonly ProductWire[]): void => {
    const available = products.filter(({ isActive, stockQty }) => isActive && stockQty > 0);
    let [moved, open] = [0, available.length];
    const settle = (isMoved: boolean) => {
      if (isMoved) moved += 1;
      open -= 1;
      if (open === 0 && moved > 0) notify({ type: 'success', message: t('wishlist.movedAll', { count: moved }) });
    };
    for (const product of available) move(product, settle);
  };
  return { move: (product: ProductWire) => move(product), moveAll };
}
