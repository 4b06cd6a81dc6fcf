import { beforeEach, describe, expect, it } from 'vitest';
import { accessToken, userWire } from '@/test/token';
import { decodeClaims } from '../session/claims';
import { initialRoot } from './root-state';
import { resetRoot, restoreRoot, useRoot } from './root-store';

const { token: _, ...user } = userWire();
const claims = decodeClaims(accessToken());
const state = {
  auth: { token: accessToken(), claims, errorMessage: null, user },
  shop: {
    isServerSynced: true,
    wishlist: [{ productId: 'p-1', price: 99.5, savedAt: '2026-11-20T20:00:00.000Z' }],
    recentProducts: ['0197d9a0-0000-7000-8000-000000000001'],
  },
  search: { searchTerm: 'ball', isSearching: true },
};
const stored = (value: unknown, version: unknown = 2) => JSON.stringify({ state: value, version });

beforeEach(() => useRoot.setState(initialRoot, true));

describe('the stored state', () => {
  it('comes back after a reload', async () => {
    localStorage.setItem('root', stored(state));
    await restoreRoot();
    expect(useRoot.getState()).toEqual(state);
  });

  it('is written under the key root: token, claims and message of the session, parsed again on restore', () => {
    useRoot.setState(state);
    expect(JSON.parse(localStorage.getItem('root') ?? '')).toEqual({ state, version: 2 });
    expect(state.auth.claims).toContainEqual({ type: 'email', value: user.email });
  });

  it.each([
    ['cut off', '{"state":{"auth"'],
    ['no object', '"text"'],
    ['of another version', stored(state, 0)],
    ['without a part', stored({ auth: state.auth, shop: state.shop })],
    ['with half a user', stored({ ...state, auth: { ...state.auth, user: { id: 'u-1' } } })],
    ['with claims that name no one', stored({ ...state, auth: { ...state.auth, claims: claims.slice(0, 2) } })],
    ['with an unknown claim', stored({ ...state, auth: { ...state.auth, claims: [{ type: 'exp', value: '1' }] } })],
    ['with claims of the release before', stored({ ...state, auth: { ...state.auth, claims: { id: 'u-1' } } })],
    ['with an invalid token', stored({ ...state, auth: { ...state.auth, token: 1 } })],
    ['with an invalid message', stored({ ...state, auth: { ...state.auth, errorMessage: {} } })],
    ['with an unknown role', stored({ ...state, auth: { ...state.auth, user: { ...user, role: 99 } } })],
    ['with a role as text', stored({ ...state, auth: { ...state.auth, user: { ...user, userRoles: ['1'] } } })],
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
    await restoreRoot(10, () => new Promise(() => undefined));
    expect(useRoot.getState()).toEqual(initialRoot);
  });
});
