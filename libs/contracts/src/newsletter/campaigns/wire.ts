import type { CampaignStatus, DeliveryState, VisitKind } from '../../common/team-enums.ts';
import type { Locale } from '../../common/locales.ts';
import type { TagWire } from '../subscribers/wire.ts';

/**
 * Narrows a campaign's audience within its topics. A subscriber must match every given rule; without rules, everyone
 * matches.
 */
export interface AudienceRule {
  /** The subscriber has an active member's account with this email. */
  isMember?: boolean;
  /** The subscriber paid for something in this category (a slug). */
  category?: string;
  /** The subscriber lives within this distance of a city of the gazetteer, by the latest known postal code. */
  near?: { placeId: string; km: number };
  /** The subscriber received an issue but visited no link in any issue for this many days. */
  quietDays?: number;
}

/** The texts that an administrator writes. The French texts are empty until they are written. */
export interface CampaignTexts {
  /** The internal name; readers never see it. */
  title: string;
  subject: string;
  preheader: string;
  /**
   * Markdown; a line `[[product:<slug>]]` or `[[event:<slot id>]]` becomes the product or tournament with its price. Here
   * and in the other texts that readers see, `{{firstName|there}}` becomes the reader's name (`merge-fields.ts`).
   */
  body: string;
  subjectFr: string;
  preheaderFr: string;
  bodyFr: string;
}

interface CampaignAttachmentWire {
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

/** The number of recipients by delivery state. */
export interface DeliveryCounts {
  pending: number;
  sending: number;
  sent: number;
  failed: number;
  /** The mail server may have accepted the email, but its answer never arrived. */
  unknown: number;
  /** The recipients who unsubscribed or were suppressed after the audience was fixed, or whose send was cancelled. */
  skipped: number;
}

/**
 * `person`: an administrator paused the campaign. `refusals`: too many recipients were refused. `overdue`: the campaign
 * was more than an hour late. `checks`: a check blocked it at the scheduled time.
 */
const pauseReasons = ['person', 'refusals', 'overdue', 'checks'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** The progress of sending a campaign. */
export interface CampaignRunWire {
  /** Null while the recipients are only prepared. */
  startedAt: string | null;
  pausedAt: string | null;
  pauseReason: PauseReason | null;
  /** The time at which the team cancelled the remaining emails. */
  cancelledAt: string | null;
  endedAt: string | null;
  counts: DeliveryCounts;
  /** The maximum number of emails per second, over all processes. */
  perSecond: number;
}

export interface CampaignListItemWire {
  id: string;
  slug: string;
  title: string;
  /** The subject. In lists, it is in the caller's language if there is one, otherwise in English. */
  subject: string;
  status: CampaignStatus;
  tags: TagWire[];
  scheduledAt: string | null;
  /** The time zone in which the time was chosen. */
  scheduledZone: string | null;
  /** The local time in that zone, `YYYY-MM-DDTHH:MM`. */
  scheduledLocal: string | null;
  /** The zone's abbreviation at that time, in the caller's language: `EDT`, `HAE`. */
  scheduledZoneText: string | null;
  /** Null until recipients are prepared or emails are sent. */
  run: CampaignRunWire | null;
  /** The number of visits by people, and of the readers who unsubscribed from this campaign. */
  visits: number;
  unsubscribes: number;
  updatedAt: string;
}

export interface CampaignWire extends CampaignListItemWire, CampaignTexts {
  audience: AudienceRule;
  /**
   * The name of the place in `audience.near`, with its province, in the caller's language. Null if there is no such
   * rule or the place is no longer known.
   */
  placeName: string | null;
  cover: CampaignCoverWire | null;
  attachments: CampaignAttachmentWire[];
  /** Increases with every change by an administrator. */
  version: number;
  createdAt: string;
}

/** The checks before sending. A check either stops the campaign (`blocks`) or asks for a look first (`warns`). */
const campaignChecks = [
  'subject',
  'body',
  'fields',
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
  /** The finding and its remedy, in the caller's language. */
  message: string;
}

export interface AudienceWire {
  total: number;
  byLocale: Record<Locale, number>;
  /** Ten random recipients. */
  examples: string[];
}

/** An issue as it would be sent now, in one language. */
export interface CampaignPreviewWire {
  subject: string;
  html: string;
  text: string;
  bytes: number;
}

/**
 * A sent issue in the public archive, in the caller's language if there is one. A SUPER_ADMIN also sees unsent issues.
 */
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
  /** Null if the issue has not been sent yet. */
  sentAt: string | null;
}

/** A product as an issue shows it. The price is in dollars at the time of sending. */
export interface CampaignProductWire {
  slug: string;
  name: string;
  price: number;
  imageUrl: string | null;
}

/** An event as an issue shows it, at the time of sending. */
export type CampaignEventWire = CampaignTournamentWire | CampaignAnnouncementWire;

interface CampaignEventFields {
  /** The address in the text of the issue: the id of a tournament's slot, or a current or former slug. */
  id: string;
  city: string;
  /** The wall time of the place, `YYYY-MM-DDTHH:MM`. */
  localStart: string;
  localEnd: string;
  /** IANA name. */
  timeZone: string;
  imageUrl: string | null;
}

export interface CampaignTournamentWire extends CampaignEventFields {
  arena: string;
  /** The lowest price in dollars for a team, or null if no team can enter. */
  price: number | null;
}

export interface CampaignAnnouncementWire extends CampaignEventFields {
  title: string;
  venue: string;
  /** The current slug in the language of the issue. */
  slug: string;
  isOutdoor: boolean;
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
  /** The time of the last state change. */
  at: string;
  /** The mail server's answer: its enhanced status code (RFC 3463), if any, and an explanation. */
  reason: { code: string | null; text: string } | null;
}

export interface VisitCounts {
  people: number;
  machines: number;
  unknown: number;
}

/**
 * The reasons for classifying a visit: a browser, at a time when people read; a known scanner; a headless browser; a
 * visit within 10 seconds of delivery; no user agent; no token of an issue (a visit to the archive page).
 */
const visitReasons = ['browser', 'scanner', 'headless', 'early', 'noUserAgent', 'noToken'] as const;
export type VisitReason = (typeof visitReasons)[number];

/** The results of a campaign. */
export interface CampaignResultsWire {
  counts: DeliveryCounts;
  visits: VisitCounts;
  /** The recipients with at least one visit classified as a person's. */
  readers: number;
  /** The number of visits by kind and reason. */
  reasons: { kind: VisitKind; reason: VisitReason; count: number }[];
  /**
   * Every link in the issue, the most visited by people first. Together with `archive`, the links add up to `visits`.
   */
  links: ({ url: string } & VisitCounts)[];
  /** The visits to the page in the archive. */
  archive: VisitCounts;
  unsubscribes: number;
  /**
   * The results per hour for the first two days, then per 24 hours, counted from `startedAt`. Empty spans are left out.
   */
  timeline: { at: string; sent: number; people: number; unsubscribes: number }[];
  /** The start of sending, or null if it has not begun. */
  startedAt: string | null;
  /** The five campaigns sent before this one, latest first. */
  before: { id: string; title: string; sentAt: string; sent: number; people: number; unsubscribes: number }[];
}

/** The destination of a newsletter link; null for a visit to the archive page itself. */
export interface VisitedWire {
  url: string | null;
}
