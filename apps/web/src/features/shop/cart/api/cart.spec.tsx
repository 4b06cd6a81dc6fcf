import type { CartItemWire, CartWire } from '@dronesoccer/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { listenToNotices, type Notice } from '@/lib/notify';
import { initialRoot } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { startSession } from '@/lib/session/session';
import { accessToken, userWire } from '@/test/token';
import { lineOfServer, localOfLine } from '../model/cart-line';
import { useGuestCart } from '../model/guest-cart';
import { useSyncNotice } from '../model/sync-notice';
import { followCartSync } from './sync';
import { useCart } from './use-cart';
import { useCartChanges } from './use-cart-changes';

const item = (productId: string, quantity: number): CartItemWire => ({
  id: `item-${productId}`,
  productId,
  slug: productId,
  productName: productId.toUpperCase(),
  productCategory: 'Drone',
  productDescription: '',
  productStockQty: 5,
  maxQuantity: 10,
  maxOrderQuantity: 50,
  productPrice: 10,
  addedPrice: 10,
  isActive: true,
  productImageUrl: '/a.webp',
  quantity,
});
const cartOf = (...cartItems: CartItemWire[]): CartWire => ({
  cartItems,
  totalItems: cartItems.reduce((sum, { quantity }) => sum + quantity, 0),
  totalAmount: 0,
});
const reply = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ isSuccess: status < 400, message: '', errorCode: null, data }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** A fake server that answers by method and path. Any request that is not listed fails the test. */
function serve(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: { name: string; key: string | null; body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, { method, headers, body }: RequestInit) => {
    const name = `${method} ${url.replace(/^\/api/, '').replace(/\?.*/, '')}`;
    const answer = answers[name];
    asked.push({
      name,
      key: new Headers(headers).get('idempotency-key'),
      body: typeof body === 'string' ? JSON.parse(body) : null,
    });
    if (!answer) throw new Error(`unexpected ${name}`);
    return Promise.resolve(answer());
  });
  return asked;
}

let client: QueryClient;
let notices: Notice[];
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </MemoryRouter>
);
const useBoth = () => ({ cart: useCart(), ...useCartChanges() });
const shown = (cart: { cartItems: readonly { productId: string; quantity: number }[] }) =>
  cart.cartItems.map(({ productId, quantity }) => `${quantity} ${productId}`);

const signIn = () => startSession({ accessToken: accessToken(), refreshToken: 'r', user: userWire() });

beforeEach(async () => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  useRoot.setState(initialRoot, true);
  useGuestCart.getState().save([]);
  useSyncNotice.setState({ isSyncing: false, adjusted: [], hasFailed: false });
  await loadNamespaces('shop');
  notices = [];
  return listenToNotices((notice) => notices.push(notice));
});

describe('signing in', () => {
  it('merges the guest’s cart once, with one key, and shows the server’s cart from then on', async () => {
    useGuestCart.getState().save([localOfLine(lineOfServer(item('a', 2)))]);
    const asked = serve({
      'POST /cart/merge': () => reply({ ...cartOf(item('a', 3)), adjusted: [] }),
      'GET /cart/get': () => reply(cartOf(item('a', 3))),
    });
    const stop = followCartSync(client);
    const { result } = renderHook(useCart, { wrapper });
    expect(shown(result.current)).toEqual(['2 a']);

    act(signIn);
    await waitFor(() => expect(result.current.isServerSynced).toBe(true));
    expect(shown(result.current)).toEqual(['3 a']);
    expect(localStorage.getItem('cartItems')).toBeNull();
    const merges = asked.filter(({ name }) => name === 'POST /cart/merge');
    expect(merges).toMatchObject([{ body: { items: [{ productId: 'a', quantity: 2 }] } }]);
    expect(merges[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    stop();
  });

  it('fetches the server’s cart also when the merge is refused, reports it and keeps the items for another try', async () => {
    useGuestCart.getState().save([localOfLine(lineOfServer(item('a', 2)))]);
    serve({
      'POST /cart/merge': () => reply(null, 409),
      'GET /cart/get': () => reply(cartOf(item('b', 1))),
    });
    const stop = followCartSync(client);
    act(signIn);
    await waitFor(() => expect(notices).toMatchObject([{ message: 'Failed to sync cart items.', type: 'danger' }]));
    expect(useRoot.getState().shop).toMatchObject({
      isServerSynced: true,
      merge: { items: [{ productId: 'a', quantity: 2 }] },
    });
    stop();
  });
});

describe('the server’s cart', () => {
  const open = async (answers: Parameters<typeof serve>[0], cart = cartOf(item('a', 1))) => {
    const asked = serve({ 'GET /cart/get': () => reply(cart), 'GET /cart/summary': () => reply(cart), ...answers });
    signIn();
    useRoot.setState(({ shop }) => ({ shop: { ...shop, isServerSynced: true } }));
    const { result } = renderHook(useBoth, { wrapper });
    await waitFor(() => expect(result.current.cart.isLoading).toBe(false));
    return { asked, result };
  };

  it('shows a change at once and then what the server made of it', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { result } = await open({
      'PUT /cart/update/item-a': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    act(() => void result.current.change({ kind: 'set', productId: 'a', quantity: 4 }));
    await waitFor(() => expect(shown(result.current.cart)).toEqual(['4 a']));
    act(() => answer(reply(cartOf(item('a', 4), item('b', 1)))));
    await waitFor(() => expect(shown(result.current.cart)).toEqual(['4 a', '1 b']));
  });

  it('goes back to what it was when the change fails', async () => {
    const { result } = await open({ 'PUT /cart/update/item-a': () => reply(null, 500) });
    act(() => void result.current.change({ kind: 'set', productId: 'a', quantity: 4 }));
    await waitFor(() => expect(notices).toMatchObject([{ heading: 'Failed to update cart', type: 'danger' }]));
    await waitFor(() => expect(shown(result.current.cart)).toEqual(['1 a']));
  });

  it('sends two quick changes one after the other and ends with the last', async () => {
    let held = 1;
    const { result, asked } = await open({
      'PUT /cart/update/item-a': () => reply(cartOf(item('a', ++held))),
    });
    act(() => void result.current.change({ kind: 'set', productId: 'a', quantity: 2 }));
    act(() => void result.current.change({ kind: 'set', productId: 'a', quantity: 3 }));
    await waitFor(() => expect(result.current.cart.isChanging).toBe(false));
    expect(shown(result.current.cart)).toEqual(['3 a']);
    expect(asked.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body)).toEqual([
      { quantity: 2 },
      { quantity: 3 },
    ]);
  });

  it('refuses more than the stock without asking', async () => {
    const { result, asked } = await open({});
    let allowed = true;
    act(() => {
      allowed = result.current.change({ kind: 'set', productId: 'a', quantity: 6 });
    });
    expect(allowed).toBe(false);
    expect(asked.every(({ name }) => name.startsWith('GET'))).toBe(true);
  });
});
