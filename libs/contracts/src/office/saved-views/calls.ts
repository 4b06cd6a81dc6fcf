import { call, type CallArea } from '../../common/call.ts';
import { adminRoles } from '../../common/enums.ts';
import type { SavedViewWire } from './wire.ts';

const savedViewArea: CallArea = {
  part: 'core',
  validation: 'VIEW_003',
  invalidData: 'VIEW_003',
  database: 'COMMON_007',
  unexpected: 'COMMON_001',
};

export const savedViewCalls = {
  'savedViews.admin.list': call<{ reply: SavedViewWire[] }>()({
    area: savedViewArea,
    method: 'GET',
    path: '/saved-views',
    summary: 'My saved views of a list, by name',
    access: adminRoles,
    scope: 'caller',
    errors: [],
  }),
  'savedViews.admin.save': call<{ reply: SavedViewWire }>()({
    area: savedViewArea,
    method: 'PUT',
    path: '/saved-views',
    summary: 'Keep filters and sort of a list under a name; the same name again replaces the view',
    access: adminRoles,
    scope: 'caller',
    errors: ['VIEW_002'],
  }),
  'savedViews.admin.remove': call<{ reply: null }>()({
    area: savedViewArea,
    method: 'DELETE',
    path: '/saved-views/:id',
    summary: 'Delete one of my saved views',
    access: adminRoles,
    scope: 'caller',
    errors: ['VIEW_001'],
  }),
};
