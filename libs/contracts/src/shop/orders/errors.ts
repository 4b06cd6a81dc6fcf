import { databaseFailure, failure } from '../../common/failure.ts';

export const orderFailures = {
  ORD_001: failure(404, 'Order not found', 'Commande introuvable'),
  ORD_002: failure(404, 'No orders found', 'Aucune commande trouvée'),
  ORD_003: failure(400, 'Invalid data for the order', 'Données de commande non valides'),
  ORD_004: databaseFailure('Order database failure', 'Défaillance de la base de données des commandes'),
  ORD_005: failure(400, 'Order validation failed', 'La commande contient des champs non valides'),
  ORD_006: failure(409, 'Order update failed', 'La mise à jour de la commande a échoué'),
  ORD_007: failure(409, 'Order cancel failed', 'L’annulation de la commande a échoué'),
  ORD_008: failure(409, 'Invalid status transition', 'Changement d’état non valide'),
  ORD_009: failure(422, 'Product not in order', 'Ce produit ne fait pas partie de la commande'),
  ORD_010: failure(409, 'Insufficient stock', 'Stock insuffisant'),
  ORD_011: failure(409, 'Order already cancelled', 'La commande est déjà annulée'),
  ORD_012: failure(409, 'Order already completed', 'La commande est déjà terminée'),
  ORD_013: failure(404, 'User not found', 'Compte introuvable'),
  ORD_014: failure(400, 'At least one item required', 'Au moins un article est requis'),
  ORD_015: failure(400, 'Invalid quantity', 'Quantité non valide'),
  ORD_016: failure(
    409,
    'Shipping or tax differs at this address. Cancel the order and place it again.',
    'La livraison ou les taxes diffèrent à cette adresse. Annulez la commande et passez-la de nouveau.',
  ),
};

export const returnFailures = {
  RETURN_001: failure(
    409,
    'The return window for this order has closed',
    'Le délai de retour de cette commande est expiré',
  ),
  RETURN_002: failure(404, 'Return not found', 'Retour introuvable'),
  RETURN_003: failure(409, 'This return has already been updated', 'Ce retour a déjà été mis à jour'),
  REFUND_001: failure(404, 'Refund not found', 'Remboursement introuvable'),
  REFUND_002: failure(
    409,
    'Only a refund refused by the payment provider can be retried',
    'Seul un remboursement que le fournisseur de paiement a refusé peut être relancé',
  ),
};
