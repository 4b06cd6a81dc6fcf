import type { LocalText } from '@dronesoccer/contracts';

/** The rendered pictures of the arena, by file name, and their descriptions for people who cannot see them. */
export const arenaPictures = {
  hero: {
    en: 'Ball drones with red and blue light trails in a night arena',
    fr: 'Drones-ballons aux traînées rouges et bleues dans un aréna de nuit',
  },
  match: {
    en: 'Five against five: ball drones fighting over the field',
    fr: 'Cinq contre cinq : des drones-ballons se disputent le terrain',
  },
  'goal-moment': {
    en: 'The red striker drone flies through the blue goal ring',
    fr: 'Le drone attaquant rouge traverse le but bleu',
  },
  'class-20': {
    en: 'A class 20 ball drone in its small arena',
    fr: 'Un drone sphérique de classe 20 dans son petit aréna',
  },
  'class-40': {
    en: 'A class 40 ball drone in the large arena',
    fr: 'Un drone sphérique de classe 40 dans le grand aréna',
  },
  racing: {
    en: 'Open cage racers rush through lit gates',
    fr: 'Des drones de course à cage ouverte franchissent des arches lumineuses',
  },
  simulation: {
    en: 'Flight simulator: a screen with a virtual arena, transmitter before it',
    fr: 'Simulateur de vol : un écran montrant un aréna virtuel, un émetteur devant',
  },
  'super-pilot': {
    en: 'A single drone in the spotlight, goggles and transmitter beside it',
    fr: 'Un seul drone sous le projecteur, lunettes et émetteur à côté',
  },
  learn: { en: 'A drone and its parts on a workbench', fr: 'Un drone et ses pièces sur un établi' },
  community: {
    en: 'Ten drones of two teams lined up on the arena floor',
    fr: 'Dix drones de deux équipes alignés sur le sol de l’aréna',
  },
  tournament: {
    en: 'The full field of a tournament under bright lights',
    fr: 'Le terrain complet d’un tournoi sous les projecteurs',
  },
  franchise: { en: 'A complete arena seen from outside', fr: 'Un aréna complet vu de l’extérieur' },
  partner: {
    en: 'A red and a blue drone meet in mid-air',
    fr: 'Un drone rouge et un drone bleu se rencontrent en plein vol',
  },
  membership: {
    en: 'A drone rests on a lit platform between two goal rings',
    fr: 'Un drone repose sur une plate-forme lumineuse entre deux buts',
  },
} as const satisfies Readonly<Record<string, LocalText>>;

export type ArenaPicture = keyof typeof arenaPictures;
