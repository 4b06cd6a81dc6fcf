import type { PlaceImpact } from '../../../places/locations/impact.ts';
import { call, listCall } from '../../../common/call.ts';
import { adminRoles } from '../../../common/enums.ts';
import type { PictureUploadWire } from '../../../common/own-pictures.ts';
import type { Page } from '../../../common/wire.ts';
import { arenaArea } from '../calls.ts';
import type { ArenaAdminRowWire, ArenaAdminWire } from './wire.ts';

const ofCompany = { area: arenaArea, access: adminRoles, scope: 'company' } as const;

export const arenaAdminCalls = {
  'arenas.admin.list': call<{ reply: Page<ArenaAdminRowWire> }>()({
    ...listCall,
    ...ofCompany,
    path: '/admin/arenas',
    summary: 'Arenas by city and name, inactive ones too; a company administrator sees those of the company',
  }),
  'arenas.admin.get': call<{ reply: ArenaAdminWire }>()({
    ...ofCompany,
    method: 'GET',
    path: '/admin/arenas/:id',
    summary: 'One arena in both languages',
    errors: ['ARENA_004'],
  }),
  'arenas.admin.impact': call<{ reply: PlaceImpact }>()({
    ...ofCompany,
    method: 'GET',
    path: '/admin/arenas/:id/impact',
    summary: 'What deactivating an arena, or closing some of its days, touches: people who wait, and what was paid',
    errors: ['ARENA_004'],
  }),
  'arenas.admin.create': call<{ reply: ArenaAdminWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/arenas',
    summary: 'Create an arena at a location',
    status: 201,
    idempotent: true,
    errors: ['ARENA_001'],
  }),
  'arenas.admin.update': call<{ reply: ArenaAdminWire }>()({
    ...ofCompany,
    method: 'PUT',
    path: '/arenas/:id',
    summary: 'Change an arena; refused when it was changed since it was read',
    errors: ['ARENA_001', 'ARENA_004', 'ARENA_008', 'ARENA_009', 'COMMON_011'],
  }),
  'arenas.admin.deactivate': call<{ reply: ArenaAdminWire }>()({
    ...ofCompany,
    method: 'DELETE',
    path: '/arenas/:id',
    summary: 'Deactivate an arena: it is no longer shown or booked',
    errors: ['ARENA_004'],
  }),
  'arenas.admin.uploadPicture': call<{ reply: PictureUploadWire }>()({
    area: arenaArea,
    method: 'POST',
    path: '/arenas/pictures',
    summary: 'Upload a picture for an arena; saving the arena keeps it',
    access: adminRoles,
    scope: 'caller',
    status: 201,
    upload: true,
    errors: ['PICT_001', 'PICT_002'],
  }),
};
