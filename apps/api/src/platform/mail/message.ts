import type { Locale } from '@dronesoccer/contracts';
import type { MailKind, MailTemplate } from './template.js';

/** The maximum bytes over all attachments of an email; once encoded, well within the limits of mail servers. */
export const attachmentBytesMax = 10 * 1024 * 1024;

/**
 * The maximum bytes of text in a job's row, over all attachments of an email. A calendar file of a dozen events has 8
 * KB; at 16 KB, a statement of 500 jobs stays below 8 MB. Anything larger goes to the file store, because a row is
 * rewritten on every attempt, copied to every backup and read whole by the worker.
 */
export const inlineBytesMax = 16 * 1024;

interface AttachmentName {
  /** The name under which the reader saves it: `booking.ics`. */
  name: string;
  /** Its media type: `text/calendar; method=REQUEST`. */
  type: string;
  /** The name under which the email's own HTML shows it (`picture` in `blocks.ts`). If absent, it is only attached. */
  contentId?: string;
}

/**
 * An attachment of a queued email: short text, or the name of a file in the file store, read when the email is sent.
 */
type WaitingAttachment = AttachmentName & ({ text: string } | { file: string });

/** An attachment of an email sent immediately, which may also hold generated content, such as a PDF. */
export type Attachment = WaitingAttachment | (AttachmentName & { bytes: Buffer });

/** Two https URLs, each with its own token, so that they work without signing in. */
export interface Unsubscribe {
  /** The page behind the link in the email. */
  page: string;
  /** The address that mail clients post the one click to (RFC 8058). */
  oneClick: string;
}

export interface Email<Data extends object, Attached extends Attachment = WaitingAttachment> {
  to: string;
  locale: Locale;
  template: MailTemplate<Data>;
  data: Data;
  /** The address for replies. The default is the sender's. */
  replyTo?: string;
  /** Only `X-…`, `List-…`, `Feedback-ID`, `References` and `In-Reply-To`; the platform sets all other headers. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attached[];
  /**
   * True for an email that must not appear in the log of emails, because only few people may know about it (safe
   * sport).
   */
  isUnlogged?: boolean;
  /** Required for a campaign, rejected for any other email. */
  unsubscribe?: Unsubscribe;
}

/** An email as queued. It holds no secret: signed links are created when the email is sent. */
export type QueuedEmail = Omit<Email<object>, 'template'> & { template: string };

export const kindOf = (template: MailTemplate<never>): MailKind => template.kind ?? 'transactional';

const safeHeader = /^(?:X-[A-Za-z0-9-]{1,60}|List-[A-Za-z-]{1,60}|Feedback-ID|References|In-Reply-To)$/;
/** Matches printable ASCII on one line, within the length of a header line (RFC 5322, 2.1.1). */
const safeValue = /^[\x20-\x7e]{1,900}$/;
const safeAddress = /^https?:\/\/[\x21\x23-\x3b\x3d\x3f-\x7e]{1,880}$/;
const mediaType = /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.+-]+)*$/;
const contentIdShape = /^[\w-]{1,60}$/;
const fileName = /^[^\p{Cc}/\\"]{1,120}$/u;

export const isOneAddress = (address: string): boolean => !/[\p{Cc}\s,;<>]/u.test(address);

/**
 * Ensures that nothing in an email injects a header and that no campaign leaves without a way to unsubscribe.
 *
 * @throws RangeError that names the problem, never the value
 */
export function assertSafe(email: Omit<Email<never, Attachment>, 'data'>): void {
  const { to, replyTo, headers = {}, attachments = [], unsubscribe, template } = email;
  if (![to, ...(replyTo === undefined ? [] : [replyTo])].every(isOneAddress)) {
    throw new RangeError('An email goes to one address, without a name');
  }
  for (const [name, value] of Object.entries(headers)) {
    if (!safeHeader.test(name)) throw new RangeError('This header is not one that an email may set');
    if (!safeValue.test(value)) throw new RangeError(`The header ${name} is not one line of plain characters`);
  }
  for (const { name, type, contentId } of attachments) {
    if (!fileName.test(name)) throw new RangeError('An attachment has a plain file name');
    if (!mediaType.test(type)) throw new RangeError(`The attachment ${name} has no media type`);
    if (contentId !== undefined && !contentIdShape.test(contentId)) {
      throw new RangeError(`The attachment ${name} is named by letters, figures and hyphens in the email`);
    }
  }
  if (unsubscribe !== undefined && !Object.values(unsubscribe).every((address: string) => safeAddress.test(address))) {
    throw new RangeError('Unsubscribing has two web addresses');
  }
  if ((kindOf(template) === 'campaign') !== (unsubscribe !== undefined)) {
    throw new RangeError('A campaign has a way to unsubscribe, and nothing else has');
  }
}

/** @throws RangeError if the email is not safe or would carry more than a row should */
export function queuedEmail<Data extends object>(email: Email<Data>): QueuedEmail {
  assertSafe(email);
  const inline = (email.attachments ?? []).map((each) => ('text' in each ? Buffer.byteLength(each.text) : 0));
  if (inline.reduce((sum, bytes) => sum + bytes, 0) > inlineBytesMax) {
    throw new RangeError('What is attached is too large to wait in a job: put it into the file store');
  }
  return { ...email, template: email.template.name };
}
