import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessToken } from '@/test/token';
import { emptyDraft } from './draft';

/** Loads the store anew, as after a reload. */
async function afterReload() {
  vi.resetModules();
  return import('./draft-store');
}

/** Signs a person in, or no one, in the tab that has the store. */
async function signIn(sub: string | null) {
  const { useRoot } = await import('@/lib/store/root-store');
  const { decodeClaims } = await import('@/lib/session/claims');
  const claims = sub === null ? [] : decodeClaims(accessToken(5, { sub }));
  useRoot.setState(({ auth }) => ({ auth: { ...auth, claims } }));
}

beforeEach(() => vi.resetModules());

describe('a booking under way', () => {
  it('is found again after a reload: what was typed, and what waits for its payment with the guest’s key', async () => {
    const before = await afterReload();
    before.updateDraft({ fullName: 'Robin Roy', names: ['Robin', 'Kim'] });
    before.rememberPlaced({ id: 'b-1', token: 'key' });
    expect(localStorage.getItem('bookingStep')).toBe('pay');
    expect(localStorage.getItem('bookingId')).toBe('b-1');

    const { useBookingState } = await afterReload();
    expect(useBookingState.getState()).toEqual({
      draft: { ...emptyDraft, fullName: 'Robin Roy', names: ['Robin', 'Kim'] },
      placed: { id: 'b-1', token: 'key' },
    });
  });

  it('takes no key of another booking from storage', async () => {
    localStorage.setItem('bookingId', 'b-2');
    localStorage.setItem('bookingStep', 'pay');
    localStorage.setItem('booking_data_temp', JSON.stringify({ id: 'b-1', token: 'key' }));
    const { useBookingState } = await afterReload();
    expect(useBookingState.getState().placed).toEqual({ id: 'b-2', token: null });
  });

  it('leaves nothing on the device once it is paid', async () => {
    const { forgetBooking, rememberPlaced, updateDraft, useBookingState } = await afterReload();
    updateDraft({ email: 'robin@journeys.test' });
    rememberPlaced({ id: 'b-1', token: 'key' });
    forgetBooking();
    for (const key of ['bookingFormData', 'bookingId', 'bookingStep', 'booking_data_temp'])
      expect(localStorage.getItem(key), key).toBeNull();
    expect(useBookingState.getState()).toEqual({ draft: emptyDraft, placed: null });
  });
});

describe('a booking of an account', () => {
  const typed = { fullName: 'Robin Roy', names: ['Robin', 'Kim'] };
  const placed = { id: 'b-1', token: null };

  it('is hidden while anyone else uses the browser, and found again by its owner', async () => {
    const { rememberPlaced, updateDraft, useBookingState } = await afterReload();
    await signIn('a');
    updateDraft(typed);
    rememberPlaced(placed);
    for (const other of [null, 'b']) {
      await signIn(other);
      expect(useBookingState.getState()).toEqual({ draft: { ...emptyDraft, ownerId: other }, placed: null });
    }
    const loaded = await afterReload();
    expect(loaded.useBookingState.getState()).toEqual({ draft: emptyDraft, placed: null });
    await signIn('a');
    expect(loaded.useBookingState.getState()).toEqual({ draft: { ...emptyDraft, ...typed, ownerId: 'a' }, placed });
  });

  it('was a guest’s until the login, and is then no one else’s, however late the form is opened', async () => {
    const guest = await afterReload();
    guest.updateDraft(typed);
    guest.rememberPlaced({ id: 'b-1', token: 'key' });
    vi.resetModules();
    await signIn('a');
    const { useBookingState } = await import('./draft-store');
    expect(useBookingState.getState()).toEqual({
      draft: { ...emptyDraft, ...typed, ownerId: 'a' },
      placed: { id: 'b-1', token: 'key' },
    });
    await signIn('b');
    expect(useBookingState.getState()).toEqual({ draft: { ...emptyDraft, ownerId: 'b' }, placed: null });
  });
});
