import type { Readable } from 'node:stream';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { DkimKey } from '../../config/index.js';
import { JobRefused } from '../jobs/index.js';
import type { MailKind } from './template.js';

/** Connections per process. Campaigns have their own, so their letters never delay an order's. */
const connections: Readonly<Record<MailKind, number>> = { transactional: 3, campaign: 5 };

/** Longer than any conversation about one letter, waiting for a connection included. */
const handOverMs = 60_000;

/**
 * What became of a letter that was handed over once. `code`: the server's enhanced status (RFC 3463), or its three figures.
 * - `refused`: never, for this recipient or letter; `isRecipient`: it was the address that was refused, before the content;
 * - `later`: not now, for this recipient or letter;
 * - `notSent`: surely not taken, and it says nothing about the letter: no connection, our login or sender refused;
 * - `unknown`: the line was lost after the letter's content had begun to leave, so the server may have taken it.
 */
export type Handover =
  | { kind: 'sent' }
  | { kind: 'refused'; code: string; isRecipient: boolean }
  | { kind: 'later'; code: string }
  | { kind: 'notSent' }
  | { kind: 'unknown' };

/** The mail server will never accept this letter; retrying would only harm our reputation. */
export class MailRefused extends JobRefused {
  constructor({ responseCode, command }: SmtpRefusal) {
    // Not the server's reply: most servers repeat the address in it.
    const what = command === 'RCPT TO' ? 'the recipient' : 'the letter';
    super(`The mail server refused ${what} for good (${responseCode})`);
  }
}

export class Smtp {
  private readonly transports: Readonly<Record<MailKind, Transporter>>;
  /** The content of each letter on its way, once for each try of the pool. */
  private readonly contents = new WeakMap<object, Readable[]>();

  /** @param dkim what letters are signed with; null: the mail server signs them */
  constructor(url: string, dkim: DkimKey | null) {
    const open = (maxConnections: number): Transporter => {
      const transport = createTransport({
        url,
        pool: true,
        maxConnections,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
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
          // As it leaves, signed if we sign.
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

  /** @throws MailRefused when the server will never accept it; any other error is temporary, so the job is retried */
  async send(kind: MailKind, mail: SendMailOptions): Promise<void> {
    try {
      await this.transports[kind].sendMail(mail);
    } catch (error) {
      if (isRefusedForGood(error)) throw new MailRefused(error);
      throw error;
    }
  }

  /**
   * Hands over a whole message (RFC 5322) once. nodemailer's pool takes another connection automatically only while not a byte
   * of the message has left.
   */
  async handOver(kind: MailKind, raw: Buffer, envelope: { from: string; to: string }): Promise<Handover> {
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

function outcomeOf({ responseCode, command, response = '' }: Partial<SmtpAnswer>, hasBegun: boolean): Handover {
  if (responseCode !== undefined) {
    const code = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? String(responseCode);
    // 552 is about the letter's size, 503 about the conversation.
    const isRecipient = command === 'RCPT TO';
    const isAboutLetter = isRecipient || command === 'DATA' || responseCode === 552;
    if (isAboutLetter && responseCode >= 500 && responseCode !== 503) return { kind: 'refused', code, isRecipient };
    // A server that answers the content with 421 has not taken it.
    if (isAboutLetter || hasBegun) return { kind: 'later', code };
  }
  return { kind: hasBegun ? 'unknown' : 'notSent' };
}

/**
 * A 5xx about the recipient or the letter itself (RFC 5321, 4.2.1): the same letter will be refused again. A refusal of
 * our login or sender is a configuration error that will be fixed; 4xx and dropped connections are temporary.
 */
function isRefusedForGood(error: unknown): error is SmtpRefusal {
  const { responseCode, command } = error as Partial<SmtpRefusal>;
  if (responseCode === undefined || responseCode < 500 || responseCode > 599) return false;
  return command === 'RCPT TO' || command === 'DATA';
}
