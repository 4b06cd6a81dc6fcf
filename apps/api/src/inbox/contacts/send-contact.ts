import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type ContactSentWire,
  ContactType,
  type ContactDetailsWire,
  unexpectedDetails,
  limits,
  type ReceivedBody,
  smsConsent,
  toE164,
  userFields,
} from '@dronesoccer/contracts';
import { mailboxOf, msPerDay } from '@dronesoccer/domain';
import { organisationYear } from '@dronesoccer/domain/calendar';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, newId, type Tx } from '../../platform/database/index.js';
import { AppError, constraintMeans, type FieldError } from '../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../platform/idempotency/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { type Email, Mail, StrangerMail } from '../../platform/mail/index.js';
import { organisationRecipients, safeSportReaders } from '../../people/users/index.js';
import { isOwnAddress } from '../../people/users/index.js';
import { mailReceipt } from './contacts.jobs.js';
import { insertContact, nextSequence, type NewContact } from './contacts.queries.js';
import { contactNotice, type ContactNotice, safeSportNotice } from './mails/contacts.mails.js';

constraintMeans({ contacts_once: 'CONTACT_004' });

const foreignDetail = {
  en: 'This does not belong to this kind of message',
  fr: 'Cela ne fait pas partie de ce type de message',
};

type ContactBody = ReceivedBody<'contacts.send'>;

/** Stores a message to the organisation and notifies the people who answer it. */
@Injectable()
export class SendContact {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly strangers: StrangerMail,
  ) {}

  /**
   * A message that looks like a robot's gets a success response and is set aside, because a person may have written it.
   *
   * @param from the sender's network address
   * @throws AppError CONTACT_004 for a duplicate within 24 hours, CONTACT_005 if a detail belongs to another type
   */
  async send(body: ContactBody, visitor: Visitor, from: string, repeat: Repeatable): Promise<ContactSentWire> {
    refuse(problemsOf(body));
    const contact = this.contactOf(body, visitor);
    const wantsReceipt = !contact.isSuspected && contact.details.wantsContact !== false;
    const hasReceipt = wantsReceipt && (await this.mayMail(visitor, contact.email, from));
    const notices = contact.isSuspected ? [] : await this.noticesOf(contact);
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, () => this.record(tx, contact, hasReceipt, notices)),
    );
  }

  private async record(
    tx: Tx,
    contact: Omit<NewContact, 'number'>,
    hasReceipt: boolean,
    notices: ((number: string) => Email<object>)[],
  ): Promise<ContactSentWire> {
    const sequence = await nextSequence(tx);
    const year = organisationYear(contact.createdAt);
    // A report gets a number like every other contact, because the number appears in mailboxes that others may see.
    const number = `C-${year}-${String(sequence).padStart(6, '0')}`;
    await insertContact(tx, { ...contact, number });
    if (hasReceipt) await this.jobs.enqueue(tx, mailReceipt, { contactId: contact.id });
    await this.mail.enqueueMany(
      tx,
      notices.map((noticeOf) => noticeOf(number)),
    );
    return { number };
  }

  private contactOf(body: ContactBody, { userId, locale: asked }: Visitor): Omit<NewContact, 'number'> {
    const { type, email, website, seconds } = body;
    const [locale, message] = [body.locale ?? asked, body.message.replaceAll(/\r\n?/g, '\n')];
    const phone = body.phone ? toE164(body.phone) : null;
    const createdAt = this.clock.now();
    const isByRobot = Boolean(website) || (seconds !== undefined && seconds < limits.contactFormSeconds);
    return {
      ...{ id: newId(), type, email, phone, message, locale, createdAt },
      // A report never records the account: senders decide how much they reveal, even when they are signed in.
      userId: type === ContactType.SAFE_SPORT ? null : userId,
      fullName: body.fullName || null,
      smsConsent: body.smsConsent && phone !== null ? smsConsent[locale] : null,
      details: detailsOf(body),
      // Reports are never set aside: reading a robot's report is better than missing a real one.
      isSuspected: isByRobot && type !== ContactType.SAFE_SPORT,
      digest: digestOf(body),
      repeatsAt: new Date(createdAt.getTime() + msPerDay),
    };
  }

  private async mayMail({ userId }: Visitor, email: string, from: string): Promise<boolean> {
    if (await isOwnAddress(this.database, userId, email)) return true;
    return this.strangers.admits({ purpose: 'contact', to: email, from });
  }

  /**
   * Builds the notices to the organisation's address or, if there is none, to its administrators. The notice of a
   * report only announces it.
   */
  private async noticesOf(contact: Omit<NewContact, 'number'>): Promise<((number: string) => Email<object>)[]> {
    const { id, type, fullName, email, message, details, locale } = contact;
    if (type === ContactType.SAFE_SPORT) {
      const { people } = await safeSportReaders(this.database);
      return people.map((reader) => () => ({
        ...{ to: reader.email, locale: reader.locale, template: safeSportNotice, data: {} },
        isUnlogged: true,
      }));
    }
    const readers = await organisationRecipients(this.database, locale);
    return readers.map((reader) => (number) => {
      const data: ContactNotice = { id, number, type, fullName: fullName ?? '', email, message, details };
      return { to: reader.email, locale: reader.locale, template: contactNotice, data };
    });
  }
}

function problemsOf({ type, fullName, details = {} }: ContactBody): FieldError[] {
  const foreign = unexpectedDetails(type, details).map((name) => ({
    field: `details.${name}`,
    message: foreignDetail,
  }));
  if (fullName || type === ContactType.SAFE_SPORT) return foreign;
  return [{ field: 'fullName', message: userFields.addressFullName.required }, ...foreign];
}

function refuse(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new AppError('CONTACT_005', { errors });
}

/** Keeps only the details that were filled in. */
function detailsOf({ details = {} }: ContactBody): ContactDetailsWire {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined && value !== ''));
}

/** The digest is the same for the same email address, type and text, regardless of whitespace and case. */
function digestOf({ email, type, message }: ContactBody): Buffer {
  const words = message.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).join(' ');
  return hash('sha256', JSON.stringify([mailboxOf(email), type, words]), 'buffer');
}
