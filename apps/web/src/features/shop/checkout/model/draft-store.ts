import { storageKeys, type AddressWire, type LocalCartItem, type ProvinceCode } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { addressForm } from '@/lib/forms/address-form';
import { parseLocalItem } from '@/lib/local-cart-item';
import { storage } from '@/lib/storage';
import { identityOf } from '@/lib/session/claims';
import { useRoot } from '@/lib/store/root-store';
import { dropCoupon } from './coupon';
import { draftFor, emptyDraft, emptyOrder, parseDraft, type CheckoutDraft } from './draft';

/** One checkout per tab, so it lives in the session's storage; it holds an address and must not outlive the tab. */
const key = 'checkoutDraft';

function stored(): CheckoutDraft {
  const draft = readTab();
  if (draft) return draft;
  // A checkout opened in a tab of its own: what is to be bought now lies where the spec keeps it.
  const buyNow = storage.read(storageKeys.buyNowData, parseLocalItem);
  return buyNow ? { ...emptyDraft, source: 'buyNow', buyNow } : emptyDraft;
}

function readTab(): CheckoutDraft | null {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(key) ?? 'null'), parseLocalItem);
  } catch {
    return null;
  }
}

function keep(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without session storage the draft lasts as long as the page.
  }
}

const ownerId = (): string | null => identityOf(useRoot.getState().auth.claims)?.id ?? null;

export const useDraft = create<CheckoutDraft>(() => draftFor(stored(), ownerId()));

useRoot.subscribe(() => {
  const draft = useDraft.getState();
  const owner = ownerId();
  if (draft.ownerId === owner) return;
  // What one person typed is not shown to the next. It stays stored, though: a session that ran out in the middle of a
  // checkout goes on where it was after the next login. Logging out clears the tab's storage.
  useDraft.setState(draftFor(draft, owner), true);
  if (draft.ownerId === null) keep(useDraft.getState());
});

export function updateDraft(change: Partial<CheckoutDraft>): void {
  useDraft.setState(change);
  keep(useDraft.getState());
}

/** Where it goes as long as the person has said nothing about it: a saved address. */
export function beginWithAddress(saved: AddressWire): void {
  const { savedAddressId, address } = useDraft.getState();
  const isUndecided = savedAddressId === null && address.line1 === '' && address.postalCode === '';
  if (isUndecided) chooseAddress(saved);
}

export function chooseAddress(saved: AddressWire): void {
  updateDraft({ savedAddressId: saved.id, address: addressForm(saved) });
}

/** Where it goes as long as the person has said nothing about it: the province they are in. */
export function beginWithProvince(province: ProvinceCode): void {
  const { savedAddressId, address } = useDraft.getState();
  if (savedAddressId === null && address.province === '') updateDraft({ address: { ...address, province } });
}

/** Begins to check out the cart; what was typed before is kept. */
export function checkOutCart(): void {
  storage.remove(storageKeys.buyNowData);
  updateDraft({ source: 'cart', buyNow: null, attempt: null });
}

/** Lets go of the product that was to be bought now, if there is one; what was typed is kept. */
export function endBuyNow(): void {
  if (useDraft.getState().source === 'buyNow') checkOutCart();
}

/** Begins to check out one product; the cart stays as it is. */
export function checkOutNow(item: LocalCartItem): void {
  storage.write(storageKeys.buyNowData, item);
  updateDraft({ source: 'buyNow', buyNow: item, attempt: null });
}

/** The order is placed: nothing of what was bought may be bought again by going back. */
export function finishCheckout(): void {
  storage.remove(storageKeys.buyNowData);
  dropCoupon();
  updateDraft(emptyOrder);
}
