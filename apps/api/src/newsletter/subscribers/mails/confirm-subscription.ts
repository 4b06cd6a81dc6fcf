import { action, aside, emailLayout, line, type MailTemplate } from '../../../platform/mail/index.js';

export interface ConfirmSubscription {
  /** The page that asks the reader to confirm, opened by the token of the latest request. */
  link: string;
}

const words = {
  en: {
    subject: 'Confirm your subscription',
    title: 'One more click',
    body: 'Please confirm that you’d like our newsletter at this address: matches, new arenas, gear, and when to play.',
    button: 'Confirm my subscription',
    otherwise: 'If you don’t confirm, we won’t email you again, and this request ends after 30 days.',
  },
  fr: {
    subject: 'Confirmez votre abonnement',
    title: 'Encore un clic',
    body: 'Veuillez confirmer que vous souhaitez recevoir notre infolettre à cette adresse : des matchs, de nouveaux arénas, de l’équipement et des moments pour jouer.',
    button: 'Confirmer mon abonnement',
    otherwise:
      'Sans confirmation de votre part, nous ne vous écrirons plus, et cette demande prend fin après 30 jours.',
  },
} as const;

export const confirmSubscription: MailTemplate<ConfirmSubscription> = {
  name: 'confirm-subscription',
  reason: {
    en: 'You’re receiving this because this address was entered in our newsletter form.',
    fr: 'Vous recevez ce message parce que cette adresse a été saisie dans notre formulaire d’infolettre.',
  },
  render({ link }, locale, origin) {
    const text = words[locale];
    return emailLayout({
      ...{ locale, origin, subject: text.subject, preview: text.body, title: text.title },
      blocks: [line(text.body), action(text.button, link), aside(text.otherwise)],
    });
  },
};
