import { SuppressionCause } from '@dronesoccer/contracts';
import PostalMime from 'postal-mime';
import { deliveryIdIn, type ReturnReport } from './report.js';

const address = /^(?:rfc822|utf-8)\s*;\s*<?([^\s<>]+@[^\s<>]+?)>?$/i;
const bareAddress = /<?([^\s<>]+@[^\s<>]+?)>?$/;

/**
 * Reads a delivery status notification (RFC 3464) or an abuse report (RFC 5965) as mail servers send them. Returns an
 * empty list for any other email, for example an absence notice.
 */
export async function readReportingEmail(raw: Buffer): Promise<ReturnReport[]> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const parts = email.attachments.map(({ mimeType, content }) => ({ mimeType, text: textOf(content) }));
  const textOfKind = (kind: string): string | undefined => parts.find(({ mimeType }) => mimeType === kind)?.text;
  // The email that came back is attached as a whole or without its text.
  const original = textOfKind('message/rfc822') ?? textOfKind('text/rfc822-headers') ?? '';
  const deliveryId = deliveryIdIn(/^message-id:\s*(\S+)/im.exec(original)?.[1] ?? '');
  const status = textOfKind('message/delivery-status');
  if (status !== undefined) return failuresIn(status).map((failure) => ({ ...failure, deliveryId }));
  const feedback = textOfKind('message/feedback-report');
  if (feedback === undefined) return [];
  const fields = fieldsOf(feedback);
  const recipient = bareAddress.exec(fields.get('original-rcpt-to') ?? '')?.[1] ?? null;
  const kind = fields.get('feedback-type') ?? 'abuse';
  if (kind === 'not-spam') return [];
  return [{ cause: SuppressionCause.COMPLAINT, email: recipient, deliveryId, code: kind.slice(0, 60) }];
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The groups of fields are separated by blank lines: first the server's own, then one per recipient. */
function failuresIn(status: string): Omit<ReturnReport, 'deliveryId'>[] {
  return status
    .split(/\r?\n\s*\r?\n/)
    .map(fieldsOf)
    .flatMap((fields) => {
      // A forwarded email has the address that we wrote to beside the final one.
      const to = fields.get('original-recipient') ?? fields.get('final-recipient') ?? '';
      const email = address.exec(to)?.[1] ?? null;
      const code = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
      if (fields.get('action')?.toLowerCase() !== 'failed' || code === undefined) return [];
      return [{ cause: SuppressionCause.DEAD_ADDRESS, email, code }];
    });
}

function fieldsOf(group: string): Map<string, string> {
  const unfolded = group.replace(/\r?\n[ \t]+/g, ' ');
  return new Map(
    [...unfolded.matchAll(/^([\w-]+):[ \t]*(.*?)[ \t]*$/gm)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}
