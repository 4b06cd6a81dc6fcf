import { call, type CallArea } from '../../../common/call.ts';
import { Role } from '../../../common/enums.ts';
import type { Page } from '../../../common/wire.ts';
import { newsletterArea } from '../calls.ts';
import type { SubscriberImportRowWire, SubscriberImportWire } from './wire.ts';

const importArea: CallArea = { ...newsletterArea, validation: 'COMMON_010', invalidData: 'COMMON_010' };

const byTeam = { area: importArea, access: [Role.SUPER_ADMIN] } as const;

export const subscriberImportCalls = {
  'newsletter.imports.admin.upload': call<{ reply: SubscriberImportWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/admin/subscriber-imports',
    summary: 'Upload a list of subscribers as CSV; it is judged, and changes nothing before it is confirmed',
    status: 201,
    upload: true,
    errors: ['NEWS_016'],
  }),
  'newsletter.imports.admin.list': call<{ reply: Page<SubscriberImportWire> }>()({
    ...byTeam,
    method: 'GET',
    path: '/admin/subscriber-imports',
    summary: 'The lists that were brought, the latest first',
    paged: true,
    errors: [],
  }),
  'newsletter.imports.admin.get': call<{ reply: SubscriberImportWire }>()({
    ...byTeam,
    method: 'GET',
    path: '/admin/subscriber-imports/:id',
    summary: 'Progress of an import of subscribers, and what it would do or has done',
    errors: ['IMPORT_001'],
  }),
  'newsletter.imports.admin.rows': call<{ reply: Page<SubscriberImportRowWire> }>()({
    ...byTeam,
    method: 'GET',
    path: '/admin/subscriber-imports/:id/rows',
    summary: 'The rows of an import of subscribers: what each does, or why it is refused; none after 30 days',
    paged: true,
    errors: ['IMPORT_001'],
  }),
  'newsletter.imports.admin.refused': call<{ reply: string }>()({
    ...byTeam,
    method: 'GET',
    path: '/admin/subscriber-imports/:id/refused',
    summary: 'The refused rows as they came, with line and reason: a list that can be corrected and imported again',
    csv: true,
    errors: ['IMPORT_001'],
  }),
  'newsletter.imports.admin.confirm': call<{ reply: SubscriberImportWire }>()({
    ...byTeam,
    method: 'POST',
    path: '/admin/subscriber-imports/:id/confirm',
    summary: 'Apply a list of subscribers; confirming it again does not apply it twice',
    errors: ['IMPORT_001', 'IMPORT_003', 'NEWS_017'],
  }),
};
