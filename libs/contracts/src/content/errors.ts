import { failure } from '../common/failure.ts';

export const contentFailures = {
  CONTENT_001: failure(404, 'Content not found', 'Contenu introuvable'),
  CONTENT_002: failure(409, 'Content with this address exists', 'Un contenu existe déjà à cette adresse'),
  CONTENT_003: failure(410, 'This content is no longer available', 'Ce contenu n’est plus offert'),
  CONTENT_004: failure(
    409,
    'Someone else changed this content in the meantime',
    'Une autre personne a modifié ce contenu entre-temps',
  ),
  CONTENT_005: failure(400, 'Invalid content data', 'Données du contenu non valides'),
  CONTENT_006: failure(
    400,
    'This text is not complete enough to be published',
    'Ce texte n’est pas assez complet pour être publié',
  ),
  CONTENT_007: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  CONTENT_008: failure(410, 'This preview link is no longer valid', 'Ce lien d’aperçu n’est plus valide'),
};
