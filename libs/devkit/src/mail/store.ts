import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedMail } from 'mailparser';

/** An email as people and tests see it. */
export interface StoredMail {
  id: string;
  receivedAt: string;
  from: string;
  /** The addresses of the envelope, which are the real recipients. */
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  links: string[];
  headers: Record<string, string>;
  attachments: StoredAttachment[];
}

interface StoredAttachment {
  name: string;
  type: string;
  /** The content in Base64. */
  content: string;
}

/** More than a campaign to all subscribers sends in a whole test run. */
const KEPT_ON_DISK = 2_000;

/** Stores emails in order of arrival. With a folder, they are on disk and survive a restart. */
export class MailStore {
  readonly #mails: StoredMail[] = [];
  readonly #folder: string | undefined;

  private constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  static async open(folder?: string): Promise<MailStore> {
    const store = new MailStore(folder);
    if (folder) {
      await mkdir(folder, { recursive: true });
      for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()) {
        const mail = await readMail(path.join(folder, name));
        if (mail) store.#mails.push(mail);
      }
    }
    return store;
  }

  async add(mail: StoredMail): Promise<void> {
    this.#mails.push(mail);
    if (!this.#folder) return;
    await writeFile(this.#fileOf(mail, this.#folder), JSON.stringify(mail));
    while (this.#mails.length > KEPT_ON_DISK) {
      const oldest = this.#mails.shift();
      if (oldest) await rm(this.#fileOf(oldest, this.#folder), { force: true });
    }
  }

  /** Returns the emails, oldest first. `to` ignores case. */
  list(filter: { to?: string | undefined; subject?: string | RegExp | undefined } = {}): StoredMail[] {
    const { to, subject } = filter;
    return this.#mails.filter(
      (mail) =>
        (to === undefined || mail.to.some((address) => address.toLowerCase() === to.toLowerCase())) &&
        (subject === undefined ||
          (typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject))),
    );
  }

  find(id: string): StoredMail | undefined {
    return this.#mails.find((mail) => mail.id === id);
  }

  async clear(): Promise<void> {
    const gone = this.#mails.splice(0);
    const folder = this.#folder;
    if (folder) await Promise.all(gone.map((mail) => rm(this.#fileOf(mail, folder), { force: true })));
  }

  #fileOf(mail: StoredMail, folder: string): string {
    return path.join(folder, `${mail.id}.json`);
  }
}

/** Returns undefined for a file truncated by a kill: such a file must not prevent a start. */
async function readMail(file: string): Promise<StoredMail | undefined> {
  try {
    // Emails stored before attachments existed have none.
    return { attachments: [], ...(JSON.parse(await readFile(file, 'utf8')) as Omit<StoredMail, 'attachments'>) };
  } catch {
    return undefined;
  }
}

let counter = 0;

export function toStoredMail(parsed: ParsedMail, recipients: readonly string[], now: Date): StoredMail {
  const html = parsed.html === false ? null : parsed.html;
  const stamp = now.toISOString().replaceAll(/\D/g, '');
  return {
    id: `${stamp}${String(++counter % 10_000).padStart(4, '0')}`, // sorts by time
    receivedAt: now.toISOString(),
    from: parsed.from?.text ?? '',
    to: [...recipients],
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html,
    links: findLinks(html ?? '', parsed.text ?? ''),
    headers: Object.fromEntries(
      parsed.headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]),
    ),
    attachments: parsed.attachments.map(({ filename = '', contentType, content }) => ({
      name: filename,
      type: contentType,
      content: content.toString('base64'),
    })),
  };
}

function findLinks(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/href="(https?:\/\/[^"]+)"/g)].map((match) => match[1] ?? '');
  const inText = text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  return [...new Set([...inHtml.map((link) => link.replaceAll('&amp;', '&')), ...inText])];
}
