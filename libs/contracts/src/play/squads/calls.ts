import type { BookingWire } from '../bookings/wire.ts';
import { call } from '../../common/call.ts';
import { bookingArea } from '../slots/calls.ts';
import type { SquadInvitationWire } from './wire.ts';

const ofVisitor = { area: bookingArea, access: 'optional' } as const;

export const squadCalls = {
  'squads.change': call<{ reply: BookingWire }>()({
    ...ofVisitor,
    method: 'PUT',
    path: '/bookings/:id/squad',
    summary: 'Name the team and its squad until the start; BOOK_013 carries the team as someone else left it',
    limit: 'squad',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_013', 'BOOK_018', 'BOOK_023', 'COMMON_011'],
  }),
  'squads.invite': call<{ reply: BookingWire }>()({
    ...ofVisitor,
    method: 'POST',
    path: '/bookings/:id/squad/:playerId/invite',
    summary: 'Send a player the invitation again',
    limit: 'squad',
    errors: ['BOOK_001', 'BOOK_004'],
  }),
  'squads.get': call<{ reply: SquadInvitationWire }>()({
    ...ofVisitor,
    method: 'GET',
    path: '/squad/:id',
    summary: 'The invitation to a squad, by the link that was mailed to the player',
    errors: ['BOOK_001'],
  }),
  'squads.answer': call<{ reply: SquadInvitationWire }>()({
    ...ofVisitor,
    method: 'POST',
    path: '/squad/:id/answer',
    summary: 'A player confirms or declines until the start; the same answer again changes nothing',
    limit: 'squad',
    errors: ['BOOK_001', 'BOOK_004'],
  }),
};
