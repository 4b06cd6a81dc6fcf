import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import type { SendMailOptions } from 'nodemailer';
import { Config } from '../../config/index.js';
import type { Executor } from '../database/index.js';
import { defineJob, type Job, JobRefused, Jobs } from '../jobs/index.js';
import { FileStore } from '../storage/index.js';
import type { Blanks } from './blanks.js';
import { MailLog } from './mail-log.js';
import {
  assertSafe,
  type Attachment,
  attachmentBytesMax,
  isOneAddress,
  kindOf,
  type Letter,
  queued,
  type QueuedLetter,
} from './message.js';
import { identityOf, type MailIdentity, type Sender, senderOf } from './sender.js';
import { PreparedLetter, type Reader, unsubscribeBlank } from './prepared-letter.js';
import { type Handover, Smtp } from './smtp.js';
import { type MailKind, mailKinds, type MailTemplate } from './template.js';

/** Retries for more than half a day, up to 15 minutes apart: an outage overnight loses no letter. */
export const mailJob = { retries: 60, timeoutSeconds: 60, concurrency: 2 } as const;

/**
 * Each kind has its own queue, workers and connections: ten thousand letters of a campaign delay only each other, never
 * an order's mail. A feature's own job that sends campaigns uses `mailJob` too.
 */
const sendMail: Readonly<Record<MailKind, Job<QueuedLetter>>> = {
  transactional: defineJob<QueuedLetter>('mail.send', {
    ...mailJob,
    title: { en: 'Email', fr: 'Courriel' },
  }),
  campaign: defineJob<QueuedLetter>('mail.send-campaign', {
    ...mailJob,
    title: { en: 'Newsletter', fr: 'Infolettre' },
  }),
};

interface SentAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** What the letter's text calls it; then it is part of the page. */
  cid?: string;
  contentDisposition?: 'inline';
}

interface LetterToAll<Data extends object> {
  locale: Locale;
  template: MailTemplate<Data>;
  data: Data;
  blanks: Blanks;
}

/** What of a letter decides how it looks. */
interface Rendered<Data extends object> extends Omit<LetterToAll<Data>, 'blanks'> {
  /** Null for a letter that belongs to no subscription. */
  unsubscribePage: string | null;
}

