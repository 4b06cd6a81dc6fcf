import { failure } from '../common/failure.ts';

export const savedViewFailures = {
  VIEW_001: failure(404, 'Saved view not found', 'Vue enregistrée introuvable'),
  VIEW_002: failure(
    409,
    'There are as many saved views of this list as there can be',
    'Cette liste a déjà le maximum de vues enregistrées',
  ),
  VIEW_003: failure(400, 'A saved view needs a name', 'Une vue enregistrée a besoin d’un nom'),
};
