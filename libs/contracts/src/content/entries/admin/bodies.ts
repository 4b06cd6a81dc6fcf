import {
  boolean,
  checked,
  type FieldsFor,
  instant,
  integer,
  list,
  nullable,
  object,
  oneOf,
  ruledText,
  text,
  texts,
} from '../../../common/body.ts';
import { bulkRecord } from '../../../common/bulk.ts';
import { isLocalTime } from '../../../common/days.ts';
import { valuesOf } from '../../../common/enums.ts';
import { locales } from '../../../common/locales.ts';
import { isComplexMarkdown } from '../../../common/markdown.ts';
import { provinceCodes } from '../../../common/provinces.ts';
import { staffLimits } from '../../../common/staff-limits.ts';
import { canadianZones } from '../../../common/zones.ts';
import { TextStatus } from '../../enums.ts';
import { contentFields } from './fields.ts';
import { contentLimits } from './limits.ts';
import {
  entryBulkActions,
  type EntryTerms,
  type EntryTextTerms,
  type EventTerms,
  newEntryKinds,
  orderedKinds,
} from './wire.ts';

const localTime = checked({
  accepts: isLocalTime,
  max: 16,
  message: { en: 'Choose a day and a time', fr: 'Choisissez un jour et une heure' },
});

/** The Markdown of one language. */
export const entryMarkdown = checked({
  accepts: (source) => !isComplexMarkdown(source),
  max: contentLimits.bodyMax,
  message: {
    en: 'Use at most 48,000 characters, with fewer emphasis marks (* and _), shorter addresses and less nested lists',
    fr: 'Utilisez au plus 48\u00a0000 caractères, avec moins de marques d’emphase (* et _), des adresses plus courtes et des listes moins imbriquées',
  },
});

const entryText = object({
  status: oneOf(valuesOf(TextStatus)),
  title: ruledText(contentFields.title),
  summary: ruledText(contentFields.summary),
  body: entryMarkdown,
  pictureAlt: ruledText(contentFields.pictureAlt),
  slug: ruledText(contentFields.slug),
} satisfies FieldsFor<EntryTextTerms>);

const entryTerms = {
  topic: ruledText(contentFields.topic),
  pictureUrl: nullable(text({ max: 300 })),
  publishAt: nullable(instant()),
  unpublishAt: nullable(instant()),
  texts: object({ en: entryText, fr: entryText }),
  event: nullable(
    object({
      localStart: localTime,
      localEnd: localTime,
      timeZone: oneOf(canadianZones),
      province: oneOf(provinceCodes),
      city: ruledText(contentFields.city),
      venue: ruledText(contentFields.venue),
      isOutdoor: boolean(),
      link: ruledText(contentFields.link),
    } satisfies FieldsFor<EventTerms>),
  ),
} satisfies FieldsFor<EntryTerms>;

const version = integer({ min: 1 });

export const contentAdminBodies = {
  // The first text is a draft in one language.
  'content.admin.create': {
    kind: oneOf(newEntryKinds),
    locale: oneOf(locales),
    title: ruledText(contentFields.newTitle),
  },
  // The version that the editor read. If the entry has changed since, CONTENT_004 carries its current state.
  'content.admin.save': { ...entryTerms, version },
  'content.admin.restore': { version },
  'content.admin.bulk': {
    entries: list(bulkRecord, { min: 1, max: staffLimits.bulkMax }),
    action: oneOf(entryBulkActions),
  },
  // All entries of the kind. `expected` is the order that the editor saw; CONTENT_004 carries the current one.
  'content.admin.reorder': {
    kind: oneOf(orderedKinds),
    ids: texts({ max: contentLimits.orderedMax, each: 36 }),
    expected: texts({ max: contentLimits.orderedMax, each: 36 }),
  },
};
