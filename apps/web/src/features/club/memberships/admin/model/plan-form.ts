import {
  commonFields,
  type Locale,
  membershipFields,
  type PlanAdminWire,
  type PlanBody,
  planBody,
} from '@dronesoccer/contracts';
import { amountText, dollarsOf } from '@/lib/forms/amounts';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

export interface PlanFormValues {
  price: string;
  isOffered: boolean;
  nameEn: string;
  summaryEn: string;
  nameFr: string;
  summaryFr: string;
}

export type PlanForm = RuledForm<PlanFormValues>;

export const planRules = {
  price: commonFields.amount,
  nameEn: membershipFields.planName,
  summaryEn: membershipFields.planSummary,
  nameFr: membershipFields.planName,
  summaryFr: membershipFields.planSummary,
} as const;

export const formOf = ({ price, isOffered, name, summary }: PlanAdminWire, locale: Locale): PlanFormValues => ({
  ...{ price: amountText(price, locale), isOffered },
  ...{ nameEn: name.en, summaryEn: summary.en, nameFr: name.fr, summaryFr: summary.fr },
});

/** Returns the request body. The form's rules have already validated every value. */
export const termsOf = ({ price, isOffered, nameEn, summaryEn, nameFr, summaryFr }: PlanFormValues): PlanBody => ({
  ...{ price: dollarsOf(price) ?? 0, isOffered },
  ...{ name: { en: nameEn, fr: nameFr }, summary: { en: summaryEn, fr: summaryFr } },
});

/** Returns the message for a price outside the limits of the call. */
export function checkPlan({ price }: PlanFormValues, message: string): { price?: string } {
  const dollars = dollarsOf(price) ?? 0;
  return dollars >= planBody.price.min && dollars <= planBody.price.max ? {} : { price: message };
}

const fields: Readonly<Record<string, keyof PlanFormValues>> = {
  price: 'price',
  isOffered: 'isOffered',
  'name.en': 'nameEn',
  'summary.en': 'summaryEn',
  'name.fr': 'nameFr',
  'summary.fr': 'summaryFr',
};

/** Maps a field refused by the server to the form's field, or to null. */
export const fieldOf = (field: string): keyof PlanFormValues | null => fields[field] ?? null;
