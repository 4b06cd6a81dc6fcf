import type { LocalText } from '../../common/locales.ts';

/** The consent text for text messages. The contact records this text in the language in which the sender read it. */
export const smsConsent: LocalText = {
  en: 'You may answer me by text message at this number. I can withdraw this consent at any time by replying STOP.',
  fr: 'Vous pouvez me répondre par texto à ce numéro. Je peux retirer ce consentement en tout temps en répondant ARRET.',
};
