import { type ConsentBasis, type ImportOutcome, SubscriptionState } from '@dronesoccer/contracts';
import { addDays } from '../days.ts';

/** Canada's anti-spam law, s. 10(10): two years after a purchase, six months after an inquiry. */
const impliedMonths: Readonly<Record<Exclude<ConsentBasis, 'express'>, number>> = { purchase: 24, inquiry: 6 };

/** The confirmation of an imported address is retried for half a day; it must not leave once consent has ended. */
const daysToAsk = 1;

/**
 * Whether an address may still be written to once, to ask it to confirm.
 *
 * @param day on which consent was given, the purchase was made or the person asked, `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function consentApplies(basis: ConsentBasis, day: string, today: string): boolean {
  return basis === 'express' || addDays(today, daysToAsk) < monthsAfter(day, impliedMonths[basis]);
}

/** The same day of a later month; its last day where the month is too short. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** An address that is known already. */
export interface KnownSubscriber {
  state: SubscriptionState;
  /** While it waits to be confirmed: its person had left before. Anyone can ask for an address again. */
  hadLeft: boolean;
}

/**
 * What an import does with an address that stands as it does; null: not known yet. Consent is proved when it is express and
 * its words are known.
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
