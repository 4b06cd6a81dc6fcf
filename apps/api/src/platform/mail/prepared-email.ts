import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import type { Sender } from './sender.js';
import { Blanks, fillBlanks, type FillBlank } from './blanks.js';
import type { Unsubscribe } from './message.js';

/** The parts of an email that are the same for all its readers. */
interface SharedContent {
  from: Sender;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
}

export interface Reader {
  to: string;
  /** Identifies this email to this reader: the left side of its Message-ID, so that a duplicate is recognised. */
  id: string;
  at: Date;
  unsubscribe: Unsubscribe;
  filling: FillBlank;
}

/** The blank for the unsubscribe page. */
export const unsubscribeBlank = 'unsubscribe';

/**
 * An email rendered and encoded once. The parts that differ from reader to reader are filled in when it is handed over.
 */
export class PreparedEmail {
  private constructor(
    private readonly cut: ReturnType<Blanks['cut']>,
    private readonly subject: (filling: FillBlank) => string,
    private readonly domain: string,
  ) {}

  /** @param domain the domain of the Message-IDs */
  static async of(
    { html, text, from, subject, ...content }: SharedContent,
    blanks: Blanks,
    domain: string,
  ): Promise<PreparedEmail> {
    const body = (part: string) => ({ content: part, contentTransferEncoding: 'quoted-printable' as const });
    const composer = new MailComposer({ ...content, from, html: body(html), text: body(text) });
    const message = (await composer.compile().build()).toString('latin1');
    // Each reader gets their own Message-ID, Date and Subject.
    const shared = message.replace(/^(?:Message-ID|Date): .*\r\n/gim, (line, at: number) =>
      at < message.indexOf('\r\n\r\n') ? '' : line,
    );
    const subjectFor = (filling: FillBlank): string =>
      foldLines(`Subject: ${encodeWords(blanks.fill(subject, filling), 'Q', 52, true)}`);
    return new PreparedEmail(blanks.cut(shared), subjectFor, domain);
  }

  /** @throws RangeError if a filled-in value is not one line */
  to({ to, id, at, unsubscribe, filling }: Reader): Buffer {
    const head = [
      `To: ${to}`,
      `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
      `Message-ID: <${id}@${this.domain}>`,
      this.subject(filling),
      `List-Unsubscribe: <${unsubscribe.oneClick}>`,
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      '',
    ].join('\r\n');
    const body = fillBlanks(this.cut, (name) => (name === unsubscribeBlank ? unsubscribe.page : filling(name)));
    return Buffer.concat([Buffer.from(head), body]);
  }
}
