import { limits, storageKeys } from '@dronesoccer/contracts';
import { onStorageChange, storage } from '@/lib/storage';
import { parseRoot, type GuestWish } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { isRecord } from '@/lib/is-record';

/** Returns a guest's list or, after a login, the products that the server does not have yet. */
export const guestList = (): readonly GuestWish[] => useRoot.getState().shop.wishlist;

export function saveGuestList(wishlist: readonly GuestWish[]): void {
  useRoot.setState(({ shop }) => ({ shop: { ...shop, wishlist } }));
}

/**
 * Returns the list with a product on top, or null if the list is full. A product that is already saved keeps its place.
 */
export function withWish(list: readonly GuestWish[], wish: GuestWish): readonly GuestWish[] | null {
  if (list.some(({ productId }) => productId === wish.productId)) return list;
  return list.length >= limits.wishlistMax ? null : [wish, ...list];
}

export const withoutWish = (list: readonly GuestWish[], productId: string): readonly GuestWish[] =>
  list.filter((wish) => wish.productId !== productId);

/** Follows the changes of other tabs, so that two tabs never overwrite each other's list. */
export function followGuestList(): () => void {
  return onStorageChange(storageKeys.root, () => {
    const stored = storage.read(storageKeys.root, (value) => (isRecord(value) ? parseRoot(value.state) : null));
    if (stored && JSON.stringify(stored.shop.wishlist) !== JSON.stringify(guestList())) {
      saveGuestList(stored.shop.wishlist);
    }
  });
}
