import { type ConsentBasis, type ImportOutcome, SubscriptionState } from '@dronesoccer/contracts';
import { addDays } from '../days.ts';

/**
 * The months that implied consent lasts by Canada's anti-spam law, s. 10(10): two years after a purchase, six months
 * after an inquiry.
 */
const impliedMonths: Readonly<Record<Exclude<ConsentBasis, 'express'>, number>> = { purchase: 24, inquiry: 6 };

/**
 * A safety margin in days: the confirmation of an imported address is retried for half a day, and must not be sent
 * after consent has ended.
 */
const daysToAsk = 1;

/**
 * Returns whether consent still allows one email that asks the address to confirm.
 *
 * @param day the day of the consent, purchase or inquiry, `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function consentApplies(basis: ConsentBasis, day: string, today: string): boolean {
  return basis === 'express' || addDays(today, daysToAsk) < monthsAfter(day, impliedMonths[basis]);
}

/** Returns the same day of a later month, or the month's last day if the month is too short. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** A known address. */
export interface KnownSubscriber {
  state: SubscriptionState;
  /** For a pending subscription: true if the person had unsubscribed before. Anyone can enter an address again. */
  hadLeft: boolean;
}

/**
 * Returns what an import does with an address in this state; null means that the address is new. Consent is proven if
 * it is express and its wording is known.
 */
export function importOutcome(known: KnownSubscriber | null, isProved: boolean): ImportOutcome {
  if (known === null) return isProved ? 'added' : 'asked';
  switch (known.state) {
    case SubscriptionState.PENDING:
      if (known.hadLeft) return 'refused';
      return isProved ? 'confirmed' : 'kept';
    case SubscriptionState.SUBSCRIBED:
      return 'kept';
    case SubscriptionState.UNSUBSCRIBED:
    case SubscriptionState.SUPPRESSED:
      return 'refused';
  }
}
