import {
  DeliveryMethod,
  formRules,
  pickupContactBody,
  userFields,
  validateField,
  type ItemRequest,
  type LocalCartItem,
  type Locale,
} from '@dronesoccer/contracts';
import { emptyAddress, isAddressComplete, type AddressForm } from '@/lib/forms/address-form';
import { storedTexts } from '@/lib/forms/texts';
import { isRecord } from '@/lib/is-record';
import type { Attempt } from '@/lib/query/use-attempt';

/** The part of the draft that belongs to one order and is cleared once it is placed. */
interface OrderDraft {
  source: 'cart' | 'buyNow';
  /** The product to buy now, without touching the cart. */
  buyNow: LocalCartItem | null;
  /** The attempt to place the order. The same body under the same key gives the same order (promise R3). */
  attempt: Attempt | null;
  /** True if a guest agreed to receive the newsletter. */
  newsletter: boolean;
}

/** All input of the checkout so far. It survives a reload, a lost connection and a failed call. */
export interface CheckoutDraft extends OrderDraft {
  email: string;
  delivery: DeliveryMethod;
  /** The id of the pickup location; empty until one is chosen. */
  pickupId: string;
  /**
   * The person who collects the order; null until the customer enters a contact, so that the account's name is used.
   */
  pickupContact: PickupForm | null;
  /** The id of the chosen saved address; empty for an entered address, null while undecided. */
  savedAddressId: string | null;
  address: AddressForm;
  /** The owner's account id, or null for a guest. */
  ownerId: string | null;
}

/** The pickup contact while it is being entered. */
export interface PickupForm extends Record<string, string> {
  fullName: string;
  phone: string;
}

export const pickupRules = formRules(pickupContactBody);

const emptyContact: PickupForm = { fullName: '', phone: '' };

export const emptyOrder: OrderDraft = { source: 'cart', buyNow: null, attempt: null, newsletter: false };

export const emptyDraft: CheckoutDraft = {
  ...emptyOrder,
  email: '',
  delivery: DeliveryMethod.SHIP,
  pickupId: '',
  pickupContact: null,
  savedAddressId: null,
  address: emptyAddress,
  ownerId: null,
};

type DraftStep = 'delivery' | 'payment';

/** Returns the first incomplete step, or the payment if all are complete. */
export function firstOpenStep(draft: CheckoutDraft, isSignedIn: boolean, locale: Locale): DraftStep {
  const isKnown = isSignedIn || validateField(userFields.email, draft.email, locale) === null;
  return isKnown && isDeliveryComplete(draft, locale) ? 'payment' : 'delivery';
}

function isDeliveryComplete({ delivery, pickupId, pickupContact, address }: CheckoutDraft, locale: Locale): boolean {
  if (delivery === DeliveryMethod.SHIP) return isAddressComplete(address, locale);
  return pickupId !== '' && pickupContact !== null && isContactComplete(pickupContact, locale);
}

const isContactComplete = ({ fullName, phone }: PickupForm, locale: Locale): boolean =>
  validateField(pickupRules.fullName, fullName, locale) === null &&
  validateField(pickupRules.phone, phone, locale) === null;

/** Returns the draft for its new owner. A guest who signs in keeps the draft; anyone else starts a new one. */
export function draftFor(draft: CheckoutDraft, ownerId: string | null): CheckoutDraft {
  if (draft.ownerId === ownerId) return draft;
  return draft.ownerId === null ? { ...draft, ownerId } : { ...emptyDraft, ownerId };
}

export const itemOfBuyNow = ({ id, quantity }: LocalCartItem): ItemRequest => ({ productId: id, quantity });

type TextName = {
  [K in keyof CheckoutDraft]: string extends CheckoutDraft[K] ? (CheckoutDraft[K] extends string ? K : never) : never;
}[keyof CheckoutDraft];

const isText = (entry: [string, unknown]): entry is [TextName, string] => entry[1] === '';

/** The draft's plain text fields, which are empty at first. */
const emptyTexts = Object.fromEntries(Object.entries(emptyDraft).filter(isText)) as Record<TextName, string>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Parses a stored draft, which may be old or edited. Each invalid field falls back to its empty value. */
export function parseDraft(value: unknown, parseItem: (value: unknown) => LocalCartItem | null): CheckoutDraft | null {
  if (!isRecord(value)) return null;
  const buyNow = value.buyNow === null ? null : parseItem(value.buyNow);
  const attempt = storedTexts(value.attempt, { key: '', body: '' });
  return {
    ...storedTexts(value, emptyTexts),
    source: value.source === 'buyNow' && buyNow ? 'buyNow' : 'cart',
    buyNow,
    attempt: attempt.key === '' ? null : attempt,
    newsletter: value.newsletter === true,
    delivery: value.delivery === DeliveryMethod.PICKUP ? DeliveryMethod.PICKUP : DeliveryMethod.SHIP,
    pickupContact: isRecord(value.pickupContact) ? storedTexts(value.pickupContact, emptyContact) : null,
    savedAddressId: textOrNull(value.savedAddressId),
    address: storedTexts(value.address, emptyAddress),
    ownerId: textOrNull(value.ownerId),
  };
}
