import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from './draft';

/** Loads the store anew, as after a reload. */
async function afterReload() {
  vi.resetModules();
  return import('./draft-store');
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
