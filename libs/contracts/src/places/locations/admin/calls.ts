import type { PlaceImpact } from '../impact.ts';
import { call, listCall } from '../../../common/call.ts';
import { adminRoles, Role } from '../../../common/enums.ts';
import type { Page } from '../../../common/wire.ts';
import { locationArea } from '../calls.ts';
import type { LocationAdminWire } from './wire.ts';

const everyCompany = [Role.SUPER_ADMIN, Role.ADMIN] as const;

export const locationAdminCalls = {
  'locations.admin.list': call<{ reply: Page<LocationAdminWire> }>()({
    ...listCall,
    area: locationArea,
    path: '/admin/locations',
    summary: 'Locations by city, closed ones too; a company administrator sees those of the company',
    access: adminRoles,
    scope: 'company',
  }),
  'locations.admin.get': call<{ reply: LocationAdminWire }>()({
    area: locationArea,
    method: 'GET',
    path: '/admin/locations/:id',
    summary: 'One location in both languages',
    access: adminRoles,
    scope: 'company',
    errors: ['ARENA_001'],
  }),
  'locations.admin.impact': call<{ reply: PlaceImpact }>()({
    area: locationArea,
    method: 'GET',
    path: '/admin/locations/:id/impact',
    summary:
      'What closing a location touches: people who wait, what was paid, units in stock and paid orders to be picked up there',
    access: everyCompany,
    errors: ['ARENA_001'],
  }),
  'locations.admin.create': call<{ reply: LocationAdminWire }>()({
    area: locationArea,
    method: 'POST',
    path: '/locations',
    summary: 'Create a location, with an empty shelf for the shop’s stock',
    access: everyCompany,
    status: 201,
    idempotent: true,
    errors: ['COMP_001', 'COMP_003'],
  }),
  'locations.admin.update': call<{ reply: LocationAdminWire }>()({
    area: locationArea,
    method: 'PUT',
    path: '/locations/:id',
    summary:
      'Change a location; refused when it was changed since it was read, and in its time zone while slots to come stand',
    access: adminRoles,
    scope: 'company',
    errors: ['ARENA_001', 'ARENA_008', 'ARENA_009', 'COMP_001', 'COMP_003', 'COMMON_011'],
  }),
  'locations.admin.close': call<{ reply: LocationAdminWire }>()({
    area: locationArea,
    method: 'DELETE',
    path: '/locations/:id',
    summary: 'Close a location: it and its arenas are no longer shown',
    access: everyCompany,
    errors: ['ARENA_001'],
  }),
  'locations.admin.reopen': call<{ reply: LocationAdminWire }>()({
    area: locationArea,
    method: 'POST',
    path: '/locations/:id/reopen',
    summary: 'Open a closed location again',
    access: everyCompany,
    errors: ['ARENA_001'],
  }),
};
