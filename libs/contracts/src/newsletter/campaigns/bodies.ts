import {
  boolean,
  checked,
  type FieldsFor,
  integer,
  unchecked,
  nullable,
  object,
  oneOf,
  optional,
  ruledText,
  text,
  texts,
} from '../../common/body.ts';
import { commonFields } from '../../common/fields.ts';
import { limits } from '../../common/limits.ts';
import { locales } from '../../common/locales.ts';
import { isComplexMarkdown } from '../../common/markdown.ts';
import { newsletterFields } from '../subscribers/fields.ts';
import { campaignFields } from './fields.ts';
import type { AudienceRule } from './wire.ts';
import { campaignLimits } from './limits.ts';

const { campaignTitle, campaignSubject, campaignPreheader } = campaignFields;
const body = optional(
  checked({
    accepts: (source) => !isComplexMarkdown(source),
    max: campaignLimits.bodyMax,
    message: {
      en: 'Use at most 50,000 characters, with fewer emphasis marks (* and _), shorter addresses and less nested lists',
      fr: 'Utilisez au plus 50\u00a0000 caractères, avec moins de marques d’emphase (* et _), des adresses plus courtes et des listes moins imbriquées',
    },
  }),
);

const audienceBody = {
  isMember: optional(boolean()),
  category: optional(text({ max: 60 })),
  near: optional(object({ placeId: text({ max: 100 }), km: integer({ min: 1, max: limits.nearbyRadiusMaxKm }) })),
  quietDays: optional(integer({ min: 1, max: campaignLimits.quietDaysMax })),
} satisfies FieldsFor<AudienceRule>;

/**
 * The text fields of a multipart body. A draft needs only a title; the other requirements are checked before sending.
 * The judged fields are tags (repeated, or a JSON array), status, the time and the audience, which have specific error
 * codes.
 */
const campaignBody = {
  title: ruledText(campaignTitle),
  subject: optional(ruledText(campaignSubject)),
  preheader: optional(ruledText(campaignPreheader)),
  body,
  subjectFr: optional(ruledText(campaignSubject)),
  preheaderFr: optional(ruledText(campaignPreheader)),
  bodyFr: body,
  tags: optional(unchecked()),
  status: optional(unchecked()),
  /**
   * An instant, or a local time in `scheduledZone`. A time that clocks show twice means the first one; a time that
   * clocks skip is refused.
   */
  scheduledAt: optional(unchecked()),
  scheduledZone: optional(text({ min: 0, max: 60 })),
  /** JSON of an `AudienceRule`. */
  audience: optional(unchecked()),
  coverAlt: optional(ruledText({ ...commonFields.pictureAlt, optional: true })),
  coverAltFr: optional(ruledText({ ...commonFields.pictureAlt, optional: true })),
};

export const campaignBodies = {
  'newsletter.campaigns.admin.create': campaignBody,
  'newsletter.campaigns.admin.update': {
    ...campaignBody,
    /** The specification defines this call without a version, so a client may omit it. Then the last write wins. */
    version: optional(integer({ min: 1 })),
    /** Adds the uploaded files and keeps everything else, whatever was saved while they were uploaded. */
    filesOnly: optional(boolean()),
    /** Removes the cover, unless the request also uploads a new one. */
    dropCover: optional(boolean()),
    /** The ids of the attachments to remove. */
    dropAttachments: optional(texts({ max: campaignLimits.attachmentsMax, each: 36 })),
  },
  'newsletter.campaigns.admin.preview': { locale: oneOf(locales) },
  'newsletter.campaigns.admin.audience': {
    tags: texts({ max: limits.newsletterTagsMax, each: 36 }),
    audience: object(audienceBody),
  },
  'newsletter.campaigns.admin.test': { email: ruledText(newsletterFields.newsletterEmail) },
  /** As above: without a version, the current one is sent. */
  'newsletter.campaigns.admin.send': { version: optional(integer({ min: 1 })) },
  'newsletter.campaigns.admin.pace': { perSecond: integer({ min: 1, max: campaignLimits.perSecondMax }) },
  'newsletter.campaigns.visit': { token: optional(nullable(text({ max: 100 }))) },
  'newsletter.campaigns.admin.resend': {
    deliveries: texts({ min: 1, max: campaignLimits.resentDeliveriesMax, each: 36 }),
  },
};
