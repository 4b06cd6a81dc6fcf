import type { FieldRule } from '../../common/field-rule.ts';
import { staffNote } from '../../common/staff-fields.ts';

export const orderFields = {
  trackingNumber: {
    min: 3,
    max: 40,
    pattern: 'trackingNumber',
    normalize: 'upperCase',
    optional: true,
    required: { en: 'Tracking number is required', fr: 'Le numéro de suivi est requis' },
    invalid: {
      en: 'Use 3 to 40 letters, digits, spaces and hyphens',
      fr: 'Utilisez de 3 à 40 lettres sans accent, chiffres, espaces et traits d’union',
    },
  },
  // An internal reason for the records.
  refundReason: {
    min: 3,
    max: 500,
    normalize: 'trim',
    required: { en: 'Enter the reason for the refund', fr: 'Entrez le motif du remboursement' },
    invalid: { en: 'Enter 3 to 500 characters', fr: 'Entrez de 3 à 500 caractères' },
  },
  // The text is emailed to the buyer.
  returnAnswer: {
    min: 3,
    max: 1_000,
    normalize: 'trim',
    required: { en: 'Enter a reason for the buyer', fr: 'Entrez un motif pour l’acheteur' },
    invalid: { en: 'Enter 3 to 1,000 characters', fr: 'Entrez de 3 à 1 000 caractères' },
  },
  orderNote: staffNote,
} as const satisfies Readonly<Record<string, FieldRule>>;
