import { failure } from './failure.ts';

export const commonFailures = {
  COMMON_001: failure(
    500,
    'An unexpected error has occurred. Please try again.',
    'Une erreur inattendue s’est produite. Veuillez réessayer.',
  ),
  COMMON_002: failure(404, 'There is nothing at this address', 'Il n’y a rien à cette adresse'),
  COMMON_003: failure(400, 'The request is not valid JSON', 'La requête n’est pas en JSON valide'),
  COMMON_004: failure(413, 'The request is too large', 'La requête est trop volumineuse'),
  COMMON_005: failure(415, 'This content type is not supported', 'Ce type de contenu n’est pas accepté'),
  COMMON_006: failure(
    429,
    'Too many attempts. Please wait a moment and try again.',
    'Trop de tentatives. Veuillez patienter un instant et réessayer.',
  ),
  COMMON_007: failure(
    503,
    'The service is not available right now. Please try again shortly.',
    'Le service n’est pas disponible pour le moment. Veuillez réessayer sous peu.',
  ),
  COMMON_008: failure(
    409,
    'This request was already sent with other content',
    'Cette demande a déjà été envoyée avec un autre contenu',
  ),
  COMMON_009: failure(
    503,
    'The service is busy. Please try again shortly.',
    'Le service est occupé. Veuillez réessayer sous peu.',
  ),
  COMMON_010: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  COMMON_011: failure(
    400,
    'The site was updated after you opened this page. Copy anything you typed, then reload the page.',
    'Le site a été mis à jour depuis que vous avez ouvert cette page. Copiez ce que vous avez tapé, puis rechargez la page.',
  ),
};

export const pictureFailures = {
  PICT_001: failure(
    422,
    'This file cannot be used as a picture. Choose a JPEG, PNG, WebP or AVIF.',
    'Ce fichier n’est pas une image utilisable. Choisissez un fichier JPEG, PNG, WebP ou AVIF.',
  ),
  PICT_002: failure(
    413,
    'This picture is too large. Choose one up to 10 MB and 50 megapixels.',
    'Cette image est trop grande. Choisissez une image d’au plus 10 Mo et 50 mégapixels.',
  ),
};
