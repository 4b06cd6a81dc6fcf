import '@/lib/http/booking-calls';
import type { BookingWire } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { downloadDocument, saveFile } from '@/lib/http/download';
import { type BookingKey, keyOf } from './queries';

/** Fetches the invoice with the user's token, which a plain link cannot send. */
export const useInvoice = (key: BookingKey, { number }: Pick<BookingWire, 'number'>) =>
  useMutation({
    mutationFn: () => downloadDocument('bookings.invoice', keyOf(key)),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
  });

/** Fetches the calendar file with the same token. */
export const useCalendarFile = (key: BookingKey, { number }: Pick<BookingWire, 'number'>) =>
  useMutation({
    mutationFn: () => downloadDocument('bookings.calendar', keyOf(key)),
    onSuccess: (file) => saveFile(file, `${number}.ics`),
  });
