import { type BodyOf, oneOf, optional, ruledText, texts } from '../../common/body.ts';
import { limits } from '../../common/limits.ts';
import { locales } from '../../common/locales.ts';
import { subscribeSources } from './consent.ts';
import { newsletterFields } from './fields.ts';

const tags = texts({ min: 0, max: limits.newsletterTagsMax, each: 36 });

export const subscribeBody = {
  email: ruledText(newsletterFields.newsletterEmail),
  locale: optional(oneOf(locales)),
  // The place that showed the text of `newsletterConsent`; the default is the footer.
  source: optional(oneOf(subscribeSources)),
};

export const newsletterBodies = {
  'newsletter.subscribe': subscribeBody,
  'newsletter.preferences': { locale: oneOf(locales), tags },
};

export type SubscribeBody = BodyOf<typeof subscribeBody>;
export type PreferencesBody = BodyOf<(typeof newsletterBodies)['newsletter.preferences']>;
