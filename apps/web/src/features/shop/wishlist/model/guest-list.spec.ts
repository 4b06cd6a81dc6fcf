import { limits } from '@dronesoccer/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { initialRoot, type GuestWish } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { followGuestList, guestList, saveGuestList, withoutWish, withWish } from './guest-list';

const wish = (productId: string): GuestWish => ({ productId, price: 10, savedAt: '2026-11-20T20:00:00.000Z' });

beforeEach(() => useRoot.setState(initialRoot, true));

describe('a guest’s wishlist', () => {
  it('has the newest on top, once', () => {
    const list = withWish([wish('a')], wish('b')) ?? [];
    expect(list.map(({ productId }) => productId)).toEqual(['b', 'a']);
    expect(withWish(list, wish('a'))).toBe(list);
    expect(withoutWish(list, 'b')).toEqual([wish('a')]);
  });

  it('ends at its limit', () => {
    const full = Array.from({ length: limits.wishlistMax }, (_, at) => wish(`p-${at}`));
    expect(withWish(full, wish('one more'))).toBeNull();
    expect(withWish(full, wish('p-3'))).toBe(full);
  });

  it('follows what another tab saves', () => {
    const stop = followGuestList();
    saveGuestList([wish('a')]);
    const state = { ...initialRoot, shop: { ...initialRoot.shop, wishlist: [wish('b'), wish('a')] } };
    localStorage.setItem('root', JSON.stringify({ state, version: 1 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'root', storageArea: localStorage }));
    expect(guestList()).toEqual([wish('b'), wish('a')]);
    stop();
  });
});
