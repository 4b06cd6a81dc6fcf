import { failure } from '../common/failure.ts';

export const checkoutFailures = {
  CHECKOUT_001: failure(
    409,
    'The total has changed. Please review your order before paying.',
    'Le total a changé. Veuillez revoir votre commande avant de payer.',
  ),
  CHECKOUT_002: failure(400, 'A valid delivery address is required', 'Une adresse de livraison valide est requise'),
};
