import { couponFields, normalizeField, storageKeys, validateField } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { identityOf } from '@/lib/session/claims';
import { onStorageChange, storage } from '@/lib/storage';
import { useRoot } from '@/lib/store/root-store';

/** Returns the id of the signed-in account, or null for a guest. */
export const ownerId = (): string | null => identityOf(useRoot.getState().auth.claims)?.id ?? null;

/** Stores the code and, for an account's coupon, the id of its owner on a second line. */
function keep(code: string): void {
  const owner = ownerId();
  storage.writeText(storageKeys.appliedCoupon, owner === null ? code : `${code}\n${owner}`);
}

/**
 * Returns the stored code if it belongs to the current person. A guest's coupon is carried over to the login. Any other
 * coupon stays stored until its owner returns or logs out.
 */
function ownCode(): string | null {
  const [code = '', owner] = storage.readText(storageKeys.appliedCoupon)?.split('\n') ?? [];
  if (validateField(couponFields.couponCode, code, 'en') !== null) return null;
  if (owner === undefined && ownerId() !== null) keep(code);
  return owner === undefined || owner === ownerId() ? normalizeField(couponFields.couponCode, code) : null;
}

/** The coupon applied to the next order, kept in browser storage; null if none. */
export const useAppliedCoupon = create<{ code: string | null }>(() => ({ code: ownCode() }));

const show = (): void => useAppliedCoupon.setState({ code: ownCode() });

onStorageChange(storageKeys.appliedCoupon, show);
useRoot.subscribe(({ auth }, before) => {
  if (auth.claims !== before.auth.claims) show();
});

export function applyCoupon(code: string): void {
  keep(code);
  useAppliedCoupon.setState({ code });
}

export function dropCoupon(): void {
  storage.remove(storageKeys.appliedCoupon);
  useAppliedCoupon.setState({ code: null });
}
