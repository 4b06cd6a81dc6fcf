import { type LocalText, typesetTexts } from '@dronesoccer/contracts';
import type { ArenaPicture } from './arena-pictures';

export interface Post {
  slug: string;
  title: LocalText;
  summary: LocalText;
  picture: ArenaPicture;
  paragraphs: readonly LocalText[];
}

export const posts: readonly Post[] = typesetTexts([
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
        en: 'Start with the floor you have. A class 20 arena is 4 by 8 metres; a class 40 arena is 8 by 16, four times the area. If you have to clear the room after every practice, choose class 20.',
        fr: 'Commencez par le plancher dont vous disposez. Un aréna de classe 20 fait 4 mètres sur 8, un aréna de classe 40, 8 sur 16 : quatre fois la surface. S’il faut vider la salle après chaque entraînement, choisissez la classe 20.',
      },
      {
        en: 'Next, think about weight. Under FIDA rules, a class 20 ball stays under 110 g; a class 40 ball can weigh up to 785 g before battery and receiver. Lighter balls break less and forgive more, so beginners fly longer between repairs.',
        fr: 'Pensez ensuite au poids. Selon la FIDA, un ballon de classe 20 reste sous 110 g; un ballon de classe 40 peut peser jusqu’à 785 g sans batterie ni récepteur. Un ballon léger casse moins et pardonne plus : on vole plus longtemps entre les réparations.',
      },
      {
        en: 'Finally, think about who you want to play against. In both classes the ring is one and a half times the size of the ball, 30 cm and 60 cm, so your aim carries over. Speed and weight do not: blocking in class 40 takes the patience you learn in class 20.',
        fr: 'Demandez-vous enfin contre qui vous voulez jouer. Dans les deux classes, l’anneau fait une fois et demie la taille du ballon, 30 cm et 60 cm : votre précision vous suit. La vitesse et le poids, eux, changent : bloquer en classe 40 demande la patience apprise en classe 20.',
      },
    ],
  },
  {
    slug: 'anatomy-of-a-set',
    title: { en: 'Anatomy of a set', fr: 'Anatomie d’une manche' },
    summary: {
      en: 'Three minutes that look like chaos are really five jobs done at once.',
      fr: 'Trois minutes qui ont l’air d’un chaos : en fait, cinq rôles joués en même temps.',
    },
    picture: 'match',
    paragraphs: [
      {
        en: 'Watch the striker first, since only that ball can score. Then look away: the goal is made by the teammates who get to the ring first and push the guards aside.',
        fr: 'Regardez d’abord l’attaquant, puisque seul ce ballon peut marquer. Puis regardez ailleurs : le but se prépare grâce aux coéquipiers qui arrivent à l’anneau avant lui et écartent les défenseurs.',
      },
      {
        en: 'At the other end, the job is to get in the way. Hovering in front of the ring uses little battery, and a striker who has to fly around you loses a second they do not have.',
        fr: 'À l’autre bout, il s’agit de bloquer le passage. Un ballon en vol stationnaire devant l’anneau consomme peu, et l’attaquant qui doit le contourner perd une seconde qu’il n’a pas.',
      },
      {
        en: 'A set lasts three minutes, and the match is best of three. Win the first set, and you decide how much risk to take in the second.',
        fr: 'La manche dure trois minutes, et le match se joue en deux manches gagnantes. L’équipe qui gagne la première choisit le risque qu’elle prendra dans la deuxième.',
      },
    ],
  },
  {
    slug: 'between-sets',
    title: { en: 'What to check between sets', fr: 'Que vérifier entre les manches' },
    summary: {
      en: 'A quick pit routine wins more matches than a new motor.',
      fr: 'Une courte routine d’entretien fait gagner plus de matchs qu’un moteur neuf.',
    },
    picture: 'super-pilot',
    paragraphs: [
      {
        en: 'Always take the battery out first. Then turn the cage once in your hands: you will feel a cracked rib before you see it.',
        fr: 'Retirez toujours la batterie d’abord. Puis faites tourner la cage une fois dans vos mains : on sent une côte fêlée avant de la voir.',
      },
      {
        en: 'Spin each propeller and listen. A chipped propeller hums; a bent shaft ticks. Replace the propeller instead of adjusting the trim.',
        fr: 'Faites tourner chaque hélice et écoutez. Une hélice ébréchée bourdonne; un arbre plié claque. Remplacez l’hélice au lieu de corriger le réglage.',
      },
      {
        en: 'Last, check the light. The referee uses it to tell the teams apart, so do not fly a ball with a dim cage.',
        fr: 'Enfin, vérifiez la lumière. C’est elle qui distingue les équipes : ne faites pas voler un ballon dont la cage éclaire mal.',
      },
    ],
  },
]);

export const findPost = (slug: string | undefined): Post | undefined => posts.find((post) => post.slug === slug);
