import type { SmsAccount } from '../../config/index.js';
import type { Log } from '../logging/index.js';

interface TextMessage {
  /** The recipient's number in E.164 format. */
  to: string;
  text: string;
}

/** The service will never accept this message; a retry would only cost money. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
}

/** Sends text messages. Called by jobs: a temporary failure throws, and the job retries. */
export abstract class Sms {
  /**
   * @returns the service's own id of the message, or null if it has none
   * @throws SmsRefused if the service permanently refuses this message; any other error is temporary
   */
  abstract send(message: TextMessage): Promise<string | null>;
}

/** Used if no service is configured. It never logs the text, which is private. */
export class LoggedSms extends Sms {
  constructor(private readonly log: Log) {
    super();
  }

  override send({ to, text }: TextMessage): Promise<null> {
    this.log.info(
      { to: `…${to.slice(-2)}`, characters: text.length },
      'a text message was not sent: no service is set up',
    );
    return Promise.resolve(null);
  }
}

const patienceMs = 10_000;

/**
 * A service with a Twilio-compatible API: a form with basic auth, 201 with a `sid`, 400 with a `code` for a refused
 * message.
 */
export class HttpSms extends Sms {
  constructor(
    private readonly account: SmsAccount,
    private readonly waitMs = patienceMs,
  ) {
    super();
  }

  override async send({ to, text }: TextMessage): Promise<string | null> {
    const { url, account, token, sender } = this.account;
    const answer = await fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: sender, Body: text }),
      signal: AbortSignal.timeout(this.waitMs),
      redirect: 'error',
    });
    // The message was accepted. Whatever the answer looks like, a retry would send it twice.
    if (answer.ok) return sidOf(await answer.json().catch(() => null));
    const refusal: unknown = answer.status === 400 ? await answer.json().catch(() => null) : null;
    if (answer.status === 400) throw new SmsRefused(`The text service refused it (${codeOf(refusal)})`);
    // Too many messages at once, a wrong account or a failure of the service: any of these can change within a minute.
    throw new Error(`the text service answered ${answer.status}`);
  }
}

const fieldOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[name] : undefined;

function sidOf(answer: unknown): string | null {
  const sid = fieldOf(answer, 'sid');
  return typeof sid === 'string' ? sid.slice(0, 100) : null;
}

/** The error message may repeat the number, so only the code is kept. */
function codeOf(answer: unknown): number {
  const code = fieldOf(answer, 'code');
  return typeof code === 'number' ? code : 400;
}
