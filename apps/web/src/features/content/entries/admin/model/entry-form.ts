import {
  contentFields,
  type ContentKind,
  contentProblems,
  entryMarkdown,
  type EntryTerms,
  type EntryTextTerms,
  type EventTerms,
  type Locale,
  locales,
  organisationZone,
  type ProvinceCode,
  TextStatus,
} from '@dronesoccer/contracts';
import { type EntryProblem, entryProblems, unfinishedTexts } from '@dronesoccer/domain';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

const ends = { en: 'En', fr: 'Fr' } as const satisfies Record<Locale, string>;
type End = (typeof ends)[Locale];

/** The fields of one language, without their ending. */
export type TextField = Exclude<keyof EntryTextTerms, 'status'>;
export type TextName = `${TextField}${End}`;
type StatusName = `status${End}`;

/** The field of a text in a language, such as `titleFr`. */
export const textName = <F extends TextField>(field: F, locale: Locale): `${F}${End}` => `${field}${ends[locale]}`;
export const statusName = (locale: Locale): StatusName => `status${ends[locale]}`;

export type EntryFormValues = Record<TextName, string> &
  Record<StatusName, TextStatus> & {
    topic: string;
    /** Empty if there is none. The same applies to the times. */
    pictureUrl: string;
    publishAt: string;
    unpublishAt: string;
    localStart: string;
    localEnd: string;
    timeZone: string;
    province: ProvinceCode;
    city: string;
    venue: string;
    isOutdoor: boolean;
    link: string;
  };

export type EntryForm = RuledForm<EntryFormValues>;
export type FieldName = keyof EntryFormValues;

const noEvent: EventTerms = {
  ...{ localStart: '', localEnd: '', timeZone: organisationZone, province: 'QC', city: '', venue: '' },
  ...{ isOutdoor: false, link: '' },
};

export const entryRules = {
  titleEn: contentFields.title,
  titleFr: contentFields.title,
  slugEn: contentFields.slug,
  slugFr: contentFields.slug,
  summaryEn: contentFields.summary,
  summaryFr: contentFields.summary,
  pictureAltEn: contentFields.pictureAlt,
  pictureAltFr: contentFields.pictureAlt,
  topic: contentFields.topic,
  city: { ...contentFields.city, optional: true },
  venue: { ...contentFields.venue, optional: true },
  link: contentFields.link,
} as const;

export function formOf({ texts, event, ...terms }: EntryTerms): EntryFormValues {
  const { topic, pictureUrl, publishAt, unpublishAt } = terms;
  const { localStart, localEnd, timeZone, province, city, venue, isOutdoor, link } = event ?? noEvent;
  const { en, fr } = texts;
  return {
    ...{ titleEn: en.title, slugEn: en.slug, summaryEn: en.summary, bodyEn: en.body, pictureAltEn: en.pictureAlt },
    ...{ titleFr: fr.title, slugFr: fr.slug, summaryFr: fr.summary, bodyFr: fr.body, pictureAltFr: fr.pictureAlt },
    ...{ statusEn: en.status, statusFr: fr.status, topic, pictureUrl: pictureUrl ?? '' },
    ...{ publishAt: publishAt ?? '', unpublishAt: unpublishAt ?? '' },
    ...{ localStart, localEnd, timeZone, province, city, venue, isOutdoor, link },
  };
}

/** An event is announced as soon as any of these is filled in. */
const eventFacts = ['localStart', 'localEnd', 'city', 'venue', 'link'] as const;

export function termsOf(values: EntryFormValues): EntryTerms {
  const text = (locale: Locale): EntryTextTerms => ({
    status: values[statusName(locale)],
    title: values[textName('title', locale)],
    summary: values[textName('summary', locale)],
    body: values[textName('body', locale)],
    pictureAlt: values[textName('pictureAlt', locale)],
    slug: values[textName('slug', locale)],
  });
  const { topic, pictureUrl, publishAt, unpublishAt } = values;
  const { localStart, localEnd, timeZone, province, city, venue, isOutdoor, link } = values;
  return {
    ...{ topic, pictureUrl: pictureUrl || null, publishAt: publishAt || null, unpublishAt: unpublishAt || null },
    texts: { en: text('en'), fr: text('fr') },
    event: eventFacts.some((name) => values[name] !== '')
      ? { localStart, localEnd, timeZone, province, city, venue, isOutdoor, link }
      : null,
  };
}

/** Maps a field of the call, such as `texts.fr.title`, to the form's field, or to null. */
export function fieldOf(field: string): FieldName | null {
  const [first = '', second = '', third = ''] = field.split('.');
  if (first === 'texts') {
    const locale = locales.find((each) => each === second);
    const name = locale && `${third}${ends[locale]}`;
    return fieldNames.find((each) => each === name) ?? null;
  }
  const name = first === 'event' ? second || 'localStart' : first;
  return fieldNames.find((each) => each === name) ?? null;
}

export const fieldNames = [
  ...(['titleEn', 'titleFr', 'slugEn', 'slugFr', 'summaryEn', 'summaryFr', 'bodyEn', 'bodyFr'] as const),
  ...(['pictureAltEn', 'pictureAltFr', 'statusEn', 'statusFr', 'topic', 'pictureUrl', 'publishAt'] as const),
  ...(['unpublishAt', 'localStart', 'localEnd', 'timeZone', 'province', 'city', 'venue', 'isOutdoor', 'link'] as const),
] satisfies FieldName[];

/** Returns what the server would refuse, by field. */
export function checkEntry(kind: ContentKind, values: EntryFormValues, locale: Locale) {
  const terms = termsOf(values);
  const problems: Partial<Record<FieldName, string>> = {};
  const add = ({ field, message }: EntryProblem) => {
    const name = fieldOf(field);
    if (name !== null) problems[name] ??= message[locale];
  };
  for (const each of locales) {
    const { body } = terms.texts[each];
    if (body.length > entryMarkdown.max || !entryMarkdown.accepts(body)) {
      add({ field: `texts.${each}.body`, message: entryMarkdown.message });
    }
  }
  for (const name of ['localStart', 'localEnd', 'city', 'venue'] as const) {
    if (terms.event !== null && values[name].trim() === '') {
      add({ field: `event.${name}`, message: contentProblems.eventMissing });
    }
  }
  for (const problem of [...entryProblems(kind, terms), ...unfinishedTexts(kind, terms)]) add(problem);
  return problems;
}

export const isPublished = (values: EntryFormValues, locale: Locale): boolean =>
  values[statusName(locale)] === TextStatus.PUBLISHED;

/** The fields that can keep both texts of a conflict, one below the other. */
export const canKeepBoth = (name: FieldName): name is 'bodyEn' | 'bodyFr' => name === 'bodyEn' || name === 'bodyFr';
