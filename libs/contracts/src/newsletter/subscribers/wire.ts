import type { SubscriptionState } from '../../common/enums.ts';
import type { ConsentEntryKind, SuppressionCause } from '../../common/team-enums.ts';
import type { Locale, LocalText } from '../../common/locales.ts';
import type { ConsentBasis, ConsentSource } from './consent.ts';

/** What subscribing led to: a link was mailed (PENDING), or no link is asked for (SUBSCRIBED). */
export interface SubscribedWire {
  state: SubscriptionState;
}

export interface TagWire {
  id: string;
  /** Its name in the caller's language. */
  data: string;
}

export interface TagAdminWire extends TagWire {
  translations: LocalText;
  /** Changes with every edit. */
  version: number;
  /** Who chose it, among those who are subscribed. */
  subscribers: number;
}

/** A subscription as its reader sees it, by the token of a newsletter issue or of a confirmation email. */
export interface SubscriptionWire {
  /** The token in its issues, which opens its preferences and unsubscribes. It confirms nothing. */
  token: string;
  state: SubscriptionState;
  /** With its middle left out: someone a letter was forwarded to need not learn the address. */
  email: string;
  locale: Locale;
  /** Ids of the tags that were chosen; none means letters about everything. */
  tags: string[];
}

export const subscriberSorts = ['newest', 'email'] as const;
export type SubscriberSort = (typeof subscriberSorts)[number];

export interface SubscriberWire {
  id: string;
  email: string;
  state: SubscriptionState;
  locale: Locale;
  tags: string[];
  /** When it was asked for first, and when it was confirmed and ended last. */
  createdAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
  /** Null unless it is suppressed. `reason`: the mail server's code, or the team's note. */
  suppression: { cause: SuppressionCause; reason: string | null } | null;
}

/** One entry of the ledger: consent given or withdrawn, never changed afterwards. */
export interface ConsentEntryWire {
  id: string;
  kind: ConsentEntryKind;
  at: string;
  source: ConsentSource;
  /** The words that were agreed to; null where none were shown. Those of an imported list have no version. */
  wording: { text: string; version: number | null } | null;
  /** Of an import: what the address rests on, and since which day; the reason says where. */
  imported: { basis: ConsentBasis; day: string } | null;
  /** Of a suppression. */
  cause: SuppressionCause | null;
  /** The network address that it came from; null for what the team did. */
  network: string | null;
  /** Who of the team, and why. */
  actor: { id: string; name: string } | null;
  reason: string | null;
}

export interface SubscriberDetailWire extends SubscriberWire {
  /** The latest first. */
  ledger: ConsentEntryWire[];
}
