import { action, aside, emailLayout, line, type MailTemplate } from '../../../platform/mail/index.js';

interface ConfirmImported {
  /** The page that asks the reader to confirm, opened by the token of the latest request. */
  link: string;
}

const words = {
  en: {
    subject: 'Would you like our newsletter?',
    title: 'Would you like our newsletter?',
    body: 'You gave us this address when you bought something, asked us something or signed up with us. We would like to send you our newsletter there: matches, new arenas, gear, and when to play. Please confirm that you’d like it.',
    button: 'Confirm my subscription',
    otherwise: 'If you don’t confirm, we won’t email you again, and this request ends after 30 days.',
  },
  fr: {
    subject: 'Aimeriez-vous recevoir notre infolettre?',
    title: 'Aimeriez-vous recevoir notre infolettre?',
    body: 'Vous nous avez donné cette adresse lors d’un achat, d’une demande ou d’une inscription. Nous aimerions vous y envoyer notre infolettre : des matchs, de nouveaux arénas, de l’équipement et des moments pour jouer. Veuillez confirmer que vous la souhaitez.',
    button: 'Confirmer mon abonnement',
    otherwise:
      'Sans confirmation de votre part, nous ne vous écrirons plus, et cette demande prend fin après 30 jours.',
  },
} as const;

/** By law, a request for consent is a commercial message, so it needs a postal address and a way to unsubscribe. */
export const confirmImported: MailTemplate<ConfirmImported> = {
  name: 'confirm-imported',
  kind: 'campaign',
  reason: {
    en: 'You’re receiving this because you gave us this address.',
    fr: 'Vous recevez ce message parce que vous nous avez donné cette adresse.',
  },
  render({ link }, locale, origin) {
    const text = words[locale];
    return emailLayout({
      ...{ locale, origin, subject: text.subject, preview: text.body, title: text.title },
      blocks: [line(text.body), action(text.button, link), aside(text.otherwise)],
    });
  },
};
