import type { Locale } from '@dronesoccer/contracts';
import type { MailKind, MailTemplate } from './template.js';

/** Bytes over all attachments of a letter; once encoded, well within what mail servers accept. */
export const attachmentBytesMax = 10 * 1024 * 1024;

/**
 * Bytes of text that may be stored in a job's row, over all attachments of a letter. A calendar file of a dozen events
 * has 8 KB; at 16 KB a statement of 500 jobs stays below 8 MB. Anything larger goes to the file store, because a row is
 * rewritten on every try, copied to every backup and read whole by the worker.
 */
export const inlineBytesMax = 16 * 1024;

interface AttachmentName {
  /** As the reader saves it: `booking.ics`. */
  name: string;
  /** Its media type: `text/calendar; method=REQUEST`. */
  type: string;
  /** By what name the letter's own text shows it (`picture` in `blocks.ts`); absent: it is only attached. */
  contentId?: string;
}

/** An attachment of a queued letter: short text, or the name of a file in the file store, read when the letter is sent. */
export type WaitingAttachment = AttachmentName & ({ text: string } | { file: string });

/** A letter sent at once may also carry generated content, such as a PDF. */
export type Attachment = WaitingAttachment | (AttachmentName & { bytes: Buffer });

/** Both are https URLs with a token of their own, so they work without signing in. */
export interface Unsubscribe {
  /** The page behind the link in the letter. */
  page: string;
  /** Where mail programs post the one click (RFC 8058). */
  oneClick: string;
}

export interface Letter<Data extends object, Attached extends Attachment = WaitingAttachment> {
  to: string;
  locale: Locale;
  template: MailTemplate<Data>;
  data: Data;
  /** The address for replies; the sender's when absent. */
  replyTo?: string;
  /** Only `X-…`, `List-…`, `Feedback-ID`, `References` and `In-Reply-To`; the platform sets all others. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attached[];
  /** Not in the log of mails: that it was written is known to few (safe sport). */
  isUnlogged?: boolean;
  /** Required for a campaign, refused for any other letter. */
  unsubscribe?: Unsubscribe;
}

/** A letter as queued. It holds no secret: links that open something are made when the mail is sent. */
export interface QueuedLetter {
  to: string;
  locale: Locale;
  template: string;
  data: object;
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly WaitingAttachment[];
  isUnlogged?: boolean;
  unsubscribe?: Unsubscribe;
}

export const kindOf = (template: MailTemplate<never>): MailKind => template.kind ?? 'transactional';

const safeHeader = /^(?:X-[A-Za-z0-9-]{1,60}|List-[A-Za-z-]{1,60}|Feedback-ID|References|In-Reply-To)$/;
/** Printable ASCII on one line, within the length of a header line (RFC 5322, 2.1.1). */
const safeValue = /^[\x20-\x7e]{1,900}$/;
const safeAddress = /^https?:\/\/[\x21\x23-\x3b\x3d\x3f-\x7e]{1,880}$/;
const mediaType = /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.+-]+)*$/;
const contentIdShape = /^[\w-]{1,60}$/;
const fileName = /^[^\p{Cc}/\\"]{1,120}$/u;

export const isOneAddress = (address: string): boolean => !/[\p{Cc}\s,;<>]/u.test(address);

/**
 * Makes sure that nothing in a letter injects a header and that no campaign leaves without a way to unsubscribe.
 *
 * @throws RangeError that names what is wrong, never the value
 */
export function assertSafe(letter: Omit<Letter<never, Attachment>, 'data'>): void {
  const { to, replyTo, headers = {}, attachments = [], unsubscribe, template } = letter;
  if (![to, ...(replyTo === undefined ? [] : [replyTo])].every(isOneAddress)) {
    throw new RangeError('A letter goes to one address, without a name');
  }
  for (const [name, value] of Object.entries(headers)) {
    if (!safeHeader.test(name)) throw new RangeError('This header is not one that a letter may set');
    if (!safeValue.test(value)) throw new RangeError(`The header ${name} is not one line of plain characters`);
  }
  for (const { name, type, contentId } of attachments) {
    if (!fileName.test(name)) throw new RangeError('An attachment has a plain file name');
    if (!mediaType.test(type)) throw new RangeError(`The attachment ${name} has no media type`);
    if (contentId !== undefined && !contentIdShape.test(contentId)) {
      throw new RangeError(`The attachment ${name} is named by letters, figures and hyphens in the letter`);
    }
  }
  if (unsubscribe !== undefined && !Object.values(unsubscribe).every((address: string) => safeAddress.test(address))) {
    throw new RangeError('Unsubscribing has two web addresses');
  }
  if ((kindOf(template) === 'campaign') !== (unsubscribe !== undefined)) {
    throw new RangeError('A campaign has a way to unsubscribe, and nothing else has');
  }
}

/** @throws RangeError when the letter is not safe, or would carry more than a row should */
export function queued<Data extends object>(letter: Letter<Data>): QueuedLetter {
  assertSafe(letter);
  const { to, locale, template, data, replyTo, headers, attachments, isUnlogged, unsubscribe } = letter;
  const inline = (attachments ?? []).map((each) => ('text' in each ? Buffer.byteLength(each.text) : 0));
  if (inline.reduce((sum, bytes) => sum + bytes, 0) > inlineBytesMax) {
    throw new RangeError('What is attached is too large to wait in a job: put it into the file store');
  }
  return {
    to,
    locale,
    template: template.name,
    data,
    ...(replyTo !== undefined && { replyTo }),
    ...(headers !== undefined && { headers }),
    ...(attachments !== undefined && { attachments }),
    ...(isUnlogged !== undefined && { isUnlogged }),
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
}
