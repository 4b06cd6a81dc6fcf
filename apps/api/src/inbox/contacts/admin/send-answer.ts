import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AnswerWay, ContactType, type Locale, MessageState } from '@dronesoccer/contracts';
import { Clock } from '../../../platform/clock/index.js';
import { Database, recordPersistently } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { Mail, MailRefused } from '../../../platform/mail/index.js';
import { Sms, SmsRefused } from '../../../platform/sms/index.js';
import { SettingsReader } from '../../../money/taxes/index.js';
import { sendAnswer } from '../contacts.jobs.js';
import { contactAnswer } from '../mails/contacts.mails.js';

interface QueuedAnswer {
  contactId: string;
  way: AnswerWay;
  text: string;
  number: string;
  type: ContactType;
  email: string;
  phone: string | null;
  locale: Locale;
  message: string;
}

interface Outcome {
  state: MessageState;
  refusal: string | null;
  reference: string | null;
}

/** Sends an answer by email or text message. A refusal becomes the message's state, which the thread shows. */
@Injectable()
export class SendAnswer implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly settings: SettingsReader,
    private readonly sms: Sms,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(sendAnswer, ({ messageId }) => this.send(messageId));
  }

  /**
   * A crash between sending the message and recording the result sends the message twice, which is better than never.
   */
  private async send(id: string): Promise<void> {
    const answer = await this.queued(id);
    if (answer === null) return;
    const outcome = await this.attempt(answer);
    // If the job failed now, its retry would send the answer again.
    await recordPersistently(() => this.settle(id, answer, outcome));
  }

  private async attempt(answer: QueuedAnswer): Promise<Outcome> {
    try {
      const reference = answer.way === 'mail' ? await this.sendMail(answer) : await this.sendSms(answer);
      return { state: MessageState.SENT, refusal: null, reference };
    } catch (error) {
      if (error instanceof MailRefused || error instanceof SmsRefused) {
        return { state: MessageState.REFUSED, refusal: codeIn(error.message), reference: null };
      }
      // The server's error message may repeat the address. For a report, the address must not reach the log or the
      // failed job.
      if (answer.type === ContactType.SAFE_SPORT) throw new Error('An answer could not be sent');
      throw error;
    }
  }

  private async sendMail({ email, locale, number, text, message, type }: QueuedAnswer): Promise<null> {
    const { organisation } = (await this.settings.current()).settings;
    await this.mail.send({
      ...{ to: email, locale, template: contactAnswer, isUnlogged: type === ContactType.SAFE_SPORT },
      data: { number, answer: text, message: type === ContactType.SAFE_SPORT ? null : message },
      ...(organisation.email && { replyTo: organisation.email }),
    });
    return null;
  }

  private sendSms({ phone, text }: QueuedAnswer): Promise<string | null> {
    if (phone === null) throw new SmsRefused('There is no number');
    return this.sms.send({ to: phone, text });
  }

  private async queued(id: string): Promise<QueuedAnswer | null> {
    const [row] = await this.database.query<QueuedAnswer>(
      `SELECT c.id AS "contactId", m.way, m.text, c.number, c.type, c.email::text AS email, c.phone, c.locale, c.message
         FROM contact_messages m JOIN contacts c ON c.id = m.contact_id
        WHERE m.id = $1::uuid AND m.state = ${MessageState.QUEUED}`,
      [id],
      'contact-queued-answer',
    );
    return row ?? null;
  }

  /**
   * Leaves the contact's version unchanged, so that administrators who are editing the contact do not get a conflict.
   */
  private async settle(id: string, { contactId, way }: QueuedAnswer, outcome: Outcome): Promise<void> {
    const { state, refusal, reference } = outcome;
    await this.database.transaction(async (tx) => {
      await tx.query(
        `UPDATE contact_messages SET state = $2, refusal = $3, reference = $4, settled_at = $5 WHERE id = $1::uuid`,
        [id, state, refusal, reference, this.clock.now()],
        'contact-message-settle',
      );
      if (state !== MessageState.SENT) return;
      const flag = way === 'mail' ? 'is_mail_sent' : 'is_sms_sent';
      await tx.query(`UPDATE contacts SET ${flag} = true WHERE id = $1::uuid`, [contactId], `contact-flag-${way}`);
    });
  }
}

/** Returns the server's error code, which identifies a refusal in any language. */
const codeIn = (message: string): string => /\((\d+)\)/.exec(message)?.[1] ?? message;
