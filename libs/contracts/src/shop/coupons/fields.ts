import type { FieldRule } from '../../common/field-rule.ts';

export const couponFields = {
  couponCode: {
    min: 1,
    max: 40,
    pattern: 'line',
    normalize: 'upperCase',
    required: { en: 'Coupon code is required', fr: 'Le code promo est requis' },
    invalid: { en: 'Enter a valid coupon code', fr: 'Entrez un code promo valide' },
  },
  // Stricter than the rule for codes that shoppers type.
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
} as const satisfies Readonly<Record<string, FieldRule>>;
