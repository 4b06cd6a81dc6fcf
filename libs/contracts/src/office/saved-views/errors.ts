import { failure } from '../../common/failure.ts';

export const savedViewFailures = {
  VIEW_001: failure(404, 'Saved view not found', 'Vue enregistrée introuvable'),
  VIEW_002: failure(
    409,
    'This list has reached its limit of saved views. Delete one to save another.',
    'Cette liste a atteint la limite de vues enregistrées. Supprimez-en une pour en enregistrer une autre.',
  ),
  VIEW_003: failure(400, 'Enter a name for the view', 'Entrez un nom pour la vue'),
};
