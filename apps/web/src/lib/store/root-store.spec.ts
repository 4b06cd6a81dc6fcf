import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userWire } from '@/test/token';
import { initialRoot } from './root-state';
import { resetRoot, restoreRoot, useRoot } from './root-store';

const { token: _, ...user } = userWire();
const claims = { id: 'u-1', email: user.email, userName: user.email, fullName: 'Zoë Roy', role: 5 as const };
const state = {
  auth: { user, claims },
  shop: {
    isServerSynced: true,
    wishlist: [{ productId: 'p-1', price: 99.5, savedAt: '2026-11-20T20:00:00.000Z' }],
    recentProducts: ['0197d9a0-0000-7000-8000-000000000001'],
  },
  search: { searchTerm: 'ball', isSearching: true },
};
const stored = (value: unknown, version: unknown = 1) => JSON.stringify({ state: value, version });

beforeEach(() => useRoot.setState(initialRoot, true));

describe('the stored state', () => {
  it('comes back after a reload', async () => {
    localStorage.setItem('root', stored(state));
    await restoreRoot();
    expect(useRoot.getState()).toEqual(state);
  });

  it('is written under the key root, and never holds a token', () => {
    useRoot.setState(state);
    expect(JSON.parse(localStorage.getItem('root') ?? '')).toEqual({ state, version: 1 });
    expect(localStorage.getItem('root')).not.toContain('secret');
  });

  it.each([
    ['cut off', '{"state":{"auth"'],
    ['no object', '"text"'],
    ['of another version', stored(state, 0)],
    ['without a part', stored({ auth: state.auth, shop: state.shop })],
    ['with half a user', stored({ ...state, auth: { user: { id: 'u-1' }, claims: null } })],
    ['with an unknown role', stored({ ...state, auth: { user: { ...user, role: 99 }, claims: null } })],
    ['with a role as text', stored({ ...state, auth: { user: { ...user, userRoles: ['1'] }, claims: null } })],
    ['with an unknown flag', stored({ ...state, search: { searchTerm: 1, isSearching: true } })],
  ])('is dropped when it is %s', async (_name, text) => {
    localStorage.setItem('root', text);
    await restoreRoot();
    expect(useRoot.getState()).toEqual(initialRoot);
    expect(localStorage.getItem('root')).toBeNull();
  });

  it('leaves out of a wishlist what was edited, and takes a state without one', async () => {
    const [wish] = state.shop.wishlist;
    const wishlist = [{ ...wish, price: 'free' }, null, wish, { productId: 1 }];
    localStorage.setItem('root', stored({ ...state, shop: { isServerSynced: true, wishlist } }));
    await restoreRoot();
    expect(useRoot.getState().shop.wishlist).toEqual([wish]);
    localStorage.setItem('root', stored({ ...state, shop: { isServerSynced: true } }));
    await restoreRoot();
    expect(useRoot.getState()).toEqual({ ...state, shop: { isServerSynced: true, wishlist: [], recentProducts: [] } });
  });

  it('keeps a guest’s wishlist over a failed login, and none over a logout', () => {
    const guest = { ...initialRoot, shop: state.shop };
    useRoot.setState(guest, true);
    resetRoot();
    expect(useRoot.getState()).toEqual({
      ...initialRoot,
      shop: { ...state.shop, isServerSynced: false },
    });
    useRoot.setState(state, true);
    resetRoot();
    expect(useRoot.getState()).toEqual(initialRoot);
  });

  it('does not hold up the page for longer than it may', async () => {
    vi.spyOn(useRoot.persist, 'rehydrate').mockReturnValue(new Promise<void>(() => undefined));
    await expect(restoreRoot(10)).resolves.toBeUndefined();
  });
});
