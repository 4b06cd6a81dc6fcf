import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { Config } from '../../config/index.js';
import type { Executor } from '../database/index.js';
import { defineJob, type Job, JobRefused, Jobs } from '../jobs/index.js';
import { FileStore } from '../storage/index.js';
import type { Blanks } from './blanks.js';
import { emailNamed } from './emails.js';
import { MailLog } from './mail-log.js';
import {
  assertSafe,
  type Attachment,
  attachmentBytesMax,
  isOneAddress,
  kindOf,
  type Email,
  queuedEmail,
  type QueuedEmail,
} from './message.js';
import { identityOf, type MailIdentity, type Sender, senderOf } from './sender.js';
import { PreparedEmail, type Reader, unsubscribeBlank } from './prepared-email.js';
import { type DeliveryOutcome, Smtp } from './smtp.js';
import { type MailKind, mailKinds } from './template.js';

/**
 * Retries for more than half a day, up to 15 minutes apart, so that an overnight outage loses no email. The timeout
 * includes the wait for a connection while a slow server keeps the emails of all other queues waiting.
 */
export const mailJob = { retries: 60, timeoutSeconds: 300, concurrency: 2, sendsEmail: true } as const;

/**
 * Each kind has its own queue, workers and connections: ten thousand campaign emails delay only each other, never an
 * order's email. A feature's own job that sends campaigns uses `mailJob` too.
 */
const sendMail: Readonly<Record<MailKind, Job<QueuedEmail>>> = {
  transactional: defineJob<QueuedEmail>('mail.send', {
    ...mailJob,
    title: { en: 'Email', fr: 'Courriel' },
  }),
  campaign: defineJob<QueuedEmail>('mail.send-campaign', {
    ...mailJob,
    title: { en: 'Newsletter', fr: 'Infolettre' },
  }),
};

/** The parts of an email that determine its appearance; `unsubscribePage` is null without a subscription. */
type RenderedEmail<Data extends object> = Pick<Email<Data>, 'locale' | 'template' | 'data'> & {
  unsubscribePage: string | null;
};

