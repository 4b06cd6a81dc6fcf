import type { PlaceImpact } from '../locations/impact.ts';
import { call, type CallArea, listAndExport } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import type { CompanyDetailWire, CompanyNameWire, CompanyWire } from './wire.ts';

const companyArea: CallArea = {
  part: 'core',
  validation: 'COMP_007',
  invalidData: 'COMP_005',
  database: 'ARENA_002',
  unexpected: 'ARENA_003',
};

const access = [Role.SUPER_ADMIN] as const;

export const companyCalls = {
  ...listAndExport<Page<CompanyWire>>()('companies.admin', {
    area: companyArea,
    path: '/companies',
    list: 'Companies by name, inactive ones too',
    export: 'The filtered companies as CSV, by name',
    whenEmpty: 'COMP_010',
    access,
  }),
  'companies.admin.names': call<{ reply: CompanyNameWire[] }>()({
    area: companyArea,
    method: 'GET',
    path: '/companies/names',
    summary: 'The names of the active companies, to filter by',
    access: [Role.SUPER_ADMIN, Role.ADMIN],
    errors: [],
  }),
  'companies.admin.get': call<{ reply: CompanyDetailWire }>()({
    area: companyArea,
    method: 'GET',
    path: '/companies/:id',
    summary: 'One company with its administrators',
    access,
    errors: ['COMP_001'],
  }),
  'companies.admin.create': call<{ reply: CompanyDetailWire }>()({
    area: companyArea,
    method: 'POST',
    path: '/companies',
    summary: 'Create a company and invite its first administrator',
    access,
    status: 201,
    idempotent: true,
    errors: ['COMP_002', 'COMP_006', 'AUTH_019'],
  }),
  'companies.admin.update': call<{ reply: CompanyDetailWire }>()({
    area: companyArea,
    method: 'PUT',
    path: '/companies/:id',
    summary: 'Rename a company; refused when it was changed since it was read',
    access,
    errors: ['COMP_001', 'COMP_002', 'COMP_009', 'COMMON_011'],
  }),
  'companies.admin.deactivate': call<{ reply: CompanyDetailWire }>()({
    area: companyArea,
    method: 'DELETE',
    path: '/companies/:id',
    summary: 'Deactivate a company: its administrators see nothing, its arenas are not shown',
    access,
    errors: ['COMP_001'],
  }),
  'companies.admin.impact': call<{ reply: PlaceImpact }>()({
    area: companyArea,
    method: 'GET',
    path: '/companies/:id/impact',
    summary:
      'What deactivating a company touches at its locations: people who wait, what was paid, stock and open pickups',
    access,
    errors: ['COMP_001'],
  }),
  'companies.admin.activate': call<{ reply: CompanyDetailWire }>()({
    area: companyArea,
    method: 'POST',
    path: '/companies/:id/activate',
    summary: 'Activate a company again',
    access,
    errors: ['COMP_001'],
  }),
  'companies.admin.inviteAdmin': call<{ reply: CompanyDetailWire }>()({
    area: companyArea,
    method: 'POST',
    path: '/companies/:id/admins',
    summary: 'Invite an administrator; someone who has not joined yet is mailed a new invitation',
    access,
    status: 201,
    errors: ['COMP_001', 'COMP_003', 'COMP_006', 'AUTH_019'],
  }),
  'companies.admin.removeAdmin': call<{ reply: CompanyDetailWire }>()({
    area: companyArea,
    method: 'DELETE',
    path: '/companies/:id/admins/:userId',
    summary: 'Take a person’s administration of the company away; the account stays',
    access,
    errors: ['COMP_001', 'COMP_004', 'AUTH_019'],
  }),
};
