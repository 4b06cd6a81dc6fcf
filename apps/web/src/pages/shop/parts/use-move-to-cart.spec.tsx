import type { ProductWire } from '@dronesoccer/contracts';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { listenToNotices, type Notice } from '@/lib/notify';
import { useMoveToCart } from './use-move-to-cart';

interface Options {
  onDone: () => void;
  onFailed: () => void;
}

const cart = vi.hoisted(() => ({
  change: vi.fn<(change: { product: { id: string } }, options: Options) => boolean>(),
}));
vi.mock('@/features/shop/cart', () => ({
  productOfWire: ({ id }: { id: string }) => ({ id }),
  useCartChanges: () => cart,
}));
vi.mock('@/features/shop/wishlist', () => ({ useWishlistChanges: () => () => undefined, wishOf: () => ({}) }));

const product = (id: string) => ({ id, isActive: true, stockQty: 1 }) as ProductWire;

it.each(['refused by the server', 'refused at once'])(
  'reports the moved products when the last one is %s',
  async (how) => {
    await loadNamespaces('shop');
    const notices: Notice[] = [];
    listenToNotices((notice) => notices.push(notice));
    cart.change.mockImplementation(({ product: { id } }, { onDone, onFailed }) => {
      if (id !== 'last') onDone();
      else if (how === 'refused at once') return false;
      else onFailed();
      return true;
    });
    const { result } = renderHook(() => useMoveToCart());
    result.current.moveAll(['first', 'second', 'last'].map(product));
    expect(notices).toMatchObject([{ type: 'success', message: expect.stringContaining('2') as string }]);
  },
);
