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

/** Of one order alone: forgotten once it is placed. */
interface OrderDraft {
  source: 'cart' | 'buyNow';
  /** What is bought now, without touching the cart. */
  buyNow: LocalCartItem | null;
  /** The try to place it: the same body sent again under the same key is the same order (promise R3). */
  attempt: Attempt | null;
  /** A guest agreed to get the newsletter. */
  newsletter: boolean;
}

/** Everything entered in the checkout so far. It survives a reload, a lost connection and a failed call. */
export interface CheckoutDraft extends OrderDraft {
  email: string;
  delivery: DeliveryMethod;
  /** The listed location of a pickup; empty while none is chosen. */
  pickupId: string;
  /** Who collects a pickup; null while a member has not typed another name than the account's. */
  pickupContact: PickupForm | null;
  /** The saved address that was chosen; empty for one that is typed, null while neither was decided. */
  savedAddressId: string | null;
  address: AddressForm;
  /** Whose draft it is: an account's id, or null for a guest. */
  ownerId: string | null;
}

/** The pickup's contact as it is typed. */
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

export type DraftStep = 'delivery' | 'payment';

/** The first step that still lacks something; the payment when none does. */
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

/** A draft is a guest's or one account's. A guest who signs in keeps it; anyone else starts a new one. */
export function draftFor(draft: CheckoutDraft, ownerId: string | null): CheckoutDraft {
  if (draft.ownerId === ownerId) return draft;
  return draft.ownerId === null ? { ...draft, ownerId } : { ...emptyDraft, ownerId };
}

export const itemOfBuyNow = ({ id, quantity }: LocalCartItem): ItemRequest => ({ productId: id, quantity });

type TextName = {
  [K in keyof CheckoutDraft]: string extends CheckoutDraft[K] ? (CheckoutDraft[K] extends string ? K : never) : never;
}[keyof CheckoutDraft];

const isText = (entry: [string, unknown]): entry is [TextName, string] => entry[1] === '';

/** What is typed into a field of its own: it begins empty. */
const emptyTexts = Object.fromEntries(Object.entries(emptyDraft).filter(isText)) as Record<TextName, string>;

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Stored drafts may be old or edited: what does not fit falls back to empty, field by field. */
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
