import { call } from '../../common/call.ts';
import { Role } from '../../common/enums.ts';
import { bookingArea } from '../slots/calls.ts';
import type { CoachConsentWire, CoachSessionDetailWire, CoachSessionWire } from './wire.ts';

const ofCoach = { area: bookingArea, access: [Role.COACH] } as const;

export const coachingCalls = {
  'coaching.sessions': call<{ reply: CoachSessionWire[] }>()({
    ...ofCoach,
    method: 'GET',
    path: '/coaching/sessions',
    summary: 'The coach’s slots, from 7 days before the start until a day after the end, the earliest first',
    errors: [],
  }),
  'coaching.session': call<{ reply: CoachSessionDetailWire }>()({
    ...ofCoach,
    method: 'GET',
    path: '/coaching/sessions/:id',
    summary:
      'Who comes to one of the coach’s slots: names, guests of a whole arena, notes about children, waivers and attendance',
    errors: ['BOOK_021'],
  }),
  'coaching.checkIn': call<{ reply: CoachSessionDetailWire }>()({
    ...ofCoach,
    method: 'POST',
    path: '/coaching/sessions/:id/check-in',
    summary: 'Check a person in or take it back, from the midnight of the day until 24 hours after the end',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_009', 'BOOK_021'],
  }),
  'coaching.get': call<{ reply: CoachConsentWire }>()({
    ...ofCoach,
    method: 'GET',
    path: '/coaching/consent',
    summary: 'Whether public pages name the coach, and as what',
    errors: [],
  }),
  'coaching.setConsent': call<{ reply: CoachConsentWire }>()({
    ...ofCoach,
    method: 'PUT',
    path: '/coaching/consent',
    summary: 'Consent to being named on the public pages of the coach’s slots, or withdraw the consent',
    errors: [],
  }),
};
