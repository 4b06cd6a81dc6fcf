import { defineEvent, defineJob } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { defineSaleJobs } from '../../money/sales/index.js';

/** Published when seats of a slot become free: a booking was cancelled, not paid in time or moved to another slot. */
export const seatsGivenBack = defineEvent<{ slotId: string }>('bookings.seats-given-back');

export const bookingJobs = defineSaleJobs('booking', {
  subject: 'booking',
  titles: {
    expire: { en: 'Cancelling an unpaid booking', fr: 'Annulation d’une réservation impayée' },
    sweep: { en: 'Search for overdue unpaid bookings', fr: 'Recherche des réservations impayées échues' },
    adopt: { en: 'Adding a guest booking to its account', fr: 'Rattachement d’une réservation à son compte' },
    adoptAll: { en: 'Guest bookings of a confirmed account', fr: 'Rattachement des réservations à un compte confirmé' },
  },
});

/** Deletes the network addresses of free bookings whose slots have begun. */
export const forgetNetworks = defineJob<Record<string, never>>('bookings.forget-networks', {
  title: {
    en: 'Deleting network addresses of free bookings',
    fr: 'Suppression des adresses réseau des réservations gratuites',
  },
});

/** The kinds of emails to the booker. */
export type BookingMail =
  | 'confirmed'
  | 'cancelled'
  | 'seats-cancelled'
  | 'paid-too-late'
  | 'paid-in-vain'
  | 'reminder'
  | 'moved'
  | 'moved-by-us'
  | 'offered';

export interface BookingMailJob {
  bookingId: string;
  kind: BookingMail;
  /** The refunded and the forfeited amount, in cents. */
  refundCents?: number;
  forfeitCents?: number;
  /** The number of cancelled seats. */
  seats?: number;
  /** True if the organisation cancelled the seats. */
  byUs?: boolean;
  /** The administrator who resent the email. */
  actorId?: string;
  /** The start that a reminder or a move notice is about, because the booking may move again. */
  startsAt?: string;
}

/** Sends an email about a booking. The job carries only ids; the signed link is created when the email is sent. */
export const mailAboutBooking = defineJob<BookingMailJob>('bookings.mail', {
  ...mailJob,
  subject: { kind: 'booking', key: 'bookingId' },
  title: { en: 'Booking email', fr: 'Courriel de réservation' },
});
