import { action, aside, defineEmails, type Language, type Part } from '../../../platform/mail/index.js';

/** The page that asks the reader to confirm, opened by the token of the latest request. */
interface Confirmation {
  link: string;
}

const words = {
  confirm: { en: 'Confirm my subscription', fr: 'Confirmer mon abonnement' },
  otherwise: {
    en: 'If you don’t confirm, we won’t email you again, and this request ends after 30 days.',
    fr: 'Sans confirmation de votre part, nous ne vous écrirons plus, et cette demande prend fin après 30 jours.',
  },
} as const;

const confirmationEmail = defineEmails<Confirmation>();

const confirm = ({ link }: Confirmation, { locale }: Language): Part => [
  action(words.confirm[locale], link),
  aside(words.otherwise[locale]),
];

export const confirmSubscription = confirmationEmail('confirm-subscription', {
  reason: {
    en: 'You’re receiving this because this address was entered in our newsletter form.',
    fr: 'Vous recevez ce message parce que cette adresse a été saisie dans notre formulaire d’infolettre.',
  },
  en: {
    subject: 'Confirm your subscription',
    title: 'One more click',
    body: 'Please confirm that you’d like our newsletter at this address: matches, new arenas, gear, and when to play.',
  },
  fr: {
    subject: 'Confirmez votre abonnement',
    title: 'Encore un clic',
    body: 'Confirmez que vous souhaitez recevoir notre infolettre à cette adresse : des matchs, de nouveaux arénas, de l’équipement et des moments pour jouer.',
  },
  blocks: () => confirm,
});

/** By law, a request for consent is a commercial message, so it needs a postal address and a way to unsubscribe. */
export const confirmImported = confirmationEmail('confirm-imported', {
  kind: 'campaign',
  reason: {
    en: 'You’re receiving this because you gave us this address.',
    fr: 'Vous recevez ce message parce que vous nous avez donné cette adresse.',
  },
  en: {
    subject: 'Would you like our newsletter?',
    body: 'You gave us this address when you bought something, asked us something or signed up with us. We would like to send you our newsletter there: matches, new arenas, gear, and when to play. Please confirm that you’d like it.',
  },
  fr: {
    subject: 'Aimeriez-vous recevoir notre infolettre?',
    body: 'Vous nous avez donné cette adresse lors d’un achat, d’une demande ou d’une inscription. Nous aimerions vous y envoyer notre infolettre : des matchs, de nouveaux arénas, de l’équipement et des moments pour jouer. Si vous la souhaitez, confirmez-le ci-dessous.',
  },
  blocks: () => confirm,
});
