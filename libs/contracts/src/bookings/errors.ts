import { failure } from '../common/failure.ts';

export const bookingFailures = {
  BOOK_001: failure(404, 'Booking not found', 'Réservation introuvable'),
  BOOK_002: failure(409, 'Not enough seats left', 'Il ne reste pas assez de places'),
  BOOK_003: failure(409, 'This time slot is not open for booking', 'Cette plage horaire n’est pas offerte'),
  BOOK_004: failure(409, 'Invalid booking status change', 'Changement d’état de la réservation non valide'),
  BOOK_005: failure(400, 'Invalid booking data', 'Données de réservation non valides'),
  BOOK_006: failure(403, 'This time slot is for members', 'Cette plage horaire est réservée aux membres'),
  BOOK_007: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  BOOK_008: failure(
    409,
    'Booking changes are due 48 hours ahead',
    'Une réservation se modifie au moins 48 heures à l’avance',
  ),
  BOOK_009: failure(409, 'The booking is already cancelled', 'La réservation est déjà annulée'),
};
