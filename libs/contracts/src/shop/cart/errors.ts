import { failure } from '../../common/failure.ts';

export const cartFailures = {
  CART_001: failure(404, 'Cart item not found', 'Article introuvable dans le panier'),
  CART_002: failure(400, 'Cart validation failed', 'La demande contient des champs non valides'),
  CART_003: failure(409, 'The quantity exceeds the stock', 'La quantité dépasse le stock'),
  CART_004: failure(409, 'The product is not available', 'Le produit n’est pas disponible'),
  CART_005: failure(422, 'Your cart is empty', 'Votre panier est vide'),
  CART_006: failure(
    409,
    'Your cart has too many different products. Remove one to add another.',
    'Votre panier contient trop de produits différents. Retirez-en un pour en ajouter un autre.',
  ),
  CART_007: failure(
    409,
    'Stock limit reached: this is more than one order can hold. Reduce the quantity.',
    'Limite de stock atteinte : c’est plus que le maximum par commande. Réduisez la quantité.',
  ),
};
