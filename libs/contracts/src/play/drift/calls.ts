import type { Impact } from '../bookings/impact.ts';
import { call, listCall } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import { bookingArea } from '../slots/calls.ts';
import type { SlotAdminWire } from '../slots/admin/wire.ts';
import type { DriftImpactWire, SlotDriftWire } from './wire.ts';

// Zone data affects all companies at once, so the organisation decides.
const ofOrganisation = { area: bookingArea, access: [Role.SUPER_ADMIN, Role.ADMIN] } as const;

export const slotDriftCalls = {
  'slotDrift.admin.list': call<{ reply: Page<SlotDriftWire> }>()({
    ...listCall,
    ...ofOrganisation,
    path: '/slot-drift',
    summary: 'Slots to come at whose instants clocks show another time than they were made for, the earliest first',
  }),
  'slotDrift.admin.impactOfAll': call<{ reply: DriftImpactWire }>()({
    ...ofOrganisation,
    method: 'POST',
    path: '/slot-drift/impact',
    summary: 'What one decision about all of these slots would touch; changes nothing',
    errors: [],
  }),
  'slotDrift.admin.settleAll': call<{ reply: DriftImpactWire }>()({
    ...ofOrganisation,
    method: 'POST',
    path: '/slot-drift/settle',
    summary: 'Keep the wall time, or the instant, of all of these slots; goes on in the background',
    errors: ['BOOK_013'],
  }),
  'slotDrift.admin.impact': call<{ reply: Impact }>()({
    ...ofOrganisation,
    method: 'POST',
    path: '/slot-drift/:id/impact',
    summary: 'What keeping the wall time, or the instant, would do to those who booked a slot; changes nothing',
    errors: ['BOOK_004', 'BOOK_017', 'BOOK_021'],
  }),
  'slotDrift.admin.settle': call<{ reply: SlotAdminWire }>()({
    ...ofOrganisation,
    method: 'POST',
    path: '/slot-drift/:id/settle',
    summary:
      'Keep a slot’s wall time, or its instant; bookers are notified and may decline; repeating it changes nothing',
    errors: ['BOOK_013', 'BOOK_017', 'BOOK_021'],
  }),
};
