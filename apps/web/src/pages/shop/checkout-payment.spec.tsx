import type { QuoteProblem, QuoteWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useDraft } from '@/features/shop/checkout';
import { loadNamespaces } from '@/lib/i18n/i18n';
import CheckoutPaymentPage from './checkout-payment';

const server = vi.hoisted(() => ({ isEmpty: false, problems: [] as unknown[] }));

vi.mock('./parts/use-checkout', () => ({
  useCheckout: () => {
    const draft = useDraft();
    const sums = { subtotal: 10, discount: 0, shipping: 0, taxes: [], total: 10, currency: 'CAD', coupon: null };
    const problems = server.problems as QuoteProblem[];
    const data = { lines: [], ...sums, deliveryDays: null, problems } as unknown as QuoteWire;
    return {
      context: {
        ...{ basket: { revision: server.isEmpty ? 'empty' : 'full' }, draft, locationId: undefined },
        ...{ couponCode: null, isSignedIn: true, locale: 'en' },
      },
      ...{ draft, user: null, isSignedIn: true, isEmpty: server.isEmpty, isLoading: false, isBuyNow: false },
      ...{ quote: { data, error: null, isStale: false, isOutdated: false, retry: () => undefined }, locale: 'en' },
    };
  },
}));

it('a lost answer can be asked for again, although the order took the last piece and emptied the cart', async () => {
  const placed: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    if (!url.endsWith('/orders')) return Response.json({ isSuccess: true, message: '', errorCode: null, data: [] });
    placed.push([new Headers(headers).get('idempotency-key'), body]);
    server.isEmpty = true;
    server.problems = [{ productId: null, code: 'ORD_010', message: 'Only 0 left' }];
    throw new TypeError('Failed to fetch');
  });
  await Promise.all([loadNamespaces('orders'), loadNamespaces('shop')]);
  const address = { fullName: 'Zoé Roy', line1: '1 Main', line2: '', city: 'Montréal', province: 'QC', phone: '' };
  useDraft.setState({ address: { ...address, postalCode: 'H2X 1Y4' } });
  const show = () => {
    const router = createMemoryRouter([{ path: '*', element: <CheckoutPaymentPage /> }]);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  };
  show();
  const pay = () => screen.findByRole('button', { name: /^Pay/ });
  fireEvent.click(await pay());
  await waitFor(() => expect(placed).toHaveLength(1));
  await screen.findByText(/cannot be reached/);
  fireEvent.click(await pay());
  await waitFor(() => expect(placed).toHaveLength(2));
  expect(placed[1]).toEqual(placed[0]);
  await screen.findByText(/cannot be reached/);
  // A guest's cart is still full after a reload.
  server.isEmpty = false;
  cleanup();
  show();
  fireEvent.click(await pay());
  await waitFor(() => expect(placed).toHaveLength(3));
  expect(placed[2]).toEqual(placed[0]);
});
