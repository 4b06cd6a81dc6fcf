import type { BookCheck, LocalText } from '@dronesoccer/contracts';

/** The names of the checks in emails. */
export const checkTitles: Readonly<Record<BookCheck, LocalText>> = {
  orderSubtotals: { en: 'Subtotals of orders', fr: 'Sous-totaux des commandes' },
  orderDiscounts: { en: 'Discounts of orders', fr: 'Rabais des commandes' },
  orderTaxes: { en: 'Taxes of orders', fr: 'Taxes des commandes' },
  taxRates: { en: 'Tax rates', fr: 'Taux de taxe' },
  orderMoney: { en: 'Money of orders', fr: 'Argent des commandes' },
  orderStock: { en: 'Stock moves of orders', fr: 'Mouvements de stock des commandes' },
  stockLevels: { en: 'Stock levels', fr: 'Niveaux de stock' },
  couponUses: { en: 'Coupon uses', fr: 'Utilisations de coupons' },
  orderCoupons: { en: 'Coupons of orders', fr: 'Coupons des commandes' },
  bookingMoney: { en: 'Money of bookings', fr: 'Argent des réservations' },
  bookingSeats: { en: 'Seats of bookings', fr: 'Places des réservations' },
  bookingTaxes: { en: 'Taxes of bookings', fr: 'Taxes des réservations' },
  slotSeats: { en: 'Seats of time slots', fr: 'Places des plages horaires' },
  membershipMoney: { en: 'Money of memberships', fr: 'Argent des adhésions' },
  membershipTaxes: { en: 'Taxes of memberships', fr: 'Taxes des adhésions' },
  subjectMoney: { en: 'Money of other sales', fr: 'Argent d’autres ventes' },
  unexplainedPayments: { en: 'Unexplained payments', fr: 'Paiements inexpliqués' },
  openPayments: { en: 'Open payments', fr: 'Paiements ouverts' },
  refundedPayments: { en: 'Refunded payments', fr: 'Paiements remboursés' },
  paymentRefunds: { en: 'Refunds of payments', fr: 'Remboursements des paiements' },
  returnRefunds: { en: 'Refunds of returns', fr: 'Remboursements des retours' },
  returnedPieces: { en: 'Returned units', fr: 'Unités retournées' },
};
