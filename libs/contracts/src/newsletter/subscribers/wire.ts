import type { SubscriptionState } from '../../common/enums.ts';
import type { ConsentEntryKind, SuppressionCause } from '../../common/team-enums.ts';
import type { Locale, LocalText } from '../../common/locales.ts';
import type { ConsentBasis, ConsentSource } from './consent.ts';

/** The result of subscribing. PENDING: a link was emailed. SUBSCRIBED: no confirmation is needed. */
export interface SubscribedWire {
  state: SubscriptionState;
}

export interface TagWire {
  id: string;
  /** The tag's name in the caller's language. */
  data: string;
}

export interface TagAdminWire extends TagWire {
  translations: LocalText;
  /** Changes with every edit. */
  version: number;
  /** The number of current subscribers who chose the tag. */
  subscribers: number;
}

/** A subscription as its reader sees it, found by the token of a newsletter issue or of a confirmation email. */
export interface SubscriptionWire {
  /** The token in the subscriber's issues, which opens the preferences and unsubscribes. It confirms nothing. */
  token: string;
  state: SubscriptionState;
  /** The email with its middle masked, because someone who received a forwarded issue need not learn the address. */
  email: string;
  locale: Locale;
  /** The ids of the chosen tags; an empty list means issues about everything. */
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
  /** The times of the first request, the last confirmation and the last end. */
  createdAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
  /** Null if the subscription is not suppressed. `reason` is the mail server's code or the team's note. */
  suppression: { cause: SuppressionCause; reason: string | null } | null;
}

/** The changes of one topic in several subscriptions. */
export const topicActions = ['add', 'remove'] as const;
export type TopicAction = (typeof topicActions)[number];

/** A subscription whose topics a bulk call changed, with its topics since. */
export interface ChangedTopicsWire {
  id: string;
  tags: string[];
}

/** An entry in the ledger: consent given or withdrawn. Entries never change. */
export interface ConsentEntryWire {
  id: string;
  kind: ConsentEntryKind;
  at: string;
  source: ConsentSource;
  /** The text that the person agreed to, or null if none was shown. The text of an imported list has no version. */
  wording: { text: string; version: number | null } | null;
  /** The basis and date of an imported consent; `reason` names the place where it was given. */
  imported: { basis: ConsentBasis; day: string } | null;
  /** The cause of a suppression. */
  cause: SuppressionCause | null;
  /** The network address of the request, or null for an action by the team. */
  network: string | null;
  /** The team member who acted, and the reason. */
  actor: { id: string; name: string } | null;
  reason: string | null;
}

export interface SubscriberDetailWire extends SubscriberWire {
  /** The entries, latest first. */
  ledger: ConsentEntryWire[];
}
