import { couponFields, normalizeField, storageKeys, validateField } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { onStorageChange, storage } from '@/lib/storage';

function storedCode(): string | null {
  const code = storage.readText(storageKeys.appliedCoupon);
  return code !== null && validateField(couponFields.couponCode, code, 'en') === null
    ? normalizeField(couponFields.couponCode, code)
    : null;
}

/** The coupon applied to the next order, kept in browser storage; null if none. */
export const useAppliedCoupon = create<{ code: string | null }>(() => ({ code: storedCode() }));

onStorageChange(storageKeys.appliedCoupon, () => useAppliedCoupon.setState({ code: storedCode() }));

export function applyCoupon(code: string): void {
  storage.writeText(storageKeys.appliedCoupon, code);
  useAppliedCoupon.setState({ code });
}

export function dropCoupon(): void {
  storage.remove(storageKeys.appliedCoupon);
  useAppliedCoupon.setState({ code: null });
}
