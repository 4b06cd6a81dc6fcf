import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import type { ButtonLook } from '@/ui/actions/button-style';
import { useCartChanges } from '../api/use-cart-changes';
import type { CartProduct } from '../model/cart-line';

interface AddToCartProps extends ButtonLook {
  product: CartProduct;
  /** The number of units; the default is 1 (spec 9). */
  quantity?: number;
  onAdded?: () => void;
  /** Shortens the visible label where there is little room. Screen readers still get the full label. */
  short?: boolean;
}

/** A button that adds a product to the cart. It is disabled and says so if the product is unavailable. */
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
