import {
  ContentKind,
  contentProblems,
  type EntryAdminWire,
  type EntryTerms,
  type EntryTextTerms,
  homeSections,
  type Locale,
  locales,
  type LocalText,
  TextStatus,
} from '@dronesoccer/contracts';

/** A field of an entry, such as `texts.fr.title`, and what is wrong with it. */
export interface EntryProblem {
  field: string;
  message: LocalText;
}

/** Posts and events have an address per language; the other kinds have a fixed place on the site. */
export const hasSlug = (kind: ContentKind): boolean => kind === ContentKind.POST || kind === ContentKind.EVENT;

/** A caption is enough for a gallery picture, and a title for a section of the home page. */
const needsBody = (kind: ContentKind): boolean => kind !== ContentKind.PICTURE && kind !== ContentKind.HOME_SECTION;

/** Returns true for the opening of the home page, which holds the page's heading and is always shown, and first. */
export const isOpening = ({ kind, key }: Pick<EntryAdminWire, 'kind' | 'key'>): boolean =>
  kind === ContentKind.HOME_SECTION && key === homeSections[0];

/** Returns what would hide an entry that is always shown. */
export function hidingProblems(
  entry: Pick<EntryAdminWire, 'kind' | 'key'>,
  { publishAt, unpublishAt, texts }: Pick<EntryTerms, 'publishAt' | 'unpublishAt' | 'texts'>,
): EntryProblem[] {
  if (!isOpening(entry)) return [];
  const lacks: readonly [boolean, string][] = [
    [locales.every((locale) => texts[locale].status !== TextStatus.PUBLISHED), 'texts.en.title'],
    [publishAt !== null, 'publishAt'],
    [unpublishAt !== null, 'unpublishAt'],
  ];
  return lacks.flatMap(([isHiding, field]) => (isHiding ? [{ field, message: contentProblems.openingShown }] : []));
}

/** Returns whether a language of an entry has any text. A language without one is not stored. */
export const hasText = ({ title, summary, body, pictureAlt, slug }: EntryTextTerms): boolean =>
  [title, summary, body, pictureAlt, slug].some((text) => text.trim() !== '');

/** Returns what keeps an entry from being saved, as a draft or not. */
export function entryProblems(kind: ContentKind, terms: EntryTerms): EntryProblem[] {
  const { publishAt, unpublishAt, event, texts } = terms;
  const problems: (EntryProblem | false)[] = [
    ...locales.flatMap((locale) => ofDraft(kind, locale, texts[locale])),
    publishAt !== null &&
      unpublishAt !== null &&
      Date.parse(unpublishAt) <= Date.parse(publishAt) && { field: 'unpublishAt', message: contentProblems.periodEnds },
  ];
  if (event !== null) {
    const { localStart, localEnd, link } = event;
    if (kind !== ContentKind.EVENT) problems.push({ field: 'event', message: contentProblems.eventUnused });
    if (localEnd <= localStart) problems.push({ field: 'event.localEnd', message: contentProblems.periodEnds });
    if (link !== '' && !link.startsWith('https://')) {
      problems.push({ field: 'event.link', message: contentProblems.linkInsecure });
    }
  }
  return problems.filter((problem) => problem !== false);
}

function ofDraft(kind: ContentKind, locale: Locale, text: EntryTextTerms): EntryProblem[] {
  const problems: EntryProblem[] = [];
  if (hasText(text) && text.title.trim() === '') {
    problems.push({ field: `texts.${locale}.title`, message: contentProblems.titleMissing });
  }
  if (text.slug !== '' && !hasSlug(kind)) {
    problems.push({ field: `texts.${locale}.slug`, message: contentProblems.slugUnused });
  }
  return problems;
}

/** Returns what a language lacks before it can be published. */
export function publishProblems(
  kind: ContentKind,
  { pictureUrl, event, texts }: Pick<EntryTerms, 'pictureUrl' | 'event' | 'texts'>,
  locale: Locale,
): EntryProblem[] {
  const { title, body, slug, pictureAlt } = texts[locale];
  const lacks: readonly [boolean, string, LocalText][] = [
    [title.trim() === '', `texts.${locale}.title`, contentProblems.titleMissing],
    [body.trim() === '' && needsBody(kind), `texts.${locale}.body`, contentProblems.bodyMissing],
    [slug === '' && hasSlug(kind), `texts.${locale}.slug`, contentProblems.slugMissing],
    [pictureUrl === null && kind === ContentKind.PICTURE, 'pictureUrl', contentProblems.pictureMissing],
    [pictureUrl !== null && pictureAlt.trim() === '', `texts.${locale}.pictureAlt`, contentProblems.altMissing],
    [kind === ContentKind.EVENT && event === null, 'event', contentProblems.eventMissing],
  ];
  return lacks.flatMap(([isLacking, field, message]) => (isLacking ? [{ field, message }] : []));
}

/** Returns what the published languages of an entry lack. */
export const unfinishedTexts = (kind: ContentKind, terms: EntryTerms): EntryProblem[] =>
  locales
    .filter((locale) => terms.texts[locale].status === TextStatus.PUBLISHED)
    .flatMap((locale) => publishProblems(kind, terms, locale));
