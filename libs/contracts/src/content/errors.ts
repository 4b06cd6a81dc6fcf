import { failure } from '../common/failure.ts';

export const contentFailures = {
  CONTENT_001: failure(404, 'Content not found', 'Contenu introuvable'),
  CONTENT_002: failure(409, 'Content with this address already exists', 'Un contenu existe déjà à cette adresse'),
  CONTENT_003: failure(410, 'This content is no longer available', 'Ce contenu n’est plus offert'),
  CONTENT_004: failure(409, 'Someone else has changed it in the meantime', 'Quelqu’un d’autre l’a modifié entre-temps'),
  CONTENT_005: failure(400, 'Invalid content data', 'Données du contenu non valides'),
  CONTENT_006: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  CONTENT_007: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  CONTENT_008: failure(410, 'This link is no longer valid', 'Ce lien n’est plus valide'),
  CONTENT_009: failure(409, 'This picture is in use', 'Cette image est utilisée'),
  CONTENT_010: failure(
    409,
    'This version is in force and stays as it is',
    'Cette version est en vigueur et reste telle quelle',
  ),
  CONTENT_011: failure(409, 'This section stays first', 'Cette section reste la première'),
  CONTENT_012: failure(409, 'This list is full', 'Cette liste est pleine'),
};
