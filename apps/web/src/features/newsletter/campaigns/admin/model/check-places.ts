import { type CampaignCheckName, type CampaignTexts, type Locale, locales } from '@dronesoccer/contracts';
import { everyoneAudience } from './audience';
import { fieldNames, missingIn, textFields } from './campaign-form';

interface EditorPlace {
  tab: 'issue' | 'audience';
  /** The language that has to be shown, or null for either. */
  locale: Locale | null;
}

/** The place in the editor where a check's problem can be fixed. */
interface CheckPlace extends EditorPlace {
  /** The id of the element. */
  id: string;
}

/** The place of a field that keeps the campaign from being saved. */
export interface FaultyPlace extends EditorPlace {
  name: (typeof fieldNames)[number];
}

/** Returns the place of the first field with an error, or null without one. */
export function faultyPlace(errors: object): FaultyPlace | null {
  const name = fieldNames.find((each) => Object.hasOwn(errors, each));
  if (name === undefined) return null;
  const locale = locales.find((each) => Object.values<string>(textFields[each]).includes(name)) ?? null;
  return { tab: Object.hasOwn(everyoneAudience, name) ? 'audience' : 'issue', locale, name };
}

/** The element ids of checks that do not concern a text. */
export const placeIds = { cover: 'campaign-cover', audience: 'campaign-audience' } as const;

/** Returns the id of a text's control. */
export const controlId = (name: keyof CampaignTexts): string => `campaign-${name}`;

/**
 * Returns the place of a check's cause, or null if the editor has none: the postal address is in the settings, and
 * consent is up to the subscribers.
 */
export function placeOf(name: CampaignCheckName, texts: CampaignTexts): CheckPlace | null {
  const text = (what: 'subject' | 'body', locale: Locale): CheckPlace => ({
    tab: 'issue',
    locale,
    id: controlId(textFields[locale][what]),
  });
  switch (name) {
    case 'subject':
      return text('subject', texts.subject.trim() === '' ? 'en' : 'fr');
    case 'body':
      return text('body', texts.body.trim() === '' ? 'en' : 'fr');
    case 'french':
      return text(missingIn(texts, 'fr')[0] ?? 'body', 'fr');
    case 'fields':
    case 'links':
    case 'products':
    case 'events':
    case 'size':
      return text('body', 'en');
    case 'alternativeTexts':
      return { tab: 'issue', locale: null, id: placeIds.cover };
    case 'audience':
      return { tab: 'audience', locale: null, id: placeIds.audience };
    case 'consent':
    case 'postalAddress':
      return null;
  }
}
