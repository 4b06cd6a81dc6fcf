import { failure } from '../../common/failure.ts';

export const checkoutFailures = {
  CHECKOUT_001: failure(
    409,
    'The total has changed. Please review your order before paying.',
    'Le total a changé. Veuillez revoir votre commande avant de payer.',
  ),
  CHECKOUT_002: failure(400, 'A valid delivery address is required', 'Une adresse de livraison valide est requise'),
  CHECKOUT_003: failure(
    409,
    'Stock limit reached: this is more than one order can hold. Reduce the quantity.',
    'Limite de stock atteinte : c’est plus que le maximum par commande. Réduisez la quantité.',
  ),
  CHECKOUT_005: failure(422, 'We do not ship to this address', 'Nous ne livrons pas à cette adresse'),
  CHECKOUT_006: failure(
    422,
    'This order is too heavy to ship to this address',
    'Cette commande est trop lourde pour être livrée à cette adresse',
  ),
  CHECKOUT_004: failure(
    409,
    'Too many items are being held in unpaid orders from you or from your network. Pay for or cancel an open order, or try again in a few minutes.',
    'Trop d’articles sont retenus par des commandes impayées, les vôtres ou celles de votre réseau. Payez ou annulez une commande, ou réessayez dans quelques minutes.',
  ),
};
