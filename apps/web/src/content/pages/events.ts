import { typesetTexts } from '@dronesoccer/contracts';
import { paths } from '@/lib/paths';
import type { SitePage } from '../page';

export const worldCup: SitePage = typesetTexts({
  title: { en: 'World Cup', fr: 'Coupe du monde' },
  lead: {
    en: 'The first FIDA World Cup was held in Jeonju from September 25 to 28, 2025.',
    fr: 'Du 25 au 28 septembre 2025, la première Coupe du monde FIDA s’est tenue à Jeonju.',
  },
  picture: 'tournament',
  light: 'red',
  facts: [
    { figure: { en: '2025', fr: '2025' }, label: { en: 'first edition', fr: 'première édition' } },
    { figure: { en: '4', fr: '4' }, label: { en: 'days in September', fr: 'jours en septembre' } },
    { figure: { en: '3', fr: '3' }, label: { en: 'sets at most per match', fr: 'manches au plus par match' } },
    { figure: { en: '1', fr: '1' }, label: { en: 'striker per team', fr: 'attaquant par équipe' } },
  ],
  sections: [
    {
      heading: { en: 'Played by the book', fr: 'Au gramme près' },
      paragraphs: [
        {
          en: 'International matches follow the federation’s rules to the gram: ball size and weight are checked, sets last three minutes, and the best of three sets wins the match. In Jeonju, Cracing and Super Pilot were contested beside it.',
          fr: 'Les matchs internationaux suivent les règles de la fédération au gramme près : taille et poids du ballon sont vérifiés, les manches durent trois minutes, et deux manches gagnées donnent la victoire. À Jeonju, Cracing et Super Pilot étaient aussi au programme.',
        },
      ],
    },
    {
      heading: { en: 'Two federations, two rulebooks', fr: 'Deux fédérations, deux règlements' },
      paragraphs: [
        {
          en: 'FIDA runs the World Cup and sets classes 20 and 40. The FAI, which governs air sports, lists drone soccer as F9A, with its own limits. A Canadian team that wants to play abroad builds for the federation that invites it.',
          fr: 'La FIDA organise la Coupe du monde et définit les classes 20 et 40. La FAI, qui régit les sports aériens, classe le drone soccer dans sa catégorie F9A, avec ses propres limites. Une équipe canadienne qui veut jouer à l’étranger construit selon les règles de la fédération qui l’invite.',
        },
        {
          en: 'Each federation awards its own world title. The FAI held its World Championship in Shanghai in November 2025: 46 teams from 18 countries. With the small ball, F9A-B, three pilots flew on each side.',
          fr: 'Chaque fédération décerne son propre titre mondial. La FAI a tenu son Championnat du monde à Shanghai en novembre 2025 : 46 équipes de 18 pays. Avec le petit ballon, F9A-B, trois pilotes volaient de chaque côté.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Your way there starts here', fr: 'Le chemin commence ici' },
    links: [
      { label: { en: 'Fly class 40', fr: 'Voler en classe 40' }, to: paths.class40 },
      { label: { en: 'Event days', fr: 'Événements' }, to: paths.event },
    ],
  },
});

export const event: SitePage = typesetTexts({
  title: { en: 'Event days', fr: 'Événements' },
  lead: {
    en: 'A hall, a net, two teams and a crowd that learns the rules in a minute. Here is how a day of drone soccer goes.',
    fr: 'Une salle, un filet, deux équipes et un public qui comprend les règles en une minute. Voici le déroulement d’une journée de drone soccer.',
  },
  picture: 'match',
  light: 'ice',
  sections: [
    {
      heading: { en: 'Before the first whistle', fr: 'Avant le premier sifflet' },
      paragraphs: [
        {
          en: 'Balls are measured and weighed, radios are paired, batteries are checked. Each team names its striker, whose ball carries the striker’s mark.',
          fr: 'On mesure et pèse les ballons, on jumelle les radios, on vérifie les batteries. Chaque équipe nomme son attaquant, dont le ballon porte une marque distinctive.',
        },
      ],
    },
    {
      heading: { en: 'Three sets', fr: 'Trois manches' },
      paragraphs: [
        {
          en: 'A set lasts three minutes. Between sets, pilots make repairs. Win two sets and you win the match.',
          fr: 'Une manche dure trois minutes. Entre les manches, on répare. Deux manches gagnées, et le match est à vous.',
        },
      ],
    },
    {
      heading: { en: 'Host an event', fr: 'Organiser un événement' },
      paragraphs: [
        {
          en: 'A class 20 arena needs 4 by 8 metres of floor, a class 40 arena 8 by 16. Inflatable units turn a hall into an arena for a day.',
          fr: 'Un aréna de classe 20 demande 4 mètres sur 8 de plancher, un aréna de classe 40, 8 sur 16. Les structures gonflables changent une salle en aréna pour une journée.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Get involved', fr: 'On vous attend' },
    links: [
      { label: { en: 'Partner with us', fr: 'Devenir partenaire' }, to: paths.partner },
      { label: { en: 'Inflatable units', fr: 'Structures gonflables' }, to: paths.category('inflatable-units') },
    ],
  },
});
