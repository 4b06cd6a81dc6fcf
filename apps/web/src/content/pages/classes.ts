import { typesetTexts } from '@dronesoccer/contracts';
import { paths } from '@/lib/paths';
import type { SitePage } from '../page';

export const class20: SitePage = typesetTexts({
  title: { en: 'Class 20', fr: 'Classe 20' },
  lead: {
    en: 'A ball the size of a melon, an arena the size of a classroom. Class 20 is where most pilots score their first goal.',
    fr: 'Un ballon gros comme un melon, un aréna grand comme une salle de classe. C’est en classe 20 que la plupart des pilotes marquent leur premier but.',
  },
  picture: 'class-20',
  light: 'ice',
  facts: [
    { figure: { en: '20 cm', fr: '20 cm' }, label: { en: 'ball diameter', fr: 'diamètre du ballon' } },
    { figure: { en: '4 × 8 m', fr: '4 × 8 m' }, label: { en: 'arena floor', fr: 'plancher de l’aréna' } },
    { figure: { en: '30 cm', fr: '30 cm' }, label: { en: 'goal ring', fr: 'anneau de but' } },
    {
      figure: { en: '< 110 g', fr: '< 110 g' },
      label: { en: 'take-off weight, FIDA', fr: 'poids au décollage, FIDA' },
    },
  ],
  sections: [
    {
      heading: { en: 'Light enough to crash', fr: 'Assez léger pour les chocs' },
      paragraphs: [
        {
          en: 'Under FIDA rules, a class 20 ball measures 20 cm, plus or minus 1, and weighs less than 110 g. The cage takes the hits: a blocked shot bounces off, and both pilots keep flying.',
          fr: 'Selon les règles de la FIDA, un ballon de classe 20 mesure 20 cm, plus ou moins 1, et pèse moins de 110 g. La cage encaisse : un tir bloqué rebondit, et les deux pilotes continuent.',
        },
        {
          en: 'The FAI calls its version F9A-B and allows 20 cm, plus or minus 2, and up to 300 g. Before you build for an event, check which federation’s rules apply.',
          fr: 'La FAI appelle sa version F9A-B et permet 20 cm, plus ou moins 2, et jusqu’à 300 g. Avant de construire pour un événement, vérifiez quel règlement s’y applique.',
        },
      ],
    },
    {
      heading: { en: 'Fits the space you have', fr: 'Dans l’espace que vous avez' },
      paragraphs: [
        {
          en: 'Four metres by eight: a classroom with the desks pushed aside, half a gym, a community hall. That is why schools and clubs start here.',
          fr: 'Quatre mètres sur huit : une salle de classe aux pupitres poussés, un demi-gymnase, une salle communautaire. C’est pourquoi les écoles et les clubs commencent ici.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Try class 20', fr: 'Essayez la classe 20' },
    links: [
      { label: { en: 'Drones in the shop', fr: 'Drones en boutique' }, to: paths.category('drones') },
      { label: { en: 'Compare with class 40', fr: 'Comparer à la classe 40' }, to: paths.class40 },
      { label: { en: 'Learn the rules', fr: 'Apprendre les règles' }, to: paths.learn },
    ],
  },
});

export const class40: SitePage = typesetTexts({
  title: { en: 'Class 40', fr: 'Classe 40' },
  lead: {
    en: 'Twice the ball, four times the floor. Class 40 is for the big nights: harder hits, longer runs and goals worth a replay.',
    fr: 'Un ballon deux fois plus gros, un plancher quatre fois plus grand. La classe 40, c’est le format des grands soirs : des chocs plus durs, de plus longues courses et des buts à revoir.',
  },
  picture: 'class-40',
  light: 'red',
  facts: [
    { figure: { en: '40 cm', fr: '40 cm' }, label: { en: 'ball diameter', fr: 'diamètre du ballon' } },
    { figure: { en: '8 × 16 m', fr: '8 × 16 m' }, label: { en: 'arena floor', fr: 'plancher de l’aréna' } },
    { figure: { en: '60 cm', fr: '60 cm' }, label: { en: 'goal ring', fr: 'anneau de but' } },
    {
      figure: { en: '< 785 g', fr: '< 785 g' },
      label: { en: 'without battery and receiver, FIDA', fr: 'sans batterie ni récepteur, FIDA' },
    },
  ],
  sections: [
    {
      heading: { en: 'Weight changes the game', fr: 'Le poids change le jeu' },
      paragraphs: [
        {
          en: 'FIDA sets 40 cm, plus or minus 2, and less than 785 g without battery and receiver; the FAI’s F9A-A goes up to 1.2 kg. A ball that heavy carries its speed, so guards learn to hold the line instead of chasing.',
          fr: 'La FIDA fixe 40 cm, plus ou moins 2, et moins de 785 g sans batterie ni récepteur; la F9A-A de la FAI va jusqu’à 1,2 kg. Un ballon aussi lourd garde sa vitesse : les défenseurs apprennent à tenir la ligne plutôt qu’à poursuivre.',
        },
      ],
    },
    {
      heading: { en: 'Wall to wall in a gym', fr: 'Un gymnase, d’un bout à l’autre' },
      paragraphs: [
        {
          en: 'Eight metres by sixteen, netted on every side, with a 60 cm ring at each end. An inflatable arena goes up in a hall for the day and is gone by night.',
          fr: 'Huit mètres sur seize, filets de tous côtés, un anneau de 60 cm à chaque bout. Les arénas gonflables s’installent dans une salle pour une journée et disparaissent le soir.',
        },
      ],
    },
  ],
  next: {
    heading: { en: 'Move up a class', fr: 'Passez à la classe supérieure' },
    links: [
      { label: { en: 'Complete packages', fr: 'Ensembles complets' }, to: paths.category('complete-packages') },
      { label: { en: 'Inflatable units', fr: 'Structures gonflables' }, to: paths.category('inflatable-units') },
      { label: { en: 'Compare with class 20', fr: 'Comparer à la classe 20' }, to: paths.class20 },
    ],
  },
});
