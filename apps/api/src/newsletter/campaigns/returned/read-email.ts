import { SuppressionCause } from '@dronesoccer/contracts';
import PostalMime from 'postal-mime';
import { deliveryIdIn, type ReturnReport } from './report.js';

/**
 * A report begins with its own fields and the headers of the email that came back. The parser's work grows with each line,
 * so that a long email of an outsider would keep the process from other requests.
 */
const readBytes = 131_072;

/**
 * Reads a delivery status notification (RFC 3464) or an abuse report (RFC 5965) as mail servers send them. Returns an
 * empty list for any other email, for example an absence notice.
 *
 * Anyone can send such an email to the mailbox for bounces, so a report counts only if it contains the Message-ID of a
 * newsletter. Only the reader and the mail servers in between know it. The address in the report proves nothing.
 */
export async function readReportingEmail(raw: Buffer): Promise<ReturnReport[]> {
  const email = await PostalMime.parse(raw.subarray(0, readBytes), { forceRfc822Attachments: true });
  const parts = email.attachments.map(({ mimeType, content }) => ({ mimeType, text: textOf(content) }));
  const textOfKind = (kind: string): string | undefined => parts.find(({ mimeType }) => mimeType === kind)?.text;
  // The email that came back is attached as a whole or without its text.
  const original = textOfKind('message/rfc822') ?? textOfKind('text/rfc822-headers') ?? '';
  const deliveryId = deliveryIdIn(/^message-id:\s*(\S+)/im.exec(original)?.[1] ?? '');
  const status = textOfKind('message/delivery-status');
  if (status !== undefined) {
    const cause = SuppressionCause.DEAD_ADDRESS;
    return failureCodesIn(status).map((code) => ({ cause, email: null, deliveryId, code }));
  }
  const feedback = textOfKind('message/feedback-report');
  if (feedback === undefined) return [];
  const fields = fieldsOf(feedback);
  const kind = fields.get('feedback-type') ?? 'abuse';
  if (kind === 'not-spam') return [];
  return [{ cause: SuppressionCause.COMPLAINT, email: null, deliveryId, code: kind.slice(0, 60) }];
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The groups of fields are separated by blank lines: first the server's own, then one per recipient. */
function failureCodesIn(status: string): string[] {
  return status
    .split(/\r?\n\s*\r?\n/)
    .map(fieldsOf)
    .flatMap((fields) => {
      const code = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
      return fields.get('action')?.toLowerCase() === 'failed' && code !== undefined ? [code] : [];
    });
}

function fieldsOf(group: string): Map<string, string> {
  const unfolded = group.replace(/\r?\n[ \t]+/g, ' ');
  return new Map(
    // The pattern must not trim the value: its time would grow with the square of the spaces in it.
    [...unfolded.matchAll(/^([\w-]+):(.*)$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
  );
}
