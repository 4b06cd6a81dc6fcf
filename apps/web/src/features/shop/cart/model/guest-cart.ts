import { storageKeys, type LocalCartItem } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { parseLocalItem } from '@/lib/local-cart-item';
import { onStorageChange, storage } from '@/lib/storage';

interface GuestCart {
  items: readonly LocalCartItem[];
  /** Replaces the items and stores them in the browser. An empty cart removes the storage entry. */
  save: (items: readonly LocalCartItem[]) => void;
}

/**
 * The cart of a visitor who is not signed in. It is stored only under `cartItems`, and logging out does not touch it.
 */
export const useGuestCart = create<GuestCart>((set) => ({
  items: [],
  save: (items) => {
    if (items.length > 0) storage.write(storageKeys.cartItems, items);
    else storage.remove(storageKeys.cartItems);
    set({ items });
  },
}));

// Set after the creation, because a rendered page is hydrated with the initial state.
useGuestCart.setState({ items: storedItems() });

/** Follows the changes that other tabs make to the cart. */
export function followGuestCart(): () => void {
  return onStorageChange(storageKeys.cartItems, () => useGuestCart.setState({ items: storedItems() }));
}

/** Reads the items from storage, since another tab may have changed them after the store last read them. */
export function storedItems(): LocalCartItem[] {
  return storage.read(storageKeys.cartItems, parseItems) ?? [];
}

function parseItems(value: unknown): LocalCartItem[] | null {
  return Array.isArray(value) ? value.map(parseLocalItem).filter((item) => item !== null) : null;
}
