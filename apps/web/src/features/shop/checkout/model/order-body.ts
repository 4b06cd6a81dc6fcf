import {
  DeliveryMethod,
  formRules,
  isProvinceCode,
  normalizePostalCode,
  placeOrderBody,
  postalCodeMismatch,
  type AddressBody,
  type ItemRequest,
  type Locale,
  type PlaceOrderBody,
  type QuoteBody,
} from '@dronesoccer/contracts';
import { addressBody, type AddressForm } from '@/lib/forms/address-form';
import { keptTexts } from '@/lib/forms/texts';
import { pickupRules, type CheckoutDraft } from './draft';

/** The items to buy. */
export interface Basket {
  /** Absent for a signed-in customer's cart on the server. */
  items?: ItemRequest[];
  /** Changes whenever the basket does, so that the basket is priced again. */
  revision: string;
}

export interface OrderContext {
  basket: Basket;
  draft: CheckoutDraft;
  /** The chosen location, whose stock may supplement the warehouse for a shipped order. */
  locationId: string | undefined;
  couponCode: string | null;
  isSignedIn: boolean;
  locale: Locale;
}

/**
 * Builds the quote request from the order as far as it is filled in. The province or the pickup location is enough to
 * compute the taxes. The price does not depend on the buyer, so a guest's email address is sent only with the order.
 */
export function quoteBody({ basket, draft, locationId, couponCode, locale }: OrderContext): QuoteBody {
  const isPickup = draft.delivery === DeliveryMethod.PICKUP;
  const place = isPickup ? draft.pickupId : locationId;
  const address = isPickup ? null : addressSoFar(draft.address);
  return {
    ...(basket.items && { items: basket.items }),
    delivery: draft.delivery,
    ...(place && { locationId: place }),
    ...(address && { address }),
    ...(couponCode && { couponCode }),
    locale,
  };
}

/**
 * Keeps only the fields that affect the price, so that typing a street does not refetch the quote. The postal code
 * counts once it is complete and belongs to the province, which may have been changed after it.
 */
function addressSoFar({ province, postalCode: typed }: AddressForm): AddressBody | null {
  if (!isProvinceCode(province)) return null;
  const code = normalizePostalCode(typed);
  const postalCode = code !== null && postalCodeMismatch(province, code) === null ? code : '';
  return { fullName: '', line1: '', city: '', province, postalCode };
}

// The coupon is not a text of the draft, because it must be applied before it counts.
const { couponCode: _, ...guestRules } = formRules(placeOrderBody);
const { email: _email, ...memberRules } = guestRules;

/** Builds the order request once everything is filled in, with each draft text that the body contains. */
export function placeBody(context: OrderContext, expectedTotal: number): PlaceOrderBody {
  const { address: _address, ...quoted } = quoteBody(context);
  const { isSignedIn, draft } = context;
  const { address, pickupContact } = draft;
  const isShipped = quoted.delivery === DeliveryMethod.SHIP;
  return {
    ...quoted,
    ...keptTexts(isSignedIn ? memberRules : guestRules, draft),
    ...(isShipped && { address: addressBody(address) }),
    ...(!isShipped && pickupContact && { pickupContact: keptTexts(pickupRules, pickupContact) }),
    expectedTotal,
  };
}
