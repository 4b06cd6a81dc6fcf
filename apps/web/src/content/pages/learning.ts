import { typesetTexts } from '@dronesoccer/contracts';
import { paths } from '@/lib/paths';
import type { SitePage } from '../page';
import { matchFacts } from '../facts';

export const learn: SitePage = typesetTexts({
  title: { en: 'Learn the game', fr: 'Apprendre le jeu' },
  lead: {
    en: 'Drone soccer takes a minute to learn and a lifetime to master. Here is the minute.',
    fr: 'Le drone soccer s’explique en une minute et se perfectionne toute une vie. Voici la minute.',
  },
  picture: 'learn',
  light: 'ice',
  facts: matchFacts,
  sections: [
    {
      heading: { en: 'The ball is the player', fr: 'Le ballon est le joueur' },
      paragraphs: [
        {
          en: 'Every pilot flies a drone inside a round cage. The cage lets balls collide without damage, and its light shows the team: red or blue.',
          fr: 'Chaque pilote fait voler un drone dans une cage ronde. La cage permet les collisions sans dommage, et sa lumière indique l’équipe : rouge ou bleue.',
        },
      ],
      picture: 'goal-moment',
    },
    {
      heading: { en: 'One striker, one ring', fr: 'Un attaquant, un anneau' },
      paragraphs: [
        {
          en: 'Teams usually have five pilots, and at least three. Only the striker can score, by flying through the other team’s ring. The others clear the way, block and defend their own ring.',
          fr: 'Les équipes comptent d’habitude cinq pilotes, au moins trois. Seul l’attaquant marque, en traversant l’anneau adverse. Les autres ouvrent la voie, bloquent et défendent leur propre anneau.',
        },
      ],
    },
    {
      heading: { en: 'Three minutes, three sets', fr: 'Trois minutes, trois manches' },
      paragraphs: [
        {
          en: 'A set lasts three minutes, and the best of three sets wins. Between sets, there is time to straighten a cage, swap a propeller and change the battery.',
          fr: 'Une manche dure trois minutes; deux manches sur trois donnent la victoire. Entre les manches, on redresse une cage, on change une hélice et la batterie.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Choose your class', fr: 'Choisissez votre classe' },
    links: [
      { label: { en: 'Class 20', fr: 'Classe 20' }, to: paths.class20 },
      { label: { en: 'Class 40', fr: 'Classe 40' }, to: paths.class40 },
      { label: { en: 'Drills for a simulator', fr: 'Exercices pour simulateur' }, to: paths.simulation },
    ],
  },
});
