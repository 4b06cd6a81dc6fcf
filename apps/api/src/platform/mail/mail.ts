import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { createTransport, type Transporter } from 'nodemailer';
import { Config } from '../../config/index.js';
import type { Executor } from '../database/index.js';
import { defineJob, Jobs } from '../jobs/index.js';
import { Log } from '../logging/index.js';
import type { MailTemplate, RenderedMail } from './template.js';

export interface Letter<Data extends object> {
  to: string;
  locale: Locale;
  template: MailTemplate<Data>;
  data: Data;
}

/** What waits in the queue. It holds no secret: links that open something are made when the mail is sent. */
interface QueuedLetter {
  to: string;
  locale: Locale;
  template: string;
  data: object;
}

/** Tries for half a day and longer, with pauses of up to a quarter of an hour: an outage of a night loses no letter. */
export const mailJob = { retries: 60, timeoutSeconds: 60, concurrency: 2 } as const;

const sendMail = defineJob<QueuedLetter>('mail.send', mailJob);

/** Mails leave after commit: a row in the caller's transaction, sent by a worker, tried again while the server is away. */
@Injectable()
export class Mail implements OnModuleInit, OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly templates = new Map<string, MailTemplate<object>>();

  constructor(
    private readonly config: Config,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {
    this.transport = createTransport({
      url: config.mail.smtpUrl,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** A feature names its templates in `onModuleInit`, so that the worker can render what was enqueued. */
  use(...templates: readonly MailTemplate<never>[]): void {
    for (const template of templates) this.templates.set(template.name, template);
  }

  onModuleInit(): void {
    this.jobs.handle(sendMail, async ({ to, locale, template, data }) => {
      const known = this.templates.get(template);
      if (known === undefined) throw new Error(`There is no mail template ${template}`);
      await this.deliver(to, locale, known.render(data, locale, this.config.http.webOrigin));
    });
  }

  async enqueue<Data extends object>(executor: Executor, letter: Letter<Data>): Promise<void> {
    const { to, locale, data } = letter;
    await this.jobs.enqueue(executor, sendMail, { to, locale, template: letter.template.name, data });
  }

  /**
   * Sends at once; for job handlers that add a secret link to what they send. False when the server will never take
   * this letter; anything that may pass is thrown, so that the job is tried again.
   */
  async send<Data extends object>({ to, locale, template, data }: Letter<Data>): Promise<boolean> {
    return this.deliver(to, locale, template.render(data, locale, this.config.http.webOrigin));
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  private async deliver(to: string, locale: Locale, mail: RenderedMail): Promise<boolean> {
    try {
      await this.transport.sendMail({
        from: this.config.mail.from,
        // As an object, so that an address is never taken for a list of them.
        to: { name: '', address: to },
        subject: oneLine(mail.subject),
        text: mail.text,
        html: mail.html,
        headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
      });
      return true;
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      // Neither address nor answer: servers repeat the address in it.
      this.log.warn({ code: error.responseCode, step: error.command }, 'the mail server refused a letter for good');
      return false;
    }
  }
}

interface SmtpRefusal extends Error {
  responseCode: number;
  command: string;
}

/**
 * A 5xx about the recipient or the letter itself (RFC 5321, 4.2.1): the same letter will be refused again. Refusals of us
 * (sign-in, sender) are a configuration that somebody will mend, and 4xx and cut lines pass.
 */
function isRefusedForGood(error: unknown): error is SmtpRefusal {
  const { responseCode, command } = error as Partial<SmtpRefusal>;
  if (responseCode === undefined || responseCode < 500 || responseCode > 599) return false;
  return command === 'RCPT TO' || command === 'DATA';
}

/** Names and numbers stand in subjects; nothing in them may begin a new header. */
function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);
}
