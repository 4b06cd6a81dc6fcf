import { storageKeys } from '@dronesoccer/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { accessToken } from '@/test/token';

/** Loads the store anew, as after a reload. */
async function afterReload() {
  vi.resetModules();
  return import('./coupon');
}

/** Signs a person in, or no one, in the tab that has the store. */
async function signIn(sub: string | null) {
  const { useRoot } = await import('@/lib/store/root-store');
  const { decodeClaims } = await import('@/lib/session/claims');
  const claims = sub === null ? [] : decodeClaims(accessToken(5, { sub }));
  useRoot.setState(({ auth }) => ({ auth: { ...auth, claims } }));
}

beforeEach(() => vi.resetModules());

it('an account’s coupon is hidden while anyone else uses the browser, and found again by its owner', async () => {
  const { applyCoupon, useAppliedCoupon } = await afterReload();
  await signIn('a');
  applyCoupon('SPRING');
  for (const other of [null, 'b']) {
    await signIn(other);
    expect(useAppliedCoupon.getState().code, String(other)).toBeNull();
  }
  const loaded = await afterReload();
  expect(loaded.useAppliedCoupon.getState().code).toBeNull();
  await signIn('a');
  expect(loaded.useAppliedCoupon.getState().code).toBe('SPRING');
});

it('a guest’s coupon is carried over to the login, and is then no one else’s', async () => {
  localStorage.setItem(storageKeys.appliedCoupon, 'spring');
  await signIn('a');
  const { useAppliedCoupon } = await import('./coupon');
  expect(useAppliedCoupon.getState().code).toBe('SPRING');
  await signIn(null);
  expect(useAppliedCoupon.getState().code).toBeNull();
});

it('a guest’s coupon is stored as its code alone', async () => {
  const { applyCoupon, dropCoupon } = await afterReload();
  applyCoupon('SPRING');
  expect(localStorage.getItem(storageKeys.appliedCoupon)).toBe('SPRING');
  dropCoupon();
  expect(localStorage.getItem(storageKeys.appliedCoupon)).toBeNull();
});
