import type { MailLogWire } from '@dronesoccer/contracts';
import type { MailLogRow } from './mail-log.queries.js';

export const presentMail = ({ firstAt, at, ...row }: MailLogRow): MailLogWire => ({
  ...row,
  firstAt: firstAt.toISOString(),
  at: at.toISOString(),
});
