import { failure } from '../common/failure.ts';

export const contentFailures = {
  CONTENT_001: failure(404, 'Content not found', 'Contenu introuvable'),
  CONTENT_002: failure(409, 'Content with this address exists', 'Un contenu existe déjà à cette adresse'),
  CONTENT_003: failure(410, 'This content is no longer available', 'Ce contenu n’est plus offert'),
  CONTENT_005: failure(400, 'Invalid content data', 'Données du contenu non valides'),
  CONTENT_007: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
};
