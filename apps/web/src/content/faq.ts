import type { LocalText } from '@dronesoccer/contracts';

export interface Question {
  question: LocalText;
  answer: LocalText;
}

export const faq: readonly Question[] = [
  {
    question: { en: 'How many pilots are in a team?', fr: 'Combien de pilotes par équipe?' },
    answer: {
      en: 'Usually five, and never fewer than three. One of them is the striker; only the striker’s goals count.',
      fr: 'D’habitude cinq, jamais moins de trois. L’un d’eux est l’attaquant; seuls ses buts comptent.',
    },
  },
  {
    question: { en: 'How long is a match?', fr: 'Combien de temps dure un match?' },
    answer: {
      en: 'Best of three sets of three minutes each, with time for repairs between them.',
      fr: 'Deux manches gagnantes de trois minutes chacune, avec du temps pour les réparations entre elles.',
    },
  },
  {
    question: { en: 'Which class should I start with?', fr: 'Par quelle classe commencer?' },
    answer: {
      en: 'Class 20: the ball is lighter and cheaper to repair, and the arena fits into a classroom. What you learn there you keep in class 40.',
      fr: 'La classe 20 : le ballon est plus léger et moins cher à réparer, et l’aréna tient dans une classe. Ce que vous y apprenez vous sert en classe 40.',
    },
  },
  {
    question: { en: 'How much space does an arena need?', fr: 'Quel espace faut-il pour un aréna?' },
    answer: {
      en: 'Four by eight metres for class 20, eight by sixteen for class 40, netted on all sides.',
      fr: 'Quatre mètres sur huit en classe 20, huit sur seize en classe 40, avec des filets de tous côtés.',
    },
  },
  {
    question: { en: 'Can I change or cancel a booking?', fr: 'Puis-je modifier ou annuler une réservation?' },
    answer: {
      en: 'Up to 48 hours before it starts. Later changes are not possible, and a booking that is not used is forfeited.',
      fr: 'Jusqu’à 48 heures avant son début. Ensuite ce n’est plus possible, et une réservation non utilisée est perdue.',
    },
  },
  {
    question: { en: 'Can I return what I bought?', fr: 'Puis-je retourner un achat?' },
    answer: {
      en: 'Eligible goods within 14 days. The terms at the foot of the page say what is eligible.',
      fr: 'Les articles admissibles, dans les 14 jours. Les conditions en bas de page disent lesquels.',
    },
  },
  {
    question: { en: 'Do I need an account to buy?', fr: 'Faut-il un compte pour acheter?' },
    answer: {
      en: 'No. You can check out as a guest with an e-mail address. If you register with the same address later, your orders join your account.',
      fr: 'Non. Vous pouvez payer comme invité avec un courriel. Si vous vous inscrivez plus tard avec la même adresse, vos commandes rejoignent votre compte.',
    },
  },
  {
    question: { en: 'Which taxes will I pay?', fr: 'Quelles taxes vais-je payer?' },
    answer: {
      en: 'Those of the province your order is delivered to, or of the pick-up location. They are shown line by line before you pay.',
      fr: 'Celles de la province de livraison, ou du lieu de cueillette. Elles sont affichées ligne par ligne avant le paiement.',
    },
  },
];
