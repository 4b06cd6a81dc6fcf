import { storageKeys, type AddressWire, type LocalCartItem, type ProvinceCode } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { addressForm } from '@/lib/forms/address-form';
import { parseLocalItem } from '@/lib/local-cart-item';
import { storage } from '@/lib/storage';
import { useRoot } from '@/lib/store/root-store';
import { dropCoupon, ownerId } from './coupon';
import { draftFor, emptyDraft, emptyOrder, parseDraft, type CheckoutDraft } from './draft';

/** Each tab has one checkout, kept in session storage. The draft contains an address and must not outlive the tab. */
const key = 'checkoutDraft';

function readDraft(): CheckoutDraft {
  const draft = readTab();
  if (draft) return draft;
  // The checkout was opened in a new tab, so read the product to buy now from the place that the spec defines.
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
    // Without session storage, the draft lasts until the page is closed.
  }
}

export const useDraft = create<CheckoutDraft>(() => draftFor(readDraft(), ownerId()));

useRoot.subscribe(() => {
  const draft = useDraft.getState();
  const owner = ownerId();
  if (draft.ownerId === owner) return;
  // One user's input is not shown to the next. The draft stays in storage, though, so that a session that expired
  // during checkout continues after the next login. Logging out clears the tab's storage.
  useDraft.setState(draftFor(draft, owner), true);
  if (draft.ownerId === null) keep(useDraft.getState());
});

export function updateDraft(change: Partial<CheckoutDraft>): void {
  useDraft.setState(change);
  keep(useDraft.getState());
}

/** Preselects a saved address unless the customer has already entered or chosen one. */
export function beginWithAddress(saved: AddressWire): void {
  const { savedAddressId, address } = useDraft.getState();
  const isUndecided = savedAddressId === null && address.line1 === '' && address.postalCode === '';
  if (isUndecided) chooseAddress(saved);
}

export function chooseAddress(saved: AddressWire): void {
  updateDraft({ savedAddressId: saved.id, address: addressForm(saved) });
}

/** Preselects the customer's province unless the customer has already entered or chosen an address. */
export function beginWithProvince(province: ProvinceCode): void {
  const { savedAddressId, address } = useDraft.getState();
  if (savedAddressId === null && address.province === '') updateDraft({ address: { ...address, province } });
}

/** Starts the checkout of the cart. Earlier input is kept. */
export function checkOutCart(): void {
  storage.remove(storageKeys.buyNowData);
  updateDraft({ source: 'cart', buyNow: null, attempt: null });
}

/** Drops the product that was to be bought now, if any. Earlier input is kept. */
export function endBuyNow(): void {
  if (useDraft.getState().source === 'buyNow') checkOutCart();
}

/** Starts the checkout of one product. The cart does not change. */
export function checkOutNow(item: LocalCartItem): void {
  storage.write(storageKeys.buyNowData, item);
  updateDraft({ source: 'buyNow', buyNow: item, attempt: null });
}

/** Clears the draft's order, so that going back cannot buy it again. */
export function finishCheckout(): void {
  storage.remove(storageKeys.buyNowData);
  dropCoupon();
  updateDraft(emptyOrder);
}
