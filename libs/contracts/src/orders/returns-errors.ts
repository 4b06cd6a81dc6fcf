import { failure } from '../common/failure.ts';

export const returnFailures = {
  RETURN_001: failure(
    409,
    'The return period for this order is over',
    'La période de retour de cette commande est terminée',
  ),
  RETURN_002: failure(404, 'Return not found', 'Retour introuvable'),
  RETURN_003: failure(409, 'This return has moved on already', 'Ce retour a déjà changé d’état'),
  REFUND_001: failure(404, 'Refund not found', 'Remboursement introuvable'),
  REFUND_002: failure(
    409,
    'Only a refund that the payment provider refused can be tried again',
    'Seul un remboursement refusé par le fournisseur de paiement peut être relancé',
  ),
};
