import { failure } from '../../common/failure.ts';

export const wishlistFailures = {
  WISH_001: failure(
    409,
    'Your wishlist is full. Remove a product to add another.',
    'Votre liste de souhaits est pleine. Retirez un produit pour en ajouter un autre.',
  ),
  WISH_002: failure(
    400,
    'Wishlist validation failed',
    'La demande contient des champs non valides pour la liste de souhaits',
  ),
};
