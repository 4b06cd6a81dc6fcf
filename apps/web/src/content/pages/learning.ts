import { paths } from '@/lib/paths';
import type { SitePage } from '../page';
import { matchFacts } from '../facts';

export const learn: SitePage = {
  title: { en: 'Learn the game', fr: 'Apprendre le jeu' },
  lead: {
    en: 'Drone soccer is explained in a minute and mastered in a lifetime. Here is the minute.',
    fr: 'Le drone soccer s’explique en une minute et s’apprend toute une vie. Voici la minute.',
  },
  picture: 'learn',
  light: 'ice',
  facts: matchFacts,
  sections: [
    {
      heading: { en: 'The ball is the player', fr: 'Le ballon est le joueur' },
      paragraphs: [
        {
          en: 'Every pilot flies a drone inside a round cage. The cage lets balls collide without harm, and the light inside it shows the team: one side red, the other blue.',
          fr: 'Chaque pilote fait voler un drone dans une cage ronde. La cage permet les collisions sans dommage, et sa lumière montre l’équipe : un côté rouge, l’autre bleu.',
        },
      ],
      picture: 'goal-moment',
    },
    {
      heading: { en: 'One striker, one ring', fr: 'Un attaquant, un anneau' },
      paragraphs: [
        {
          en: 'Teams are usually five, at least three. Only the striker scores, by flying through the other side’s ring. The others clear the way, block, and keep their own ring closed.',
          fr: 'Les équipes comptent d’habitude cinq pilotes, au moins trois. Seul l’attaquant marque, en traversant l’anneau adverse. Les autres ouvrent la voie, bloquent et ferment leur propre anneau.',
        },
      ],
    },
    {
      heading: { en: 'Three minutes, three sets', fr: 'Trois minutes, trois manches' },
      paragraphs: [
        {
          en: 'A set lasts three minutes; the best of three sets wins. Between sets there is time to straighten a cage, swap a propeller and change the battery.',
          fr: 'Une manche dure trois minutes; deux manches sur trois donnent la victoire. Entre les manches, on redresse une cage, on change une hélice et la batterie.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Choose your size', fr: 'Choisissez votre taille' },
    links: [
      { label: { en: 'Class 20', fr: 'Classe 20' }, to: paths.class20 },
      { label: { en: 'Class 40', fr: 'Classe 40' }, to: paths.class40 },
      { label: { en: 'Start in the simulator', fr: 'Commencer au simulateur' }, to: paths.simulation },
    ],
  },
};
