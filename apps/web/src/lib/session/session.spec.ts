import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken, authWire, userWire } from '@/test/token';
import * as leave from '../leave';
import { initialRoot } from '../store/root-state';
import { resetRoot, useRoot } from '../store/root-store';
import { decodeClaims, identityOf } from './claims';
import { call } from '../http/call';
import {
  endForGood,
  failLogin,
  followSession,
  logOut,
  loginPathFor,
  reviveSession,
  startSession,
  updateUser,
} from './session';

beforeEach(() => resetRoot());

describe('claims', () => {
  it('are read out of the token, accents and all', () => {
    const claims = decodeClaims(accessToken(2));
    expect(claims).toEqual([
      { type: 'given_name', value: 'Zoë' },
      { type: 'family_name', value: 'Roy' },
      { type: 'email', value: 'player@dronesoccer.test' },
      { type: 'sub', value: 'u-1' },
      { type: 'role', value: 2 },
    ]);
    expect(identityOf(claims)).toEqual({
      id: 'u-1',
      email: 'player@dronesoccer.test',
      userName: 'player@dronesoccer.test',
      fullName: 'Zoë Roy',
      role: 2,
    });
  });

  it.each(['', 'a.b.c', 'a.bnVsbA.c', 'no token at all'])('are none in %j', (token) => {
    expect(decodeClaims(token)).toEqual([]);
  });
});

describe('logging out', () => {
  it('removes the session and a booking under way, keeps theme, place and the guest’s cart, and goes to the login', async () => {
    const leaving = vi.spyOn(leave, 'leaveTo').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    startSession(authWire());
    const kept = ['theme', 'cartItems', 'recentLocations', 'selectedLocation', 'latitude', 'longitude'];
    const removed = ['bookingFormData', 'bookingId', 'bookingStep', 'booking_data_temp'];
    for (const key of [...kept, ...removed]) localStorage.setItem(key, '[]');
    await logOut();
    for (const key of [...removed, 'token', 'refresh_token']) expect(localStorage.getItem(key)).toBeNull();
    for (const key of kept) expect(localStorage.getItem(key)).toBe('[]');
    expect(useRoot.getState().auth).toEqual({ token: null, claims: [], errorMessage: null, user: null });
    expect(sessionStorage.getItem('hasSeenFirstOrderModal')).toBe('true');
    expect(leaving).toHaveBeenCalledWith('/login');
  });

  it('for good forgets what was typed in this tab', () => {
    vi.spyOn(leave, 'leaveTo').mockImplementation(() => undefined);
    startSession(authWire());
    sessionStorage.setItem('checkoutDraft', '{}');
    endForGood('/');
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('in another tab clears this one', async () => {
    const stop = followSession();
    startSession(authWire());
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null, storageArea: localStorage }));
    await vi.waitFor(() => expect(useRoot.getState().auth.user).toBeNull());
    stop();
    expect(localStorage.getItem('refresh_token')).toBeNull();
  });
});