/** Emails leave after commit: a row in the caller's transaction, sent by a worker, retried while the server is down. */
@Injectable()
export class Mail implements OnModuleInit, OnApplicationShutdown {
  private readonly smtp: Smtp;
  /** The envelope sender, which is also the header's sender unless the settings name one. */
  private readonly configured: Sender;
  /** The List-Id of every email to subscribers (RFC 2919), so that mail clients can sort it. */
  private readonly listId: string;
  private identity: () => Promise<MailIdentity>;

  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly files: FileStore,
    private readonly log: MailLog,
  ) {
    this.smtp = new Smtp(config.mail);
    this.configured = senderOf(config.mail.from);
    this.listId = `<newsletter.${new URL(config.http.webOrigin).hostname}>`;
    this.identity = async () => identityOf(this.configured);
  }

  /** Sets the source of the organisation's name and addresses; `read` is called once for each email sent. */
  identifyBy(read: () => Promise<MailIdentity>): void {
    this.identity = read;
  }

  onModuleInit(): void {
    for (const kind of mailKinds) {
      this.jobs.handle(sendMail[kind], ({ template, ...email }) =>
        this.send({ ...email, template: emailNamed(template) }),
      );
    }
  }

  /**
   * Queues an email in the executor's transaction; a worker renders and sends it after commit, in its kind's queue.
   *
   * @throws RangeError if the address, a header or an attachment is not allowed or too large (see `message.ts`)
   */
  async enqueue<Data extends object>(executor: Executor, email: Email<Data>): Promise<void> {
    await this.jobs.enqueue(executor, sendMail[kindOf(email.template)], queuedEmail(email));
  }

  /** Queues many emails like `enqueue`, one statement per 500 of a kind. */
  async enqueueMany<Data extends object>(executor: Executor, emails: readonly Email<Data>[]): Promise<void> {
    for (const kind of mailKinds) {
      const ofKind = emails.filter(({ template }) => kindOf(template) === kind);
      await this.jobs.enqueueMany(executor, sendMail[kind], ofKind.map(queuedEmail));
    }
  }

  /**
   * Sends immediately, for job handlers whose email carries a secret link or a generated file. Such a job contains only
   * ids and sends in the language of its row, so the queue never stores a signed link.
   *
   * @throws MailRefused if the server will never accept this email; do not catch it in a job, which then joins the
   * failed jobs without a retry. Any other error is temporary and makes the job retry.
   */
  async send<Data extends object>(email: Email<Data, Attachment>): Promise<void> {
    assertSafe(email);
    const { to, locale, template, data, replyTo, headers, attachments = [], isUnlogged = false, unsubscribe } = email;
    const kind = kindOf(template);
    const identity = await this.identity();
    const unsubscribePage = unsubscribe?.page ?? null;
    const content = this.framed({ template, data, locale, unsubscribePage }, identity);
    const mail: SendMailOptions = {
      from: this.senderOf(identity.senders[kind]),
      // An object, so that the address is never parsed as a list of addresses.
      to: { name: '', address: to },
      // Bounces go to the mailbox in `MAIL_FROM`, whatever the email's sender.
      envelope: { from: this.configured.address, to },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      ...content,
      attachments: await this.contentOf(attachments),
      headers: {
        ...headers,
        'Content-Language': locale,
        ...(unsubscribe === undefined
          ? { 'Auto-Submitted': 'auto-generated' }
          : {
              'List-Id': this.listId,
              'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      },
    };
    const logged = { email: to, template: template.name, subject: content.subject, locale };
    await this.smtp.send(kind, mail).catch(async (error: unknown) => {
      if (!isUnlogged) await this.log.notSent(logged, error);
      throw error;
    });
    if (!isUnlogged) await this.log.sent(logged);
  }

  /** Renders an email as it would leave now, for an administrator to check first. */
  async preview<Data extends object>(
    email: RenderedEmail<Data>,
  ): Promise<{ subject: string; html: string; text: string }> {
    return this.framed(email, await this.identity());
  }

  private framed<Data extends object>(
    { template, data, locale, unsubscribePage }: RenderedEmail<Data>,
    { organisation, postalAddress }: MailIdentity,
  ): { subject: string; html: string; text: string } {
    const rendered = template.render(data, locale, this.config.http.webOrigin);
    const frame = {
      kind: kindOf(template),
      reason: template.reason ?? null,
      organisation,
      postalAddress,
      unsubscribePage,
    };
    return { subject: oneLine(rendered.subject), ...rendered.framed(frame) };
  }

  /**
   * Renders a campaign email once for all its readers; `blanks` are the marks in its data.
   *
   * @throws RangeError if a header is not allowed
   */
  async prepare<Data extends object>({
    blanks,
    ...email
  }: Omit<RenderedEmail<Data>, 'unsubscribePage'> & { blanks: Blanks }): Promise<PreparedEmail> {
    const identity = await this.identity();
    const content = {
      from: this.senderOf(identity.senders.campaign),
      ...this.framed({ ...email, unsubscribePage: blanks.mark(unsubscribeBlank) }, identity),
      headers: {
        'Content-Language': email.locale,
        'List-Id': this.listId,
        Precedence: 'bulk',
      },
    };
    return PreparedEmail.of(content, blanks, this.configured.address.replace(/^.*@/, ''));
  }

  /**
   * Hands a prepared email over once, without a queue or a retry. The caller must record the result. An invalid address
   * is refused here with the code that a server would return.
   */
  async handOver(email: PreparedEmail, reader: Reader): Promise<DeliveryOutcome> {
    if (!isOneAddress(reader.to)) return { kind: 'refused', code: '5.1.3', isRecipient: true };
    return this.smtp.handOver('campaign', email.to(reader), { from: this.configured.address, to: reader.to });
  }

  onApplicationShutdown(): void {
    this.smtp.close();
  }

  private senderOf({ name, address }: MailIdentity['senders'][MailKind]): Sender {
    return { name: oneLine(name ?? this.configured.name), address: address ?? this.configured.address };
  }

  private async contentOf(attachments: readonly Attachment[]) {
    let left = attachmentBytesMax;
    const read: NonNullable<SendMailOptions['attachments']> = [];
    for (const attachment of attachments) {
      const content = await this.bytesOf(attachment, left);
      left -= content.length;
      if (left < 0) throw new JobRefused('What is attached is larger than mail servers take');
      const { name: filename, type: contentType, contentId } = attachment;
      const shown = contentId !== undefined && { cid: contentId, contentDisposition: 'inline' as const };
      read.push({ filename, contentType, content, ...shown });
    }
    return read;
  }

  private async bytesOf(attachment: Attachment, most: number): Promise<Buffer> {
    if ('bytes' in attachment) return attachment.bytes;
    if ('text' in attachment) return Buffer.from(attachment.text);
    const file = await this.files.open(attachment.file);
    if (file === null) throw new JobRefused('A file that was attached is no longer there');
    if (file.bytes <= most) return file.content();
    await file.close();
    throw new JobRefused('What is attached is larger than mail servers take');
  }
}

/** Subjects contain names that people typed; a line break in a name must not start a new header. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
}
