import {
  type CallBody,
  DeliveryMethod,
  isProvinceCode,
  type Locale,
  normalizePostalCode,
  postalCodeMismatch,
  type QuoteProblem,
  userFields,
} from '@dronesoccer/contracts';
import { type AddressForm, addressBody, addressRules, emptyAddress } from '@/lib/forms/address-form';
import type { FormRules } from '@/lib/forms/use-ruled-form';

/** A product of an order that staff make. */
export interface DeskLine {
  productId: string;
  name: string;
  imageUrl: string | null;
  quantity: number;
}

/** The form's texts. A pickup uses the address's name and phone for the person who collects it. */
export interface DeskForm extends AddressForm {
  email: string;
  locale: Locale;
  locationId: string;
  couponCode: string;
}

export const emptyDeskForm = (locale: Locale): DeskForm => ({
  ...emptyAddress,
  ...{ email: '', locale, locationId: '', couponCode: '' },
});

/** Returns the account whose email was typed, or null. */
export const accountOf = <Row extends { email: string }>(rows: readonly Row[], typed: string): Row | null =>
  rows.find(({ email }) => email.toLowerCase() === typed.toLowerCase()) ?? null;

/** The fields that the form shows for a way of delivery, in their order. */
export const deskFields = (delivery: DeliveryMethod): (keyof DeskForm & string)[] =>
  delivery === DeliveryMethod.PICKUP
    ? ['email', 'locationId', 'fullName', 'phone']
    : ['email', 'fullName', 'line1', 'line2', 'city', 'province', 'postalCode', 'phone'];

export function deskRules(delivery: DeliveryMethod): FormRules<DeskForm> {
  const { fullName, phone } = addressRules;
  return {
    email: userFields.email,
    ...(delivery === DeliveryMethod.PICKUP ? { fullName, phone } : addressRules),
  };
}

/** Adds a product, or one more piece of a product that the order has. */
export function withProduct(lines: readonly DeskLine[], product: Omit<DeskLine, 'quantity'>): DeskLine[] {
  const known = lines.find(({ productId }) => productId === product.productId);
  if (known === undefined) return [...lines, { ...product, quantity: 1 }];
  return withQuantity(lines, product.productId, known.quantity + 1);
}

/** Changes the pieces of a product; 0 removes it. */
export const withQuantity = (lines: readonly DeskLine[], productId: string, quantity: number): DeskLine[] =>
  lines
    .map((line) => (line.productId === productId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);

export interface DeskDraft {
  form: DeskForm;
  delivery: DeliveryMethod;
  lines: readonly DeskLine[];
}

/** Returns the request for a quote, with the part of the address that decides about the price. */
export function deskQuoteBody({ form, delivery, lines }: DeskDraft): CallBody<'orders.admin.quote'> {
  const couponCode = form.couponCode.trim();
  return {
    items: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    delivery,
    ...(couponCode !== '' && { couponCode }),
    ...(delivery === DeliveryMethod.PICKUP ? placeOf(form) : destinationOf(form)),
  };
}

const placeOf = ({ locationId }: DeskForm) => (locationId === '' ? {} : { locationId });

function destinationOf({ province, postalCode: typed }: DeskForm) {
  if (!isProvinceCode(province)) return {};
  const code = normalizePostalCode(typed);
  return {
    address: { province, ...(code !== null && postalCodeMismatch(province, code) === null && { postalCode: code }) },
  };
}

/** Returns the order of a valid form. */
export function deskOrderBody(draft: DeskDraft, expectedTotal: number): CallBody<'orders.admin.place'> {
  const { form, delivery } = draft;
  const { address: _, ...quoted } = deskQuoteBody(draft);
  const { fullName, phone, ...street } = addressBody(form);
  return {
    ...quoted,
    ...{ email: form.email.trim(), locale: form.locale, expectedTotal },
    ...(delivery === DeliveryMethod.PICKUP
      ? { pickupContact: { fullName, ...(phone && { phone }) } }
      : { address: { ...street, fullName, ...(phone && { phone }) } }),
  };
}

/** Returns the problems of the whole order. A destination that is missing is a field of the form. */
export const orderProblems = (problems: readonly QuoteProblem[]): QuoteProblem[] =>
  problems.filter(({ productId, code }) => productId === null && code !== 'CHECKOUT_002' && code !== 'ARENA_001');
