import type { LocalText } from '../../common/locales.ts';

/** Where a person agreed to be written to, or took it back. */
export const consentSources = [
  'footer',
  'register',
  'checkout',
  'preferences',
  'letter',
  'profile',
  'team',
  'import',
] as const;
export type ConsentSource = (typeof consentSources)[number];

/** Those that a visitor may name when subscribing. */
export const subscribeSources = [
  'footer',
  'register',
  'checkout',
  'profile',
] as const satisfies readonly ConsentSource[];
export type SubscribeSource = (typeof subscribeSources)[number];

/** What an imported address rests on: the person agreed, bought something, or asked about something. */
export const consentBases = ['express', 'purchase', 'inquiry'] as const;
export type ConsentBasis = (typeof consentBases)[number];

/** What a person agrees to: the words beside the footer's button and the boxes that are never ticked beforehand. */
export interface ConsentWording {
  /** Goes up with every change of the text, which the ledger records beside it. */
  version: number;
  text: LocalText;
}

export const newsletterConsent: ConsentWording = {
  version: 1,
  text: {
    en: 'Send me the newsletter of Drone Soccer Canada. I can unsubscribe at any time.',
    fr: 'Envoyez-moi l’infolettre de Drone Soccer Canada. Je peux me désabonner en tout temps.',
  },
};
