import type { CampaignCheckName, CampaignTexts, Locale } from '@dronesoccer/contracts';
import { missingIn, textFields } from './campaign-form';

/** Where what a check is about can be mended. */
export interface CheckPlace {
  tab: 'letter' | 'audience';
  /** The language that has to be in sight; null: either. */
  locale: Locale | null;
  /** The element's id. */
  id: string;
}

/** Ids of what a check leads to and is no text of the letter. */
export const placeIds = { cover: 'campaign-cover', audience: 'campaign-audience' } as const;

/** The id of a text's control. */
export const controlId = (name: keyof CampaignTexts): string => `campaign-${name}`;

/** Null for what is mended elsewhere: the postal address stands in the settings, consent is the readers’ own. */
export function placeOf(name: CampaignCheckName, texts: CampaignTexts): CheckPlace | null {
  const text = (what: 'subject' | 'body', locale: Locale): CheckPlace => ({
    tab: 'letter',
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
    case 'links':
    case 'products':
    case 'events':
    case 'size':
      return text('body', 'en');
    case 'alternativeTexts':
      return { tab: 'letter', locale: null, id: placeIds.cover };
    case 'audience':
      return { tab: 'audience', locale: null, id: placeIds.audience };
    case 'consent':
    case 'postalAddress':
      return null;
  }
}
