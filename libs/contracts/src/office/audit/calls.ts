import { call, type CallArea, listCall } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import type { AuditDetailWire, AuditEntryWire } from './wire.ts';

const auditArea: CallArea = {
  part: 'core',
  validation: 'AUDIT_002',
  invalidData: 'AUDIT_002',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

const superAdminOnly = { area: auditArea, access: [Role.SUPER_ADMIN] } as const;

export const auditCalls = {
  'audit.admin.list': call<{ reply: Page<AuditEntryWire> }>()({
    ...listCall,
    ...superAdminOnly,
    path: '/audit',
    summary: 'Who changed what and when, newest first; entries about safe-sport reports only for their readers',
  }),
  'audit.admin.export': call<{ reply: string }>()({
    ...superAdminOnly,
    method: 'GET',
    path: '/audit/export',
    summary: 'The filtered entries as CSV, newest first; AUDIT_003 if no entry matches',
    csv: true,
    errors: ['AUDIT_003'],
  }),
  'audit.admin.get': call<{ reply: AuditDetailWire }>()({
    ...superAdminOnly,
    method: 'GET',
    path: '/audit/:id',
    summary: 'An entry with the values before and after, and the request that made the change',
    errors: ['AUDIT_001'],
  }),
};
