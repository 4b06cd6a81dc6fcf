import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userWire } from '@/test/token';
import { initialRoot } from './root-state';
import { resetRoot, restoreRoot, useRoot } from './root-store';

const { token: _, ...user } = userWire();
const claims = { id: 'u-1', email: user.email, userName: user.email, fullName: 'Zoë Roy', role: 5 as const };
const state = {
  auth: { user, claims },
  shop: { isServerSynced: true },
  search: { searchTerm: 'ball', isSearching: true },
};
const stored = (value: unknown, version: unknown = 1) => JSON.stringify({ state: value, version });

beforeEach(() => resetRoot());

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

  it('does not hold up the page for longer than it may', async () => {
    vi.spyOn(useRoot.persist, 'rehydrate').mockReturnValue(new Promise<void>(() => undefined));
    await expect(restoreRoot(10)).resolves.toBeUndefined();
  });
});
