import { DeliveryMethod, storageKeys } from '@dronesoccer/contracts';
import type { BrowserContext } from '@playwright/test';
import { callApi } from './api.ts';
import { remember } from './storage.ts';

const address = {
  ...{ fullName: 'Robin Journey', line1: '12 Sample Street', line2: '', city: 'Vancouver', province: 'BC' },
  ...{ postalCode: 'V6B 1A1', phone: '' },
};

/** The checkout's draft in the storage of the tab, complete up to the payment. */
const draft = { email: 'robin@example.test', delivery: DeliveryMethod.SHIP, address };

/** Puts two products into the guest's cart and completes the delivery step, so that every step has something to show. */
export async function fillCart(context: BrowserContext): Promise<void> {
  const products = await Promise.all(
    ['striker-20', 'battery-3s'].map((slug) => callApi('products.get', { params: { slug } })),
  );
  const items = products.map((product, index) => ({ ...product, stockQty: 5, quantity: index + 1 }));
  await remember(context, { [storageKeys.cartItems]: JSON.stringify(items) });
  await context.addInitScript((value) => {
    if (location.protocol.startsWith('http')) sessionStorage.setItem('checkoutDraft', value);
  }, JSON.stringify(draft));
}
