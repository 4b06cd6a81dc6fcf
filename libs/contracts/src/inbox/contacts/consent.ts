import type { LocalText } from '../../common/locales.ts';

/** What a person agrees to before they are texted; the contact records these words, in the language they were read in. */
export const smsConsent: LocalText = {
  en: 'You may answer me by text message at this number. I can withdraw this consent at any time by replying STOP.',
  fr: 'Vous pouvez me répondre par message texte à ce numéro. Je peux retirer ce consentement en tout temps en répondant ARRET.',
};
