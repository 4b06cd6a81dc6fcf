import { safeRedirect } from '@/lib/safe-redirect';

/**
 * The page that the person came from, such as a booking that was being filled in. It is kept while the payment provider's
 * page is open.
 */
const key = 'membershipReturn';

export function rememberReturn(address: string | null): void {
  try {
    if (address === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, address);
  } catch {
    // Without browser storage the person goes on from the membership's page.
  }
}

/** Returns a page of our own, or null. */
export function rememberedReturn(): string | null {
  try {
    return safeRedirect(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}
