import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { JobRefused } from '../jobs/index.js';
import type { MailKind } from './template.js';

/** Connections per process. Campaigns have their own, so their letters never delay an order's. */
const connections: Readonly<Record<MailKind, number>> = { transactional: 3, campaign: 2 };

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

  constructor(url: string) {
    const open = (maxConnections: number): Transporter =>
      createTransport({
        url,
        pool: true,
        maxConnections,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
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

  close(): void {
    for (const transport of Object.values(this.transports)) transport.close();
  }
}

interface SmtpRefusal extends Error {
  responseCode: number;
  command: string;
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
