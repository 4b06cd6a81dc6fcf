import { call } from '../../../common/call.ts';
import { adminRoles } from '../../../common/enums.ts';
import { bookingArea } from '../calls.ts';
import type { Impact } from '../../bookings/impact.ts';
import type { SlotAdminWire, SlotCalendarWire, SlotGenerationWire, SlotPreviewWire } from './wire.ts';

const ofCompany = { area: bookingArea, access: adminRoles, scope: 'company' } as const;

export const slotAdminCalls = {
  'slots.admin.list': call<{ reply: SlotCalendarWire }>()({
    ...ofCompany,
    method: 'GET',
    path: '/class-slots',
    summary: 'An arena’s slots and holidays from one day to another in its own zone',
    errors: ['ARENA_004', 'ARENA_006'],
  }),
  'slots.admin.export': call<{ reply: string }>()({
    ...ofCompany,
    method: 'GET',
    path: '/class-slots/export',
    summary: 'The same slots as CSV, the earliest first; BOOK_021 when there are none',
    csv: true,
    errors: ['ARENA_006', 'BOOK_021'],
  }),
  'slots.admin.create': call<{ reply: SlotAdminWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/class-slots',
    summary: 'Create one slot',
    status: 201,
    idempotent: true,
    errors: ['ARENA_004', 'BOOK_017'],
  }),
  'slots.admin.update': call<{ reply: SlotAdminWire }>()({
    ...ofCompany,
    method: 'PUT',
    path: '/class-slots/:id',
    summary: 'Change a slot; its time, arena and type only while no one holds a seat',
    errors: ['ARENA_004', 'ARENA_008', 'BOOK_017', 'BOOK_019', 'BOOK_021', 'COMMON_011'],
  }),
  'slots.admin.remove': call<{ reply: SlotAdminWire }>()({
    ...ofCompany,
    method: 'DELETE',
    path: '/class-slots/:id',
    summary: 'Cancel a slot in which no one holds a seat',
    errors: ['BOOK_019', 'BOOK_021'],
  }),
  'slots.admin.impact': call<{ reply: Impact }>()({
    ...ofCompany,
    method: 'POST',
    path: '/class-slots/:id/impact',
    summary: 'What cancelling a slot, or moving it to another time, would do to those who booked; changes nothing',
    errors: ['BOOK_004', 'BOOK_017', 'BOOK_021'],
  }),
  'slots.admin.cancel': call<{ reply: SlotAdminWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/class-slots/:id/cancel',
    summary: 'Cancel a slot with its bookings, all of which are refunded; twice is once',
    errors: ['BOOK_004', 'BOOK_013', 'BOOK_021', 'AUTH_019'],
  }),
  'slots.admin.move': call<{ reply: SlotAdminWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/class-slots/:id/move',
    summary: 'Move a slot with its bookings to another time; who booked may decline; twice is once',
    errors: ['BOOK_004', 'BOOK_013', 'BOOK_017', 'BOOK_021'],
  }),
  'slots.admin.close': call<{ reply: { changed: number } }>()({
    ...ofCompany,
    method: 'POST',
    path: '/class-slots/close',
    summary: 'Close an arena’s slots from one day to another for new bookings, or open them again; bookings stand',
    errors: ['ARENA_004', 'ARENA_006'],
  }),
  'slots.admin.generate': call<{ reply: SlotPreviewWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/class-slots/generate',
    summary: 'Preview the slots of a weekly pattern; with `confirm`, make what the preview showed',
    errors: ['ARENA_004', 'ARENA_006', 'BOOK_013'],
  }),
  'slots.admin.copyWeek': call<{ reply: SlotPreviewWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/class-slots/copy-week',
    summary: 'Preview a week’s slots in other weeks; with `confirm`, make what the preview showed',
    errors: ['ARENA_004', 'ARENA_006', 'BOOK_013'],
  }),
  'slots.admin.generation': call<{ reply: SlotGenerationWire }>()({
    ...ofCompany,
    method: 'GET',
    path: '/class-slots/generations/:id',
    summary: 'How far the making of slots has come',
    errors: ['BOOK_021'],
  }),
};