/** Mails leave after commit: a row in the caller's transaction, sent by a worker, retried while the server is down. */
@Injectable()
export class Mail implements OnModuleInit, OnApplicationShutdown {
  private readonly smtp: Smtp;
  /** The envelope sender, and the header's sender unless the settings name one. */
  private readonly configured: Sender;
  /** Of whatever is sent to subscribers (RFC 2919), so that mail programs can sort it. */
  private readonly listId: string;
  private readonly templates = new Map<string, MailTemplate<object>>();
  private identity: () => Promise<MailIdentity>;

  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly files: FileStore,
    private readonly log: MailLog,
  ) {
    this.smtp = new Smtp(config.mail.smtpUrl, config.mail.dkim);
    this.configured = senderOf(config.mail.from);
    this.listId = `<newsletter.${new URL(config.http.webOrigin).hostname}>`;
    this.identity = async () => identityOf(this.configured);
  }

  /** Registers a feature's templates, so the worker can render queued letters. Call it in `onModuleInit`. */
  use(...templates: readonly MailTemplate<never>[]): void {
    for (const template of templates) this.templates.set(template.name, template);
  }

  /** Sets where the organisation's name and addresses come from; `read` is called once for each letter sent. */
  identifyBy(read: () => Promise<MailIdentity>): void {
    this.identity = read;
  }

  onModuleInit(): void {
    for (const kind of mailKinds) this.jobs.handle(sendMail[kind], (letter) => this.sendQueued(letter));
  }

  /**
   * Queues a letter in the executor's transaction; a worker renders and sends it after commit, in its kind's queue.
   *
   * @throws RangeError when the address, a header or an attachment is not allowed or too large (see `message.ts`)
   */
  async enqueue<Data extends object>(executor: Executor, letter: Letter<Data>): Promise<void> {
    await this.jobs.enqueue(executor, sendMail[kindOf(letter.template)], queued(letter));
  }

  /** The same for many letters, one statement per 500 of a kind. */
  async enqueueMany<Data extends object>(executor: Executor, letters: readonly Letter<Data>[]): Promise<void> {
    for (const kind of mailKinds) {
      const ofKind = letters.filter(({ template }) => kindOf(template) === kind);
      await this.jobs.enqueueMany(executor, sendMail[kind], ofKind.map(queued));
    }
  }

  /**
   * Sends at once, for job handlers whose letter carries a secret link or a generated file.
   *
   * @throws MailRefused when the server will never accept this letter; do not catch it in a job, which then joins the
   * failed ones without a retry. Any other error is temporary and makes the job retry.
   */
  async send<Data extends object>(letter: Letter<Data, Attachment>): Promise<void> {
    assertSafe(letter);
    const { to, locale, template, data, replyTo, headers, attachments = [], isUnlogged = false, unsubscribe } = letter;
    const kind = kindOf(template);
    const identity = await this.identity();
    const unsubscribePage = unsubscribe?.page ?? null;
    const content = this.framed({ template, data, locale, unsubscribePage }, identity);
    const mail: SendMailOptions = {
      from: this.senderOf(identity.senders[kind]),
      // An object, so an address is never parsed as a list of addresses.
      to: { name: '', address: to },
      // Bounces go to the mailbox that `MAIL_FROM` names, whatever the letter's sender.
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

  /** A letter as it would leave now, for a person to look at first. */
  async preview<Data extends object>(letter: Rendered<Data>): Promise<{ subject: string; html: string; text: string }> {
    return this.framed(letter, await this.identity());
  }

  private framed<Data extends object>(
    { template, data, locale, unsubscribePage }: Rendered<Data>,
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
   * Renders a campaign's letter once for all its readers; `blanks` are the marks that its data holds.
   *
   * @throws RangeError when a header is not allowed
   */
  async prepare<Data extends object>({ blanks, ...letter }: LetterToAll<Data>): Promise<PreparedLetter> {
    const identity = await this.identity();
    const content = {
      from: this.senderOf(identity.senders.campaign),
      ...this.framed({ ...letter, unsubscribePage: blanks.mark(unsubscribeBlank) }, identity),
      headers: {
        'Content-Language': letter.locale,
        'List-Id': this.listId,
        Precedence: 'bulk',
      },
    };
    return PreparedLetter.of(content, blanks, this.configured.address.replace(/^.*@/, ''));
  }

  /**
   * Hands a prepared letter over once, without a queue or a retry: what comes of it is the caller's to write down. What is no
   * address is refused here with the code that a server would give.
   */
  async handOver(letter: PreparedLetter, reader: Reader): Promise<Handover> {
    if (!isOneAddress(reader.to)) return { kind: 'refused', code: '5.1.3', isRecipient: true };
    return this.smtp.handOver('campaign', letter.to(reader), { from: this.configured.address, to: reader.to });
  }

  onApplicationShutdown(): void {
    this.smtp.close();
  }

  private senderOf({ name, address }: MailIdentity['senders'][MailKind]): Sender {
    return { name: oneLine(name ?? this.configured.name), address: address ?? this.configured.address };
  }

  private async sendQueued({ template: name, ...letter }: QueuedLetter): Promise<void> {
    const template = this.templates.get(name);
    if (template === undefined) throw new Error(`There is no mail template ${name}`);
    await this.send({ ...letter, template });
  }

  private async contentOf(attachments: readonly Attachment[]) {
    let left = attachmentBytesMax;
    const read: SentAttachment[] = [];
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

/** Subjects hold names people typed; a line break in one must not start a new header. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
}
