import type { LocalText } from '../../common/locales.ts';

/** The places where a person gives or withdraws consent. */
const consentSources = [
  'footer',
  'register',
  'checkout',
  'preferences',
  'letter',
  'profile',
  'erasure',
  'team',
  'import',
] as const;
export type ConsentSource = (typeof consentSources)[number];

/** The sources that a visitor may give when subscribing. */
export const subscribeSources = [
  'footer',
  'register',
  'checkout',
  'profile',
] as const satisfies readonly ConsentSource[];

/** The basis for an imported address: explicit consent, a purchase, or an inquiry. */
const consentBases = ['express', 'purchase', 'inquiry'] as const;
export type ConsentBasis = (typeof consentBases)[number];

/**
 * The text that a person agrees to. It appears beside the footer's button and beside boxes that are never ticked
 * beforehand.
 */
export interface ConsentWording {
  /** Increases with every change of the text. The ledger records the version with the text. */
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
