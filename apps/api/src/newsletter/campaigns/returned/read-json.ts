import { SuppressionCause } from '@dronesoccer/contracts';
import { deliveryIdIn, type ReturnReport } from './report.js';

/** The code of an address that does not exist, for providers that give none. */
const noSuchAddress = '5.1.1';

/**
 * Reads the JSON of a provider: Amazon SES (also inside a notification of SNS), Postmark or SendGrid. Events that are
 * neither a final refusal nor a complaint give nothing, and neither does JSON of another shape.
 */
export function readProviderJson(body: unknown): ReturnReport[] {
  if (Array.isArray(body)) return body.flatMap(readSendGrid);
  const event = asObject(body);
  if (typeof event['Message'] === 'string') return readProviderJson(parseJson(event['Message']));
  return 'RecordType' in event ? readPostmark(event) : readSes(event);
}

type Json = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const asList = (value: unknown): Json[] => (Array.isArray(value) ? value.map(asObject) : []);
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function report(cause: SuppressionCause, email: unknown, messageId: unknown, code: string): ReturnReport[] {
  const address = asText(email) || null;
  const deliveryId = deliveryIdIn(asText(messageId));
  return address === null && deliveryId === null ? [] : [{ cause, email: address, deliveryId, code }];
}

const { COMPLAINT, DEAD_ADDRESS } = SuppressionCause;

/** https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html */
function readSes(event: Json): ReturnReport[] {
  const kind = event['notificationType'] ?? event['eventType'];
  const messageId = asObject(asObject(event['mail'])['commonHeaders'])['messageId'];
  const bounce = asObject(event['bounce']);
  if (kind === 'Bounce' && bounce['bounceType'] === 'Permanent') {
    return asList(bounce['bouncedRecipients']).flatMap(({ emailAddress, status }) =>
      report(DEAD_ADDRESS, emailAddress, messageId, asText(status) || noSuchAddress),
    );
  }
  if (kind !== 'Complaint') return [];
  const complaint = asObject(event['complaint']);
  const code = asText(complaint['complaintFeedbackType']) || 'abuse';
  return asList(complaint['complainedRecipients']).flatMap(({ emailAddress }) =>
    report(COMPLAINT, emailAddress, messageId, code),
  );
}

/** https://postmarkapp.com/developer/webhooks/bounce-webhook */
function readPostmark(event: Json): ReturnReport[] {
  if (event['RecordType'] === 'SpamComplaint') return report(COMPLAINT, event['Email'], '', 'abuse');
  if (event['RecordType'] !== 'Bounce') return [];
  if (event['Type'] === 'SpamComplaint') return report(COMPLAINT, event['Email'], '', 'abuse');
  return event['Type'] === 'HardBounce' ? report(DEAD_ADDRESS, event['Email'], '', noSuchAddress) : [];
}

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event */
function readSendGrid(value: unknown): ReturnReport[] {
  const event = asObject(value);
  if (event['event'] === 'spamreport') return report(COMPLAINT, event['email'], event['smtp-id'], 'abuse');
  if (event['event'] !== 'bounce' || event['type'] === 'blocked') return [];
  return report(DEAD_ADDRESS, event['email'], event['smtp-id'], asText(event['status']) || noSuchAddress);
}
