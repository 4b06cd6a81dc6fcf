import { type BodyOf, object, oneOf, optional, ruled } from '../../common/body.ts';
import { valuesOf } from '../../common/enums.ts';
import { SuppressionCause } from '../../common/team-enums.ts';
import { newsletterFields } from '../fields.ts';

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

export const newsletterAdminBodies = {
  'newsletter.tags.create': tagBody,
  'newsletter.tags.update': tagBody,
  // Someone asked the team; the reason is kept in the ledger.
  'newsletter.subscribers.unsubscribe': { reason: ruled(newsletterFields.consentReason) },
  'newsletter.subscribers.suppress': suppressBody,
  'newsletter.subscribers.lift': { reason: ruled(newsletterFields.consentReason) },
};

export type SuppressBody = BodyOf<typeof suppressBody>;
export type TagBody = BodyOf<typeof tagBody>;
