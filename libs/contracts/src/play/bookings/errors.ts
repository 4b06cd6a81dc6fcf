import { databaseFailure, failure } from '../../common/failure.ts';
import { limits } from '../../common/limits.ts';

const { person, network } = limits.freeSeats;

export const bookingFailures = {
  BOOK_001: failure(404, 'Booking not found', 'Réservation introuvable'),
  BOOK_002: failure(409, 'Not enough places left', 'Il ne reste pas assez de places'),
  BOOK_003: failure(409, 'This time slot is not open for booking', 'Cette plage horaire n’est pas offerte'),
  BOOK_004: failure(409, 'Invalid booking status change', 'Changement d’état de la réservation non valide'),
  BOOK_005: failure(400, 'Invalid booking data', 'Données de réservation non valides'),
  BOOK_006: failure(403, 'This time slot is for members', 'Cette plage horaire est réservée aux membres'),
  BOOK_007: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  BOOK_008: failure(
    409,
    'Bookings can be changed up to 48 hours before the start',
    'Une réservation peut être modifiée jusqu’à 48 heures avant le début',
  ),
  BOOK_009: failure(409, 'The booking is already cancelled', 'La réservation est déjà annulée'),
  BOOK_010: failure(
    409,
    'Too many bookings are waiting for payment. Pay for or cancel one, or try again in a few minutes.',
    'Trop de réservations attendent leur paiement. Payez ou annulez l’une d’elles, ou réessayez dans quelques minutes.',
  ),
  BOOK_011: failure(
    409,
    'A booking can only move to a time slot with the same class, province and price',
    'Une réservation se déplace seulement vers une plage horaire de même classe, de même province et de même prix',
  ),
  BOOK_012: failure(
    409,
    'The price has changed. Please review your booking before paying.',
    'Le prix a changé. Veuillez revoir votre réservation avant de payer.',
  ),
  BOOK_013: failure(
    409,
    'Something has changed since you looked. Please review it again.',
    'Quelque chose a changé depuis. Veuillez vérifier de nouveau.',
  ),
  BOOK_014: failure(
    409,
    'This email is already on the waitlist for this time slot',
    'Cette adresse courriel figure déjà sur la liste d’attente de cette plage horaire',
  ),
  BOOK_015: failure(
    409,
    'There are enough places left: you can book now',
    'Il reste assez de places : vous pouvez réserver maintenant',
  ),
  BOOK_016: failure(
    409,
    'This ticket is for another arena or another day',
    'Ce billet est pour un autre aréna ou un autre jour',
  ),
  BOOK_017: failure(
    409,
    'Another time slot of this arena overlaps it',
    'Une autre plage horaire de cet aréna la chevauche',
  ),
  BOOK_018: failure(
    409,
    'A team has 3 to 5 players who fly, exactly one striker among them, and up to 5 reserves',
    'Une équipe compte de 3 à 5 joueurs en vol, dont un seul attaquant, et jusqu’à 5 réservistes',
  ),
  BOOK_019: failure(
    409,
    'People have booked this time slot, so this cannot be changed here',
    'Cette plage horaire a des réservations : ce changement ne peut pas être fait ici',
  ),
  BOOK_020: databaseFailure('Booking database error', 'Erreur de la base de données des réservations'),
  BOOK_021: failure(404, 'Time slot not found', 'Plage horaire introuvable'),
  BOOK_022: failure(404, 'This waitlist entry was not found', 'Cette inscription à la liste d’attente est introuvable'),
  BOOK_023: failure(
    409,
    'Another team of this tournament has that name',
    'Une autre équipe de ce tournoi porte ce nom',
  ),
  BOOK_024: failure(
    409,
    `Free places in one time slot are limited to ${person} per person and ${network} per Internet connection. Choose fewer places or another time, or write to us about a group.`,
    `Les places gratuites d’une plage horaire sont limitées à ${person} par personne et à ${network} par connexion Internet. Choisissez moins de places ou une autre plage, ou écrivez-nous pour un groupe.`,
  ),
  BOOK_025: failure(
    409,
    'This account does not have the coach role',
    'Ce compte n’est pas, ou n’est plus, celui d’un entraîneur',
  ),
  BOOK_026: failure(
    409,
    'Someone else has changed the coaches of this time slot. Please review them again.',
    'Quelqu’un d’autre a changé les entraîneurs de cette plage horaire. Veuillez les vérifier de nouveau.',
  ),
};
