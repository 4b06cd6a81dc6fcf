import {
  type AudienceRule,
  CampaignStatus,
  isLocalTime,
  type Locale,
  type LocalText,
  organisationZone,
  type ReceivedBody,
  skippedTime,
} from '@dronesoccer/contracts';
import { slugOf } from '@dronesoccer/domain';
import { instantOf, isShown, offsetAt } from '@dronesoccer/domain/calendar';
import { AppError } from '../../../../platform/errors/index.js';
import { isInstant } from '../../../../platform/http/index.js';
import { parseAudience } from '../../audience/judge-audience.js';
import { parseTags } from '../../audience/tags.queries.js';
import type { CampaignRow, CampaignText } from './campaigns.queries.js';

/**
 * The changes that a request body asks for. Omitted fields stay unchanged, except the texts, which are always present:
 * a form omits an empty text.
 */
export interface CampaignPatch {
  title: string;
  texts: Record<Locale, CampaignText>;
  coverAlt: string;
  coverAltFr: string;
  tags?: string[];
  audience?: AudienceRule;
  status?: CampaignValues['status'];
  scheduledAt?: Date;
  scheduledZone?: string;
}

/** The values that a campaign is saved with. */
export interface CampaignValues extends Pick<CampaignPatch, 'title' | 'texts' | 'coverAlt' | 'coverAltFr'> {
  slug: string;
  tagIds: string[];
  audience: AudienceRule;
  status: typeof CampaignStatus.DRAFT | typeof CampaignStatus.SCHEDULED;
  scheduledAt: Date | null;
  scheduledZone: string | null;
}

const { DRAFT, SCHEDULED } = CampaignStatus;

const problems = {
  status: { en: 'A campaign is a draft or scheduled', fr: 'Une campagne est un brouillon ou planifiée' },
  time: { en: 'Enter a date and time', fr: 'Entrez une date et une heure' },
  skipped: skippedTime,
  zone: { en: 'Choose a time zone', fr: 'Choisissez un fuseau horaire' },
} as const satisfies Readonly<Record<string, LocalText>>;

const refuse = (field: string, message: LocalText): never => {
  throw new AppError('NEWS_008', { errors: [{ field, message }] });
};

/** @throws AppError NEWS_008 if a topic, the status, the time, the zone or the audience is invalid */
export function parseCampaign(body: ReceivedBody<'newsletter.campaigns.admin.create'>): CampaignPatch {
  return {
    title: body.title,
    texts: {
      en: textOf(body.subject, body.preheader, body.body),
      fr: textOf(body.subjectFr, body.preheaderFr, body.bodyFr),
    },
    coverAlt: body.coverAlt ?? '',
    coverAltFr: body.coverAltFr ?? '',
    ...(body.tags !== undefined && { tags: parseTags(body.tags) }),
    ...(body.audience !== undefined && { audience: parseAudience(body.audience) }),
    ...(body.status !== undefined && { status: statusOf(body.status) }),
    ...(body.scheduledAt !== undefined && { scheduledAt: timeOf(body.scheduledAt, body.scheduledZone) }),
    ...(body.scheduledZone !== undefined && { scheduledZone: zoneOf(body.scheduledZone) }),
  };
}

/** Browsers submit line breaks as CRLF. */
const textOf = (subject = '', preheader = '', body = ''): CampaignText => ({
  ...{ subject, preheader },
  body: body.replaceAll(/\r\n?/g, '\n').trim(),
});

function statusOf(sent: unknown): CampaignValues['status'] {
  return sent === DRAFT || sent === SCHEDULED ? sent : refuse('status', problems.status);
}

/** Parses an instant, or a local time in the zone. A local time that occurs twice means the first occurrence. */
function timeOf(sent: unknown, zone = ''): Date {
  if (isInstant(sent)) return new Date(sent);
  if (typeof sent !== 'string' || !isLocalTime(sent)) return refuse('scheduledAt', problems.time);
  return isShown(zoneOf(zone), sent) ? instantOf(zone, sent) : refuse('scheduledAt', problems.skipped);
}

function zoneOf(zone: string): string {
  try {
    offsetAt(zone, new Date());
    return zone;
  } catch {
    return refuse('scheduledZone', problems.zone);
  }
}

/**
 * Returns the campaign's values after `patch` is applied.
 *
 * @param before null for a new campaign
 * @param tagIds the topics of the patch, which must exist; undefined if the patch omits topics
 * @throws AppError NEWS_007 if a scheduled campaign has no time, NEWS_006 if its time has passed
 */
export function valuesAfter(
  patch: CampaignPatch,
  before: CampaignRow | null,
  { tagIds, now }: { tagIds: string[] | undefined; now: Date },
): CampaignValues {
  const { title, texts, coverAlt, coverAltFr } = patch;
  return {
    ...{ title, texts, coverAlt, coverAltFr },
    ...scheduleAfter(patch, before, now),
    slug: slugAfter(requestedSlug(title, texts.en), before?.slug),
    tagIds: tagIds ?? before?.tags.map(({ id }) => id) ?? [],
    audience: patch.audience ?? before?.audience ?? {},
  };
}

function scheduleAfter(
  patch: CampaignPatch,
  before: CampaignRow | null,
  now: Date,
): Pick<CampaignValues, 'status' | 'scheduledAt' | 'scheduledZone'> {
  const status = patch.status ?? (before?.status === SCHEDULED ? SCHEDULED : DRAFT);
  const scheduledAt = patch.scheduledAt ?? before?.scheduledAt ?? null;
  if (scheduledAt === null) {
    if (status === SCHEDULED) throw new AppError('NEWS_007');
    return { status, scheduledAt, scheduledZone: null };
  }
  // A scheduled campaign may keep a time that has just passed, because it is about to be sent.
  const isKept = before?.status === SCHEDULED && before.scheduledAt?.getTime() === scheduledAt.getTime();
  if (status === SCHEDULED && scheduledAt <= now && !isKept) throw new AppError('NEWS_006');
  return { status, scheduledAt, scheduledZone: patch.scheduledZone ?? before?.scheduledZone ?? organisationZone };
}

/** Paths below /newsletter that other pages use. */
const reservedSlugs = new Set([
  'archive',
  'campaigns',
  'confirm',
  'files',
  'go',
  'preferences',
  'recent',
  'rss',
  'unsubscribe',
]);

/** Makes the campaign's slug from the English subject, or else from the title. */
export function requestedSlug(title: string, english: Pick<CampaignText, 'subject'> | undefined): string {
  const slug = slugOf(english?.subject || title, 'letter');
  return reservedSlugs.has(slug) ? `${slug}-letter` : slug;
}

/** A duplicate keeps its number while its subject is unchanged, because the original has the plain slug. */
function slugAfter(wanted: string, before: string | undefined): string {
  const isNumbered = before?.startsWith(`${wanted}-`) === true && /^\d+$/.test(before.slice(wanted.length + 1));
  return isNumbered ? before : wanted;
}
