import { storageKeys, type LocalCartItem } from '@dronesoccer/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetRoot } from '@/lib/store/root-store';
import { lineOfLocal, localOfLine } from './cart-line';
import { storedItems, useGuestCart } from './guest-cart';

const item: LocalCartItem = {
  id: 'p-1',
  name: 'Striker 20',
  category: 'Drone',
  description: '',
  stockQty: 4,
  price: 199,
  isActive: true,
  coverImage: '/pictures/products/striker-20.webp',
  quantity: 2,
};

beforeEach(() => useGuestCart.getState().save([]));

describe('the guest’s cart', () => {
  it('lies in browser storage with the spec’s fields', () => {
    useGuestCart.getState().save([item]);
    expect(JSON.parse(localStorage.getItem(storageKeys.cartItems) ?? '')).toEqual([item]);
  });

  it('leaves nothing in storage when it is empty', () => {
    useGuestCart.getState().save([item]);
    useGuestCart.getState().save([]);
    expect(localStorage.getItem(storageKeys.cartItems)).toBeNull();
  });

  it('keeps what one order may hold, and leaves it open for what an older release stored', () => {
    const known = { ...item, maxQuantity: 10, maxOrderQuantity: 50 };
    useGuestCart.getState().save([known]);
    expect(storedItems()).toEqual([known]);
    expect(localOfLine(lineOfLocal(known))).toMatchObject({ maxQuantity: 10, maxOrderQuantity: 50 });
    expect(lineOfLocal(item).maxQuantity).toBe(Infinity);
    expect(localOfLine(lineOfLocal(item))).not.toHaveProperty('maxQuantity');
  });

  it('outlives a reset of the stored state', () => {
    useGuestCart.getState().save([item]);
    resetRoot();
    expect(storedItems()).toEqual([item]);
  });

  it('drops items that were edited into nonsense and keeps the rest', () => {
    const broken = [{ ...item, quantity: -1 }, { ...item, price: 'free' }, { ...item, category: 'Boat' }, null, item];
    localStorage.setItem(storageKeys.cartItems, JSON.stringify(broken));
    expect(storedItems()).toEqual([item]);
  });

  it('is empty when what is stored is no list', () => {
    localStorage.setItem(storageKeys.cartItems, '{"id":1}');
    expect(storedItems()).toEqual([]);
  });
});
