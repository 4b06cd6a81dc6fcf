import { setTimeout as pause } from 'node:timers/promises';
import { startMailbox } from './mailbox.ts';
import { startSmtp, type Behaviour } from './smtp.ts';
import { MailStore, type StoredMail } from './store.ts';

interface MailSinkOptions {
  /** Receives each raw email, byte for byte, for tests of signatures. */
  onContent?: (content: Buffer) => void;
  /**
   * The folder that keeps the emails. Without a folder they stay in memory, which suits tests with ten thousand emails.
   */
  folder?: string;
  /** The host to listen on. The default is loopback; a container's neighbours need another one. */
  host?: string;
  smtpPort?: number;
  mailboxPort?: number;
  /**
   * Receives the recipients of each accepted email. The sink then keeps nothing, because ten thousand emails would be
   * too many.
   */
  onAccepted?: (recipients: readonly string[]) => void;
  /** The time in ms that `waitFor` waits by default. */
  patienceMs?: number;
}

export interface MailSink {
  /** The value for SMTP_URL. */
  smtpUrl: string;
  /** The value for DEV_MAILBOX_URL: the origin whose `/dev/mailbox` shows the emails. */
  mailboxUrl: string;
  mails(filter?: { to?: string; subject?: string | RegExp }): StoredMail[];
  /** Waits for the first email that matches. */
  waitFor(filter: { to?: string; subject?: string | RegExp }, timeoutMs?: number): Promise<StoredMail>;
  clear: () => Promise<void>;
  /** Sets how the server treats senders from now on. A function decides per recipient. */
  behave(behaviour: Behaviour | ((recipient?: string) => Behaviour)): void;
  stop: () => Promise<void>;
}

export async function startMailSink(options: MailSinkOptions = {}): Promise<MailSink> {
  const store = await MailStore.open(options.folder);
  let behaviour: (recipient?: string) => Behaviour = () => ({ kind: 'accept' });
  const host = options.host ?? '127.0.0.1';
  const smtp = await startSmtp({
    host,
    port: options.smtpPort ?? 0,
    store,
    onAccepted: options.onAccepted,
    behaviour: (recipient) => behaviour(recipient),
    onContent: options.onContent,
  });
  const mailbox = await startMailbox({ host, port: options.mailboxPort ?? 0 }, store);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    mailboxUrl: `http://127.0.0.1:${mailbox.port}`,
    mails: (filter) => store.list(filter),
    async waitFor(filter, timeoutMs = options.patienceMs ?? 60_000) {
      for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(25)) {
        const [mail] = store.list(filter);
        if (mail) return mail;
      }
      throw new Error(`No mail for ${JSON.stringify(filter)} within ${timeoutMs} ms.`);
    },
    clear: () => store.clear(),
    behave(next) {
      behaviour = typeof next === 'function' ? next : () => next;
      smtp.cutStalled();
    },
    stop: async () => {
      await Promise.all([smtp.stop(), mailbox.stop()]);
    },
  };
}
