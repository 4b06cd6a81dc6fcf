import { failure } from '../common/failure.ts';

export const wishlistFailures = {
  WISH_001: failure(
    409,
    'The wishlist holds as many products as it can',
    'La liste de souhaits contient déjà le maximum de produits',
  ),
  WISH_002: failure(
    400,
    'Wishlist validation failed',
    'La demande contient des champs non valides pour la liste de souhaits',
  ),
};
