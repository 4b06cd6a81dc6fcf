import {
  DeliveryMethod,
  isProvinceCode,
  normalizeField,
  userFields,
  validateField,
  type AddressBody,
  type ItemRequest,
  type Locale,
  type PlaceOrderBody,
  type QuoteBody,
} from '@dronesoccer/contracts';
import { addressBody, type AddressForm } from '@/lib/forms/address-form';
import type { CheckoutDraft } from './draft';

/** What is bought. */
export interface Basket {
  /** Absent: the signed-in person's own cart on the server. */
  items?: ItemRequest[];
  /** Changes whenever the basket does, so that it is priced again. */
  revision: string;
}

export interface OrderContext {
  basket: Basket;
  draft: CheckoutDraft;
  /** The chosen location, whose stock may help out when it is shipped. */
  locationId: string | undefined;
  couponCode: string | null;
  isSignedIn: boolean;
  locale: Locale;
}

/** The order as far as it is filled in; the province is enough to compute the taxes. */
export function quoteBody({ basket, draft, locationId, couponCode, isSignedIn, locale }: OrderContext): QuoteBody {
  const isPickup = draft.delivery === DeliveryMethod.PICKUP && draft.pickupId !== '';
  const place = isPickup ? draft.pickupId : locationId;
  const address = isPickup ? null : addressSoFar(draft.address);
  return {
    ...(basket.items && { items: basket.items }),
    ...(!isSignedIn && guestEmail(draft.email)),
    delivery: isPickup ? DeliveryMethod.PICKUP : DeliveryMethod.SHIP,
    ...(place && { locationId: place }),
    ...(address && { address }),
    ...(couponCode && { couponCode }),
    locale,
  };
}

/** Half an address is none yet. */
function guestEmail(typed: string): { email?: string } {
  const { email } = userFields;
  return validateField(email, typed, 'en') === null ? { email: normalizeField(email, typed) } : {};
}

/** Only what the price depends on, so that typing a street does not ask for the price again. */
function addressSoFar({ province }: AddressForm): AddressBody | null {
  if (!isProvinceCode(province)) return null;
  return { fullName: '', line1: '', city: '', province, postalCode: '' };
}

/** The order, once everything is filled in. */
export function placeBody(context: OrderContext, expectedTotal: number): PlaceOrderBody {
  const { address: _, ...quoted } = quoteBody(context);
  const isShipped = quoted.delivery === DeliveryMethod.SHIP;
  return { ...quoted, ...(isShipped && { address: addressBody(context.draft.address) }), expectedTotal };
}
