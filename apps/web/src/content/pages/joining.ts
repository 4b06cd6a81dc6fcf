import { typesetTexts } from '@dronesoccer/contracts';
import { paths } from '@/lib/paths';
import type { SitePage } from '../page';

export const partner: SitePage = typesetTexts({
  title: { en: 'Become a partner', fr: 'Devenir partenaire' },
  lead: {
    en: 'Schools bring the pilots, venues bring the space, companies bring the means. Drone soccer grows where all three meet.',
    fr: 'Les écoles ont les pilotes, les salles ont l’espace, les entreprises ont les moyens. Le drone soccer grandit là où les trois se rencontrent.',
  },
  picture: 'partner',
  light: 'ice',
  sections: [
    {
      heading: { en: 'Schools and clubs', fr: 'Écoles et clubs' },
      paragraphs: [
        {
          en: 'Soldering, electronics, flying, teamwork, and a match at the end. A class 20 team of five needs five balls, five radios and a classroom-sized net.',
          fr: 'Soudure, électronique, vol, esprit d’équipe, et un match au bout. Une équipe de classe 20 demande cinq ballons, cinq radios et un filet de la taille d’une classe.',
        },
      ],
    },
    {
      heading: { en: 'Venues and community centres', fr: 'Salles et centres communautaires' },
      paragraphs: [
        {
          en: 'Turn empty hours into arena slots. You decide when; bookings, member slots and tournaments fill them.',
          fr: 'Vos heures creuses deviennent des plages d’aréna. Vous décidez quand; les réservations, les plages des membres et les tournois les remplissent.',
        },
      ],
    },
    {
      heading: { en: 'Companies', fr: 'Entreprises' },
      paragraphs: [
        {
          en: 'Equip a team, sponsor a tournament or open your workshop for a repair night. Young pilots remember who gave them their first radio.',
          fr: 'Équipez une équipe, soutenez un tournoi ou ouvrez votre atelier pour une soirée de réparation. Les jeunes pilotes se souviennent de qui leur a remis leur première radio.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Next steps', fr: 'La suite' },
    links: [
      { label: { en: 'Become a partner', fr: 'Devenir partenaire' }, to: paths.applyAsPartner },
      { label: { en: 'Open your own arena', fr: 'Ouvrir votre propre aréna' }, to: paths.franchise },
      { label: { en: 'Complete packages', fr: 'Ensembles complets' }, to: paths.category('complete-packages') },
    ],
  },
});

export const franchise: SitePage = typesetTexts({
  title: { en: 'Open a franchise', fr: 'Ouvrir une franchise' },
  lead: {
    en: 'Your city, your arena, your name on the net. Here is what it takes to open a franchise.',
    fr: 'Votre ville, votre aréna, votre nom sur le filet. Voici ce qu’il faut pour ouvrir une franchise.',
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
    { figure: { en: '10', fr: '10' }, label: { en: 'pilots in a match', fr: 'pilotes par match' } },
    {
      figure: { en: '9 min', fr: '9 min' },
      label: { en: 'of play at most, not counting repairs', fr: 'de jeu au plus, sans compter les réparations' },
    },
  ],
  sections: [
    {
      heading: { en: 'What you run', fr: 'Ce que vous gérez' },
      paragraphs: [
        {
          en: 'A location with one or more arenas. You open class slots for guests, members or tournaments, sell single seats or the whole arena, and manage your bookings in your own dashboard.',
          fr: 'Un emplacement avec un ou plusieurs arénas. Vous ouvrez des plages pour les invités, les membres ou les tournois, vendez des places ou l’aréna entier, et gérez vos réservations dans votre propre tableau de bord.',
        },
      ],
    },
    {
      heading: { en: 'What you need', fr: 'Ce qu’il vous faut' },
      paragraphs: [
        {
          en: 'A dry hall with room for the arena and a pit area, power for chargers, and people who like to teach. Arenas, goals, balls and spare parts come from the shop, or in complete packages.',
          fr: 'Une salle sèche avec de la place pour l’aréna et un stand technique, du courant pour les chargeurs, et des gens qui aiment expliquer. Les arénas, les buts, les ballons et les pièces viennent de la boutique, à l’unité ou en ensembles complets.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Get started', fr: 'Pour commencer' },
    links: [
      {
        label: { en: 'Ask about a franchise', fr: 'S’informer sur une franchise' },
        to: paths.contactAbout('franchise'),
      },
      { label: { en: 'Complete packages', fr: 'Ensembles complets' }, to: paths.category('complete-packages') },
      { label: { en: 'Inflatable units', fr: 'Structures gonflables' }, to: paths.category('inflatable-units') },
    ],
  },
});

export const membership: SitePage = typesetTexts({
  title: { en: 'Membership', fr: 'Adhésion' },
  lead: {
    en: 'Members fly more and pay less. Start with an account: it is free and takes a minute.',
    fr: 'Les membres volent plus souvent et paient moins. Commencez par un compte : c’est gratuit et rapide.',
  },
  picture: 'membership',
  light: 'ice',
  sections: [
    {
      heading: { en: 'What members get', fr: 'Les avantages des membres' },
      paragraphs: [
        {
          en: 'Arenas keep some slots for members only. All other slots have two prices: one for guests, one for members.',
          fr: 'Les arénas réservent certaines plages aux membres. Toutes les autres ont deux prix : un pour les invités, un pour les membres.',
        },
      ],
      points: [
        { en: 'Member-only slots', fr: 'Des plages réservées aux membres' },
        { en: 'Member prices on all other slots', fr: 'Le prix de membre sur toutes les autres plages' },
        { en: 'A place on teams and tournament squads', fr: 'Une place dans les équipes et les tournois' },
      ],
    },
    {
      heading: { en: 'What everyone gets with an account', fr: 'Ce qu’un compte offre à tout le monde' },
      paragraphs: [
        {
          en: 'Your orders in one place, saved addresses for faster checkout, and a cart that follows you from phone to computer.',
          fr: 'Vos commandes au même endroit, vos adresses enregistrées pour payer plus vite, et un panier qui vous suit du téléphone à l’ordinateur.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Join us', fr: 'Joignez-vous à nous' },
    links: [
      { label: { en: 'Create an account', fr: 'Créer un compte' }, to: paths.register },
      { label: { en: 'Ask about membership', fr: 'S’informer sur l’adhésion' }, to: paths.contactAbout('membership') },
      { label: { en: 'Frequently asked questions', fr: 'Questions fréquentes' }, to: paths.faq },
    ],
  },
});
