import { call, type CallArea, listCall } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import type { MailLogWire } from './wire.ts';

const mailLogArea: CallArea = {
  part: 'core',
  validation: 'MAIL_003',
  invalidData: 'MAIL_003',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

const superAdminOnly = { area: mailLogArea, access: [Role.SUPER_ADMIN] } as const;

export const mailLogCalls = {
  'mailLog.admin.list': call<{ reply: Page<MailLogWire> }>()({
    ...listCall,
    ...superAdminOnly,
    path: '/admin/mails',
    summary: 'Mails to a person, or to everyone, the latest first',
  }),
  'mailLog.admin.resend': call<{ reply: null }>()({
    ...superAdminOnly,
    method: 'POST',
    path: '/admin/mails/:id/resend',
    summary: 'Send a mail again, as it would be written now; nothing leaves when what it is about has ended',
    idempotent: true,
    errors: ['MAIL_001', 'MAIL_002'],
  }),
};
