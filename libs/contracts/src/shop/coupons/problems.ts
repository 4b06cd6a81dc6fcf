import type { LocalText } from '../../common/locales.ts';

/** What can be wrong with a coupon although each of its fields is right, and what a person reads about it. */
export const couponProblems = {
  percentOutOfRange: {
    en: 'Enter a whole percentage from 1 to 100',
    fr: 'Entrez un pourcentage entier de 1 à 100',
  },
  endsBeforeStart: { en: 'Choose an end after the start', fr: 'Choisissez une fin après le début' },
} as const satisfies Readonly<Record<string, LocalText>>;

export type CouponProblem = keyof typeof couponProblems;
