import { call } from '../../../common/call.ts';
import { adminRoles } from '../../../common/enums.ts';
import { bookingArea } from '../../slots/calls.ts';
import type { SlotCoachesWire } from './wire.ts';

const ofSlot = { area: bookingArea, access: adminRoles, scope: 'company', path: '/class-slots/:id/coaches' } as const;

export const coachingAdminCalls = {
  'coaching.admin.get': call<{ reply: SlotCoachesWire }>()({
    ...ofSlot,
    method: 'GET',
    summary: 'The coaches of a slot, and every coach to choose from; names only',
    errors: ['BOOK_021'],
  }),
  'coaching.admin.set': call<{ reply: SlotCoachesWire }>()({
    ...ofSlot,
    method: 'PUT',
    summary: 'Replace the coaches of a slot; twice is once',
    errors: ['BOOK_021', 'BOOK_025', 'BOOK_026'],
  }),
};
