import { type BodyOf, object, oneOf, optional, ruled, texts } from '../common/body.ts';
import { valuesOf } from '../common/enums.ts';
import { limits } from '../common/limits.ts';
import { locales } from '../common/locales.ts';
import { SuppressionCause } from '../common/team-enums.ts';
import { subscribeSources } from './consent.ts';
import { newsletterFields } from './fields.ts';

const tags = texts({ min: 0, max: limits.newsletterTagsMax, each: 36 });

export const subscribeBody = {
  email: ruled(newsletterFields.newsletterEmail),
  locale: optional(oneOf(locales)),
  // Where the words of `newsletterConsent` stood; the footer when absent.
  source: optional(oneOf(subscribeSources)),
};

const tagName = ruled(newsletterFields.tagName);

/** The name in the caller's language, which then counts for both, or both of them. */
export const tagBody = {
  data: optional(tagName),
  translations: optional(object({ en: tagName, fr: tagName })),
};

const suppressBody = {
  cause: oneOf(valuesOf(SuppressionCause)),
  note: optional(ruled(newsletterFields.suppressionNote)),
};

export const newsletterBodies = {
  'newsletter.subscribe': subscribeBody,
  'newsletter.preferences': { locale: oneOf(locales), tags },
  'newsletter.tags.create': tagBody,
  'newsletter.tags.update': tagBody,
  // Someone asked the team; the reason is kept in the ledger.
  'newsletter.subscribers.unsubscribe': { reason: ruled(newsletterFields.consentReason) },
  'newsletter.subscribers.suppress': suppressBody,
  'newsletter.subscribers.lift': { reason: ruled(newsletterFields.consentReason) },
};

export type SubscribeBody = BodyOf<typeof subscribeBody>;
export type PreferencesBody = BodyOf<(typeof newsletterBodies)['newsletter.preferences']>;
export type SuppressBody = BodyOf<typeof suppressBody>;
export type TagBody = BodyOf<typeof tagBody>;
