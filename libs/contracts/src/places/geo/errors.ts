import { failure } from '../../common/failure.ts';

export const cityFailures = {
  CITY_001: failure(404, 'City not found', 'Ville introuvable'),
  CITY_002: failure(400, 'Enter at least 2 characters', 'Entrez au moins 2 caractères'),
  CITY_003: failure(
    400,
    'latitude and longitude must be valid numbers',
    'latitude et longitude doivent être des nombres valides',
  ),
  CITY_004: failure(400, 'Invalid city search', 'Recherche de ville non valide'),
};
