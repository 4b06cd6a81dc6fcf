import type { FieldRule } from './rule.ts';

/** Dollars, typed the way of either language. */
const amount = {
  min: 1,
  max: 11,
  pattern: 'amount',
  normalize: 'amount',
  required: { en: 'An amount is required', fr: 'Un montant est requis' },
  invalid: { en: 'Enter an amount in dollars, such as 12.50', fr: 'Entrez un montant en dollars, comme 12,50' },
} as const;

/** What is sold, and how the shop is run. */
export const shopFields = {
  couponCode: {
    min: 1,
    max: 40,
    pattern: 'line',
    normalize: 'upperCase',
    required: { en: 'Coupon code is required', fr: 'Le code du coupon est requis' },
    invalid: { en: 'Enter a valid coupon code', fr: 'Entrez un code de coupon valide' },
  },
  // Stricter than what a shopper may try.
  newCouponCode: {
    min: 3,
    max: 40,
    pattern: 'couponCode',
    normalize: 'upperCase',
    required: { en: 'Coupon code is required', fr: 'Le code du coupon est requis' },
    invalid: {
      en: 'Use 3 to 40 letters and digits, with - or _ between them',
      fr: 'Utilisez de 3 à 40 lettres sans accent et chiffres, séparés au besoin par - ou _',
    },
  },

  // What the dashboard's forms share.
  amount,
  optionalAmount: { ...amount, optional: true },
  wholeNumber: {
    min: 1,
    max: 9,
    pattern: 'wholeNumber',
    normalize: 'trim',
    required: { en: 'A number is required', fr: 'Un nombre est requis' },
    invalid: { en: 'Enter a whole number', fr: 'Entrez un nombre entier' },
  },
  organisationName: {
    min: 2,
    max: 150,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'The organisation’s name is required', fr: 'Le nom de l’organisation est requis' },
    invalid: { en: 'Enter 2 to 150 characters', fr: 'Entrez de 2 à 150 caractères' },
  },
  senderName: {
    min: 2,
    max: 100,
    pattern: 'line',
    normalize: 'trim',
    optional: true,
    required: { en: 'The sender’s name is required', fr: 'Le nom de l’expéditeur est requis' },
    invalid: { en: 'Enter 2 to 100 characters', fr: 'Entrez de 2 à 100 caractères' },
  },
  taxNumber: {
    min: 3,
    max: 40,
    pattern: 'line',
    normalize: 'trim',
    optional: true,
    required: { en: 'The registration number is required', fr: 'Le numéro d’inscription est requis' },
    invalid: { en: 'Enter 3 to 40 characters', fr: 'Entrez de 3 à 40 caractères' },
  },

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
  // For the books.
  refundReason: {
    min: 3,
    max: 500,
    normalize: 'trim',
    required: { en: 'Say why money goes back', fr: 'Dites pourquoi de l’argent est remboursé' },
    invalid: { en: 'Enter 3 to 500 characters', fr: 'Entrez de 3 à 500 caractères' },
  },
  // Mailed to the buyer.
  returnAnswer: {
    min: 3,
    max: 1_000,
    normalize: 'trim',
    required: { en: 'Tell the buyer why', fr: 'Dites pourquoi à l’acheteur' },
    invalid: { en: 'Enter 3 to 1,000 characters', fr: 'Entrez de 3 à 1 000 caractères' },
  },
  orderNote: {
    min: 1,
    max: 2_000,
    normalize: 'trim',
    required: { en: 'A note is required', fr: 'Une note est requise' },
    invalid: { en: 'Enter at most 2,000 characters', fr: 'Entrez au plus 2 000 caractères' },
  },

  // Mailed to the buyer where the administrator wishes so.
  cancelNote: {
    min: 1,
    max: 1_000,
    normalize: 'trim',
    optional: true,
    required: { en: 'A note is required', fr: 'Une note est requise' },
    invalid: { en: 'Enter at most 1,000 characters', fr: 'Entrez au plus 1 000 caractères' },
  },

  productName: {
    min: 2,
    max: 120,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Name is required', fr: 'Le nom est requis' },
    invalid: { en: 'Enter a name of 2 to 120 characters', fr: 'Entrez un nom de 2 à 120 caractères' },
  },
  productSlug: {
    min: 2,
    max: 120,
    pattern: 'slug',
    normalize: 'trim',
    required: { en: 'Address is required', fr: 'L’adresse est requise' },
    invalid: {
      en: 'Use small letters, digits and single hyphens, such as striker-20',
      fr: 'Utilisez des minuscules, des chiffres et des traits d’union simples, comme attaquant-20',
    },
  },
  productDescription: {
    min: 1,
    max: 10_000,
    normalize: 'trim',
    required: { en: 'Description is required', fr: 'La description est requise' },
    invalid: {
      en: 'Enter a description of at most 10,000 characters',
      fr: 'Entrez une description d’au plus 10 000 caractères',
    },
  },
  specLabel: {
    min: 1,
    max: 60,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Label is required', fr: 'Le libellé est requis' },
    invalid: { en: 'Enter a label of at most 60 characters', fr: 'Entrez un libellé d’au plus 60 caractères' },
  },
  specValue: {
    min: 1,
    max: 200,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Value is required', fr: 'La valeur est requise' },
    invalid: { en: 'Enter a value of at most 200 characters', fr: 'Entrez une valeur d’au plus 200 caractères' },
  },
  pictureAlt: {
    min: 1,
    max: 200,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Say what the picture shows', fr: 'Dites ce que montre l’image' },
    invalid: { en: 'Enter at most 200 characters', fr: 'Entrez au plus 200 caractères' },
  },
  stockNote: {
    min: 1,
    max: 200,
    pattern: 'line',
    normalize: 'trim',
    optional: true,
    required: { en: 'A note is required', fr: 'Une note est requise' },
    invalid: { en: 'Enter at most 200 characters', fr: 'Entrez au plus 200 caractères' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
