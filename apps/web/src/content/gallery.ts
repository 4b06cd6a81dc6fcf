import type { ContentPicture } from './page';

export const gallery: readonly ContentPicture[] = [
  {
    name: 'hero',
    alt: {
      en: 'The arena at night, both teams’ lights in the air',
      fr: 'L’arène la nuit, les lumières des deux équipes en vol',
    },
  },
  {
    name: 'match',
    alt: {
      en: 'Two teams of drone balls in play under the net',
      fr: 'Deux équipes de ballons-drones en jeu sous le filet',
    },
  },
  {
    name: 'goal-moment',
    alt: { en: 'A striker’s ball passing through the ring', fr: 'Le ballon d’un attaquant traversant l’anneau' },
  },
  {
    name: 'class-20',
    alt: { en: 'Class 20: small balls in a small arena', fr: 'Classe 20 : de petits ballons dans une petite arène' },
  },
  {
    name: 'class-40',
    alt: { en: 'Class 40: large balls meeting in mid-air', fr: 'Classe 40 : de grands ballons se heurtant en vol' },
  },
  { name: 'tournament', alt: { en: 'A tournament night', fr: 'Un soir de tournoi' } },
  { name: 'racing', alt: { en: 'Banking through a lit gate', fr: 'Virage dans une porte illuminée' } },
  { name: 'simulation', alt: { en: 'Practice in the simulator', fr: 'Entraînement au simulateur' } },
  { name: 'franchise', alt: { en: 'An arena ready to open', fr: 'Une arène prête à ouvrir' } },
];
