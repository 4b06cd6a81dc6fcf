import { defineEvent, defineJob, subscription } from '../../platform/jobs/index.js';
import { mailJob } from '../../platform/mail/index.js';
import { accountVerified } from '../../people/auth/index.js';

/** Seats of a slot are free again: cancelled, not paid in time, or moved to another slot. */
export const seatsGivenBack = defineEvent<{ slotId: string }>('bookings.seats-given-back');

/** Ends one booking's hold, at the moment it is over. */
export const expireBooking = defineJob<{ bookingId: string }>('bookings.expire', {
  concurrency: 2,
  wakesWorkers: false,
  subject: { kind: 'booking', key: 'bookingId' },
  title: { en: 'Cancelling an unpaid booking', fr: 'Annulation d’une réservation impayée' },
});

/** Finds what an expiry job missed, such as one that was given up while the database was away. */
export const sweepExpiredBookings = defineJob<Record<string, never>>('bookings.sweep-expired', {
  title: { en: 'Search for overdue unpaid bookings', fr: 'Recherche des réservations impayées échues' },
});

/** Deletes the networks of free bookings whose slots have begun. */
export const forgetNetworks = defineJob<Record<string, never>>('bookings.forget-networks', {
  title: {
    en: 'Deleting network addresses of free bookings',
    fr: 'Suppression des adresses réseau des réservations gratuites',
  },
});

/** Gives the bookings that were placed with an address to the account that has just proved it. */
export const adoptBookingsOfAccount = subscription(accountVerified, 'bookings', {
  title: { en: 'Guest bookings of a confirmed account', fr: 'Réservations d’invité d’un compte confirmé' },
});

/** Gives a guest's booking to the account whose verified e-mail it was placed with, where there is one. */
export const adoptBooking = defineJob<{ bookingId: string }>('bookings.adopt', {
  subject: { kind: 'booking', key: 'bookingId' },
  title: { en: 'Adding a guest booking to its account', fr: 'Ajout d’une réservation d’invité à son compte' },
});

/** What is written to the booker. */
export type BookingMail =
  'confirmed' | 'cancelled' | 'seats-cancelled' | 'paid-too-late' | 'reminder' | 'moved' | 'moved-by-us' | 'offered';

export interface BookingMailJob {
  bookingId: string;
  kind: BookingMail;
  /** What is refunded, or kept; cents. */
  refundCents?: number;
  forfeitCents?: number;
  /** How many seats were given back. */
  seats?: number;
  /** The organisation gave the seats back. */
  byUs?: boolean;
  /** Who had it sent again. */
  actorId?: string;
  /** For a reminder, or a new time: of which start, since a booking may be moved. */
  startsAt?: string;
}

/** A mail about a booking. The job carries ids alone; the signed link in it is made when it is sent. */
export const mailAboutBooking = defineJob<BookingMailJob>('bookings.mail', {
  ...mailJob,
  subject: { kind: 'booking', key: 'bookingId' },
  title: { en: 'Booking email', fr: 'Courriel de réservation' },
});
