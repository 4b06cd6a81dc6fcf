import { databaseFailure, failure } from '../../common/failure.ts';

export const contactFailures = {
  CONTACT_001: databaseFailure('Contact database error', 'Erreur de la base de données des demandes'),
  CONTACT_002: failure(400, 'Invalid email', 'Adresse courriel non valide'),
  CONTACT_003: failure(404, 'Contact not found', 'Demande introuvable'),
  CONTACT_004: failure(409, 'Duplicate submission', 'Cette demande a déjà été envoyée'),
  CONTACT_005: failure(400, 'Submission failed', 'L’envoi de la demande a échoué'),
  CONTACT_006: failure(409, 'Mail update failed', 'La mise à jour du courriel a échoué'),
  CONTACT_007: failure(409, 'SMS update failed', 'La mise à jour du texto a échoué'),
  CONTACT_008: failure(409, 'Deactivation failed', 'La désactivation a échoué'),
  CONTACT_009: failure(503, 'Fetch failed', 'La lecture des demandes a échoué'),
  CONTACT_010: failure(400, 'Days must be 1-365', 'Le nombre de jours doit être de 1 à 365'),
  CONTACT_011: failure(
    409,
    'Someone else changed it in the meantime. Review their changes before saving yours.',
    'Quelqu’un d’autre l’a modifiée entre-temps. Consultez ses modifications avant d’enregistrer les vôtres.',
  ),
  CONTACT_012: failure(404, 'Canned answer not found', 'Réponse type introuvable'),
};
