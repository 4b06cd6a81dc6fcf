import type { CampaignStatus, DeliveryState, VisitKind } from '../../common/team-enums.ts';
import type { Locale } from '../../common/locales.ts';
import type { TagWire } from '../subscribers/wire.ts';

/** Who among the subscribed a campaign goes to, beside its topics. Every rule that is given must hold; none: everyone. */
export interface AudienceRule {
  /** Has an active member's account with this e-mail. */
  isMember?: boolean;
  /** Paid for something of this category: its slug. */
  category?: string;
  /** Lives within so many kilometres of a city of the gazetteer, by the latest postal code that is known. */
  near?: { placeId: string; km: number };
  /** Got a letter and visited nothing from any of them for so many days. */
  quietDays?: number;
}

/** What an administrator writes. The French texts are empty until they are written. */
export interface CampaignTexts {
  /** What the team calls it; readers never see it. */
  title: string;
  subject: string;
  preheader: string;
  /** Markdown; a line `[[product:<slug>]]` or `[[event:<slot id>]]` becomes the product or tournament with its price. */
  body: string;
  subjectFr: string;
  preheaderFr: string;
  bodyFr: string;
}

export interface CampaignAttachmentWire {
  id: string;
  name: string;
  bytes: number;
  url: string;
}

export interface CampaignCoverWire {
  url: string;
  alt: string;
  altFr: string;
}

/** Recipients by what became of them. */
export interface DeliveryCounts {
  pending: number;
  sending: number;
  sent: number;
  failed: number;
  /** The mail server may have taken it: its answer was never received. */
  unknown: number;
  /** Unsubscribed or suppressed since the audience was fixed, or cancelled before their turn. */
  skipped: number;
}

/** A person paused it; too many recipients were refused; it was overdue by more than an hour; at its hour a check blocked it. */
export const pauseReasons = ['person', 'refusals', 'overdue', 'checks'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** How far a campaign has gone out. */
export interface CampaignRunWire {
  /** Null while only its recipients have been prepared. */
  startedAt: string | null;
  pausedAt: string | null;
  pauseReason: PauseReason | null;
  /** The team wanted the rest not to be sent. */
  cancelledAt: string | null;
  endedAt: string | null;
  counts: DeliveryCounts;
  /** The most letters a second, all processes together. */
  perSecond: number;
}

export interface CampaignListItemWire {
  id: string;
  slug: string;
  title: string;
  /** In a list in the caller's language where it has one, else the English one. */
  subject: string;
  status: CampaignStatus;
  tags: TagWire[];
  scheduledAt: string | null;
  /** The zone that the time was chosen in. */
  scheduledZone: string | null;
  /** What its clocks show then, `YYYY-MM-DDTHH:MM`. */
  scheduledLocal: string | null;
  /** What that zone is called then, in the caller's language: `EDT`, `HAE`. */
  scheduledZoneText: string | null;
  /** Null while nothing was prepared or sent. */
  run: CampaignRunWire | null;
  /** Visits of people, and those who unsubscribed from it. */
  visits: number;
  unsubscribes: number;
  updatedAt: string;
}

export interface CampaignWire extends CampaignListItemWire, CampaignTexts {
  audience: AudienceRule;
  /** Of the place in `audience.near`, with its province, in the caller's language; null: none, or none that is known any more. */
  placeName: string | null;
  cover: CampaignCoverWire | null;
  attachments: CampaignAttachmentWire[];
  /** Goes up with every change by an administrator. */
  version: number;
  createdAt: string;
}

/** What stands in the way of sending (`blocks`), or deserves a look first (`warns`). */
export const campaignChecks = [
  'subject',
  'body',
  'french',
  'audience',
  'consent',
  'postalAddress',
  'links',
  'products',
  'events',
  'alternativeTexts',
  'size',
] as const;
export type CampaignCheckName = (typeof campaignChecks)[number];

export interface CampaignCheckWire {
  name: CampaignCheckName;
  result: 'passes' | 'warns' | 'blocks';
  /** In the caller's language: what was found, and what to do about it. */
  message: string;
}

export interface AudienceWire {
  total: number;
  byLocale: Record<Locale, number>;
  /** Ten of them, by chance. */
  examples: string[];
}

/** A letter as it would leave now, in one language. */
export interface CampaignPreviewWire {
  subject: string;
  html: string;
  text: string;
  bytes: number;
}

/** A sent letter in the public archive; for SUPER_ADMIN also one that is not sent yet. In the caller's language where it exists. */
export interface ArchivedCampaignWire {
  id: string;
  slug: string;
  locale: Locale;
  subject: string;
  preheader: string;
  body: string;
  products: CampaignProductWire[];
  events: CampaignEventWire[];
  cover: CampaignCoverWire | null;
  attachments: CampaignAttachmentWire[];
  tags: TagWire[];
  /** Null: not sent yet. */
  sentAt: string | null;
}

/** A product as a letter shows it. Dollars, as of sending. */
export interface CampaignProductWire {
  slug: string;
  name: string;
  price: number;
  imageUrl: string | null;
}

/** A tournament as a letter shows it. As of sending. */
export interface CampaignEventWire {
  /** Of its slot. */
  id: string;
  arena: string;
  city: string;
  /** The arena's wall time, `YYYY-MM-DDTHH:MM`. */
  localStart: string;
  localEnd: string;
  /** IANA name. */
  timeZone: string;
  /** Dollars that a team pays at least; null: none can enter. */
  price: number | null;
  imageUrl: string | null;
}

export interface RecentCampaignWire {
  id: string;
  slug: string;
  subject: string;
  preheader: string;
  cover: CampaignCoverWire | null;
  sentAt: string;
}

export interface DeliveryWire {
  id: string;
  email: string;
  locale: Locale;
  state: DeliveryState;
  /** When its state changed last. */
  at: string;
  /** What the mail server answered: its enhanced status code (RFC 3463) where it gave one, and what that means. */
  reason: { code: string | null; text: string } | null;
}

export interface VisitCounts {
  people: number;
  machines: number;
  unknown: number;
}

/**
 * Why a visit was taken for what it is: a browser, at a time when people read; a known scanner; a browser that no one looks at; within
 * 10 seconds of delivery; no browser named; no letter named (a visit of the archive page).
 */
export const visitReasons = ['browser', 'scanner', 'headless', 'early', 'noUserAgent', 'noToken'] as const;
export type VisitReason = (typeof visitReasons)[number];

/** What a campaign led to. */
export interface CampaignResultsWire {
  counts: DeliveryCounts;
  visits: VisitCounts;
  /** Recipients who visited at least once, as people do. */
  readers: number;
  /** Why visits were taken for what they are. */
  reasons: { kind: VisitKind; reason: VisitReason; count: number }[];
  /** Every link of the letter, the most followed by people first; with `archive` they add up to `visits`. */
  links: ({ url: string } & VisitCounts)[];
  /** Visits of the letter's page in the archive. */
  archive: VisitCounts;
  unsubscribes: number;
  /** By hour on the first two days, then by 24 hours, from `startedAt`; spans without anything are left out. */
  timeline: { at: string; sent: number; people: number; unsubscribes: number }[];
  /** When it began to go out; null: not yet. */
  startedAt: string | null;
  /** The five sent before it, the latest first. */
  before: { id: string; title: string; sentAt: string; sent: number; people: number; unsubscribes: number }[];
}

/** Where a letter's link leads; null: a visit of the archive page alone. */
export interface VisitedWire {
  url: string | null;
}
