import { call, type CallArea, listAndExport } from '../../common/call.ts';
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
  ...listAndExport<Page<AuditEntryWire>>()('audit.admin', {
    ...superAdminOnly,
    path: '/audit',
    list: 'Who changed what and when, newest first; entries about safe-sport reports only for their readers',
    export: 'The filtered entries as CSV, newest first',
    whenEmpty: 'AUDIT_003',
  }),
  'audit.admin.get': call<{ reply: AuditDetailWire }>()({
    ...superAdminOnly,
    method: 'GET',
    path: '/audit/:id',
    summary: 'An entry with the values before and after, and the request that made the change',
    errors: ['AUDIT_001'],
  }),
};
