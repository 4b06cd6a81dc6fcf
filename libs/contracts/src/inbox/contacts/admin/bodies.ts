import {
  type BodyOf,
  boolean,
  id,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  ruledText,
} from '../../../common/body.ts';
import { bulkRecord } from '../../../common/bulk.ts';
import { valuesOf } from '../../../common/enums.ts';
import { staffLimits } from '../../../common/staff-limits.ts';
import { contactFields } from '../fields.ts';
import { answerWays, ContactState } from './wire.ts';

const version = integer({ min: 1 });

const contactChangeBody = {
  state: oneOf(valuesOf(ContactState)),
  assigneeId: nullable(id()),
  /** False releases the contact from the suspected spam. */
  isSuspected: optional(boolean()),
  // The version that the caller read. If the contact has changed since, CONTACT_011 carries its current state.
  version,
};

/** An absent field stays as it is. To undo a call, send its changed contacts back. */
const contactBulkRecord = {
  ...bulkRecord,
  state: optional(oneOf(valuesOf(ContactState))),
  assigneeId: optional(nullable(id())),
};

const contactReplyBody = {
  text: ruledText(contactFields.contactAnswer),
  by: oneOf(answerWays),
  // If two people answer at once, the version makes the second see the first answer before sending.
  version,
};

const isSentBody = { isSent: boolean() };

const bothTitles = { en: ruledText(contactFields.answerTitle), fr: ruledText(contactFields.answerTitle) };
const bothTexts = { en: ruledText(contactFields.contactAnswer), fr: ruledText(contactFields.contactAnswer) };

const contactAnswerBody = { title: object(bothTitles), text: object(bothTexts) };

export const contactAdminBodies = {
  'contacts.admin.update': contactChangeBody,
  'contacts.admin.bulk': { contacts: list(contactBulkRecord, { min: 1, max: staffLimits.bulkMax }) },
  'contacts.admin.answer': contactReplyBody,
  'contacts.admin.mail': isSentBody,
  'contacts.admin.sms': isSentBody,
  'contactAnswers.admin.create': contactAnswerBody,
  'contactAnswers.admin.update': { ...contactAnswerBody, version },
  'safeSport.admin.update': contactChangeBody,
  'safeSport.admin.answer': contactReplyBody,
};

export type ContactChangeBody = BodyOf<typeof contactChangeBody>;
export type ContactBulkRecord = BodyOf<typeof contactBulkRecord>;
export type ContactReplyBody = BodyOf<typeof contactReplyBody>;
export type ContactAnswerBody = BodyOf<typeof contactAnswerBody>;
