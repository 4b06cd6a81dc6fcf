import { databaseFailure, failure } from '../../common/failure.ts';

/** Locations and arenas share one area (spec 8). */
export const arenaFailures = {
  ARENA_001: failure(404, 'Location not found', 'Emplacement introuvable'),
  ARENA_002: databaseFailure('Arena database error', 'Erreur de la base de données des arénas'),
  ARENA_003: failure(500, 'Unknown error', 'Erreur inconnue'),
  ARENA_004: failure(404, 'Arena not found', 'Aréna introuvable'),
  ARENA_005: failure(
    400,
    'lat, lng and radius must be valid numbers',
    'lat, lng et radius doivent être des nombres valides',
  ),
  ARENA_006: failure(400, 'Invalid date format', 'Format de date non valide'),
  ARENA_007: failure(400, 'Invalid data', 'Données non valides'),
  ARENA_008: failure(409, 'Someone else has changed it in the meantime', 'Quelqu’un d’autre l’a modifié entre-temps'),
  ARENA_009: failure(409, 'Upcoming slots prevent this change', 'Des plages à venir empêchent ce changement'),
};
