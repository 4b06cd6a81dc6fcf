import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { listenToNotices, type Notice } from '@/lib/notify';
import { startSession } from '@/lib/session/session';
import { initialRoot } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { accessToken, userWire } from '@/test/token';
import { guestList, saveGuestList } from '../model/guest-list';
import { mergeWishlist } from './merge-wishlist';
import { followWishlistSync } from './sync';
import { useIsSaved, useSavedCount } from './use-saved';
import { useWishlistChanges } from './use-wishlist-changes';

const ball = { productId: 'p-1', name: 'Ball', price: 99.5 };
const reply = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ isSuccess: status < 400, message: '', errorCode: null, data }), {
    status,
    headers: { 'content-type': 'application/json' },
  });

/** A fake server that answers by method and path. Any request that is not listed fails the test. */
function serve(answers: Record<string, () => Response | Promise<Response>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    const name = `${method} ${url.replace(/^\/api/, '').replace(/\?.*/, '')}`;
    asked.push(name);
    const answer = answers[name];
    if (!answer) throw new Error(`unexpected ${name}`);
    return Promise.resolve(answer());
  });
  return asked;
}

let client: QueryClient;
let notices: Notice[];
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const useHeart = () => ({
  isSaved: useIsSaved(ball.productId),
  count: useSavedCount(),
  change: useWishlistChanges(),
});
const signIn = () => startSession({ accessToken: accessToken(), refreshToken: 'r', user: userWire() });

beforeEach(async () => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  useRoot.setState(initialRoot, true);
  await loadNamespaces('shop');
  notices = [];
  return listenToNotices((notice) => notices.push(notice));
});

describe('a guest’s heart', () => {
  it('is kept on the device, with the price of the day', () => {
    const { result } = renderHook(useHeart, { wrapper });
    act(() => result.current.change({ kind: 'save', product: ball }));
    expect(result.current).toMatchObject({ isSaved: true, count: 1 });
    expect(guestList()).toMatchObject([{ productId: 'p-1', price: 99.5 }]);
    expect(notices).toMatchObject([{ message: 'Ball saved to your wishlist' }]);
    act(() => result.current.change({ kind: 'remove', product: ball }));
    expect(result.current).toMatchObject({ isSaved: false, count: 0 });
  });
});

describe('a member’s heart', () => {
  const open = async (answers: Parameters<typeof serve>[0]) => {
    serve({ 'GET /wishlist/summary': () => reply({ productIds: ['p-2'] }), ...answers });
    signIn();
    const { result } = renderHook(useHeart, { wrapper });
    await waitFor(() => expect(result.current.count).toBe(1));
    return result;
  };

  it('shows at once, and notifies the caller once the server has it', async () => {
    let answer: (response: Response) => void = () => undefined;
    const result = await open({ 'PUT /wishlist/p-1': () => new Promise<Response>((resolve) => (answer = resolve)) });
    const onDone = vi.fn();
    act(() => result.current.change({ kind: 'save', product: ball }, { onDone }));
    await waitFor(() => expect(result.current).toMatchObject({ isSaved: true, count: 2 }));
    expect(onDone).not.toHaveBeenCalled();
    act(() => answer(reply({ productIds: ['p-1', 'p-2'] })));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it('is undone when the server refuses, and success is not reported', async () => {
    const result = await open({ 'PUT /wishlist/p-1': () => reply(null, 409) });
    const onDone = vi.fn();
    act(() => result.current.change({ kind: 'save', product: ball }, { onDone }));
    await waitFor(() => expect(notices).toMatchObject([{ heading: 'Ball could not be saved', type: 'danger' }]));
    await waitFor(() => expect(result.current).toMatchObject({ isSaved: false, count: 1 }));
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('signing in', () => {
  const merged = () => reply({ productIds: ['p-1', 'p-2'], leftOut: [] });

  it('takes the guest’s list along, and counts nothing twice meanwhile', async () => {
    const { result } = renderHook(useHeart, { wrapper });
    act(() => result.current.change({ kind: 'save', product: ball }));
    serve({ 'GET /wishlist/summary': () => reply({ productIds: ['p-1', 'p-2'] }), 'POST /wishlist/merge': merged });
    const stop = followWishlistSync(client);
    act(signIn);
    await waitFor(() => expect(guestList()).toEqual([]));
    await waitFor(() => expect(result.current).toMatchObject({ isSaved: true, count: 2 }));
    stop();
  });

  it('keeps the list while the server cannot be reached, and sends it when the connection is back', async () => {
    const { result } = renderHook(useHeart, { wrapper });
    act(() => result.current.change({ kind: 'save', product: ball }));
    const summary = () => reply({ productIds: ['p-2'] });
    const asked = serve({ 'GET /wishlist/summary': summary, 'POST /wishlist/merge': () => reply(null, 503) });
    const stop = followWishlistSync(client);
    act(signIn);
    await waitFor(() => expect(asked).toContain('POST /wishlist/merge'));
    await waitFor(() => expect(result.current).toMatchObject({ isSaved: true, count: 2 }));
    expect(guestList()).toHaveLength(1);
    serve({ 'GET /wishlist/summary': summary, 'POST /wishlist/merge': merged });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(guestList()).toEqual([]));
    stop();
  });

  it.each([
    [400, []],
    [401, []],
    [403, []],
    [404, []],
    [408, ['p-1']],
    [429, ['p-1']],
    [500, ['p-1']],
  ])('after a %i keeps the list only if a later attempt may succeed', async (status, kept) => {
    saveGuestList([{ ...ball, savedAt: '2026-11-02T10:00:00.000Z' }]);
    const asked = serve({
      'POST /wishlist/merge': () => reply(null, status),
      'POST /auth/refresh': () => Response.json({ accessToken: accessToken(), refreshToken: 'r2' }),
    });
    signIn();
    await mergeWishlist(client);
    expect(asked).toContain('POST /wishlist/merge');
    expect(guestList().map(({ productId }) => productId)).toEqual(kept);
  });
});
