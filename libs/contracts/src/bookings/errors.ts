import { failure } from '../common/failure.ts';

// Areas without codes in the spec; they continue its style.

export const cityFailures = {
  CITY_001: failure(404, 'City not found', 'Ville introuvable'),
  CITY_002: failure(400, 'Enter at least 2 characters', 'Entrez au moins 2 caractères'),
  CITY_003: failure(
    400,
    'latitude and longitude must be valid numbers',
    'latitude et longitude doivent être des nombres valides',
  ),
};

export const bookingFailures = {
  BOOK_001: failure(404, 'Booking not found', 'Réservation introuvable'),
  BOOK_002: failure(409, 'There are not enough places left', 'Il ne reste pas assez de places'),
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

export const companyFailures = {
  COMP_001: failure(404, 'Company not found', 'Entreprise introuvable'),
  COMP_002: failure(409, 'A company with this name exists', 'Une entreprise porte déjà ce nom'),
  COMP_003: failure(409, 'The company is inactive', 'Cette entreprise est inactive'),
  COMP_005: failure(400, 'Invalid company data', 'Données de l’entreprise non valides'),
  COMP_007: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
};

export const contentFailures = {
  CONTENT_001: failure(404, 'Content not found', 'Contenu introuvable'),
  CONTENT_002: failure(409, 'Content with this address exists', 'Un contenu existe déjà à cette adresse'),
  CONTENT_005: failure(400, 'Invalid content data', 'Données du contenu non valides'),
  CONTENT_007: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
};

export const pictureFailures = {
  PICT_001: failure(
    422,
    'This file is not a picture that can be used. Choose a JPEG, PNG, WebP or AVIF.',
    'Ce fichier n’est pas une image utilisable. Choisissez un fichier JPEG, PNG, WebP ou AVIF.',
  ),
  PICT_002: failure(
    413,
    'This picture is too large. Choose one of at most 10 MB and 50 megapixels.',
    'Cette image est trop grande. Choisissez une image d’au plus 10 Mo et 50 mégapixels.',
  ),
};