describe('a login in another tab', () => {
  it('signs its person in here, although the stored state is still the previous person’s', async () => {
    const stop = followSession();
    startSession(authWire());
    const token = accessToken(5, { sub: 'another' });
    localStorage.setItem('token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token, storageArea: localStorage }));
    await vi.waitFor(() => expect(identityOf(useRoot.getState().auth.claims)?.id).toBe('another'));
    stop();
    expect(useRoot.getState().auth).toMatchObject({ token, user: null });
  });
});

describe('a page that the browser restores', () => {
  const restored = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  it('loads again if another person, or no one, has signed in since, and otherwise stays', () => {
    const reload = vi.spyOn(leave, 'reloadPage').mockImplementation(() => undefined);
    startSession(authWire());
    const stop = followSession();
    localStorage.setItem('token', accessToken(2));
    restored(true);
    expect(reload).not.toHaveBeenCalled();
    localStorage.removeItem('token');
    restored(false);
    expect(reload).not.toHaveBeenCalled();
    restored(true);
    localStorage.setItem('token', accessToken(5, { sub: 'another' }));
    restored(true);
    expect(reload).toHaveBeenCalledTimes(2);
    stop();
    restored(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('a tab that was suspended', () => {
  it('keeps the session of the next person, although the logout of the previous one is reported first', async () => {
    const stop = followSession();
    startSession(authWire());
    const token = accessToken(5, { sub: 'another' });
    localStorage.setItem('token', token);
    localStorage.setItem('refresh_token', 'refresh-2');
    localStorage.setItem('applied_coupon', 'FLY10');
    for (const newValue of [null, token])
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue, storageArea: localStorage }));
    await vi.waitFor(() => expect(identityOf(useRoot.getState().auth.claims)?.id).toBe('another'));
    stop();
    expect(localStorage.getItem('token')).toBe(token);
    expect(localStorage.getItem('refresh_token')).toBe('refresh-2');
    expect(localStorage.getItem('applied_coupon')).toBe('FLY10');
  });
});

describe('a failed login', () => {
  it('resets the stored state and the session, and nothing else', () => {
    startSession(authWire());
    const kept = ['applied_coupon', 'buyNowData', 'bookingFormData', 'bookingId', 'bookingStep', 'booking_data_temp'];
    for (const key of [...kept, 'cartItems', 'theme']) localStorage.setItem(key, '[]');
    useRoot.setState({ search: { searchTerm: 'ball', isSearching: true } });
    failLogin('Invalid email or password');
    expect(useRoot.getState()).toEqual({
      ...initialRoot,
      auth: { ...initialRoot.auth, errorMessage: 'Invalid email or password' },
    });
    for (const key of ['token', 'refresh_token']) expect(localStorage.getItem(key)).toBeNull();
    for (const key of [...kept, 'cartItems', 'theme']) expect(localStorage.getItem(key)).toBe('[]');
    startSession(authWire());
    expect(useRoot.getState().auth.errorMessage).toBeNull();
  });
});

describe('a refused refresh', () => {
  it('ends the session once, on the server too, and comes back to this page after the login', async () => {
    const leaving = vi.spyOn(leave, 'leaveTo').mockImplementation(() => undefined);
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
      asked.push(`${url} ${body}`);
      const refused = url.endsWith('/auth/refresh') || url.endsWith('/me');
      const answer = refused ? { isSuccess: false, errorCode: 'AUTH_004' } : { isSuccess: true, data: null };
      return Promise.resolve(Response.json(answer, { status: refused ? 401 : 200 }));
    });
    startSession(authWire());
    const stop = followSession();
    window.history.replaceState(null, '', '/profile?tab=2');
    await Promise.allSettled([call('me.get'), call('me.get')]);
    await vi.waitFor(() => expect(leaving).toHaveBeenCalled());
    stop();
    expect(asked.filter((each) => each.includes('/auth/logout'))).toEqual([
      '/api/auth/logout {"refreshToken":"refresh-1"}',
    ]);
    expect(leaving.mock.calls).toEqual([['/login?redirect=%2Fprofile%3Ftab%3D2']]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('keeps the pending booking and the coupon for the next login, also in another tab, but not a card', async () => {
    const leaving = vi.spyOn(leave, 'leaveTo').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errorCode: 'AUTH_004' }, { status: 401 })));
    startSession(authWire());
    const kept = ['applied_coupon', 'buyNowData', 'bookingFormData', 'bookingId', 'bookingStep', 'booking_data_temp'];
    for (const key of [...kept, 'membershipCard']) localStorage.setItem(key, '[]');
    const stop = followSession();
    await expect(call('me.get')).rejects.toThrow();
    await vi.waitFor(() => expect(leaving).toHaveBeenCalled());
    startSession(authWire());
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null, storageArea: localStorage }));
    await vi.waitFor(() => expect(useRoot.getState().auth.user).toBeNull());
    stop();
    for (const key of kept) expect(localStorage.getItem(key)).toBe('[]');
    for (const key of ['token', 'refresh_token', 'membershipCard']) expect(localStorage.getItem(key)).toBeNull();
  });
});

describe('current data about the user', () => {
  it('is stored, unless the user has signed out or someone else has signed in', () => {
    startSession(authWire());
    updateUser(userWire(5, { firstName: 'Zoé' }));
    expect(useRoot.getState().auth.user?.firstName).toBe('Zoé');
    updateUser(userWire(5, { id: 'earlier', firstName: 'Sam' }));
    expect(useRoot.getState().auth.user?.firstName).toBe('Zoé');
    resetRoot();
    updateUser(userWire());
    expect(useRoot.getState().auth.user).toBeNull();
  });
});

describe('a restored session', () => {
  it('knows whose token it is although the stored user was lost', () => {
    localStorage.setItem('token', accessToken(1));
    reviveSession();
    const { auth } = useRoot.getState();
    expect(auth).toMatchObject({ token: accessToken(1), user: null });
    expect(identityOf(auth.claims)?.role).toBe(1);
  });

  it('drops a user without a token', () => {
    startSession(authWire());
    localStorage.removeItem('token');
    reviveSession();
    expect(useRoot.getState().auth.user).toBeNull();
  });
});

it('the login comes back to the page with its query', () => {
  expect(loginPathFor('/shop?category=kits')).toBe('/login?redirect=%2Fshop%3Fcategory%3Dkits');
});
