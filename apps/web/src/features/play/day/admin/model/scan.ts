import {
  BookingStatus,
  type DayBookingWire,
  type ElsewhereWire,
  type RefusedScanWire,
  type ScanWire,
} from '@dronesoccer/contracts';
import { ApiError } from '@/lib/errors/api-error';
import { isRecord } from '@/lib/is-record';

/** A ticket that was scanned or typed, for the sheet that was open at the time. */
export interface Scan {
  /** The idempotency key, so that a retry does not count again. */
  key: string;
  arenaId: string;
  day: string;
  code: string;
}

/** The outcome of a scan. `unsent` means that there was no network; the scan is sent later. */
export type ScanOutcome =
  | { kind: 'sending' | 'unsent' | 'unknown' }
  | { kind: 'in'; booking: DayBookingWire; seatIds: readonly string[] }
  | { kind: 'again' | 'unpaid' | 'cancelled' | 'hours'; booking: DayBookingWire }
  | { kind: 'elsewhere'; number: string; slot: ElsewhereWire['slot'] }
  | { kind: 'failed'; error: unknown };

export interface ScanEntry extends Scan {
  outcome: ScanOutcome;
}

export function outcomeOf({ booking, now }: ScanWire): ScanOutcome {
  return now.length > 0 ? { kind: 'in', booking, seatIds: now } : { kind: 'again', booking };
}

export function refusalOf(error: unknown): ScanOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', error };
  // Without an answer, or with one that asks to retry later, the scan may still count.
  if (error.isTransient) return { kind: 'unsent' };
  if (error.code === 'BOOK_001') return { kind: 'unknown' };
  if (error.code === 'BOOK_016' && isRecord(error.data)) {
    const { number, slot } = error.data as unknown as ElsewhereWire;
    return { kind: 'elsewhere', number, slot };
  }
  if (error.code === 'BOOK_004' && isRecord(error.data)) {
    const { booking } = error.data as unknown as RefusedScanWire;
    return { kind: reasonOf(booking), booking };
  }
  return { kind: 'failed', error };
}

function reasonOf({ status }: DayBookingWire): 'unpaid' | 'cancelled' | 'hours' {
  if (status === BookingStatus.PENDING) return 'unpaid';
  return status === BookingStatus.CANCELLED ? 'cancelled' : 'hours';
}

export type ScanTone = 'good' | 'warn' | 'bad' | 'none';

/** Returns the tone of a result, which determines its colour and sound. */
export function toneOf({ kind }: ScanOutcome): ScanTone {
  if (kind === 'in') return 'good';
  if (kind === 'sending') return 'none';
  return kind === 'again' || kind === 'unsent' ? 'warn' : 'bad';
}
