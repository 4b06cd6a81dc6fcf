import { storageKeys } from '@dronesoccer/contracts';
import { create } from 'zustand';
import { isRecord } from '@/lib/is-record';
import { identityOf } from '@/lib/session/claims';
import { storage } from '@/lib/storage';
import { useRoot } from '@/lib/store/root-store';
import { type BookingDraft, draftFor, emptyDraft, parseDraft } from './draft';

/** A booking that is waiting for its payment. */
interface PlacedBooking {
  id: string;
  /** A guest's access token for the booking; null for its owner. */
  token: string | null;
}

interface BookingState {
  draft: BookingDraft;
  /** The booking placed here that is not known to be paid yet. */
  placed: PlacedBooking | null;
}

const ownerId = (): string | null => identityOf(useRoot.getState().auth.claims)?.id ?? null;

/**
 * Returns the stored booking if it belongs to the current person. A guest's input is carried over to the login. Any
 * other draft stays stored until its owner returns or logs out.
 */
function ownBooking(): BookingState {
  const stored = storage.read(storageKeys.bookingFormData, parseDraft) ?? emptyDraft;
  const draft = draftFor(stored, ownerId());
  const isOwn = draft === stored || stored.ownerId === null;
  if (isOwn && draft !== stored) storage.write(storageKeys.bookingFormData, draft);
  return { draft, placed: isOwn ? storedPlaced() : null };
}

/** The steps of the current booking, as kept in browser storage (spec 3, Browser storage keys). */
export const useBookingState = create<BookingState>(ownBooking);

useRoot.subscribe(() => {
  if (useBookingState.getState().draft.ownerId !== ownerId()) useBookingState.setState(ownBooking());
});

export function updateDraft(change: Partial<BookingDraft>): void {
  const draft = { ...useBookingState.getState().draft, ...change };
  useBookingState.setState({ draft });
  storage.write(storageKeys.bookingFormData, draft);
  storage.writeText(storageKeys.bookingStep, 'who');
}

/** Remembers a booking that is placed and held, so that a reload, a login or a language switch finds it again. */
export function rememberPlaced(placed: PlacedBooking): void {
  useBookingState.setState({ placed });
  storage.writeText(storageKeys.bookingId, placed.id);
  storage.writeText(storageKeys.bookingStep, 'pay');
  storage.write(storageKeys.bookingDataTemp, placed);
}

/**
 * Reports whether the booking is the one placed here last. An older one, reached by Back or from its email, must not
 * remove the input and the key of a newer one.
 */
export const isLastPlaced = (id: string): boolean => storage.readText(storageKeys.bookingId) === id;

/** Removes all input from this device after the booking was paid or has ended. */
export function forgetBooking(): void {
  storage.remove(storageKeys.bookingFormData);
  storage.remove(storageKeys.bookingStep);
  forgetPlaced();
  useBookingState.setState({ draft: { ...emptyDraft, ownerId: ownerId() } });
}

/** Forgets a booking that ended without payment, but keeps the input for the next one. */
export function forgetPlaced(): void {
  storage.remove(storageKeys.bookingId);
  storage.remove(storageKeys.bookingDataTemp);
  useBookingState.setState({ placed: null });
}

function storedPlaced(): PlacedBooking | null {
  const id = storage.readText(storageKeys.bookingId);
  if (id === null || storage.readText(storageKeys.bookingStep) !== 'pay') return null;
  return { id, token: storage.read(storageKeys.bookingDataTemp, (value) => tokenIn(value, id)) };
}

function tokenIn(value: unknown, id: string): string | null {
  return isRecord(value) && value.id === id && typeof value.token === 'string' ? value.token : null;
}
