import type { ReopenedOrderWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { lineOfLocal, useCartChanges } from '@/features/shop/cart';
import { applyCoupon, checkOutCart } from '@/features/shop/checkout';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';

/** Returns an order's lines and coupon to the cart. The address and email are still in the checkout. */
export function useReturnToCart(): (taken: ReopenedOrderWire) => void {
  const { t } = useTranslation('orders');
  const { addLines, refresh } = useCartChanges();
  const navigate = useNavigateLocal();
  return ({ lines, couponCode, isInCart }) => {
    const available = lines.flatMap(({ product, quantity }) =>
      product && quantity > 0 ? [lineOfLocal({ ...product, quantity })] : [],
    );
    if (isInCart) refresh();
    else addLines(available);
    if (couponCode !== null) applyCoupon(couponCode);
    checkOutCart();
    const isWhole = lines.every(({ requested, quantity }) => quantity === requested);
    notify({ type: 'success', message: t(isWhole ? 'pay.changed' : 'pay.changedFewer') });
    navigate(paths.cart, { replace: true });
  };
}
