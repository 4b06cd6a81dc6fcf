import { Injectable } from '@nestjs/common';
import {
  type AnswerWay,
  type ContactReplyBody,
  ContactState,
  type LocalText,
  staffLimits,
} from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, newId, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { sendAnswer } from '../contacts.jobs.js';
import type { ContactScope } from '../contacts.queries.js';
import { contactEdits, editableFields } from './contact-edits.js';
import { type ContactDetailRow, insertMessage, writeContact } from './contacts.queries.js';

const failures = { mail: 'CONTACT_006', sms: 'CONTACT_007' } as const;

const noConsent = {
  en: 'This person gave no number, or did not agree to text messages',
  fr: 'Cette personne n’a donné aucun numéro, ou n’a pas accepté les textos',
};
const noContact = {
  en: 'This person does not want to be contacted',
  fr: 'Cette personne ne souhaite pas être jointe',
};
const tooLong = {
  en: `A text message has at most ${staffLimits.contactSmsMax} characters`,
  fr: `Un texto compte au plus ${staffLimits.contactSmsMax} caractères`,
};

/** Records an administrator's answer in the thread and enqueues the job that sends the answer. */
@Injectable()
export class AnswerContact {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Stores no response body for retries, so that people's messages are kept only in their contact.
   *
   * @returns false for a retry of a call that has recorded its answer
   * @throws AppError CONTACT_006 or CONTACT_007 if the person cannot be answered this way, CONTACT_011 if someone else
   * answered or changed the contact first
   */
  async answer(
    actorId: string,
    id: string,
    body: ContactReplyBody,
    repeat: Repeatable,
    scope: ContactScope = 'inbox',
  ): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      let isRecorded = false;
      await this.idempotency.run(tx, repeat, async () => {
        await this.record(tx, actorId, id, body, scope);
        isRecorded = true;
        return null;
      });
      return isRecorded;
    });
  }

  private async record(
    tx: Tx,
    actorId: string,
    id: string,
    { text, by, version }: ContactReplyBody,
    scope: ContactScope,
  ): Promise<void> {
    const contact = await contactEdits(this.audit, scope).hold(tx, { id, scope, version });
    if (contact.deactivatedAt !== null) throw new AppError(failures[by]);
    const obstacle = obstacleTo(by, contact);
    if (obstacle !== null) throw new AppError(failures[by], { errors: [{ field: 'by', message: obstacle }] });
    if (by === 'sms' && text.length > staffLimits.contactSmsMax) {
      throw new AppError('CONTACT_005', { errors: [{ field: 'text', message: tooLong }] });
    }
    const messageId = newId();
    await insertMessage(tx, { id: messageId, contactId: id, way: by, text, authorId: actorId, at: this.clock.now() });
    await writeContact(tx, id, {
      ...editableFields(contact),
      state: contact.state === ContactState.NEW ? ContactState.OPEN : contact.state,
      // A contact that someone answers did not come from a robot.
      isSuspected: false,
    });
    await this.jobs.enqueue(tx, sendAnswer, { messageId });
    const subjectType = scope === 'inbox' ? 'contact' : 'safe-sport';
    const record = { actorId, action: `${subjectType}.answered`, subjectType, subjectId: id, after: { messageId, by } };
    await this.audit.write(tx, record);
  }
}

/** Returns the reason why this person cannot be answered this way, or null. */
function obstacleTo(by: AnswerWay, { details, phone, hasSmsConsent }: ContactDetailRow): LocalText | null {
  if (details.wantsContact === false) return noContact;
  return by === 'sms' && (phone === null || !hasSmsConsent) ? noConsent : null;
}
