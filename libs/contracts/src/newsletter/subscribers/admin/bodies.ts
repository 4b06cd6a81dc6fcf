import { type BodyOf, id, integer, list, object, oneOf, optional, ruledText, texts } from '../../../common/body.ts';
import { valuesOf } from '../../../common/enums.ts';
import { limits } from '../../../common/limits.ts';
import { staffLimits } from '../../../common/staff-limits.ts';
import { SuppressionCause } from '../../../common/team-enums.ts';
import { newsletterFields } from '../fields.ts';
import { topicActions } from '../wire.ts';

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

const topicsBody = {
  // A subscription has no version. The topics that the caller saw take its place: if they differ, it is refused.
  subscribers: list(
    { id: id(), tags: texts({ max: limits.newsletterTagsMax, each: 36 }) },
    { min: 1, max: staffLimits.bulkMax },
  ),
  tagId: id(),
  action: oneOf(topicActions),
};

export const newsletterAdminBodies = {
  'newsletter.tags.admin.create': tagBody,
  // The specification defines this call without a version, so a client may omit it. Then the last write wins.
  'newsletter.tags.admin.update': { ...tagBody, version: optional(integer({ min: 1 })) },
  // The subscriber asked the team to unsubscribe them; the ledger records the reason.
  'newsletter.subscribers.admin.unsubscribe': { reason: ruledText(newsletterFields.consentReason) },
  'newsletter.subscribers.admin.suppress': suppressBody,
  'newsletter.subscribers.admin.changeTopic': topicsBody,
  'newsletter.subscribers.admin.lift': { reason: ruledText(newsletterFields.consentReason) },
};

export type SuppressBody = BodyOf<typeof suppressBody>;
