/** The arena pictures: each name with its alternative text in English and French. */
export const arenaPictures: Record<string, readonly [string, string]> = {
  hero: [
    'Ball drones with red and blue light trails in a night arena',
    'Drones sphériques aux traînées rouges et bleues dans un aréna de nuit',
  ],
  match: [
    'Five against five: ball drones fighting over the field',
    'Cinq contre cinq : drones sphériques disputant le terrain',
  ],
  'goal-moment': [
    'The red striker drone flies through the blue goal ring',
    'Le drone attaquant rouge traverse le but bleu',
  ],
  'class-20': ['A class 20 ball drone in its small arena', 'Un drone sphérique de classe 20 dans son petit aréna'],
  'class-40': ['A class 40 ball drone in the large arena', 'Un drone sphérique de classe 40 dans le grand aréna'],
  racing: [
    'Open cage racers rush through lit gates',
    'Des drones de course à cage ouverte franchissent des arches lumineuses',
  ],
  simulation: [
    'Flight simulator: a screen with a virtual arena, transmitter before it',
    'Simulateur de vol : un écran montrant un aréna virtuel, un émetteur devant',
  ],
  'super-pilot': [
    'A single drone in the spotlight, goggles and transmitter beside it',
    'Un seul drone sous le projecteur, lunettes et émetteur à côté',
  ],
  learn: ['A drone and its parts on a workbench', 'Un drone et ses pièces sur un établi'],
  community: [
    'Ten drones of two teams lined up on the arena floor',
    "Dix drones de deux équipes alignés sur le sol de l'aréna",
  ],
  tournament: [
    'The full field of a tournament under bright lights',
    "Le terrain complet d'un tournoi sous les projecteurs",
  ],
  franchise: ['A complete arena seen from outside', "Un aréna complet vu de l'extérieur"],
  partner: ['A red and a blue drone meet in mid-air', 'Un drone rouge et un drone bleu se rencontrent en plein vol'],
  membership: [
    'A drone rests on a lit platform between two goal rings',
    'Un drone repose sur une plate-forme lumineuse entre deux buts',
  ],
  coach: [
    'A coach shows a young pilot in goggles where to fly',
    'Un entraîneur montre à une jeune pilote à lunettes où voler',
  ],
  net: [
    'Children at the net watch a drone with blue lights in flight',
    'Au filet, des enfants regardent voler un drone aux lumières bleues',
  ],
  pilot: [
    'A pilot in goggles, thumbs on the sticks, flies a drone with blue lights',
    'Lunettes sur les yeux et pouces sur les manettes, une personne pilote un drone aux lumières bleues',
  ],
  workbench: [
    'Two hands with a screwdriver work on a drone in its open cage',
    'Deux mains travaillent au tournevis sur un drone dans sa cage ouverte',
  ],
  avatar: ['Ball cage seen from the front', 'Cage sphérique vue de face'],
};
