import { useCart, type Cart } from '@/features/shop/cart';
import { itemOfBuyNow, useDraft, type Basket } from '@/features/shop/checkout';

export interface CheckoutBasket {
  basket: Basket;
  isEmpty: boolean;
  /** It is not known yet, or just changing. */
  isLoading: boolean;
  isBuyNow: boolean;
}

/** What the checkout is about: the product bought now, the server's cart, or a guest's own. */
export function useBasket(): CheckoutBasket {
  const cart = useCart();
  const buyNow = useDraft((draft) => (draft.source === 'buyNow' ? draft.buyNow : null));
  if (buyNow) {
    const items = [itemOfBuyNow(buyNow)];
    const basket = { items, revision: JSON.stringify(items) };
    return { basket, isEmpty: false, isLoading: false, isBuyNow: true };
  }
  return {
    basket: basketOf(cart),
    isEmpty: cart.cartItems.length === 0,
    isLoading: cart.isLoading || cart.isChanging,
    isBuyNow: false,
  };
}

/** A cart that lives on the server is named by who asks; any other is sent along. */
export function basketOf({ cartItems, isServerSynced }: Pick<Cart, 'cartItems' | 'isServerSynced'>): Basket {
  const items = cartItems.map(({ productId, quantity }) => ({ productId, quantity }));
  const revision = JSON.stringify(items);
  return isServerSynced ? { revision } : { items, revision };
}
