import { type LocalText, typesetTexts } from '@dronesoccer/contracts';

/** The rendered pictures of the arena by file name, with their alternative texts. */
export const arenaPictures = typesetTexts({
  hero: {
    en: 'Ball drones trailing red and blue light in a dark arena',
    fr: 'Drones-ballons aux traînées rouges et bleues dans un aréna sombre',
  },
  match: {
    en: 'Five against five: ball drones battle in mid-field',
    fr: 'Cinq contre cinq : des drones-ballons se disputent le centre du terrain',
  },
  'goal-moment': {
    en: 'The red striker drone flies through the blue goal ring',
    fr: 'Le drone attaquant rouge traverse le but bleu',
  },
  'class-20': {
    en: 'A class 20 ball drone in a small arena',
    fr: 'Un drone-ballon de classe 20 dans un petit aréna',
  },
  'class-40': {
    en: 'A class 40 ball drone in a large arena',
    fr: 'Un drone-ballon de classe 40 dans un grand aréna',
  },
  racing: {
    en: 'Open-cage racing drones speed through lit gates',
    fr: 'Des drones de course à cage ouverte franchissent des arches lumineuses',
  },
  simulation: {
    en: 'A flight simulator: a virtual arena on screen, with a transmitter in front',
    fr: 'Un simulateur de vol : un aréna virtuel à l’écran, un émetteur devant',
  },
  pilot: {
    en: 'A pilot in goggles, thumbs on the sticks, flies a drone with blue lights',
    fr: 'Lunettes sur les yeux et pouces sur les manettes, une personne pilote un drone aux lumières bleues',
  },
  learn: { en: 'A drone and its parts on a workbench', fr: 'Un drone et ses pièces sur un établi' },
  community: {
    en: 'Ten drones from two teams lined up on the arena floor',
    fr: 'Dix drones de deux équipes alignés sur le sol de l’aréna',
  },
  tournament: {
    en: 'A tournament field under bright lights',
    fr: 'Un terrain de tournoi sous les projecteurs',
  },
  franchise: { en: 'A complete arena seen from outside the net', fr: 'Un aréna complet vu de l’extérieur du filet' },
  partner: {
    en: 'A red and a blue drone meet in mid-air',
    fr: 'Un drone rouge et un drone bleu se rencontrent en plein vol',
  },
  membership: {
    en: 'A drone resting on a lit platform between two goal rings',
    fr: 'Un drone repose sur une plateforme lumineuse entre deux buts',
  },
} satisfies Readonly<Record<string, LocalText>>);

export type ArenaPicture = keyof typeof arenaPictures;
