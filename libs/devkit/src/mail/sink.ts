import { setTimeout as pause } from 'node:timers/promises';
import { startMailbox } from './mailbox.ts';
import { startSmtp, type Behaviour } from './smtp.ts';
import { MailStore, type StoredMail } from './store.ts';

export interface MailSinkOptions {
  /** Told of each mail as it came, byte for byte: for tests of signatures. */
  onContent?: (content: Buffer) => void;
  /** Keeps the mails here; without it they live in memory, which is what tests of ten thousand mails want. */
  folder?: string;
  /** Where it listens; on loopback unless a container's neighbours must reach it. */
  host?: string;
  smtpPort?: number;
  mailboxPort?: number;
  /** Gets the recipients of each mail as it is taken; nothing is kept then, as ten thousand mails should not be. */
  onTaken?: (recipients: readonly string[]) => void;
}

export interface MailSink {
  /** For SMTP_URL. */
  smtpUrl: string;
  /** For DEV_MAILBOX_URL: the origin whose `/dev/mailbox` shows the mails. */
  mailboxUrl: string;
  mails(filter?: { to?: string; subject?: string | RegExp }): StoredMail[];
  /** The first mail that fits, waiting for it. */
  waitFor(filter: { to?: string; subject?: string | RegExp }, timeoutMs?: number): Promise<StoredMail>;
  clear: () => Promise<void>;
  /** From now on treats senders so; a function decides per recipient. */
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
    onTaken: options.onTaken,
    behaviour: (recipient) => behaviour(recipient),
    onContent: options.onContent,
  });
  const mailbox = await startMailbox({ host, port: options.mailboxPort ?? 0 }, store);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    mailboxUrl: `http://127.0.0.1:${mailbox.port}`,
    mails: (filter) => store.list(filter),
    async waitFor(filter, timeoutMs = 60_000) {
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
