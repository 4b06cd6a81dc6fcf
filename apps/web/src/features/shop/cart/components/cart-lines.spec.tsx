import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { queryClient } from '@/lib/query/query-client';
import { type CartLine, localOfLine } from '../model/cart-line';
import { useGuestCart } from '../model/guest-cart';
import { CartLines } from './cart-lines';

const line: CartLine = {
  ...{ productId: 'p', name: 'Striker', category: 'Drone', description: '', price: 249, addedPrice: 249 },
  ...{ stockQty: 20, maxQuantity: 10, maxOrderQuantity: 50, isActive: true, imageUrl: '', quantity: 3, slug: null },
};
const cart = (lines: readonly CartLine[]) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>
      <CartLines lines={lines} problems={new Map()} />
    </MemoryRouter>
  </QueryClientProvider>
);

beforeEach(async () => {
  useGuestCart.getState().save([localOfLine(line)]);
  await loadNamespaces('shop');
});

it('a removed line can be brought back, unless the cart has the product', () => {
  const { rerender } = render(cart([line]));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Striker' }));
  rerender(cart([]));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  // The server refused the removal, or the product was added again.
  rerender(cart([line]));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  rerender(cart([]));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(useGuestCart.getState().items.map(({ quantity }) => quantity)).toEqual([3]);
});
