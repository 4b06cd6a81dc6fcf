import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Config } from '../../config/index.js';
import { JobRefused, runningJob } from '../jobs/index.js';
import type { MailKind } from './template.js';

/** Connections per process. Campaigns have their own, so their emails never delay an order's. */
const connections: Readonly<Record<MailKind, number>> = { transactional: 3, campaign: 5 };

/** The longest wait for a connection and for the server's greeting. */
const greetingMs = 10_000;

/** Longer than any exchange about one email, including the wait for a connection. */
const handOverMs = 60_000;

/**
 * The outcome of handing an email over once. `code` is the server's enhanced status (RFC 3463) or its three-digit code.
 * - `refused`: permanently, for this recipient or email; with `isRecipient`, the address was refused before the
 * content;
 * - `later`: temporarily, for this recipient or email;
 * - `notSent`: certainly not accepted, for a reason unrelated to the email: no connection, or our login or sender was
 * refused;
 * - `unknown`: the connection was lost after the email's content had begun to leave, so the server may have accepted
 * it.
 */
export type DeliveryOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; code: string; isRecipient: boolean }
  | { kind: 'later'; code: string }
  | { kind: 'notSent' }
  | { kind: 'unknown' };

/** The mail server will never accept this email; retrying would only harm our reputation. */
export class MailRefused extends JobRefused {
  constructor({ responseCode, command }: SmtpRefusal) {
    // The message omits the server's reply, because most servers repeat the address in it.
    const what = command === 'RCPT TO' ? 'the recipient' : 'the email';
    super(`The mail server refused ${what} for good (${responseCode})`);
  }
}

export class Smtp {
  private readonly transports: Readonly<Record<MailKind, Transporter>>;
  /** The content of each email in transit, one stream for each attempt of the pool. */
  private readonly contents = new WeakMap<object, Readable[]>();

  /** @param server `dkim` is the key that signs emails; null if the mail server signs them */
  constructor({ smtpUrl: url, timeoutMs, dkim }: Omit<Config['mail'], 'from'>) {
    const open = (maxConnections: number): Transporter => {
      const transport = createTransport({
        url,
        pool: true,
        maxConnections,
        connectionTimeout: Math.min(timeoutMs, greetingMs),
        greetingTimeout: Math.min(timeoutMs, greetingMs),
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(dkim !== null && {
          dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
        }),
      });
      transport.use('stream', ({ data, message }, done) => {
        const tries = typeof data.raw === 'object' && data.raw !== null ? this.contents.get(data.raw) : undefined;
        if (tries !== undefined) {
          const open = message.createReadStream.bind(message);
          // The content as it leaves, signed if we sign emails.
          message.createReadStream = (options) => {
            const content = open(options);
            tries.push(content);
            return content;
          };
        }
        done();
      });
      return transport;
    };
    this.transports = { transactional: open(connections.transactional), campaign: open(connections.campaign) };
  }

  /**
   * An email that still waits for a connection when its job runs out of time never leaves, because the next attempt
   * sends it.
   *
   * @throws MailRefused if the server will never accept the email; any other error is temporary, so the job is retried
   */
  async send(kind: MailKind, mail: SendMailOptions): Promise<void> {
    try {
      await this.transports[kind].sendMail({
        ...mail,
        signal: runningJob()?.signal ?? AbortSignal.timeout(handOverMs),
      });
    } catch (error) {
      if (isRefusedForGood(error)) throw new MailRefused(error);
      throw error;
    }
  }

  /**
   * Hands over a whole message (RFC 5322) once. nodemailer's pool switches to another connection only if not a single
   * byte of the message has left.
   */
  async handOver(kind: MailKind, raw: Buffer, envelope: { from: string; to: string }): Promise<DeliveryOutcome> {
    const tries: Readable[] = [];
    this.contents.set(raw, tries);
    try {
      await this.transports[kind].sendMail({ raw, envelope, signal: AbortSignal.timeout(handOverMs) });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(
        error as Partial<SmtpAnswer>,
        tries.some(({ readableDidRead }) => readableDidRead),
      );
    }
  }

  close(): void {
    for (const transport of Object.values(this.transports)) transport.close();
  }
}

interface SmtpRefusal extends Error {
  responseCode: number;
  command: string;
}

interface SmtpAnswer extends SmtpRefusal {
  response: string;
}

function outcomeOf({ responseCode, command, response = '' }: Partial<SmtpAnswer>, hasBegun: boolean): DeliveryOutcome {
  if (responseCode !== undefined) {
    const code = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? String(responseCode);
    // Status 552 is about the email's size, 503 about the SMTP conversation.
    const isRecipient = command === 'RCPT TO';
    const isAboutEmail = isRecipient || command === 'DATA' || responseCode === 552;
    if (isAboutEmail && responseCode >= 500 && responseCode !== 503) return { kind: 'refused', code, isRecipient };
    // A server that answers the content with 421 has not accepted it.
    if (isAboutEmail || hasBegun) return { kind: 'later', code };
  }
  return { kind: hasBegun ? 'unknown' : 'notSent' };
}

/**
 * Returns true for a 5xx about the recipient or the email itself (RFC 5321, 4.2.1): the same email will be refused
 * again. A refusal of our login or sender is a configuration error that will be fixed; 4xx and dropped connections are
 * temporary.
 */
function isRefusedForGood(error: unknown): error is SmtpRefusal {
  const { responseCode, command } = error as Partial<SmtpRefusal>;
  if (responseCode === undefined || responseCode < 500 || responseCode > 599) return false;
  return command === 'RCPT TO' || command === 'DATA';
}
