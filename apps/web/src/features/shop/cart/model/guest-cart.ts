import { storageKeys, type LocalCartItem } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { parseLocalItem } from '@/lib/local-cart-item';
import { onStorageChange, storage } from '@/lib/storage';

export interface GuestCart {
  items: readonly LocalCartItem[];
  /** Replaces the items and keeps them in browser storage; an empty cart leaves nothing there. */
  save: (items: readonly LocalCartItem[]) => void;
}

/** The cart of a person who is not signed in. It lives under `cartItems` alone; logging out never touches it. */
export const useGuestCart = create<GuestCart>((set) => ({
  items: storedItems(),
  save: (items) => {
    if (items.length > 0) storage.write(storageKeys.cartItems, items);
    else storage.remove(storageKeys.cartItems);
    set({ items });
  },
}));

/** Follows what another tab puts into the cart. */
export function followGuestCart(): () => void {
  return onStorageChange(storageKeys.cartItems, () => useGuestCart.setState({ items: storedItems() }));
}

/** What storage holds now; another tab may have changed it since the store last read it. */
export function storedItems(): LocalCartItem[] {
  return storage.read(storageKeys.cartItems, parseItems) ?? [];
}

function parseItems(value: unknown): LocalCartItem[] | null {
  return Array.isArray(value) ? value.map(parseLocalItem).filter((item) => item !== null) : null;
}
