import { failure } from '../common/failure.ts';

export const orderFailures = {
  ORD_001: failure(404, 'Order not found', 'Commande introuvable'),
  ORD_002: failure(404, 'No orders found', 'Aucune commande trouvée'),
  ORD_003: failure(400, 'Invalid data for the order', 'Données de commande non valides'),
  ORD_004: failure(503, 'Order database failure', 'Défaillance de la base de données des commandes'),
  ORD_005: failure(400, 'Order validation failed', 'La commande contient des champs non valides'),
  ORD_006: failure(409, 'Order update failed', 'La mise à jour de la commande a échoué'),
  ORD_007: failure(409, 'Order cancel failed', 'L’annulation de la commande a échoué'),
  ORD_008: failure(409, 'Invalid status transition', 'Changement d’état non valide'),
  ORD_009: failure(422, 'Product not in order', 'Ce produit ne fait pas partie de la commande'),
  ORD_010: failure(409, 'Insufficient stock', 'Stock insuffisant'),
  ORD_011: failure(409, 'Order already cancelled', 'La commande est déjà annulée'),
  ORD_012: failure(409, 'Order already completed', 'La commande est déjà terminée'),
  ORD_013: failure(404, 'User not found', 'Utilisateur introuvable'),
  ORD_014: failure(400, 'At least one item required', 'Au moins un article est requis'),
  ORD_015: failure(400, 'Invalid quantity', 'Quantité non valide'),
};

export const checkoutFailures = {
  CHECKOUT_001: failure(
    409,
    'The total has changed. Please review your order before paying.',
    'Le total a changé. Veuillez revoir votre commande avant de payer.',
  ),
  CHECKOUT_002: failure(400, 'A valid delivery address is required', 'Une adresse de livraison valide est requise'),
};
