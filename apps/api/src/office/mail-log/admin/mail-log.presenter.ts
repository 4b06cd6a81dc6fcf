import type { Locale, MailLogWire } from '@dronesoccer/contracts';
import { deliveryReason } from '../../../newsletter/campaigns/index.js';
import type { MailLogRow } from './mail-log.queries.js';

export function presentMail(row: MailLogRow, locale: Locale): MailLogWire {
  const { firstAt, at, deliveryState, refusalCode, ...mail } = row;
  const reason =
    deliveryState === null
      ? mail.reason
      : sentence(deliveryReason({ state: deliveryState, code: refusalCode }, locale));
  return { ...mail, firstAt: firstAt.toISOString(), at: at.toISOString(), reason };
}

function sentence(reason: ReturnType<typeof deliveryReason>): string | null {
  if (reason === null) return null;
  return reason.code === null ? reason.text : `${reason.text} (${reason.code})`;
}
