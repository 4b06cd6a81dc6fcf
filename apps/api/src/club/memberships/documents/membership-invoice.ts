import type { Locale } from '@dronesoccer/contracts';
import { organisationDayText, dayText } from '@dronesoccer/domain/calendar';
import type { InvoiceContent } from '../../../money/sales/index.js';
import type { Receipt } from '../../../platform/documents/index.js';
import type { MembershipRow } from '../memberships.queries.js';

const words = {
  en: {
    bought: (plan: string) => `Membership: ${plan}`,
    number: 'Membership',
    paid: 'Paid',
    from: 'First day',
    until: 'Last day',
    thanks: 'Thank you for your membership.',
  },
  fr: {
    bought: (plan: string) => `Adhésion : ${plan}`,
    number: 'Adhésion',
    paid: 'Payée le',
    from: 'Premier jour',
    until: 'Dernier jour',
    thanks: 'Merci de votre adhésion.',
  },
} as const;

/** Returns the price of a membership when it was placed, as its emails and invoice show it. */
export function receiptOf({ planName, subtotalCents, totalCents, taxes }: MembershipRow, locale: Locale): Receipt {
  return {
    lines: [{ name: words[locale].bought(planName[locale]), quantity: 1, unitPriceCents: subtotalCents }],
    subtotalCents,
    discount: null,
    charges: [],
    taxes: taxes.map(({ amount, ...tax }) => ({ ...tax, amountCents: amount })),
    totalCents,
  };
}

/** Returns the invoice of a paid membership, in the membership's language. */
export function invoiceOf(membership: MembershipRow): InvoiceContent {
  const { locale, number, name, email, firstDay, lastDay, paidAt } = membership;
  const text = words[locale];
  const day = (label: string, value: string | null) =>
    value === null ? [] : [[label, dayText(value, locale)] as const];
  return {
    ...receiptOf(membership, locale),
    billedTo: [name, email].filter((line) => line !== ''),
    destination: null,
    facts: [
      [text.number, number],
      ...(paidAt === null ? [] : [[text.paid, organisationDayText(paidAt, locale)] as const]),
      ...day(text.from, firstDay),
      ...day(text.until, lastDay),
    ],
    notes: [text.thanks],
  };
}
