import { databaseFailure, failure } from '../../common/failure.ts';

export const waiverFailures = {
  WAIV_001: failure(404, 'Waiver not found', 'Décharge introuvable'),
  WAIV_002: failure(
    409,
    'The text of the waiver has changed. Please read the new text before signing.',
    'Le texte de la décharge a changé. Veuillez lire le nouveau texte avant de signer.',
  ),
  WAIV_003: failure(400, 'Invalid waiver data', 'Données de la décharge non valides'),
  WAIV_004: databaseFailure('Waiver database error', 'Erreur de la base de données des décharges'),
  WAIV_005: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  WAIV_006: failure(
    409,
    'Only a parent or guardian can sign for a minor',
    'Seul un parent ou tuteur peut signer pour une personne mineure',
  ),
  WAIV_007: failure(
    409,
    'More people have signed than this group can bring. Please talk to the staff at the arena.',
    'Plus de personnes ont signé que ce groupe ne peut en compter. Parlez au personnel de l’aréna.',
  ),
  WAIV_008: failure(
    409,
    'This session is over, so there is nothing left to sign',
    'Cette séance est terminée : il n’y a plus rien à signer',
  ),
};
