import { useCart, type Cart } from '@/features/shop/cart';
import { itemOfBuyNow, useDraft, type Basket } from '@/features/shop/checkout';

interface CheckoutBasket {
  basket: Basket;
  isEmpty: boolean;
  /** True while the cart is loading or changing. */
  isLoading: boolean;
  isBuyNow: boolean;
}

/** Returns the contents of the checkout: the product of a direct purchase, the server's cart, or the guest's cart. */
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

/** A server cart is identified by its user, so its items are not sent. A guest cart is sent with the request. */
export function basketOf({ cartItems, isServerSynced }: Pick<Cart, 'cartItems' | 'isServerSynced'>): Basket {
  const items = cartItems.map(({ productId, quantity }) => ({ productId, quantity }));
  const revision = JSON.stringify(items);
  return isServerSynced ? { revision } : { items, revision };
}
