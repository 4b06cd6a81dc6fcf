import {
  type CampaignTexts,
  campaignBodies,
  type CampaignWire,
  type CallBody,
  formRules,
  type Locale,
} from '@dronesoccer/contracts';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { type AudienceValues, audienceOf, audienceProblems, ruleOf } from './audience';

export interface CampaignFormValues extends CampaignTexts, AudienceValues {
  coverAlt: string;
  coverAltFr: string;
}

export type CampaignForm = RuledForm<CampaignFormValues>;

const updateBody = campaignBodies['newsletter.campaigns.admin.update'];
export const campaignRules = formRules(updateBody);
export const bodyMax = updateBody.body.max;
export const tooComplex = updateBody.body.message;

export function formOf(campaign: CampaignWire): CampaignFormValues {
  const { title, subject, preheader, body, subjectFr, preheaderFr, bodyFr, cover, tags, audience } = campaign;
  return {
    ...{ title, subject, preheader, body, subjectFr, preheaderFr, bodyFr },
    ...audienceOf(
      audience,
      tags.map(({ id }) => id),
      campaign.placeName ?? '',
    ),
    coverAlt: cover?.alt ?? '',
    coverAltFr: cover?.altFr ?? '',
  };
}

type Texts = Partial<Record<keyof CallBody<'newsletter.campaigns.admin.update'>, string | readonly string[]>>;

/** Returns all texts, because the server leaves omitted fields unchanged. */
export function textsOf(values: CampaignFormValues): Texts {
  const { title, subject, preheader, body, subjectFr, preheaderFr, bodyFr, coverAlt, coverAltFr } = values;
  return {
    ...{ title, subject, preheader, body, subjectFr, preheaderFr, bodyFr, coverAlt, coverAltFr },
    // A JSON list, because an empty list could not be sent as repeated parts.
    tags: JSON.stringify(values.tags),
    audience: JSON.stringify(ruleOf(values)),
  };
}

export interface CheckWords {
  tooLong: string;
  tooComplex: string;
  km: string;
  quietDays: string;
}

export function checkCampaign(values: CampaignFormValues, words: CheckWords) {
  const problems: Partial<Record<keyof CampaignFormValues, string>> = {};
  for (const name of ['body', 'bodyFr'] as const) {
    if (values[name].length > bodyMax) problems[name] = words.tooLong;
    else if (!updateBody.body.accepts(values[name])) problems[name] = words.tooComplex;
  }
  for (const name of audienceProblems(values)) problems[name] = words[name];
  return problems;
}

/** Maps a field refused by the server to the form's field, or to null. */
export function fieldOf(field: string): keyof CampaignFormValues | null {
  const first = field.split('.')[0] ?? '';
  if (first === 'audience') return 'quietDays';
  return fieldNames.find((name) => name === first) ?? null;
}

/** The fields in the order of the editor. */
export const fieldNames = [
  ...(['title', 'subject', 'preheader', 'body', 'subjectFr', 'preheaderFr', 'bodyFr'] as const),
  ...(['coverAlt', 'coverAltFr', 'tags', 'member', 'category', 'placeId', 'km', 'quietDays'] as const),
];

/** Returns the fields in which the server's current version differs from the form. */
export const differingFields = (mine: CampaignFormValues, theirs: CampaignFormValues) =>
  fieldNames.filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]));

/** The form fields of each language, by purpose. */
export const textFields = {
  en: { subject: 'subject', preheader: 'preheader', body: 'body' },
  fr: { subject: 'subjectFr', preheader: 'preheaderFr', body: 'bodyFr' },
} as const satisfies Record<Locale, Record<'subject' | 'preheader' | 'body', keyof CampaignTexts>>;

/** Returns the required texts that are missing in a language. The preheader is optional. */
export const missingIn = (values: CampaignTexts, locale: Locale): ('subject' | 'body')[] =>
  (['subject', 'body'] as const).filter((what) => values[textFields[locale][what]].trim() === '');
