import type { StoredMail } from '@dronesoccer/devkit';
import { expect } from '@playwright/test';

/** Reads the emails that the product has sent from its mailbox page. */
export class Mailbox {
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async to(address: string): Promise<StoredMail[]> {
    const answer = await fetch(`${this.origin}/dev/mailbox/messages.json?to=${encodeURIComponent(address)}`);
    return (await answer.json()) as StoredMail[];
  }

  /** Waits for an email to the address whose subject matches, and returns the first one. */
  async waitFor(address: string, subject: RegExp): Promise<StoredMail> {
    let found: StoredMail | undefined;
    await expect
      .poll(
        async () => {
          const mails = await this.to(address);
          found = mails.find((mail) => subject.test(mail.subject));
          return found ? 'arrived' : mails.map((mail) => mail.subject);
        },
        { message: `a mail to ${address} about ${String(subject)}`, timeout: 30_000, intervals: [200] },
      )
      .toBe('arrived');
    if (!found) throw new Error('unreachable: the poll has seen it');
    return found;
  }

  /** Returns the email's first link whose path starts with `path`. */
  static linkIn(mail: StoredMail, path: string): string {
    const link = mail.links.find((each) => new URL(each).pathname.startsWith(path));
    if (!link) throw new Error(`No link to ${path} in "${mail.subject}": ${mail.links.join(', ')}`);
    return link;
  }
}
