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
import { addressFields, emptyAddress, isAddressComplete, type AddressForm } from '@/lib/forms/address-form';
import { isRecord } from '@/lib/is-record';
import type { Attempt } from '@/lib/query/use-attempt';

/** Everything entered in the checkout so far. It survives a reload, a lost connection and a failed call. */
export interface CheckoutDraft {
  source: 'cart' | 'buyNow';
  /** What is bought now, without touching the cart. */
  buyNow: LocalCartItem | null;
  email: string;
  delivery: DeliveryMethod;
  /** The listed location of a pickup; empty while none is chosen. */
  pickupId: string;
  /** Who collects a pickup; null while a member has not typed another name than the account's. */
  pickupContact: PickupForm | null;
  /** The saved address that was chosen; empty for one that is typed, null while neither was decided. */
  savedAddressId: string | null;
  address: AddressForm;
  /** The try to place it: the same body sent again under the same key is the same order (promise R3). */
  attempt: Attempt | null;
  /** Whose draft it is: an account's id, or null for a guest. */
  ownerId: string | null;
}

/** The pickup's contact as it is typed. */
export interface PickupForm extends Record<string, string> {
  fullName: string;
  phone: string;
}

export const pickupRules = formRules(pickupContactBody);

export const emptyDraft: CheckoutDraft = {
  source: 'cart',
  buyNow: null,
  email: '',
  delivery: DeliveryMethod.SHIP,
  pickupId: '',
  pickupContact: null,
  savedAddressId: null,
  address: emptyAddress,
  attempt: null,
  ownerId: null,
};

export type DraftStep = 'details' | 'delivery' | 'payment';

/** The first step that still lacks something; the payment when none does. */
export function firstOpenStep(draft: CheckoutDraft, isSignedIn: boolean, locale: Locale): DraftStep {
  if (!isSignedIn && validateField(userFields.email, draft.email, locale) !== null) return 'details';
  return isDeliveryComplete(draft, locale) ? 'payment' : 'delivery';
}

function isDeliveryComplete({ delivery, pickupId, pickupContact, address }: CheckoutDraft, locale: Locale): boolean {
  if (delivery === DeliveryMethod.SHIP) return isAddressComplete(address, locale);
  return pickupId !== '' && pickupContact !== null && isContactComplete(pickupContact, locale);
}

const isContactComplete = ({ fullName, phone }: PickupForm, locale: Locale): boolean =>
  validateField(pickupRules.fullName, fullName, locale) === null &&
  validateField(pickupRules.phone, phone, locale) === null;

/** A draft is a guest's or one account's. A guest who signs in keeps it; anyone else starts a new one. */
export function draftFor(draft: CheckoutDraft, ownerId: string | null): CheckoutDraft {
  if (draft.ownerId === ownerId) return draft;
  return draft.ownerId === null ? { ...draft, ownerId } : { ...emptyDraft, ownerId };
}

export const itemOfBuyNow = ({ id, quantity }: LocalCartItem): ItemRequest => ({ productId: id, quantity });

/** Stored drafts may be old or edited: what does not fit falls back to empty, field by field. */
export function parseDraft(value: unknown, parseItem: (value: unknown) => LocalCartItem | null): CheckoutDraft | null {
  if (!isRecord(value)) return null;
  const text = (each: unknown): string => (typeof each === 'string' ? each : '');
  const typed = isRecord(value.address) ? value.address : {};
  const address = { ...emptyAddress };
  for (const field of addressFields) address[field] = text(typed[field]);
  const buyNow = value.buyNow === null ? null : parseItem(value.buyNow);
  const contact = isRecord(value.pickupContact) ? value.pickupContact : null;
  const attempt = isRecord(value.attempt) ? { key: text(value.attempt.key), body: text(value.attempt.body) } : null;
  return {
    source: value.source === 'buyNow' && buyNow ? 'buyNow' : 'cart',
    buyNow,
    email: text(value.email),
    delivery: value.delivery === DeliveryMethod.PICKUP ? DeliveryMethod.PICKUP : DeliveryMethod.SHIP,
    pickupId: text(value.pickupId),
    pickupContact: contact && { fullName: text(contact.fullName), phone: text(contact.phone) },
    savedAddressId: typeof value.savedAddressId === 'string' ? value.savedAddressId : null,
    address,
    attempt: attempt?.key ? attempt : null,
    ownerId: typeof value.ownerId === 'string' ? value.ownerId : null,
  };
}
