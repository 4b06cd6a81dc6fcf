import { paths } from '@/lib/paths';
import type { SitePage } from '../page';

export const partner: SitePage = {
  title: { en: 'Be a partner', fr: 'Devenir partenaire' },
  lead: {
    en: 'Schools bring pilots, venues bring floors, companies bring the means. Drone soccer grows where the three meet.',
    fr: 'Les écoles amènent des pilotes, les salles des planchers, les entreprises des moyens. Le drone soccer grandit où les trois se rencontrent.',
  },
  picture: 'partner',
  light: 'ice',
  sections: [
    {
      heading: { en: 'Schools and clubs', fr: 'Écoles et clubs' },
      paragraphs: [
        {
          en: 'Soldering, electronics, flight, teamwork, and a match at the end of it. A class 20 team of five needs five balls, five radios and a classroom-sized net.',
          fr: 'Soudure, électronique, vol, esprit d’équipe, et un match au bout. Une équipe de classe 20 demande cinq ballons, cinq radios et un filet de la taille d’une classe.',
        },
      ],
    },
    {
      heading: { en: 'Halls and community centres', fr: 'Salles et centres communautaires' },
      paragraphs: [
        {
          en: 'Hours that stand empty become arena slots. You decide when; bookings, members’ slots and tournaments then fill them.',
          fr: 'Les heures creuses deviennent des plages d’aréna. Vous décidez quand; réservations, plages des membres et tournois les remplissent.',
        },
      ],
    },
    {
      heading: { en: 'Companies', fr: 'Entreprises' },
      paragraphs: [
        {
          en: 'Equip a team, back a tournament, or open your workshop for a repair evening. Young pilots remember who handed them their first radio.',
          fr: 'Équipez une équipe, soutenez un tournoi ou ouvrez votre atelier pour une soirée de réparation. Les jeunes pilotes se souviennent de qui leur a remis leur première radio.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Next steps', fr: 'La suite' },
    links: [
      { label: { en: 'Open an arena of your own', fr: 'Ouvrir votre propre aréna' }, to: paths.franchise },
      { label: { en: 'Complete packages', fr: 'Ensembles complets' }, to: paths.category('complete-packages') },
    ],
  },
};

export const franchise: SitePage = {
  title: { en: 'Buy a franchise', fr: 'Acheter une franchise' },
  lead: {
    en: 'Your city, your arena, your name on the net. What a franchise takes can be measured in metres.',
    fr: 'Votre ville, votre aréna, votre nom sur le filet. Ce que demande une franchise se mesure en mètres.',
  },
  picture: 'franchise',
  light: 'red',
  facts: [
    {
      figure: { en: '32 m²', fr: '32 m²' },
      label: { en: 'of floor for a class 20 arena', fr: 'de plancher pour un aréna de classe 20' },
    },
    {
      figure: { en: '128 m²', fr: '128 m²' },
      label: { en: 'for a class 40 arena', fr: 'pour un aréna de classe 40' },
    },
    { figure: { en: '10', fr: '10' }, label: { en: 'pilots fly in one match', fr: 'pilotes volent dans un match' } },
    {
      figure: { en: '9 min', fr: '9 min' },
      label: { en: 'of play at most, repairs apart', fr: 'de jeu au plus, sans les réparations' },
    },
  ],
  sections: [
    {
      heading: { en: 'What you run', fr: 'Ce que vous gérez' },
      paragraphs: [
        {
          en: 'A location with one or more arenas. You open class slots for guests, for members or for tournaments, sell single seats or the whole arena, and see your bookings in a dashboard of your own.',
          fr: 'Un emplacement avec un ou plusieurs arénas. Vous ouvrez des plages pour les invités, les membres ou les tournois, vendez des places ou l’aréna entier, et suivez vos réservations dans votre propre tableau de bord.',
        },
      ],
    },
    {
      heading: { en: 'What you need', fr: 'Ce qu’il vous faut' },
      paragraphs: [
        {
          en: 'A dry hall with room for the arena and a pit beside it, power for chargers, and people who like to explain things. Arenas, goals, balls and spares come from the shop, as complete packages if you wish.',
          fr: 'Une salle sèche avec place pour l’aréna et un stand à côté, du courant pour les chargeurs, et des gens qui aiment expliquer. Arénas, buts, ballons et pièces viennent de la boutique, en ensembles complets si vous voulez.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'See what it takes', fr: 'Voyez ce qu’il faut' },
    links: [
      { label: { en: 'Complete packages', fr: 'Ensembles complets' }, to: paths.category('complete-packages') },
      { label: { en: 'Inflatable units', fr: 'Structures gonflables' }, to: paths.category('inflatable-units') },
      { label: { en: 'Contact us', fr: 'Nous joindre' }, to: paths.contact },
    ],
  },
};

export const membership: SitePage = {
  title: { en: 'Membership', fr: 'Adhésion' },
  lead: {
    en: 'Members fly more often and pay less for it. Start with an account; it is free and takes a minute.',
    fr: 'Les membres volent plus souvent et paient moins. Commencez par un compte : c’est gratuit et rapide.',
  },
  picture: 'membership',
  light: 'ice',
  sections: [
    {
      heading: { en: 'What changes for a member', fr: 'Ce qui change pour un membre' },
      paragraphs: [
        {
          en: 'Arenas open some slots to members alone, and the others at two prices: one for guests, one for members.',
          fr: 'Les arénas réservent certaines plages aux membres, et offrent les autres à deux prix : invités et membres.',
        },
      ],
      points: [
        { en: 'Member slots, closed to guests', fr: 'Des plages de membres, fermées aux invités' },
        { en: 'The member price wherever there is one', fr: 'Le prix de membre partout où il existe' },
        { en: 'A place in teams and tournament squads', fr: 'Une place dans les équipes et les tournois' },
      ],
    },
    {
      heading: { en: 'What an account gives everyone', fr: 'Ce qu’un compte donne à tous' },
      paragraphs: [
        {
          en: 'Your orders in one place, saved addresses for a faster checkout, and a cart that follows you from the phone to the desk.',
          fr: 'Vos commandes au même endroit, vos adresses enregistrées pour payer plus vite, et un panier qui vous suit du téléphone au bureau.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Join the sport', fr: 'Joignez le sport' },
    links: [
      { label: { en: 'Create an account', fr: 'Créer un compte' }, to: paths.register },
      { label: { en: 'Questions and answers', fr: 'Questions et réponses' }, to: paths.faq },
    ],
  },
};
