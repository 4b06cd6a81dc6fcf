import { call, listCall } from '../../common/call.ts';
import { adminRoles } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import { bookingArea } from '../slots/calls.ts';
import type { WaitingWire, WaitlistEntryWire } from './wire.ts';

const ofVisitor = { area: bookingArea, access: 'optional' } as const;

export const waitlistCalls = {
  'waitlist.join': call<{ reply: WaitlistEntryWire }>()({
    ...ofVisitor,
    method: 'POST',
    path: '/class-slots/:id/waitlist',
    summary: 'Wait for seats of a full slot; seats that come back are held for the first entry that they suffice for',
    status: 201,
    limit: 'waitlist',
    errors: ['BOOK_003', 'BOOK_006', 'BOOK_014', 'BOOK_015', 'BOOK_021', 'BOOK_024'],
  }),
  'waitlist.get': call<{ reply: WaitlistEntryWire }>()({
    ...ofVisitor,
    method: 'GET',
    path: '/waitlist/:id',
    summary: 'One entry of a waitlist with its position or its offer, for its owner or by its link',
    errors: ['BOOK_022'],
  }),
  'waitlist.leave': call<{ reply: WaitlistEntryWire }>()({
    ...ofVisitor,
    method: 'DELETE',
    path: '/waitlist/:id',
    summary: 'Wait no longer; an offer that was not paid yet goes to the next',
    errors: ['BOOK_022'],
  }),
  'waitlist.admin.list': call<{ reply: Page<WaitingWire> }>()({
    ...listCall,
    area: bookingArea,
    path: '/class-slots/:id/waitlist',
    summary: 'Who waits for seats of a slot or has an offer, in their order',
    access: adminRoles,
    scope: 'company',
    errors: ['BOOK_021'],
  }),
};
