import { databaseFailure, failure } from '../../common/failure.ts';

export const paymentFailures = {
  PAY_001: failure(404, 'Booking not found for payment', 'Réservation introuvable pour ce paiement'),
  PAY_002: failure(422, 'Invalid amount', 'Montant non valide'),
  PAY_003: databaseFailure('Payment database error', 'Erreur de la base de données des paiements'),
  PAY_004: failure(
    502,
    'Payment redirect failed. Nothing was charged. Please try again in a few minutes.',
    'La redirection vers le paiement a échoué. Rien n’a été débité. Veuillez réessayer dans quelques minutes.',
  ),
  PAY_005: failure(404, 'Payment not found', 'Paiement introuvable'),
  PAY_006: failure(409, 'Invalid payment status change', 'Changement d’état du paiement non valide'),
  PAY_007: failure(400, 'Invalid payment data', 'Données de paiement non valides'),
  PAY_008: failure(400, 'Invalid coordinates', 'Coordonnées géographiques non valides'),
  PAY_009: failure(400, 'Invalid date format', 'Format de date non valide'),
  PAY_010: failure(
    409,
    'This payment is disputed at the bank. It can be refunded once the dispute is closed.',
    'Ce paiement est contesté auprès de la banque. Il pourra être remboursé une fois la contestation réglée.',
  ),
  PAY_011: failure(404, 'No payment matches these filters', 'Aucun paiement ne correspond à ces filtres'),
  PAY_012: failure(404, 'No dispute matches these filters', 'Aucune contestation ne correspond à ces filtres'),
};
