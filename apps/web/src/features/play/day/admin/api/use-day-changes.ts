import {
  type DayBookingWire,
  type DaySheetWire,
  type DeskBookingBody,
  type DeskPaymentBody,
} from '@dronesoccer/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';
import { withBooking } from '../model/sheet';

/** Writes a booking from the server to every cached sheet. */
export function showOnSheets(client: QueryClient, booking: DayBookingWire): void {
  const sheets = { queryKey: ['bookings', 'bookings.day.admin.sheet'] };
  // Cancel pending requests, so that an older answer does not overwrite the change.
  void client.cancelQueries(sheets);
  client.setQueriesData<DaySheetWire>(sheets, (sheet) => sheet && withBooking(sheet, booking));
}

const lookAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: queryKeys.area('bookings') });

/** A step for some seats of a booking. `is` is false to undo the step. */
export interface SeatStep {
  bookingId: string;
  step: 'checkIn' | 'noShow';
  seatIds: string[];
  is: boolean;
}

const stepCalls = { checkIn: 'bookings.day.admin.checkIn', noShow: 'bookings.day.admin.noShow' } as const;

export function useSeatStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ bookingId, step, seatIds, is }: SeatStep) =>
      call(stepCalls[step], { params: { id: bookingId }, body: { seatIds, is }, skipLoader: true }),
    onSuccess: (booking) => showOnSheets(client, booking),
    onError: () => lookAgain(client),
  });
}

/** Removes a guest of a whole arena by the id of the waiver that the sheet lists. */
export function useRemoveGuest(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: (guestId: string) =>
      call('bookings.day.admin.removeGuest', { params: { id: bookingId, guestId }, skipLoader: true }),
    onSuccess: (booking) => showOnSheets(client, booking),
    onError: () => lookAgain(client),
  });
}

export function usePayAtDesk(bookingId: string, onPaid: (booking: DayBookingWire) => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: DeskPaymentBody) =>
      call('bookings.desk.admin.pay', { params: { id: bookingId }, body, idempotencyKey: attempt.keyFor(body) }),
    onSuccess: (booking) => {
      attempt.done();
      showOnSheets(client, booking);
      void lookAgain(client);
      onPaid(booking);
    },
    onError: () => lookAgain(client),
  });
}

export function useBookAtDesk(onBooked: (booking: DayBookingWire) => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: DeskBookingBody) =>
      call('bookings.desk.admin.book', { body, idempotencyKey: attempt.keyFor(body) }),
    onSuccess: (booking) => {
      attempt.done();
      showOnSheets(client, booking);
      void lookAgain(client);
      onBooked(booking);
    },
    onError: () => lookAgain(client),
  });
}
