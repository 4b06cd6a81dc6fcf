import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import type { ButtonLook } from '@/ui/actions/button-style';
import { useCartChanges } from '../api/use-cart-changes';
import type { CartProduct } from '../model/cart-line';

export interface AddToCartProps extends ButtonLook {
  product: CartProduct;
  /** Pieces; the default is 1 (spec 9). */
  quantity?: number;
  onAdded?: () => void;
  /** Where there is little room: fewer words, the whole of them for screen readers. */
  short?: boolean;
}

/** Puts a product into the cart; when it is unavailable, it says so instead. */
export function AddToCart({ product, quantity = 1, onAdded, short = false, ...look }: AddToCartProps) {
  const { t } = useTranslation('shop');
  const { change } = useCartChanges();
  const { name, isActive, stockQty } = product;
  const isSoldOut = stockQty <= 0;
  const label = !isActive ? t('stock.notAvailable') : isSoldOut ? t('stock.soldOut') : t('cart.add');
  return (
    <Button
      {...look}
      disabled={!isActive || isSoldOut}
      aria-label={`${label}: ${name}`}
      onClick={() => {
        if (change({ kind: 'add', product, quantity })) onAdded?.();
      }}
    >
      {isActive && !isSoldOut && !short && <ShoppingCart aria-hidden className="size-5" />}
      {short && isActive && !isSoldOut ? t('cart.addShort') : label}
    </Button>
  );
}
