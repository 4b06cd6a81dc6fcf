import { type BodyOf, integer, object, oneOf, optional, ruledText } from '../../../common/body.ts';
import { valuesOf } from '../../../common/enums.ts';
import { SuppressionCause } from '../../../common/team-enums.ts';
import { newsletterFields } from '../fields.ts';

const tagName = ruledText(newsletterFields.tagName);

/** Either one name in the caller's language, which then counts for both languages, or both names. */
const tagBody = {
  data: optional(tagName),
  translations: optional(object({ en: tagName, fr: tagName })),
};

const suppressBody = {
  cause: oneOf(valuesOf(SuppressionCause)),
  note: optional(ruledText(newsletterFields.suppressionNote)),
};

export const newsletterAdminBodies = {
  'newsletter.tags.admin.create': tagBody,
  // The specification defines this call without a version, so a client may omit it. Then the last write wins.
  'newsletter.tags.admin.update': { ...tagBody, version: optional(integer({ min: 1 })) },
  // The subscriber asked the team to unsubscribe them; the ledger records the reason.
  'newsletter.subscribers.admin.unsubscribe': { reason: ruledText(newsletterFields.consentReason) },
  'newsletter.subscribers.admin.suppress': suppressBody,
  'newsletter.subscribers.admin.lift': { reason: ruledText(newsletterFields.consentReason) },
};

export type SuppressBody = BodyOf<typeof suppressBody>;
