import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken, authWire } from '@/test/token';
import * as leave from '../leave';
import { resetRoot, useRoot } from '../store/root-store';
import { decodeClaims } from './claims';
import { followSession, logOut, loginPathFor, reviveSession, startSession } from './session';

beforeEach(() => resetRoot());

describe('claims', () => {
  it('are read out of the token, accents and all', () => {
    expect(decodeClaims(accessToken(2))).toEqual({
      id: 'u-1',
      email: 'player@dronesoccer.test',
      userName: 'player@dronesoccer.test',
      fullName: 'Zoë Roy',
      role: 2,
    });
  });

  it.each(['', 'a.b.c', 'a.bnVsbA.c', 'no token at all'])('are none in %j', (token) => {
    expect(decodeClaims(token)).toBeNull();
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
    expect(useRoot.getState().auth).toEqual({ user: null, claims: null });
    expect(sessionStorage.getItem('hasSeenFirstOrderModal')).toBe('true');
    expect(leaving).toHaveBeenCalledWith('/login');
  });

  it('in another tab clears this one', () => {
    const changed = vi.fn();
    const stop = followSession(changed);
    startSession(authWire());
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null, storageArea: localStorage }));
    stop();
    expect(useRoot.getState().auth.user).toBeNull();
    expect(localStorage.getItem('refresh_token')).toBeNull();
    expect(changed).toHaveBeenCalledOnce();
  });
});

describe('a restored session', () => {
  it('knows whose token it is although the stored user was lost', () => {
    localStorage.setItem('token', accessToken(1));
    reviveSession();
    expect(useRoot.getState().auth).toMatchObject({ user: null, claims: { role: 1 } });
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
