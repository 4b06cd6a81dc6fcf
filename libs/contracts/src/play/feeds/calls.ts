import { call } from '../../common/call.ts';
import { bookingArea } from '../slots/calls.ts';
import type { CalendarFeedWire, NewCalendarFeedWire } from './wire.ts';

const ofPerson = { area: bookingArea, access: 'user', path: '/me/calendar-feed', errors: [] } as const;

export const calendarFeedCalls = {
  'calendarFeed.get': call<{ reply: CalendarFeedWire | null }>()({
    ...ofPerson,
    method: 'GET',
    summary: 'Whether the person has a calendar feed of their bookings, and since when; null without one',
  }),
  'calendarFeed.make': call<{ reply: NewCalendarFeedWire }>()({
    ...ofPerson,
    method: 'PUT',
    summary: 'Make the address of the person’s calendar feed; again makes a new one, and the old one is gone',
  }),
  'calendarFeed.revoke': call<{ reply: null }>()({
    ...ofPerson,
    method: 'DELETE',
    summary: 'Make the address of the person’s calendar feed invalid; twice is once',
  }),
  'calendarFeed.read': call<{ reply: string }>()({
    area: bookingArea,
    access: 'public',
    method: 'GET',
    path: '/calendar/:token.ics',
    summary: 'A person’s confirmed bookings, and the cancelled ones among them, for a calendar that subscribes',
    ics: true,
    errors: ['FEED_001'],
  }),
};
