import {
  type BodyOf,
  boolean,
  integer,
  object,
  oneOf,
  optional,
  ruledText,
  text,
  withCode,
  withFallback,
} from '../../common/body.ts';
import { valuesOf } from '../../common/enums.ts';
import { locales } from '../../common/locales.ts';
import { userFields } from '../../people/users/fields.ts';
import { anyContactDetails, ContactType } from './details.ts';
import { contactFields } from './fields.ts';

export const contactBody = {
  type: withFallback(oneOf(valuesOf(ContactType)), ContactType.CONTACT),
  /** Required, except for a safe-sport report. */
  fullName: optional(ruledText(userFields.addressFullName)),
  email: withCode(ruledText(userFields.email), 'CONTACT_002'),
  phone: optional(ruledText(userFields.phone)),
  /** True if the sender ticked the box with the text of `smsConsent`. Without consent, no text message is sent. */
  smsConsent: optional(boolean()),
  message: ruledText(contactFields.contactMessage),
  /** The details of this contact type only (`contactDetails`). */
  details: optional(object(anyContactDetails)),
  locale: optional(oneOf(locales)),
  /** A honeypot: a form field that people do not see. */
  website: optional(text({ min: 0, max: 500 })),
  /** The whole seconds that the form was open. */
  seconds: optional(integer()),
};

export const contactBodies = { 'contacts.send': contactBody };

export type ContactBody = BodyOf<typeof contactBody>;
