import { type LocalText, typesetTexts } from '@dronesoccer/contracts';
import { paths } from '@/lib/paths';
import type { ContentLink } from './page';

export interface Question {
  question: LocalText;
  answer: LocalText;
  /** A link to the page that the answer mentions. */
  link?: ContentLink;
}

export const faq: readonly Question[] = typesetTexts([
  {
    question: { en: 'What does it cost to try?', fr: 'Combien coûte un essai?' },
    answer: {
      en: 'You book a seat for one session; there is no sign-up fee. The page of each arena shows the price of a seat and says what it includes, and you see the total with tax before you pay.',
      fr: 'Vous réservez une place pour une séance, sans frais d’inscription. La page de chaque aréna indique le prix d’une place et ce qu’il comprend, et vous voyez le total avec les taxes avant de payer.',
    },
    link: {
      label: { en: 'See the arenas and their prices', fr: 'Voir les arénas et leurs prix' },
      to: paths.findArena,
    },
  },
  {
    question: { en: 'How many pilots are on a team?', fr: 'Combien de pilotes par équipe?' },
    answer: {
      en: 'Usually five, and at least three. One of them is the striker, and only the striker’s goals count.',
      fr: 'D’habitude cinq, jamais moins de trois. L’un d’eux est l’attaquant; seuls ses buts comptent.',
    },
  },
  {
    question: { en: 'How long is a match?', fr: 'Combien de temps dure un match?' },
    answer: {
      en: 'Best of three sets of three minutes each, with time for repairs in between.',
      fr: 'Deux manches gagnantes de trois minutes chacune, avec du temps pour les réparations entre les manches.',
    },
  },
  {
    question: { en: 'Which class should I start with?', fr: 'Par quelle classe commencer?' },
    answer: {
      en: 'Class 20. The ball is lighter and cheaper to repair, and the arena fits in a classroom. Everything you learn carries over to class 40.',
      fr: 'La classe 20. Le ballon est plus léger et moins cher à réparer, et l’aréna tient dans une salle de classe. Tout ce que vous apprenez vous servira en classe 40.',
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
      en: 'Yes, up to {{bookingChangeHours}} hours before it starts. After that, it can no longer be changed. No-shows are forfeited.',
      fr: 'Oui, jusqu’à {{bookingChangeHours}} heures avant le début. Ensuite, ce n’est plus possible. En cas d’absence, la réservation est perdue.',
    },
  },
  {
    question: { en: 'Can I return what I bought?', fr: 'Puis-je retourner un achat?' },
    answer: {
      en: 'Yes, eligible items can be returned within {{returnDays}} days. See the terms at the bottom of the page for what is eligible.',
      fr: 'Oui, les articles admissibles peuvent être retournés dans les {{returnDays}} jours. Les conditions au bas de la page précisent lesquels.',
    },
  },
  {
    question: { en: 'Do I need an account to buy?', fr: 'Faut-il un compte pour acheter?' },
    answer: {
      en: 'No. You can check out as a guest with an email address. If you register with the same email later, your orders are added to your account.',
      fr: 'Non. Vous pouvez commander comme invité avec un courriel. Si vous vous inscrivez plus tard avec le même courriel, vos commandes s’ajouteront à votre compte.',
    },
  },
  {
    question: { en: 'Which taxes will I pay?', fr: 'Quelles taxes vais-je payer?' },
    answer: {
      en: 'The taxes of the province we deliver to, or of the pickup location. You see them line by line before you pay.',
      fr: 'Celles de la province de livraison ou du lieu de cueillette. Elles sont affichées ligne par ligne avant le paiement.',
    },
  },
]);
