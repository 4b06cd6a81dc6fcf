import type { LocalText } from '../../common/locales.ts';

/** The problems that a coupon can have although each field is valid, with the message for people. */
export const couponProblems = {
  percentOutOfRange: {
    en: 'Enter a whole percentage from 1 to 100',
    fr: 'Entrez un pourcentage entier de 1 à 100',
  },
  endsBeforeStart: { en: 'Choose an end after the start', fr: 'Choisissez une fin après le début' },
} as const satisfies Readonly<Record<string, LocalText>>;

export type CouponProblem = keyof typeof couponProblems;
