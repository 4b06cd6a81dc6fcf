import {
  type AudienceRule,
  type CampaignListItemWire,
  type CampaignRunWire,
  type CampaignTexts,
  type CampaignWire,
  type Locale,
  provinces,
} from '@dronesoccer/contracts';
import { wallTime, zoneText } from '@dronesoccer/domain/calendar';
import { placeById } from '@dronesoccer/domain/gazetteer';
import { placeNumber } from '../../audience/judge-audience.js';
import type { AttachmentRow, CampaignFigures, CampaignRow, CampaignText } from './campaigns.queries.js';

/** The data besides the row that a campaign's presentation needs. */
interface ShownCampaign {
  figures: CampaignFigures;
  locale: Locale;
  /** Emails per second, unless the campaign sets its own rate. */
  emailsPerSecond: number;
}

/** Returns the progress of a campaign's run, or null if the run has not been prepared, started or paused. */
export function presentRun(
  row: Pick<
    CampaignRow,
    | 'preparedUpTo'
    | 'preparedAt'
    | 'sendStartedAt'
    | 'pausedAt'
    | 'pauseReason'
    | 'cancelledAt'
    | 'endedAt'
    | 'perSecond'
  >,
  { figures: { counts }, emailsPerSecond }: Omit<ShownCampaign, 'locale'>,
): CampaignRunWire | null {
  // An overdue campaign is paused before its recipients are prepared.
  const isUntouched = row.preparedUpTo === null && row.preparedAt === null && row.sendStartedAt === null;
  if (isUntouched && row.pausedAt === null) return null;
  return {
    startedAt: instant(row.sendStartedAt),
    pausedAt: instant(row.pausedAt),
    pauseReason: row.pauseReason,
    cancelledAt: instant(row.cancelledAt),
    endedAt: instant(row.endedAt),
    counts,
    perSecond: row.perSecond ?? emailsPerSecond,
  };
}

export function presentListed(row: CampaignRow, presented: ShownCampaign): CampaignListItemWire {
  const { id, slug, title, status, scheduledZone } = row;
  const { visits, unsubscribes } = presented.figures;
  return {
    ...{ id, slug, title, status, scheduledZone, visits, unsubscribes },
    subject: listedText(row, presented.locale).subject,
    tags: row.tags.map((tag) => ({ id: tag.id, data: tag.names[presented.locale] })),
    scheduledAt: instant(row.scheduledAt),
    ...clockOf(row, presented.locale),
    run: presentRun(row, presented),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * Returns the text that a list shows: in the reader's language if it has a subject, else in English. A list does not
 * read the bodies, so only the subject tells whether a language exists.
 */
export const listedText = ({ texts }: Pick<CampaignRow, 'texts'>, locale: Locale): CampaignText =>
  (texts[locale]?.subject ? texts[locale] : texts.en) ?? { subject: '', preheader: '', body: '' };

/** Returns the local time by the pinned zone data, because a browser's rules may differ. */
function clockOf({ scheduledAt: at, scheduledZone: zone }: CampaignRow, locale: Locale) {
  if (at === null || zone === null) return { scheduledLocal: null, scheduledZoneText: null };
  return { scheduledLocal: wallTime(zone, at).slice(0, 16), scheduledZoneText: zoneText(zone, at, locale) };
}

export function presentCampaign(row: CampaignRow, presented: ShownCampaign): CampaignWire {
  const { audience, coverUrl: url, coverAlt: alt, coverAltFr: altFr, version, createdAt } = row;
  return {
    ...presentListed(row, presented),
    ...textsOf(row),
    ...{ audience, version },
    placeName: placeNameOf(audience, presented.locale),
    cover: url === null ? null : { url, alt, altFr },
    attachments: row.attachments.map(presentAttachment),
    createdAt: createdAt.toISOString(),
  };
}

function placeNameOf({ near }: AudienceRule, locale: Locale): string | null {
  const place = near === undefined ? null : placeById(placeNumber(near.placeId));
  return place && `${place.name[locale]}, ${provinces[place.province][locale]}`;
}

function textsOf({ title, texts: { en, fr } }: Pick<CampaignRow, 'title' | 'texts'>): CampaignTexts {
  return {
    title,
    subject: en?.subject ?? '',
    preheader: en?.preheader ?? '',
    body: en?.body ?? '',
    subjectFr: fr?.subject ?? '',
    preheaderFr: fr?.preheader ?? '',
    bodyFr: fr?.body ?? '',
  };
}

export const presentAttachment = ({ id, name, bytes, file }: AttachmentRow) => ({
  ...{ id, name, bytes },
  url: attachmentsPath + file,
});

/** The path that campaign files are downloaded from. File names cannot be guessed. */
export const attachmentsPath = '/api/newsletter/files/';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;
