import type { LocalText } from '@dronesoccer/contracts';
import type { ArenaPicture } from './arena-pictures';

export interface Post {
  slug: string;
  title: LocalText;
  summary: LocalText;
  picture: ArenaPicture;
  paragraphs: readonly LocalText[];
}

export const posts: readonly Post[] = [
  {
    slug: 'class-20-or-class-40',
    title: { en: 'Class 20 or class 40?', fr: 'Classe 20 ou classe 40?' },
    summary: {
      en: 'Two balls, two arenas, one set of rules. How to choose before you buy.',
      fr: 'Deux ballons, deux arénas, un même règlement. Comment choisir avant d’acheter.',
    },
    picture: 'class-40',
    paragraphs: [
      {
        en: 'Begin with the floor you have. A class 20 arena is 4 by 8 metres, a class 40 arena 8 by 16: four times the area. If you must clear the room after every practice, that settles it.',
        fr: 'Commencez par le plancher dont vous disposez. Un aréna de classe 20 fait 4 mètres sur 8, un aréna de classe 40, 8 sur 16 : quatre fois la surface. S’il faut vider la salle après chaque entraînement, c’est réglé.',
      },
      {
        en: 'Then weigh the ball. Under FIDA rules class 20 stays below 110 g; class 40 may reach 785 g before battery and receiver. Lighter balls break less and forgive more, so a beginner flies longer between repairs.',
        fr: 'Pesez ensuite le ballon. Selon la FIDA, la classe 20 reste sous 110 g; la classe 40 peut atteindre 785 g sans batterie ni récepteur. Un ballon léger casse moins et pardonne plus : on vole plus longtemps entre les réparations.',
      },
      {
        en: 'And look at who you want to play. The ring is one and a half times the ball in both classes, 30 cm and 60 cm, so aim carries over. Speed and mass do not: a class 40 block needs a pilot who has learnt patience in class 20.',
        fr: 'Regardez enfin contre qui vous voulez jouer. L’anneau fait une fois et demie le ballon dans les deux classes, 30 cm et 60 cm : la visée se transfère. La vitesse et la masse, non : bloquer en classe 40 demande la patience apprise en classe 20.',
      },
    ],
  },
  {
    slug: 'anatomy-of-a-set',
    title: { en: 'Anatomy of a set', fr: 'Anatomie d’une manche' },
    summary: {
      en: 'Three minutes look like chaos. They are five jobs done at once.',
      fr: 'Trois minutes ont l’air d’un chaos. Ce sont cinq tâches à la fois.',
    },
    picture: 'match',
    paragraphs: [
      {
        en: 'Watch the striker first, since only that ball can score. Then stop watching it: the goal is made by the teammates who reach the ring before it does and shoulder the guards aside.',
        fr: 'Regardez d’abord l’attaquant, puisque seul ce ballon peut marquer. Puis cessez : le but est fait par les coéquipiers qui atteignent l’anneau avant lui et écartent les défenseurs.',
      },
      {
        en: 'On the other end the job is to be in the way. A ball hovering in the line of the ring costs no battery to speak of, and a striker that must go round it loses a second it does not have.',
        fr: 'À l’autre bout, il s’agit de gêner. Un ballon en vol stationnaire dans l’axe de l’anneau ne consomme presque rien, et l’attaquant qui le contourne perd une seconde qu’il n’a pas.',
      },
      {
        en: 'The set is three minutes long, and the match is the best of three. Whoever wins the first set gets to choose how much risk the second deserves.',
        fr: 'La manche dure trois minutes, et le match se joue en deux manches gagnantes. Qui gagne la première choisit le risque que mérite la deuxième.',
      },
    ],
  },
  {
    slug: 'between-sets',
    title: { en: 'What to check between sets', fr: 'Que vérifier entre les manches' },
    summary: {
      en: 'A short pit routine that wins more matches than a new motor.',
      fr: 'Une courte routine de stand qui gagne plus de matchs qu’un moteur neuf.',
    },
    picture: 'super-pilot',
    paragraphs: [
      {
        en: 'Battery out first, always. Then turn the cage through your hands once: a cracked rib catches your thumb before it catches your eye.',
        fr: 'La batterie d’abord, toujours retirée. Puis faites tourner la cage une fois dans vos mains : une côte fêlée accroche le pouce avant l’œil.',
      },
      {
        en: 'Spin each propeller and listen. A chipped one hums; a bent shaft ticks. Change the propeller, not the trim.',
        fr: 'Faites tourner chaque hélice et écoutez. Une hélice ébréchée bourdonne; un arbre plié claque. Changez l’hélice, pas le réglage.',
      },
      {
        en: 'Last, the light. The referee tells the teams apart by it, so a ball with a dim cage has no business in the air.',
        fr: 'Enfin, la lumière. C’est elle qui distingue les équipes : un ballon à la cage pâle n’a rien à faire en vol.',
      },
    ],
  },
];

export const findPost = (slug: string | undefined): Post | undefined => posts.find((post) => post.slug === slug);
