import { databaseFailure, failure } from '../../common/failure.ts';

export const partnerFailures = {
  PART_001: failure(404, 'Partner not found', 'Partenaire introuvable'),
  PART_002: failure(409, 'Partner email exists', 'Un partenaire utilise déjà cette adresse courriel'),
  PART_003: failure(409, 'Partner inactive', 'Ce partenaire est inactif'),
  PART_004: failure(404, 'No active partners', 'Aucun partenaire actif'),
  PART_005: failure(400, 'Invalid data for the partner', 'Données du partenaire non valides'),
  PART_006: databaseFailure('Partner database error', 'Erreur de la base de données des partenaires'),
  PART_007: failure(400, 'Partner validation failed', 'Le formulaire de partenaire contient des champs non valides'),
  PART_008: failure(409, 'Partner delete failed', 'La suppression du partenaire a échoué'),
  PART_009: failure(409, 'Partner update failed', 'La mise à jour du partenaire a échoué'),
};
