import { BookingStatus, type DayBookingWire, type ErrorCode } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/errors/api-error';
import { outcomeOf, refusalOf, toneOf } from './scan';

const booking = (status: BookingStatus): DayBookingWire => ({ id: 'b', status, owed: 0 }) as DayBookingWire;
const refused = (code: ErrorCode, status: number, data: unknown = null) =>
  refusalOf(new ApiError({ kind: 'http', status, code, data }));

describe('a scan', () => {
  it('tells who came in with it from who was in before', () => {
    const confirmed = booking(BookingStatus.CONFIRMED);
    expect(outcomeOf({ booking: confirmed, now: ['1'] })).toEqual({ kind: 'in', booking: confirmed, seatIds: ['1'] });
    expect(outcomeOf({ booking: confirmed, now: [] })).toEqual({ kind: 'again', booking: confirmed });
  });

  it('says why a ticket opens nothing', () => {
    for (const [status, kind] of [
      [BookingStatus.PENDING, 'unpaid'],
      [BookingStatus.CANCELLED, 'cancelled'],
      [BookingStatus.CONFIRMED, 'hours'],
    ] as const) {
      expect(refused('BOOK_004', 409, { booking: booking(status) })).toMatchObject({ kind });
    }
    expect(refused('BOOK_016', 409, { number: 'BK-1', slot: {} })).toMatchObject({ kind: 'elsewhere', number: 'BK-1' });
    expect(refused('BOOK_001', 404)).toEqual({ kind: 'unknown' });
    expect(refused('BOOK_007', 400)).toMatchObject({ kind: 'failed' });
  });

  it('is kept to be sent again when it had no answer, or none that says anything of it', () => {
    for (const error of [
      new ApiError({ kind: 'network', status: 0 }),
      new ApiError({ kind: 'timeout', status: 0 }),
      new ApiError({ kind: 'http', status: 503, code: 'COMMON_009' }),
      new ApiError({ kind: 'http', status: 429, code: 'COMMON_006' }),
    ]) {
      expect(refusalOf(error)).toEqual({ kind: 'unsent' });
    }
  });

  it('has a colour and a sound of its own', () => {
    expect(toneOf({ kind: 'in', booking: booking(BookingStatus.CONFIRMED), seatIds: [] })).toBe('good');
    expect(toneOf({ kind: 'again', booking: booking(BookingStatus.CONFIRMED) })).toBe('warn');
    expect(toneOf({ kind: 'unsent' })).toBe('warn');
    expect(toneOf({ kind: 'unknown' })).toBe('bad');
    expect(toneOf({ kind: 'sending' })).toBe('none');
  });
});
