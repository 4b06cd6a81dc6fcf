import {
  type BodyOf,
  boolean,
  integer,
  object,
  oneOf,
  optional,
  ruled,
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
  /** Only a safe-sport report may leave it out. */
  fullName: optional(ruled(userFields.addressFullName)),
  email: withCode(ruled(userFields.email), 'CONTACT_002'),
  phone: optional(ruled(userFields.phone)),
  /** Ticked with the words of `smsConsent`; without it no text message is sent. */
  smsConsent: optional(boolean()),
  message: ruled(contactFields.contactMessage),
  /** Those of the type alone (`contactDetails`). */
  details: optional(object(anyContactDetails)),
  locale: optional(oneOf(locales)),
  /** A field of the form that people do not see. */
  website: optional(text({ min: 0, max: 500 })),
  /** Whole seconds the form was open. */
  seconds: optional(integer()),
};

export const contactBodies = { 'contacts.send': contactBody };

export type ContactBody = BodyOf<typeof contactBody>;
